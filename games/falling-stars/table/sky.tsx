import { type BoardProps, explain, Icon, stop } from "@roundtable/kit";
import type { FallingStars } from "../rules/falling-stars.ts";
import { CardBack } from "./card.tsx";
import icons from "./icons.json" with { type: "json" };

/** FS-10: the star that is falling; beside it, what is left of the deck. */
export function Sky({ scene: { view, text } }: { scene: BoardProps<FallingStars> }) {
  const name = (piece: string) => text.piece[piece]?.name ?? piece;
  return (
    <div class="fs-sky">
      {view.star !== null && (
        <div
          class="fs-star"
          data-key="star"
          {...explain("star")}
          {...stop(true, `${name("star")} · ${view.star}`)}
        >
          <Icon name={icons.star} />
          <b>{view.star}</b>
        </div>
      )}
      <div class="fs-deck" {...explain("deck")} {...stop(true, `${name("deck")} · ${view.deck}`)}>
        <CardBack />
        <b>{view.deck}</b>
      </div>
    </div>
  );
}
