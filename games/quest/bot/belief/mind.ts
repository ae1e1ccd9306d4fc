import type { Chance, Seat } from "@roundtable/kernel";
import { type Side, sideOf } from "../../rules/characters.ts";
import type { MineView } from "../../rules/quest.ts";
import { type Belief, believe, evilChances } from "./belief.ts";
import { type Knowledge, ownKnowledge, pretendedKnowledge, type Sight } from "./knowledge.ts";
import type { Temper } from "./temper.ts";

/** One bot at one decision: what it believes, and what it would have others think that it believes. */
export class Mind {
  readonly sight: Sight;
  readonly chance: Chance;
  readonly temper: Temper;
  readonly mine: MineView;
  readonly side: Side;
  #belief: Belief | undefined;
  #story: Belief | undefined;
  #evil: readonly number[] | undefined;
  #blamed: readonly number[] | undefined;

  constructor(sight: Sight, chance: Chance, temper: Temper) {
    this.sight = sight;
    this.chance = chance;
    const { mine } = sight.view;
    if (mine === null) throw new Error("A bot has a character.");
    this.mine = mine;
    this.side = sideOf(mine.character);
    this.temper = this.side === "good" ? temper : { ...temper, reads: temper.feigns };
  }

  get belief(): Belief {
    return (this.#belief ??= this.believes(ownKnowledge(this.sight)));
  }

  /** What a good player in its place would believe. A good one needs no story. */
  get story(): Belief {
    if (this.side === "good") return this.belief;
    return (this.#story ??= this.supposes(this.sight.seat));
  }

  /** What somebody minded like this one, who knows so much, makes of everything. */
  believes(knowledge: Knowledge): Belief {
    return believe(this.sight, knowledge, this.chance, this.temper);
  }

  /** What a good player on this seat would most likely make of everything. */
  supposes(seat: Seat): Belief {
    return this.believes(pretendedKnowledge(this.sight, seat));
  }

  /** How likely this seat is evil. */
  evil(seat: Seat): number {
    this.#evil ??= evilChances(this.belief, this.sight.seats);
    return this.#evil[seat] ?? 0;
  }

  /** How evil this seat looks to a good player in its place. */
  blamed(seat: Seat): number {
    this.#blamed ??= evilChances(this.story, this.sight.seats);
    return this.#blamed[seat] ?? 0;
  }

  /** True once in so many times. */
  happens(likely: number): boolean {
    return this.chance.pick(1000) < likely * 1000;
  }

  /** The one with the highest score, but for a whim. */
  best<T>(items: readonly T[], score: (item: T) => number, whim = this.temper.whim): T {
    const scored = items.map((item) => ({
      item,
      score: score(item) + (whim * this.chance.pick(1000)) / 1000,
    }));
    const [first] = scored;
    if (first === undefined) throw new RangeError("There is nothing to choose from.");
    return scored.reduce((best, other) => (other.score > best.score ? other : best), first).item;
  }
}
