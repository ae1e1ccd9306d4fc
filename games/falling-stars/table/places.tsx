import { type BoardProps, explain, group, Icon, type SeatAt, Shield, stop } from "@roundtable/kit";
import type { FallingStars, PlayerView } from "../rules/falling-stars.ts";
import { CardBack, CardFace } from "./card.tsx";
import icons from "./icons.json" with { type: "json" };

/** FS-11, FS-12: what everybody has laid, face down until all are shown. */
export function Places({ scene }: { scene: BoardProps<FallingStars> }) {
  const { view, seats, text } = scene;
  return (
    <div class="fs-places" {...group(text.piece["card"]?.name ?? "")}>
      {seats.map((at) => {
        const player = view.players[at.seat];
        return player === undefined ? null : <Place key={at.seat} at={at} player={player} />;
      })}
    </div>
  );
}

function Place({ at, player: { laid, points } }: { at: SeatAt; player: PlayerView }) {
  const known = typeof laid === "number";
  return (
    <div class="fs-place" data-key={`place-${at.seat}`} data-asked={at.asked ? "" : undefined}>
      <div class="fs-spot">
        {laid !== null && (
          <div
            class="fs-laid"
            data-key={known ? `card-${laid}` : `laid-${at.seat}`}
            {...explain("card")}
            {...stop(at.seat === 0, known ? `${at.name} · ${laid}` : at.name)}
          >
            {known ? <CardFace number={laid} /> : <CardBack />}
          </div>
        )}
      </div>
      <p class="fs-name">
        <Shield name={at.shield} />
        <bdi>{at.name}</bdi>
      </p>
      <b class="fs-points" {...explain("star")}>
        <Icon name={icons.star} />
        {points}
      </b>
    </div>
  );
}
