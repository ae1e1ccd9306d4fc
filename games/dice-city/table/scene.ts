import type { Seat } from "@roundtable/kernel";
import { plainText, textFor, toldTo } from "@roundtable/language";
import { type BoardProps, namesOf, pieceName } from "@roundtable/kit";
import type { DiceCity, PlayerView } from "../rules/dice-city.ts";
import type { DiceCityEvent } from "../rules/events.ts";
import type { Location } from "../rules/pieces/locations.ts";
import { type Amounts, RESOURCES } from "../rules/pieces.ts";
import type { Spot } from "../rules/state.ts";
import type { TableWords } from "../text/table.ts";
import type { Changed } from "./city/changed.ts";
import type { Offers } from "./offers.ts";

/** What every part of the board draws from. */
export interface Scene extends BoardProps<DiceCity> {
  readonly offers: Offers;
  readonly words: TableWords;
  readonly changed: Changed;
}

export function playerOf(view: Scene["view"], seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`There is no player on seat ${seat}.`);
  return player;
}

/** Whose purse the market's prices are measured against. */
export function buyerOf({ me, view }: Scene): Seat {
  return me ?? view.turn.seat;
}

/** What prices are measured against: what is held, and what the answer that is looked at would add to it. */
export function meansOf(scene: Scene): { readonly stock: Amounts; readonly strength: number } {
  const { view, ghost } = scene;
  const buyer = buyerOf(scene);
  const [now, then] = [playerOf(view, buyer).stock, playerOf(ghost ?? view, buyer).stock];
  return {
    stock: {
      wood: Math.max(now.wood, then.wood),
      stone: Math.max(now.stone, then.stone),
      iron: Math.max(now.iron, then.iron),
    },
    strength: Math.max(againstBandits(view, buyer), againstBandits(ghost ?? view, buyer)),
  };
}

/** DC-17: all that can be spent on bandits; DC-14: nothing outside one's turn. */
function againstBandits({ turn }: Scene["view"], seat: Seat): number {
  return turn.seat === seat ? turn.strength + turn.banditStrength : 0;
}

/** “Defense 5” */
export function figureName(
  { text, words }: Pick<Scene, "text" | "words">,
  kind: string,
  figure: number,
): string {
  return words.figure(pieceName({ text }, kind), figure);
}

/** “Deck × 12” */
export function countName(
  { text, words }: Pick<Scene, "text" | "words">,
  kind: string,
  count: number,
): string {
  return words.count(pieceName({ text }, kind), count);
}

/** The log's sentence about something that can be seen, as plain text for this viewer. */
export function sentence(scene: Pick<Scene, "seats" | "text" | "me">, event: DiceCityEvent): string {
  const { text, me } = scene;
  return plainText(toldTo(text.locale, me, textFor(text.event, event)), namesOf(scene));
}

/** “Forest (white row, 1)” */
export function spotName({ text }: Scene, spot: Spot & { readonly location: Location }): string {
  return plainText(text.answer.spot({ kind: "spot", id: "", ...spot }), String);
}

/** Parts of a name for those who listen; empty ones are left out. */
export function label({ words }: Scene, ...parts: readonly (string | false | null)[]): string {
  return parts.filter((part) => typeof part === "string").reduce(words.comma);
}

/** “Wood 1 + Iron 1” */
export function priceName(scene: Pick<Scene, "text" | "words">, price: Amounts): string {
  return RESOURCES.filter((resource) => price[resource] > 0)
    .map((resource) => figureName(scene, resource, price[resource]))
    .reduce(scene.words.plus);
}

/** “− Iron 1”, if anything lacks. */
export function shortName(scene: Scene, short: Amounts): string | null {
  const lacks = RESOURCES.some((resource) => short[resource] > 0);
  return lacks ? scene.words.lacking(priceName(scene, short)) : null;
}
