export const text = {
  learn: "Learn it in five minutes",
  guide: "Guide",
  learner: "You",
  progress: "How far you are",
  next: "Next",
  restart: "From the beginning",
  again: "Once more",
  nextLesson: "The next lesson",
  readFirst: "First press “Next”.",
  pressAgain: "Press it once more to choose it.",
};
