import type { Chance, Seat } from "@roundtable/kernel";
import { type Side, sideOf } from "../../rules/characters.ts";
import type { MineView } from "../../rules/quest.ts";
import { type Belief, believe, evilChances } from "./belief.ts";
import { type Knowledge, ownKnowledge, pretendedKnowledge, type Sight } from "./knowledge.ts";
import type { Skill } from "./skill.ts";

/** The state of a bot at one decision: what it believes, and what it pretends to believe. */
export class Mind {
  readonly sight: Sight;
  readonly chance: Chance;
  readonly skill: Skill;
  readonly mine: MineView;
  readonly side: Side;
  #belief: Belief | undefined;
  #story: Belief | undefined;
  #evil: readonly number[] | undefined;
  #blamed: readonly number[] | undefined;

  constructor(sight: Sight, chance: Chance, skill: Skill) {
    this.sight = sight;
    this.chance = chance;
    const { mine } = sight.view;
    if (mine === null) throw new Error("A bot has a character.");
    this.mine = mine;
    this.side = sideOf(mine.character);
    this.skill = this.side === "good" ? skill : { ...skill, reads: skill.feigns };
  }

  get belief(): Belief {
    return (this.#belief ??= this.believes(ownKnowledge(this.sight)));
  }

  /** What a good player in its place would believe. A good bot needs no cover story. */
  get story(): Belief {
    if (this.side === "good") return this.belief;
    return (this.#story ??= this.supposes(this.sight.seat));
  }

  /** The belief of somebody with this skill and this knowledge. */
  believes(knowledge: Knowledge): Belief {
    return believe(this.sight, knowledge, this.chance, this.skill);
  }

  /** The likely belief of a good player on this seat. */
  supposes(seat: Seat): Belief {
    return this.believes(pretendedKnowledge(this.sight, seat));
  }

  /** How likely this seat is evil. */
  evil(seat: Seat): number {
    this.#evil ??= evilChances(this.belief, this.sight.seats);
    return this.#evil[seat] ?? 0;
  }

  /** How suspicious this seat is to a good player in the bot's place. */
  blamed(seat: Seat): number {
    this.#blamed ??= evilChances(this.story, this.sight.seats);
    return this.#blamed[seat] ?? 0;
  }

  /** True with this probability. */
  happens(likely: number): boolean {
    return this.chance.pick(1000) < likely * 1000;
  }

  /** The item with the highest score, apart from some randomness. */
  best<T>(items: readonly T[], score: (item: T) => number, whim = this.skill.whim): T {
    const scored = items.map((item) => ({
      item,
      score: score(item) + (whim * this.chance.pick(1000)) / 1000,
    }));
    const [first] = scored;
    if (first === undefined) throw new RangeError("There is nothing to choose from.");
    return scored.reduce((best, other) => (other.score > best.score ? other : best), first).item;
  }
}
