import { explain, Icon, type SeatNoteProps } from "@roundtable/kit";
import type { FallingStars } from "../rules/falling-stars.ts";
import icons from "./icons.json" with { type: "json" };

/** What is public of a seat: its points, and how many cards it holds. */
export function SeatNote({ seat, view, text }: SeatNoteProps<FallingStars>) {
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <span class="fs-note">
      <span {...explain("star")}>
        <Icon name={icons.star} label={text.piece["star"]?.name ?? "star"} /> {player.points}
      </span>
      <span {...explain("card")}>
        <Icon name={icons.card} label={text.piece["card"]?.name ?? "card"} /> {player.cards}
      </span>
    </span>
  );
}
