import { explain, Icon, type SeatNoteProps } from "@roundtable/kit";
import type { GrailCup } from "../../rules/grail-cup.ts";
import { TABLE_WORDS } from "../../text/table.ts";
import icons from "../icons.json" with { type: "json" };
import { LanceDrawing } from "../pieces/lance.tsx";

const MOST_DRAWN = 3;

/** What is public of a seat: how far its knight is, lances, cards face down, the seal. */
export function SeatNote({ seat, view, text, locale }: SeatNoteProps<GrailCup>) {
  const knight = view.knights[seat];
  if (knight === undefined) return null;
  const kind = view.board.kinds[knight.space] ?? "path";
  const name = (piece: string) => text.piece[piece]?.name ?? piece;
  return (
    <span class="gc-note">
      <span class="gc-note-space" {...explain(`space-${kind}`)}>
        <span class="for-readers">{name(`space-${kind}`)}</span> {knight.space}
      </span>
      {knight.lances > 0 && (
        <span class="gc-note-lances" {...explain("lance")}>
          <span class="for-readers">{TABLE_WORDS[locale].count(name("lance"), knight.lances)}</span>
          {knight.lances > MOST_DRAWN && <span aria-hidden="true">{knight.lances}</span>}
          {Array.from({ length: knight.lances > MOST_DRAWN ? 1 : knight.lances }, (_, nth) => (
            <LanceDrawing key={nth} />
          ))}
        </span>
      )}
      {knight.kept?.map((ally) => (
        <span key={ally} class="gc-note-kept" {...explain(`ally-${ally}`)}>
          <span class="for-readers">{name(`ally-${ally}`)}</span> {ally}
        </span>
      ))}
      {knight.cards > 0 && knight.kept === undefined && (
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
