import type { Check } from "@roundtable/kernel";
import { ALL_CHARACTERS, type Character, CHARACTERS, type Side, sideOf } from "../characters.ts";
import type { Options } from "../quest.ts";
import { cardsOf, isDirectorsCut, planFor } from "./sets.ts";
import { sidesFor, tableauFor } from "../tableau.ts";

/** QU-6: an error or a warning about a set. */
export type Problem =
  | { readonly kind: "size"; readonly cards: number; readonly players: number }
  | { readonly kind: "side-count"; readonly side: Side; readonly has: number; readonly needs: number }
  | { readonly kind: "one-morgan"; readonly has: number }
  | { readonly kind: "too-many"; readonly character: Character; readonly has: number; readonly most: number }
  | { readonly kind: "needs-hunter"; readonly character: Character }
  | { readonly kind: "needs-cleric" }
  | { readonly kind: "lancelots-together" }
  | { readonly kind: "needs-amulet" }
  | { readonly kind: "too-few-players"; readonly character: Character; readonly least: number }
  | { readonly kind: "second-too-early"; readonly character: Character; readonly least: number }
  | { readonly kind: "scion-too-many-players" }
  | { readonly kind: "pile-size"; readonly side: Side; readonly has: number; readonly needs: number }
  | { readonly kind: "pile-side"; readonly character: Character }
  | { readonly kind: "better-with"; readonly character: Character; readonly least: number }
  | { readonly kind: "better-with-hunter"; readonly character: Character }
  | { readonly kind: "nothing-checks"; readonly character: Character };

export function check(players: number, options: Options): Check<Problem> {
  const cards = cardsOf(planFor(players, options));
  const errors = [
    ...(options.mysteriousFigures ? pileErrors(players, options) : countErrors(players, options, cards)),
    ...setErrors(players, options, cards),
  ];
  // QU-5: the rules' own sets need no warning.
  const isChosen = options.mysteriousFigures
    ? players >= 6 && (options.goodPile !== "" || options.evilPile !== "")
    : options.preset === "custom";
  return { errors, warnings: errors.length === 0 && isChosen ? warnings(players, options, cards) : [] };
}

function countErrors(players: number, options: Options, cards: readonly Character[]): Problem[] {
  if (options.preset !== "custom") return [];
  const needs = sidesFor(players, isDirectorsCut(options));
  const errors: Problem[] = [];
  if (cards.length !== players) errors.push({ kind: "size", cards: cards.length, players });
  for (const side of ["good", "evil"] as const) {
    const has = cards.filter((card) => sideOf(card) === side).length;
    if (has !== needs[side]) errors.push({ kind: "side-count", side, has, needs: needs[side] });
  }
  return errors;
}

/** QU-23: the piles that the host chooses with six or more. */
function pileErrors(players: number, options: Options): Problem[] {
  if (players < 6) return [];
  const [good, evil] = planFor(players, options).piles;
  const needs = sidesFor(players, false);
  const errors: Problem[] = [];
  const sizes = [
    { side: "good", cards: good?.cards ?? [], needs: needs.good + 2 },
    { side: "evil", cards: (evil?.cards ?? []).slice(0, -1), needs: needs.evil },
  ] as const;
  for (const { side, cards, needs: size } of sizes) {
    if (cards.length !== size) errors.push({ kind: "pile-size", side, has: cards.length, needs: size });
    for (const character of new Set(cards)) {
      if (sideOf(character) !== side) errors.push({ kind: "pile-side", character });
    }
  }
  return errors;
}

function setErrors(players: number, options: Options, cards: readonly Character[]): Problem[] {
  const count = (character: Character) => cards.filter((card) => card === character).length;
  const has = (character: Character) => count(character) > 0;
  const errors: Problem[] = [];
  if (count("morgan-le-fay") !== 1) errors.push({ kind: "one-morgan", has: count("morgan-le-fay") });
  for (const character of ALL_CHARACTERS.filter(has)) {
    const { side, origin, copies, least } = CHARACTERS[character];
    if (count(character) > copies && character !== "morgan-le-fay") {
      errors.push({ kind: "too-many", character, has: count(character), most: copies });
    }
    if (side === "good" && origin !== "base" && !has("blind-hunter"))
      errors.push({ kind: "needs-hunter", character });
    if (least?.hard === true && players < least.players) {
      errors.push({ kind: "too-few-players", character, least: least.players });
    }
  }
  if (has("percival") && !has("cleric")) errors.push({ kind: "needs-cleric" });
  if (has("good-lancelot") !== has("evil-lancelot")) errors.push({ kind: "lancelots-together" });
  if (has("sentinel") && !hasAmulet(players, options)) errors.push({ kind: "needs-amulet" });
  for (const { character, least } of SECOND_FROM) {
    if (count(character) > 1 && players < least) errors.push({ kind: "second-too-early", character, least });
  }
  if (has("scion") && players > 5) errors.push({ kind: "scion-too-many-players" });
  return errors;
}

const SECOND_FROM = [
  { character: "duke", least: 7 },
  { character: "archduke", least: 9 },
] as const;

function warnings(players: number, options: Options, cards: readonly Character[]): Problem[] {
  const found: Problem[] = [];
  const hasHunter = cards.includes("blind-hunter");
  const isChecked = cards.includes("cleric") || hasAmulet(players, options);
  for (const character of ALL_CHARACTERS.filter((one) => cards.includes(one))) {
    const { side, origin, least } = CHARACTERS[character];
    if (least?.hard === false && players < least.players) {
      found.push({ kind: "better-with", character, least: least.players });
    }
    if (side === "evil" && origin !== "base" && !hasHunter)
      found.push({ kind: "better-with-hunter", character });
    if ((character === "troublemaker" || character === "trickster") && !isChecked) {
      found.push({ kind: "nothing-checks", character });
    }
  }
  return found;
}

function hasAmulet(players: number, options: Options): boolean {
  return tableauFor(players, isDirectorsCut(options), options.boardForFour).some(({ amulet }) => amulet);
}
