import { type Line, line, list, type Part, plural } from "@roundtable/language";
import type { Ally, Face, Space, Token } from "../../rules/pieces.ts";
import { foundInOrder } from "../merlins-look.ts";
import { landingOf, pieceOf, spaceOf, type SpaceNotes } from "../piece-kinds.ts";

/** Alone, and with the article that gender and first letter ask for. */
export const ALLY_NAMES: Readonly<Record<Ally, { readonly bare: string; readonly le: string }>> = {
  1: { bare: "Enchanteresse", le: "l’Enchanteresse" },
  2: { bare: "Écuyer", le: "l’Écuyer" },
  3: { bare: "Merlin", le: "Merlin" },
  4: { bare: "Forgeronne", le: "la Forgeronne" },
  5: { bare: "Dragonnier", le: "le Dragonnier" },
  6: { bare: "Princesse", le: "la Princesse" },
  7: { bare: "Prêtre", le: "le Prêtre" },
  8: { bare: "Fée", le: "la Fée" },
  9: { bare: "Licorne", le: "la Licorne" },
};

export const TOKEN_NAMES: Readonly<Record<Token, { readonly bare: string; readonly un: string }>> = {
  boots: { bare: "Bottes de quatre lieues", un: "des Bottes de quatre lieues" },
  goblin: { bare: "Lutin farceur", un: "un Lutin farceur" },
  lure: { bare: "Appeau à dragon", un: "un Appeau à dragon" },
  "fake-grail": { bare: "Graal en toc", un: "un Graal en toc" },
  magnet: { bare: "Aimant à lances", un: "un Aimant à lances" },
};

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  seal: "le Sceau du Chancelier",
  thief: "le voleur",
  lance: "une lance",
};

const SPACE_NOTES: SpaceNotes = {
  clover: "champ de trèfle",
  church: "église",
  village: "village",
  castle: "château",
  "castle-with-clover": "château et trèfle",
  dragon: "case rouge",
  finish: "arrivée",
};

export function theAlly(of: Ally): Part {
  return pieceOf(`ally-${of}`, ALLY_NAMES[of].le);
}

export function allies(of: readonly Ally[]): Line {
  return list(
    "fr",
    of.map((one) => pieceOf(`ally-${one}`, ALLY_NAMES[one].bare)),
  );
}

/** Among whom one chooses: “la Fée, le Prêtre et Merlin”. */
export function theAllies(of: readonly Ally[]): Line {
  return list("fr", of.map(theAlly));
}

export function token(of: Token): Part {
  return pieceOf(`token-${of}`, TOKEN_NAMES[of].bare);
}

export function aToken(of: Token): Part {
  return pieceOf(`token-${of}`, TOKEN_NAMES[of].un);
}

export function space(of: Space): Part {
  return spaceOf(of, `case ${of}`);
}

export function theSpace(of: Space): Part {
  return spaceOf(of, `la case ${of}`);
}

export function theLanding(of: Space): Part {
  return landingOf(of, `la case ${of}`, SPACE_NOTES);
}

export function landingFirst(of: Space): Part {
  return landingOf(of, `Case ${of}`, SPACE_NOTES);
}

export function theSpaces(of: readonly Space[]): Line {
  return line`les cases ${list(
    "fr",
    of.map((one) => spaceOf(one, String(one))),
  )}`;
}

/** “un Lutin farceur sur la case 8 et un Appeau à dragon sur la case 12” */
export function found(on: readonly Space[], tokens: readonly Token[]): Line {
  return list(
    "fr",
    foundInOrder(on, tokens).map((one) => line`${aToken(one.token)} sur ${theSpace(one.space)}`),
  );
}

/** « 8 : Lutin farceur · 12 : Aimant à lances » */
export function inOrder(on: readonly Space[], tokens: readonly Token[]): Line {
  return foundInOrder(on, tokens).flatMap((one, nth) => [
    ...(nth === 0 ? [] : [" · "]),
    ...line`${spaceOf(one.space, String(one.space))} : ${token(one.token)}`,
  ]);
}

export function cards(count: number): string {
  return `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;
}

export function steps(count: number): string {
  return `${count} ${plural("fr", count, { one: "case", other: "cases" })}`;
}

export const LANCE = pieceOf("lance", "lance");
export const SEAL = pieceOf("seal", "Sceau du Chancelier");
export const DIE = pieceOf("die", "dé Village");
export const FACE_DOWN_CARD = pieceOf("face-down-card", "carte cachée");
export const DRAGON = pieceOf("dragon", "dragon");
