import type { Lesson, Moves, Seat } from "@roundtable/kernel";
import type { DiceCity } from "../rules/dice-city.ts";

/** A watch tower, bazaar, storehouse, festival hall, great wall, manor, church and town hall lie open. */
const OPEN = [12, 15, 27, 33, 39, 42, 48, 54];
const DECK = Array.from({ length: 60 }, (_, card) => card).filter((card) => !OPEN.includes(card));

/** The faces of the white, yellow, red, blue and black die, as chance counts them. */
function rolled(...faces: readonly [number, number, number, number, number]): number[] {
  return faces.map((face) => face - 1);
}

/** A turn of which nobody needs to see more than the board; the dice are rolled for the next one. */
function turnOf(seat: Seat, answers: string, chance: readonly number[] = []): Moves[] {
  const each: Moves[] = answers.split(" ").map((answer) => ({ seat, answer }));
  return [...each.slice(0, -1), { seat, answer: each.at(-1)?.answer ?? "done", chance }];
}

/** Seven turns of a match for two, three of them quickly; the learner begins. */
export const lesson = {
  seats: 2,
  learner: 0,
  setup: [0, DECK, ...rolled(1, 6, 1, 1, 2), ...rolled(2, 3, 3, 2, 1)],
  steps: [
    { say: "city", beside: "die-0-white" },
    { ask: "use-white", beside: "die-0-white", answer: "use-white", otherwise: "first-white" },
    { ask: "use-yellow", beside: "die-0-yellow", answer: "use-yellow", otherwise: "now-yellow" },
    { ask: "use-red", beside: "die-0-red", answer: "use-red", otherwise: "now-red" },
    { ask: "use-black", beside: "die-0-black", answer: "use-black", otherwise: "now-black" },
    { ask: "spend-blue", beside: "spend-blue", answer: "spend-blue", otherwise: "not-use-blue" },
    { ask: "take-pass", beside: "passes-0", answer: "pass", otherwise: "rather-pass" },
    { say: "market", beside: "lumber-mill" },
    { ask: "buy-mill", beside: "lumber-mill", answer: "buy-lumber-mill", otherwise: "rather-mill" },
    { ask: "place-mill", beside: "blue-1", answer: "blue-1", otherwise: "not-there" },
    { ask: "buy-army", beside: "regular-army", answer: "buy-regular-army", otherwise: "rather-army" },
    { ask: "place-army", beside: "red-2", answer: "red-2", otherwise: "not-there" },
    {
      ask: "end-turn",
      beside: "done",
      answer: "done",
      otherwise: "nothing-left",
      chance: rolled(2, 1, 2, 1, 1),
    },
    ...turnOf(1, "use-white use-black done buy-quarry black-1 done", rolled(3, 3, 1, 4, 1)),

    { ask: "use-army", beside: "die-0-red", answer: "use-red", otherwise: "first-army" },
    { ask: "spend-white", beside: "spend-white", answer: "spend-white", otherwise: "rather-move" },
    { ask: "move-yellow", beside: "move-yellow-right", answer: "move-yellow-right", otherwise: "only-there" },
    { ask: "use-militia", beside: "die-0-yellow", answer: "use-yellow", otherwise: "now-militia" },
    { ask: "use-mill", beside: "die-0-blue", answer: "use-blue", otherwise: "now-mill" },
    { ask: "use-mountain", beside: "die-0-black", answer: "use-black", otherwise: "now-mountain" },
    {
      ask: "bandits",
      beside: "bandit-2",
      answer: "bandit-2",
      otherwise: "rather-bandits",
      wrong: { "attack-1-black-1": "no-points-there" },
    },
    {
      ask: "save",
      beside: "wood-0",
      answer: "done",
      otherwise: "save-up",
      chance: rolled(3, 1, 1, 1, 1),
    },
    ...turnOf(1, "use-white use-red use-black done buy-mine red-1 done", rolled(1, 6, 1, 4, 1)),

    { say: "later", quickly: true },
    ...turnOf(
      0,
      "use-white use-yellow use-red use-blue use-black buy-quarry yellow-1 buy-mine red-1 done",
      rolled(4, 1, 1, 1, 6),
    ),
    ...turnOf(
      1,
      "use-white use-yellow use-red use-black done buy-lumber-mill yellow-6 done",
      rolled(1, 6, 1, 4, 1),
    ),
    ...turnOf(0, "use-yellow use-red use-blue done buy-town-hall white-6 done", rolled(6, 1, 5, 1, 4)),
    ...turnOf(1, "use-white use-yellow use-red use-black done ship-10 done", rolled(2, 2, 3, 4, 1)),

    { say: "town-hall", beside: "die-0-white" },
    { ask: "use-town-hall", beside: "die-0-white", answer: "use-white", otherwise: "first-town-hall" },
    { ask: "copy-mine", beside: "red-1", answer: "red-1", otherwise: "rather-mine" },
    { ask: "use-mill-again", beside: "die-0-blue", answer: "use-blue", otherwise: "now-mill" },
    { ask: "use-quarry", beside: "die-0-yellow", answer: "use-yellow", otherwise: "now-quarry" },
    { ask: "use-house", beside: "die-0-red", answer: "use-red", otherwise: "now-house" },
    { ask: "spend-black", beside: "spend-black", answer: "spend-black", otherwise: "not-use-black" },
    { ask: "take-pass-again", beside: "passes-0", answer: "pass", otherwise: "rather-pass" },
    { ask: "end-dice", beside: "done", answer: "done", otherwise: "keep-passes" },
    { ask: "ship", beside: "ship-10", answer: "ship-10", otherwise: "rather-ship" },
    {
      ask: "end-turn-again",
      beside: "done",
      answer: "done",
      otherwise: "nothing-left",
      chance: rolled(1, 1, 1, 1, 1),
    },
    ...turnOf(1, "use-white done done", rolled(3, 3, 4, 4, 2)),

    { say: "last-ships", quickly: true },
    ...turnOf(
      0,
      "use-yellow use-red use-blue use-white use-black done buy-storehouse black-4 done",
      rolled(2, 1, 1, 1, 3),
    ),
    ...turnOf(1, "use-white done done", rolled(5, 2, 2, 3, 4)),
    ...turnOf(0, "use-white use-yellow use-red use-blue use-black"),

    {
      ask: "trade-passes",
      beside: "passes-0",
      answer: "passes-iron",
      otherwise: "iron-is-missing",
      wrong: { done: "do-not-waste" },
    },
    { ask: "great-ship", beside: "ship-20", answer: "ship-20", otherwise: "rather-great-ship" },
    { ask: "last-turn", beside: "done", answer: "done", otherwise: "nothing-left" },
    ...turnOf(1, "done done"),
    { say: "won" },
  ],
} as const satisfies Lesson<DiceCity>;
