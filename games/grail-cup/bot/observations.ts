import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "../rules/board.ts";
import type { GrailCupEvent, Space } from "../rules/index.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { outlook } from "./outlook.ts";
import { A_CALL } from "./reach.ts";
import type { Fortune } from "./reason.ts";

/** The statistics of one knight over all rounds sampled after one answer. */
export class Fortunes {
  readonly times = new Map<Fortune, number>();
  spaces = 0;
  odds = 0;

  add(fortune: Fortune): void {
    this.times.set(fortune, (this.times.get(fortune) ?? 0) + 1);
  }
}

/** The observations after one answer, by seat. */
export class Seen {
  rounds = 0;
  readonly knights: readonly Fortunes[];

  constructor(seats: number) {
    this.knights = Array.from({ length: seats }, () => new Fortunes());
  }

  /** Starts one more round: it gets the events, and then the end. */
  watch(): Watching {
    this.rounds++;
    return new Watching(this);
  }

  share(seat: Seat, fortune: Fortune): number {
    return (this.knights[seat]?.times.get(fortune) ?? 0) / Math.max(1, this.rounds);
  }

  /** The mean final space of the knight. */
  space(seat: Seat): number {
    return (this.knights[seat]?.spaces ?? 0) / Math.max(1, this.rounds);
  }

  odds(seat: Seat): number {
    return (this.knights[seat]?.odds ?? 0) / Math.max(1, this.rounds);
  }
}

class Watching {
  readonly #seen: Seen;
  /** Each counts once per round, however often it happens. */
  readonly #had = new Map<Seat, Set<Fortune>>();

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  readonly hear = (event: GrailCupEvent): void => {
    switch (event.kind) {
      case "moved":
        if (event.cause === "goblin" || event.cause === "boots") this.#note(event.seat, event.cause);
        return;
      case "blocked":
        return this.#note(event.seat, "stopped");
      case "exchanged":
        if (event.space <= event.withSpace) return;
        this.#note(event.seat, "strikes");
        return this.#note(event.with, "cursed");
      case "claimed":
        if (event.right) this.#note(event.seat, "claims");
        return;
      default:
        return;
    }
  };

  conclude(end: State): void {
    const { winner, seal, dragon } = end;
    const first = firstInRace(end);
    const chances = outlook(end);
    for (const [seat, fortunes] of this.#seen.knights.entries()) {
      const { space, lances } = knightOf(end, seat);
      fortunes.spaces += winner === seat ? boardNamed(end.board).finish : space;
      fortunes.odds += chances[seat] ?? 0;
      if (winner === seat) this.#note(seat, "grail");
      if (first === seat) this.#note(seat, "leads");
      if (lances > 0) this.#note(seat, "armed");
      else if (isClose(space, dragon)) this.#note(seat, "barred");
      if (winner === null && seal === seat) this.#note(seat, "seal");
    }
  }

  #note(seat: Seat, fortune: Fortune): void {
    const had = this.#had.get(seat) ?? new Set();
    this.#had.set(seat, had);
    if (had.has(fortune)) return;
    had.add(fortune);
    this.#seen.knights[seat]?.add(fortune);
  }
}

function isClose(space: Space, dragon: Space): boolean {
  return space < dragon && dragon <= space + A_CALL;
}
