import { copyOf, type Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import { type Answer, game, LOCATIONS } from "../../rules/index.ts";
import { scoreOf } from "../../rules/scoring/score.ts";
import type { State } from "../../rules/state.ts";

/**
 * Solves a turn after which nothing follows: for each answer the most points that can still be made, over all
 * continuations. Rolled dice are averaged over every face.
 */
export function pointsAfter(state: State, seat: Seat): ReadonlyMap<string, number> {
  const search = new Exhaustive(seat);
  return new Map(search.answersIn(state).map((answer) => [answer.id, search.after(state, answer)]));
}

/** The answers that lead to the most. */
export function bestAnswers(after: ReadonlyMap<string, number>): readonly string[] {
  const most = Math.max(...after.values());
  return [...after].filter(([, points]) => points > most - 1e-9).map(([answer]) => answer);
}

/** More positions than this are too many to go through. */
const MOST = 6000;

class Exhaustive {
  readonly #seat: Seat;
  readonly #known = new Map<string, number>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  answersIn(state: State): readonly Answer[] {
    const places = new Set<string>();
    const isBuilding = state.turn.step === "build";
    const byRow = hasCathedral(state, this.#seat);
    return (game.decision(state, this.#seat)?.answers ?? []).filter((answer) => {
      if (answer.kind !== "spot") return true;
      const { points, type } = LOCATIONS[answer.location];
      // Symmetries of the last turn. It does not matter which of several equal cells of a row is built on. Once the
      // dice are spent, neither does which of several cells with the same points. The row matters only for a Cathedral.
      const kind = isBuilding ? `${points} ${type === "cultural"}` : answer.location;
      const place = `${isBuilding && !byRow ? "" : answer.row} ${kind}`;
      const isNew = !places.has(place);
      places.add(place);
      return isNew;
    });
  }

  after(from: State, answer: Answer): number {
    const outcomes = outcomesOf(from, this.#seat, answer);
    return outcomes.reduce((sum, { state, chance }) => sum + chance * this.#in(state, from.turn.number), 0);
  }

  #in(state: State, turn: number): number {
    if (state.over || state.turn.number !== turn) return scoreOf(playerAt(state, this.#seat)).total;
    const { players, market, turn: now, tasks } = state;
    const key = JSON.stringify([
      players,
      market.display,
      market.piles,
      market.bandits,
      market.ships,
      now,
      tasks,
    ]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = Math.max(...this.answersIn(state).map((next) => this.after(state, next)));
    this.#known.set(key, best);
    if (this.#known.size > MOST) throw new Error("There are too many ways.");
    return best;
  }
}

function hasCathedral({ players, market, tasks }: State, seat: Seat): boolean {
  return JSON.stringify([players[seat]?.city, market.display, market.deck, tasks]).includes("cathedral");
}

/** All that may come of an answer: each face of each die that is rolled. */
function outcomesOf(from: State, seat: Seat, answer: Answer): { state: State; chance: number }[] {
  const found: { state: State; chance: number }[] = [];
  const untried: { picks: readonly number[]; chance: number }[] = [{ picks: [], chance: 1 }];
  for (let roll = untried.pop(); roll !== undefined; roll = untried.pop()) {
    const { picks, chance } = roll;
    let nth = 0;
    const pick = (sides: number) => {
      const picked = picks[nth++];
      if (picked === undefined) throw new Unpicked(sides);
      return picked;
    };
    const state = copyOf(game, from);
    try {
      game.apply(state, seat, answer, { chance: { pick, order: uncertain }, tell() {}, reveal() {} });
      found.push({ state, chance });
    } catch (stop) {
      if (!(stop instanceof Unpicked)) throw stop;
      for (let face = 0; face < stop.sides; face++)
        untried.push({ picks: [...picks, face], chance: chance / stop.sides });
    }
  }
  return found;
}

class Unpicked extends Error {
  readonly sides: number;

  constructor(sides: number) {
    super("A die is rolled.");
    this.sides = sides;
  }
}

/** Positions in which no cards are dealt. */
function uncertain(): never {
  throw new Error("Something is left to chance.");
}
