import { type Game, type Seat, seatsOf, type Shape } from "@roundtable/kernel";
import type { Adviser } from "../../adviser.ts";

/**
 * The smallest game with luck, a choice and a lie. Each has a hidden stone from the deal; then, in turn, each either casts a
 * die or lays a block of three. The highest tower wins, stone and all.
 */
export interface Tower extends Shape {
  state: { readonly stones: number[]; readonly towers: number[]; at: number };
  view: { readonly awaited: null; readonly towers: readonly number[] };
  question: { readonly kind: "build" };
  answer: { readonly kind: "cast" | "block" | "pass"; readonly id: string };
  event:
    | { readonly kind: "built"; readonly seat: Seat; readonly by: number }
    | { readonly kind: "shown"; readonly stones: readonly number[] };
  statement: { readonly kind: "heavy" };
}

const ROUNDS = 2;
const BLOCK = 3;
const HEAVY = 2;

const isOver = ({ at, towers }: Tower["state"]): boolean => at === towers.length * ROUNDS;

export const tower: Game<Tower> = {
  id: "tower",
  version: 1,
  seats: { min: 2, max: 4, usual: 2 },
  options: {},
  takeBack: "by-agreement",
  check: () => ({ errors: [], warnings: [] }),
  setup: (seats, _options, { chance }) => ({
    stones: seatsOf(seats).map(() => chance.pick(HEAVY + 1)),
    towers: seatsOf(seats).map(() => 0),
    at: 0,
  }),
  asked: (state) => (isOver(state) ? [] : [state.at % state.towers.length]),
  decision(state, seat) {
    if (!tower.asked(state).includes(seat)) return null;
    const answers = (["cast", "block", "pass"] as const).map((kind) => ({ kind, id: kind }));
    return { question: { kind: "build" }, answers };
  },
  apply(state, seat, { kind }, dealer) {
    const by = kind === "pass" ? 0 : kind === "block" ? BLOCK : dealer.chance.pick(6) + 1;
    state.towers[seat] = (state.towers[seat] ?? 0) + by;
    state.at++;
    dealer.tell({ kind: "built", seat, by });
    if (isOver(state)) dealer.reveal({ kind: "shown", stones: [...state.stones] });
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const heights = state.towers.map((height, seat) => height + (state.stones[seat] ?? 0));
    return { winners: seatsOf(heights.length).filter((seat) => heights[seat] === Math.max(...heights)) };
  },
  view: ({ towers }) => ({ awaited: null, towers: [...towers] }),
  see: (told) => told,
  after: (view) => view,
  replay: { stripUntold: () => ({}) },
  redeal: (state, viewer, chance) => ({
    ...state,
    towers: [...state.towers],
    stones: state.stones.map((stone, seat) => (seat === viewer ? stone : chance.pick(HEAVY + 1))),
  }),
  retell: (event) => event,
  secrets: ({ stones }, viewer) => ({ stones: stones.filter((_, seat) => seat !== viewer) }),
  talk: {
    open: () => true,
    read: () => ({ kind: "heavy" }),
    examples: () => [{ kind: "heavy" }],
  },
};

/** Counts every end of the game, with everybody casting from here on. */
function counted(state: Tower["state"]): number[] {
  const outcome = tower.outcome(state);
  if (outcome !== null) return state.towers.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const seat = state.at % state.towers.length;
  const sums = state.towers.map(() => 0);
  for (let side = 1; side <= 6; side++) {
    const towers = state.towers.with(seat, (state.towers[seat] ?? 0) + side);
    for (const [nth, odds] of counted({ ...state, towers, at: state.at + 1 }).entries())
      sums[nth] = (sums[nth] ?? 0) + odds / 6;
  }
  return sums;
}

/** Knows exactly what casting brings; passing is not worth a thought to it. */
export const towerAdviser: Adviser<Tower> = {
  odds: counted,
  weigh({ seat, seats, view, decision, world }, chance) {
    const weighed = decision.answers
      .filter(({ kind }) => kind !== "pass")
      .map(({ kind, id }) => {
        const state = tower.redeal({ ...world, towers: [...view.towers] }, seat, chance);
        const odds =
          kind === "block"
            ? (counted(afterBlock(state, seat))[seat] ?? 0)
            : average(6, (side) => counted(afterCast(state, seat, side))[seat] ?? 0);
        return { answer: id, odds, give: 0, reasons: [{ kind: "of", seats }] };
      });
    return weighed.toSorted((one, other) => other.odds - one.odds);
  },
  suspicious: {
    suspicions: ({ view }) => view.towers.map((height) => height / 20),
    evidence:
      ({ view }, before) =>
      (seat) =>
        view.towers[seat] === before?.view.towers[seat] ? [] : [{ kind: "grown", seat }],
    isLie: ({ seat, say }, { stones }) => "statement" in say && stones[seat] !== HEAVY,
    isExposed: ({ seat }, { view }) => (view.towers[seat] ?? 0) > 0,
  },
};

function afterBlock(state: Tower["state"], seat: Seat): Tower["state"] {
  return { ...state, towers: state.towers.with(seat, (state.towers[seat] ?? 0) + BLOCK), at: state.at + 1 };
}

function afterCast(state: Tower["state"], seat: Seat, side: number): Tower["state"] {
  return { ...state, towers: state.towers.with(seat, (state.towers[seat] ?? 0) + side), at: state.at + 1 };
}

function average(times: number, of: (nth: number) => number): number {
  return Array.from({ length: times }, (_, nth) => of(nth + 1)).reduce((sum, one) => sum + one, 0) / times;
}
