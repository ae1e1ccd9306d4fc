import type { Seat } from "@roundtable/kernel";
import { plainText, textFor } from "@roundtable/language";
import { type BoardProps, type ShieldName, SHIELDS } from "@roundtable/kit";
import type { GrailCupEvent } from "../rules/events.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import type { Space } from "../rules/pieces.ts";
import type { Offers } from "./offers.ts";

/** What every part of the board draws from. */
export interface Scene extends BoardProps<GrailCup> {
  readonly offers: Offers;
}

export function shieldOf({ seats }: Scene, seat: Seat): ShieldName {
  return seats[seat]?.shield ?? SHIELDS[seat] ?? "lion";
}

export function nameOf({ seats }: Pick<Scene, "seats">, seat: Seat): string {
  return seats[seat]?.name ?? "";
}

export function pieceName({ text }: Scene, kind: string): string {
  return text.piece[kind]?.name ?? kind;
}

/** The log's sentence about something that can be seen, as plain words. */
export function sentence(scene: Scene, event: GrailCupEvent): string {
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
