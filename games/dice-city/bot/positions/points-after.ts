import { copyOf, type Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import { type Answer, game } from "../../rules/index.ts";
import { scoreOf } from "../../rules/score.ts";
import type { State } from "../../rules/state.ts";

/** What each answer leads to in a turn after which nothing comes: the most points that can still be made, by every way there is. */
export function pointsAfter(state: State, seat: Seat): ReadonlyMap<string, number> {
  const search = new Exhaustive(seat);
  return new Map(search.answersIn(state).map((answer) => [answer.id, search.after(state, answer)]));
}

/** The answers that lead to the most. */
export function bestAnswers(after: ReadonlyMap<string, number>): readonly string[] {
  const most = Math.max(...after.values());
  return [...after].filter(([, points]) => points === most).map(([answer]) => answer);
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
    return (game.decision(state, this.#seat)?.answers ?? []).filter((answer) => {
      if (answer.kind !== "spot") return true;
      // In the last turn it is one whether this or another of the same kind in the row is built on.
      const place = `${answer.row} ${answer.location}`;
      const isNew = !places.has(place);
      places.add(place);
      return isNew;
    });
  }

  after(from: State, answer: Answer): number {
    const state = copyOf(game, from);
    const turn = state.turn.number;
    game.apply(state, this.#seat, answer, CERTAIN);
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

/** Positions in which nothing is left to chance: whatever asks for it has no place in them. */
const CERTAIN = { chance: { pick: uncertain, order: uncertain }, tell() {}, reveal() {} };

function uncertain(): never {
  throw new Error("Something is left to chance.");
}
