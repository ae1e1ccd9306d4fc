import type { LearnText } from "./index.ts";

export const text: LearnText = {
  learn: "Научиться за пять минут",
  newHere: "Играете впервые? Наставник проведёт вас через настоящую партию.",
  justPlay: "Просто играть",
  print: "Напечатать",
  coach: "Совет",
  understood: "Понятно",
  noMore: "Отключить советы",
  guide: "Наставник",
  learner: "Вы",
  progress: "Пройдено",
  next: "Дальше",
  restart: "Начать сначала",
  again: "Ещё раз",
  nextLesson: "Следующий урок",
  readFirst: "Сначала нажмите «Дальше».",
  pressAgain: "Нажмите ещё раз, чтобы выбрать.",
};
