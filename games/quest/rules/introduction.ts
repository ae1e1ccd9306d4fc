import type { Seat } from "@roundtable/kernel";
import { type Character, type Loyalty, sideOf } from "./characters.ts";

/** What a player learns of another before the first quest. */
export type Known =
  | "evil"
  | "scion"
  | "mutineer"
  | "blind-hunter"
  | "evil-lancelot"
  | "good-lancelot"
  /** The Hunter and Evil Lancelot raise their thumbs in one call. */
  | "hunter-or-lancelot"
  | "morgan-le-fay"
  | "cleric"
  | "shows-good"
  | "shows-evil";

export interface Fact {
  readonly seat: Seat;
  readonly known: Known;
}

export interface Introduction {
  /** By seat. */
  readonly deal: readonly Character[];
  /** QU-7: what may have been dealt, as all know it. */
  readonly set: readonly Character[];
  readonly firstLeader: Seat;
  /** Director's Cut with six or more: nobody is shown the Hunter. */
  readonly hunterHidden: boolean;
  /** What the first leader shows the Clerics; chosen by a Trickster, otherwise true (QU-15). */
  readonly leaderShows: Loyalty;
}

const SLEEPS: ReadonlySet<Character> = new Set<Character>([
  "scion",
  "changeling",
  "blind-hunter",
  "mutineer",
  "evil-lancelot",
  "outsider",
]);

function wakes(character: Character): boolean {
  return sideOf(character) === "evil" && !SLEEPS.has(character);
}

/** QU-9: what each seat learns, a pure function of the deal. */
export function introduce(introduction: Introduction): readonly (readonly Fact[])[] {
  return introduction.deal.map((_, seat) => learnedBy(seat, introduction));
}

export function learnedBy(seat: Seat, introduction: Introduction): readonly Fact[] {
  const { deal, firstLeader, leaderShows, hunterHidden } = introduction;
  const own = deal[seat];
  if (own === undefined) return [];
  const others = deal.flatMap((character, other) => (other === seat ? [] : [{ character, seat: other }]));
  const isHidden = (character: Character) =>
    character === "changeling" || character === "outsider" || (character === "blind-hunter" && hunterHidden);
  const thatAre = (wanted: Character, known: Known): Fact[] =>
    others.flatMap(({ character, seat: other }) => (character === wanted ? [{ seat: other, known }] : []));

  if (wakes(own)) {
    return others.flatMap(({ character, seat: other }): Fact[] => {
      if (wakes(character)) return [{ seat: other, known: "evil" }];
      if (own === "morgan-le-fay" && character === "scion") return [{ seat: other, known: "scion" }];
      const label = isHidden(character) ? null : thumbOf(character, introduction);
      return label === null ? [] : [{ seat: other, known: label }];
    });
  }
  switch (own) {
    case "outsider":
      return others.flatMap(({ character, seat: other }): Fact[] =>
        sideOf(character) === "evil" && !isHidden(character) ? [{ seat: other, known: "evil" }] : [],
      );
    case "good-lancelot":
      return thatAre("evil-lancelot", "evil-lancelot");
    case "evil-lancelot":
      return thatAre("good-lancelot", "good-lancelot");
    case "arthur":
      return thatAre("morgan-le-fay", "morgan-le-fay");
    case "percival":
      return thatAre("cleric", "cleric");
    case "cleric":
      if (seat === firstLeader) return [];
      return [{ seat: firstLeader, known: leaderShows === "good" ? "shows-good" : "shows-evil" }];
    default:
      return [];
  }
}

/** By what a raised thumb is known: what may have been dealt decides, or the label would tell what was not. */
function thumbOf(character: Character, { set, hunterHidden }: Introduction): Known | null {
  if (character === "mutineer") return "mutineer";
  if (character !== "blind-hunter" && character !== "evil-lancelot") return null;
  const both = set.includes("evil-lancelot") && set.includes("blind-hunter") && !hunterHidden;
  return both ? "hunter-or-lancelot" : character;
}

/** QU-15: what a checked player shows; null where she may choose. */
export function mustShow(character: Character): Loyalty | null {
  if (character === "trickster") return null;
  return character === "troublemaker" ? "evil" : sideOf(character);
}
