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

export function wakes(character: Character): boolean {
  return sideOf(character) === "evil" && !SLEEPS.has(character);
}

/** QU-9: what each seat learns, a pure function of the deal. */
export function introduce(introduction: Introduction): readonly (readonly Fact[])[] {
  return introduction.deal.map((_, seat) => learnedBy(seat, introduction));
}

export function learnedBy(seat: Seat, introduction: Introduction): readonly Fact[] {
  const { deal, firstLeader, leaderShows } = introduction;
  const own = deal[seat];
  if (own === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
  if (own === "cleric") {
    if (seat === firstLeader) return [];
    return [{ seat: firstLeader, known: leaderShows === "good" ? "shows-good" : "shows-evil" }];
  }
  const facts: Fact[] = [];
  for (const [other, character] of deal.entries()) {
    const known = other === seat ? null : knownAs(character, own, introduction);
    if (known !== null) facts.push({ seat: other, known });
  }
  return facts;
}

/** QU-9: how a player with this character appears to another. */
export function knownAs(
  character: Character,
  to: Character,
  { set, hunterHidden }: Pick<Introduction, "set" | "hunterHidden">,
): Known | null {
  const isHidden =
    character === "changeling" || character === "outsider" || (character === "blind-hunter" && hunterHidden);
  if (wakes(to)) {
    if (wakes(character)) return "evil";
    if (to === "morgan-le-fay" && character === "scion") return "scion";
    return isHidden ? null : thumbOf(character, set, hunterHidden);
  }
  switch (to) {
    case "outsider":
      return sideOf(character) === "evil" && !isHidden ? "evil" : null;
    case "good-lancelot":
      return character === "evil-lancelot" ? character : null;
    case "evil-lancelot":
      return character === "good-lancelot" ? character : null;
    case "arthur":
      return character === "morgan-le-fay" ? character : null;
    case "percival":
      return character === "cleric" ? character : null;
    default:
      return null;
  }
}

/** How a raised thumb is labelled: by what may have been dealt, because the label would reveal what was not. */
function thumbOf(character: Character, set: readonly Character[], hunterHidden: boolean): Known | null {
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

export function canShow(character: Character, loyalty: Loyalty): boolean {
  return (mustShow(character) ?? loyalty) === loyalty;
}
