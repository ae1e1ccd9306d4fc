import { ALL_CHARACTERS, type Character, type CharacterFacts, CHARACTERS } from "../rules/characters.ts";
import { type Preset, presetPlan } from "../rules/setup/sets.ts";
import { type PrintedQuest, sidesFor, tableauFor } from "../rules/tableau.ts";
import { counted } from "./piece-kinds.ts";

const COUNTS = [4, 5, 6, 7, 8, 9, 10];

/** The words of a language for the tables of the rules; their figures are the rules' own and cannot be wrong. */
export interface RulesTableWords {
  readonly colon: string;
  readonly semicolon: string;
  /** Between two tableaux. */
  readonly or: string;
  readonly players: string;
  readonly base: string;
  readonly directorsCut: string;
  name(character: Character): string;
  /** “2 of these: Duke, Youth” */
  someOf(count: number, cards: string): string;
  /** “good, base, 2 cards, better with 7 or more” */
  facts(facts: CharacterFacts): readonly string[];
}

/** QU-1: good and evil, “2/2” */
export function sidesLines({ players, base, directorsCut }: RulesTableWords): string {
  const sides = (count: number, isCut: boolean) => {
    const { good, evil } = sidesFor(count, isCut);
    return `${good}/${evil}`;
  };
  return rows([
    [players, base, directorsCut],
    ...COUNTS.map((count) => [`${count}`, sides(count, false), sides(count, true)]),
  ]);
}

/** QU-2 */
export function tableauLines({ players, base, directorsCut, or }: RulesTableWords): string {
  const printed = (count: number, isCut: boolean, board: "A" | "B" = "A") =>
    notation(tableauFor(count, isCut, board));
  const own = (count: number) =>
    count === 4
      ? `${printed(count, false, "A")}\u00a0${or} ${printed(count, false, "B")}`
      : printed(count, false);
  return rows([
    [players, base, directorsCut],
    ...COUNTS.map((count) => [`${count}`, own(count), printed(count, true)]),
  ]);
}

/** A table: a line for each row, the first one its head. */
function rows(of: readonly (readonly string[])[]): string {
  return of.map((cells) => cells.join("\t")).join("\n");
}

/** “2 3A 4*A”: the team, two Fails needed, an amulet; on one line. */
function notation(tableau: readonly PrintedQuest[]): string {
  return tableau
    .map(({ team, failsNeeded, amulet }) => `${team}${failsNeeded > 1 ? "*" : ""}${amulet ? "A" : ""}`)
    .join("\u00a0");
}

/** QU-4 */
export function characterLines(helpOf: (character: Character) => string, words: RulesTableWords): string {
  return ALL_CHARACTERS.map(
    (character) =>
      `${words.name(character)} (${words.facts(CHARACTERS[character]).join(", ")}). ${helpOf(character)}`,
  ).join("\n");
}

/** QU-5, QU-30 */
export function presetLines(preset: Preset, words: RulesTableWords): string {
  return COUNTS.map((players) => {
    const { certain, piles } = presetPlan(preset, players);
    const drawn = piles.map(({ cards, putAway }) =>
      words.someOf(cards.length - putAway, cardList(cards, words)),
    );
    return `${players}${words.colon}${[cardList(certain, words), ...drawn].join(words.semicolon)}`;
  }).join("\n");
}

function cardList(cards: readonly Character[], words: RulesTableWords): string {
  return counted(cards)
    .map(([character, count]) =>
      count === 1 ? words.name(character) : `${words.name(character)}\u00a0×${count}`,
    )
    .join(", ");
}
