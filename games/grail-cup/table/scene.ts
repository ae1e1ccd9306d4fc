import { plainText, textFor } from "@roundtable/language";
import { type BoardProps, nameOf, pieceName } from "@roundtable/kit";
import type { Event } from "../rules/events.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import type { Space } from "../rules/pieces.ts";
import type { Offers } from "./offers.ts";

export { nameOf, pieceName, shieldOf } from "@roundtable/kit";

/** What every part of the board draws from. */
export interface Scene extends BoardProps<GrailCup> {
  readonly offers: Offers;
}

/** The log's sentence about something that can be seen, as plain words. */
export function sentence(scene: Scene, event: Event): string {
  return plainText(textFor(scene.text.event, event), (seat) => nameOf(scene, seat));
}

export function labelOfSpace(scene: Scene, space: Space): string {
  const { view } = scene;
  const here = view.race
    .filter((seat) => view.knights[seat]?.space === space)
    .map((seat) => nameOf(scene, seat));
  const dragon = view.dragon === space ? [pieceName(scene, "dragon")] : [];
  const clover = view.clovers.find((one) => one.space === space)?.token ?? null;
  const token = clover === null ? [] : [pieceName(scene, `token-${clover}`)];
  return [
    `${space} · ${pieceName(scene, `space-${view.board.kinds[space] ?? "path"}`)}`,
    ...token,
    ...dragon,
    ...here,
  ].join(", ");
}
