import { type Line, line, list, type Part, plural } from "@roundtable/language";
import type { Ally, Face, Space, Token } from "../../rules/pieces.ts";
import { foundInOrder } from "../merlins-look.ts";
import { landingOf, pieceOf, spaceOf, type SpaceNotes } from "../piece-kinds.ts";

export const ALLY_NAMES: Readonly<Record<Ally, string>> = {
  1: "Enchantress",
  2: "Squire",
  3: "Merlin",
  4: "Smith",
  5: "Dragon Tamer",
  6: "Princess",
  7: "Priest",
  8: "Fairy",
  9: "Unicorn",
};

export const TOKEN_NAMES: Readonly<Record<Token, { readonly bare: string; readonly a: string }>> = {
  boots: { bare: "Four-League Boots", a: "a pair of Four-League Boots" },
  goblin: { bare: "Goblin", a: "a Goblin" },
  lure: { bare: "Dragon Lure", a: "a Dragon Lure" },
  "fake-grail": { bare: "Fake Grail", a: "a Fake Grail" },
  magnet: { bare: "Lance Magnet", a: "a Lance Magnet" },
};

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  seal: "the seal",
  thief: "the thief",
  lance: "a lance",
};

const SPACE_NOTES: SpaceNotes = {
  clover: "clover",
  church: "church",
  village: "village",
  castle: "castle",
  "castle-with-clover": "castle with clover",
  dragon: "red space",
  finish: "finish",
};

/** “the Fairy” in a sentence; Merlin is a name and takes no article. */
export function theAlly(of: Ally): Part {
  return pieceOf(`ally-${of}`, of === 3 ? "Merlin" : `the ${ALLY_NAMES[of]}`);
}

export function allies(of: readonly Ally[]): Line {
  return list("en", of.map(theAlly));
}

export function token(of: Token): Part {
  return pieceOf(`token-${of}`, TOKEN_NAMES[of].bare);
}

export function aToken(of: Token): Part {
  return pieceOf(`token-${of}`, TOKEN_NAMES[of].a);
}

export function space(of: Space): Part {
  return spaceOf(of, `space ${of}`);
}

export function landing(of: Space): Part {
  return landingOf(of, `space ${of}`, SPACE_NOTES);
}

export function landingFirst(of: Space): Part {
  return landingOf(of, `Space ${of}`, SPACE_NOTES);
}

export function spaces(of: readonly Space[]): Line {
  return line`spaces ${list(
    "en",
    of.map((one) => spaceOf(one, String(one))),
  )}`;
}

/** “a Goblin on space 8 and a Dragon Lure on space 12” */
export function found(on: readonly Space[], tokens: readonly Token[]): Line {
  return list(
    "en",
    foundInOrder(on, tokens).map((one) => line`${aToken(one.token)} on ${space(one.space)}`),
  );
}

/** “8: Goblin · 12: Lance Magnet” */
export function inOrder(on: readonly Space[], tokens: readonly Token[]): Line {
  return foundInOrder(on, tokens).flatMap((one, nth) => [
    ...(nth === 0 ? [] : [" · "]),
    ...line`${spaceOf(one.space, String(one.space))}: ${token(one.token)}`,
  ]);
}

export function cards(count: number): string {
  return `${count} ${plural("en", count, { one: "card", other: "cards" })}`;
}

export function steps(count: number): string {
  return `${count} ${plural("en", count, { one: "space", other: "spaces" })}`;
}

export const LANCE = pieceOf("lance", "lance");
export const SEAL = pieceOf("seal", "seal");
export const DIE = pieceOf("die", "village die");
export const FACE_DOWN_CARD = pieceOf("face-down-card", "face-down card");
export const DRAGON = pieceOf("dragon", "dragon");
