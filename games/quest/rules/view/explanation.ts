import type { Seat, Viewer } from "@roundtable/kernel";
import { listeningSentinel } from "../amulets.ts";
import { allowedCards, type Circumstances, circumstancesOf, EITHER, type QuestCard } from "../cards.ts";
import { type Character, sideOf } from "../characters.ts";
import { isNamedRightly } from "../hunt.ts";
import { canShow, knownAs } from "../introduction.ts";
import { isHunterHidden } from "../role-screen.ts";
import { type Pile, planFor } from "../setup/sets.ts";
import type { State } from "../state.ts";
import { characterOf, failures } from "../table-facts.ts";
import { failuresForEvil } from "../tableau.ts";

/** Where a character can be: with a player, or in a pile that was put away unseen. */
export type Place = { readonly seat: Seat } | { readonly pile: number; readonly card: number };

/** Which other deals explain everything that a viewer was shown: place by place, except for the number of Fails. */
export class Explanation {
  readonly #truth: State;
  readonly #viewer: Viewer;
  readonly #piles: readonly Pile[];
  readonly #counts: readonly Counted[];

  constructor(truth: State, viewer: Viewer) {
    this.#truth = truth;
    this.#viewer = viewer;
    this.#piles = planFor(truth.deal.length, truth.options).piles;
    this.#counts = truth.quests.map((_, index) => countedOn(truth, index + 1, viewer));
  }

  /** Whether this character could be here, given what the viewer was shown about the place. */
  allows(place: Place, character: Character): boolean {
    if (!("seat" in place)) {
      return (
        (this.#piles[place.pile]?.cards.includes(character) ?? false) && this.#namingFits(null, character)
      );
    }
    const { seat } = place;
    return (
      this.#introductionFits(seat, character) &&
      this.#checksFit(seat, character) &&
      !this.#wouldBeRevealed(seat, character) &&
      this.#handsFit(seat, character) &&
      this.#namingFits(seat, character)
    );
  }

  /** QU-12: the number of Fails is public, and each knows their own card. A null character may be any. */
  countsFit(deal: readonly (Character | null)[]): boolean {
    return this.#counts.every(({ fails, members }) => {
      let [least, most] = [0, 0];
      for (const { seat, given, own } of members) {
        const character = deal[seat] ?? null;
        const allowed = own ?? (character === null ? EITHER : allowedCards(character, given));
        if (allowed.includes("fail")) most++;
        if (!allowed.includes("success")) least++;
      }
      return least <= fails && fails <= most;
    });
  }

  /** QU-9 */
  #introductionFits(seat: Seat, character: Character): boolean {
    const truth = this.#truth;
    if (this.#viewer === "public") return true;
    const own = characterOf(truth, this.#viewer);
    if (own === "cleric" && seat === truth.firstLeader)
      return truth.leaderShows === null || canShow(character, truth.leaderShows);
    const facts = { set: truth.set, hunterHidden: isHunterHidden(truth) };
    return knownAs(character, own, facts) === knownAs(characterOf(truth, seat), own, facts);
  }

  /** QU-15 */
  #checksFit(seat: Seat, character: Character): boolean {
    const { amulets } = this.#truth;
    return amulets.every(({ holder, checked, shown, shownToSentinel }) => {
      if (checked !== seat) return true;
      if (holder === this.#viewer) return shown === null || canShow(character, shown);
      if (shownToSentinel === null) return true;
      return listeningSentinel(this.#truth) !== this.#viewer || canShow(character, shownToSentinel);
    });
  }

  /** QU-16, QU-18, QU-22: a character that would have been revealed by now. */
  #wouldBeRevealed(seat: Seat, character: Character): boolean {
    const truth = this.#truth;
    switch (character) {
      case "braggart":
        return truth.veterans[4] === seat;
      case "revealer":
        return failures(truth) === failuresForEvil(truth.deal.length);
      case "blind-hunter":
        return (truth.huntVote?.filter((card) => card === "fail").length ?? 0) >= 2;
      default:
        return false;
    }
  }

  /** QU-20: an Apprentice points with one hand, and evil has dropped its hands, except perhaps a Mutineer. */
  #handsFit(seat: Seat, character: Character): boolean {
    const { lastChance } = this.#truth;
    if (lastChance === null) return true;
    if ((lastChance.pointed[seat]?.[1] === null) !== (character === "apprentice")) return false;
    if (lastChance.dropped === null || character === "mutineer") return true;
    return lastChance.dropped.includes(seat) === (sideOf(character) === "evil");
  }

  /** QU-21: the first naming was right, or the hunt would be over. */
  #namingFits(seat: Seat | null, character: Character): boolean {
    const [first] = this.#truth.hunt?.named ?? [];
    return first === undefined || first.seat !== seat || isNamedRightly(character, first.character);
  }
}

/** A finished quest: how many Fails, and what each member could play. */
interface Counted {
  readonly fails: number;
  readonly members: readonly {
    readonly seat: Seat;
    readonly given: Circumstances;
    /** The viewer's own card. */
    readonly own: readonly QuestCard[] | null;
  }[];
}

function countedOn(state: State, number: number, viewer: Viewer): Counted {
  const quest = state.quests[number - 1];
  if (quest === undefined) throw new Error(`Quest ${number} has not been played.`);
  return {
    fails: quest.cards.filter((card) => card === "fail").length,
    members: quest.team.map((seat, index) => ({
      seat,
      given: circumstancesOf(state, quest, number, seat),
      own: seat === viewer ? quest.cards.slice(index, index + 1) : null,
    })),
  };
}
