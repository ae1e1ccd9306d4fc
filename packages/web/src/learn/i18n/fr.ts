import type { LearnText } from "./index.ts";

export const text: LearnText = {
  learn: "Apprendre en cinq minutes",
  newHere: "Vous le découvrez ? Un guide vous montre comment on joue, à la vraie table.",
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
