import type { Seat } from "@roundtable/kernel";
import { plainText, textFor } from "@roundtable/language";
import { type BoardProps, nameOf, pieceName } from "@roundtable/kit";
import type { DiceCity, PlayerView } from "../rules/dice-city.ts";
import type { Event } from "../rules/events.ts";
import type { Location } from "../rules/locations.ts";
import type { Amounts } from "../rules/pieces.ts";
import type { Spot } from "../rules/state.ts";
import type { Offers } from "./offers.ts";
import { RESOURCES } from "./printed.ts";

export { nameOf, pieceName, shieldOf } from "@roundtable/kit";

/** What every part of the board draws from. */
export interface Scene extends BoardProps<DiceCity> {
  readonly offers: Offers;
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

/** The log's sentence about something that can be seen, as plain words. */
export function sentence(scene: Scene, event: Event): string {
  return plainText(textFor(scene.text.event, event), (seat) => nameOf(scene, seat));
}

/** “Forest (white row, 1)” */
export function spotName({ text }: Scene, spot: Spot & { readonly location: Location }): string {
  return plainText(text.answer.spot({ kind: "spot", id: "", ...spot }), String);
}

/** Parts of a name for those who listen; empty ones are left out. */
export function label(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join(", ");
}

/** “Wood 1 + Iron 1” */
export function priceName(scene: Scene, price: Amounts): string {
  return RESOURCES.filter((resource) => price[resource] > 0)
    .map((resource) => `${pieceName(scene, resource)} ${price[resource]}`)
    .join(" + ");
}

/** “− Iron 1” */
export function shortName(scene: Scene, short: Amounts): string {
  const names = priceName(scene, short);
  return names === "" ? "" : `− ${names}`;
}
