import type { LearnText } from "./index.ts";

export const text: LearnText = {
  learn: "Научиться за пять минут",
  newHere: "Играете впервые? Наставник покажет за настоящим столом, как это делается.",
  justPlay: "Просто играть",
  print: "Напечатать",
  coach: "Совет",
  understood: "Понятно",
  noMore: "Больше не советовать",
  guide: "Наставник",
  learner: "Вы",
  progress: "Сколько пройдено",
  next: "Дальше",
  restart: "С начала",
  again: "Ещё раз",
  nextLesson: "Следующий урок",
  readFirst: "Сначала нажмите «Дальше».",
  pressAgain: "Нажмите ещё раз, чтобы выбрать.",
};
