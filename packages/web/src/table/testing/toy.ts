import type { Game } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";

// A game whose only question is whether to go.

export const toyTable: GameTable = { Board: () => null, pieces: {} };

export const toy = {
  id: "toy",
  takeBack: "by-agreement",
  after: (view: unknown) => view,
} as unknown as Game;

export const toyText = {
  locale: "en",
  name: "Toy",
  tagline: "",
  question: { move: () => ["Go?"] },
  waiting: { move: () => ["Somebody goes."] },
  answer: { go: () => ["Go"] },
  event: { dealt: () => ["Dealt."], moved: () => ["Moved."], paid: () => ["Paid."] },
  piece: {},
  rules: [],
} as unknown as GameText;
