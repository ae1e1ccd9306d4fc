import { explain, Icon, type SeatNoteProps } from "@roundtable/web/kit";
import type { GrailCup } from "../rules/grail-cup.ts";
import icons from "./icons.json" with { type: "json" };
import { LanceDrawing } from "./supply.tsx";

/** What is public of a seat: how far its knight is, lances, cards face down, the seal. */
export function SeatNote({ seat, view, text }: SeatNoteProps<GrailCup>) {
  const knight = view.knights[seat];
  if (knight === undefined) return null;
  const name = (piece: string) => text.piece[piece]?.name ?? piece;
  return (
    <span class="gc-note">
      <span class="gc-note-space" role="img" aria-label={`${name(`space-${view.board.kinds[knight.space] ?? "path"}`)} ${knight.space}`}>
        {knight.space}
      </span>
      {knight.lances > 0 && (
        <span class="gc-note-lances" role="img" aria-label={`${name("lance")} × ${knight.lances}`} {...explain("lance")}>
          {knight.lances > 3 ? <>{knight.lances} × <LanceDrawing /></> : Array.from({ length: knight.lances }, (_, nth) => <LanceDrawing key={nth} />)}
        </span>
      )}
      {knight.cards > 0 && (
        <span class="gc-note-cards" aria-hidden="true">
          {Array.from({ length: knight.cards }, (_, nth) => (
            <i key={nth} />
          ))}
        </span>
      )}
      {view.seal === seat && (
        <span class="gc-note-seal" {...explain("seal")}>
          <Icon name={icons.seal} label={name("seal")} />
        </span>
      )}
    </span>
  );
}
