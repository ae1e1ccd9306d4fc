import type { LearnText } from "./index.ts";

export const text: LearnText = {
  learn: "Apprendre en cinq minutes",
  newHere: "Vous le découvrez\u202f? Un guide vous fait jouer une vraie partie.",
  justPlay: "Jouer tout de suite",
  print: "Imprimer",
  coach: "Astuce",
  understood: "Compris",
  noMore: "Ne plus montrer d’astuces",
  guide: "Guide",
  learner: "Vous",
  progress: "Où vous en êtes",
  next: "Suite",
  restart: "Depuis le début",
  again: "Encore une fois",
  nextLesson: "La leçon suivante",
  readFirst: "Appuyez d’abord sur « Suite ».",
  pressAgain: "Appuyez encore une fois pour choisir.",
};
