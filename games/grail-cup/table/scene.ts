import { plainText, textFor, toldTo } from "@roundtable/language";
import { type BoardProps, nameOf, namesOf, pieceName } from "@roundtable/kit";
import type { GrailCupEvent } from "../rules/events.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import type { Ally, Space } from "../rules/pieces.ts";
import type { TableWords } from "../text/table.ts";
import type { Offers } from "./offers.ts";

/** What every part of the board draws from. */
export interface Scene extends BoardProps<GrailCup> {
  readonly offers: Offers;
  readonly words: TableWords;
}

/** “9 · Unicorn” */
export function allyName(scene: Scene, ally: Ally): string {
  return scene.words.numbered(ally, pieceName(scene, `ally-${ally}`));
}

/** “Lance × 12” */
export function countName(scene: Scene, kind: string, count: number): string {
  return scene.words.count(pieceName(scene, kind), count);
}

/** Parts of a name for those who listen; what is null is left out. */
export function label({ words }: Scene, first: string, ...others: readonly (string | null)[]): string {
  return others.filter((part) => part !== null).reduce(words.comma, first);
}

/** The log's sentence about something that can be seen, as plain text for this viewer. */
export function sentence(scene: Pick<Scene, "seats" | "text" | "me">, event: GrailCupEvent): string {
  const { text, me } = scene;
  return plainText(toldTo(text.locale, me, textFor(text.event, event)), namesOf(scene));
}

export function labelOfSpace(scene: Scene, space: Space): string {
  const { view, words } = scene;
  const here = view.race
    .filter((seat) => view.knights[seat]?.space === space)
    .map((seat) => nameOf(scene, seat));
  const token = view.clovers.find((one) => one.space === space)?.token ?? null;
  return label(
    scene,
    words.numbered(space, pieceName(scene, `space-${view.board.kinds[space] ?? "path"}`)),
    token === null ? null : pieceName(scene, `token-${token}`),
    view.dragon === space ? pieceName(scene, "dragon") : null,
    ...here,
  );
}
