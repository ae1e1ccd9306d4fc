import type { Lesson } from "@roundtable/kernel";
import type { GrailCup } from "../rules/grail-cup.ts";

/** Five rounds at a table of four; the learner sits on the first seat. Cards count from 0: the Fairy, 8, is 7 here. */
export const lesson = {
  seats: 4,
  learner: 0,
  setup: [
    // The learner starts with 8, last of all and with a lance; the next with 7, 4 and 6.
    [7, 6, 3, 5],
    // Boots on 8, 30, 34 and 44, a lure on 12, a magnet on 19.
    [0, 8, 4, 15, 5, 12, 1, 2, 6, 13, 3],
    // Face up 2, 3, 5; face down 9.
    [1, 2, 4, 8],
  ],
  steps: [
    { say: "grail", beside: "space-finish" },
    { say: "knight", beside: "knight-0" },
    { ask: "keep-fairy", beside: "card-8", answer: "keep-8", otherwise: "not-this-ally" },
    { ask: "pass-left", beside: "left", answer: "left", otherwise: "not-right" },
    { seat: 1, answer: "keep-6" },
    { seat: 2, answer: "keep-7" },
    { seat: 3, answer: "keep-4" },
    { say: "calls", beside: "call-6" },
    {
      ask: "ride-to-clover",
      beside: "token-8",
      answer: "steps-6",
      otherwise: "too-short-for-clover",
      // A lure comes to lie on 8.
      chance: [1],
    },
    {
      ask: "lure",
      beside: "space-11",
      answer: "space-11",
      otherwise: "dragon-elsewhere",
      // A Goblin comes to lie on 12; round 2: face up 1, 3, 4, face down 8.
      chance: [0, [0, 2, 3, 7]],
    },
    { seat: 2, answer: "keep-5" },
    { seat: 2, answer: "right" },
    { seat: 1, answer: "keep-6" },
    { say: "round", beside: "card-7" },
    {
      ask: "keep-priest",
      beside: "card-7",
      answer: "keep-7",
      otherwise: "squire-is-slow",
      wrong: { "keep-9": "nobody-ahead" },
    },
    { seat: 3, answer: "keep-9" },
    // The Goblin; a lure comes to lie on 12.
    { seat: 2, answer: "space-13", chance: [0] },
    { seat: 1, answer: "spend-lance" },
    // Another magnet comes to lie on 19.
    { seat: 1, answer: "knight-3", chance: [2] },
    { say: "blocked", beside: "dragon" },
    {
      ask: "spend-lance",
      beside: "knight-0",
      answer: "spend-lance",
      otherwise: "not-stopping",
      // Round 3: face up 1, 5, 7, face down 3.
      chance: [[0, 4, 6, 2]],
    },
    { seat: 2, answer: "keep-4" },
    { seat: 2, answer: "right" },
    { seat: 1, answer: "keep-6" },
    { say: "leader", beside: "knight-1" },
    { ask: "keep-fairy-again", beside: "card-8", answer: "keep-8", otherwise: "not-two" },
    { seat: 3, answer: "keep-9" },
    { seat: 2, answer: "spend-lance" },
    {
      ask: "ride-to-village",
      beside: "steps-2",
      answer: "steps-2",
      otherwise: "no-village-there",
      // The seal; round 4: face up 2, 3, 5, face down 9.
      chance: [0, [1, 2, 4, 8]],
    },
    { say: "seal", beside: "die" },
    { ask: "keep-enchantress", beside: "card-1", answer: "keep-1", otherwise: "too-far-behind" },
    { ask: "pass-to-leader", beside: "left", answer: "left", otherwise: "not-away-from-leader" },
    { seat: 1, answer: "keep-6" },
    { seat: 2, answer: "keep-7" },
    { seat: 3, answer: "keep-8" },
    {
      ask: "curse",
      beside: "call-6",
      answer: "curse-6",
      otherwise: "not-the-one-to-fear",
      wrong: { "curse-2": "lies-face-up", "curse-3": "lies-face-up", "curse-5": "lies-face-up" },
      // A lure comes to lie on 30, on 34 and on 19.
      chance: [0, 0, 0],
    },
    // The thief, in vain; round 5: face up 1, 2, 3, face down 5.
    { seat: 3, answer: "steps-2", chance: [1, [0, 1, 2, 4]] },
    { seat: 2, answer: "keep-7" },
    { seat: 2, answer: "right" },
    { seat: 1, answer: "keep-6" },
    { say: "swapped", beside: "knight-0" },
    {
      ask: "keep-fairy-to-win",
      beside: "card-8",
      answer: "keep-8",
      otherwise: "smith-is-short",
      wrong: { "keep-9": "nobody-ahead" },
    },
    { seat: 3, answer: "keep-9" },
    { ask: "ride-to-win", beside: "token-44", answer: "steps-6", otherwise: "no-clover-there" },
    { say: "won", beside: "knight-0" },
  ],
} as const satisfies Lesson<GrailCup>;
