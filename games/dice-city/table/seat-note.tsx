import { RESOURCES } from "../rules/pieces.ts";
import { explain, Icon, type SeatNoteProps } from "@roundtable/kit";
import type { DiceCity } from "../rules/dice-city.ts";
import { cardsIn } from "./city/city-facts.ts";
import { Goods, Star } from "./pieces/glyphs.tsx";
import icons from "./icons.json" with { type: "json" };

/** What is public of a seat: its stock, pass tokens, cards built, in its turn its strength; at the end its points. */
export function SeatNote({ seat, view, text }: SeatNoteProps<DiceCity>) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { stock, passTokens, city, score } = player;
  const name = (piece: string) => text.piece[piece]?.name ?? piece;
  if (view.over && score !== null)
    return (
      <span class="dc-colours dc-note">
        <span {...explain("points")}>
          <span class="for-readers">{name("points")}</span>
          <Star />
          {score.total}
        </span>
      </span>
    );
  const { strength, banditStrength } = view.turn;
  const fights = view.turn.seat === seat && strength + banditStrength > 0;
  return (
    <span class="dc-colours dc-note">
      {RESOURCES.map((resource) => (
        <span key={resource} class={stock[resource] === 0 ? "dc-none" : ""} {...explain(resource)}>
          <span class="for-readers">{name(resource)}</span>
          <Goods kind={resource} />
          {stock[resource]}
        </span>
      ))}
      <span class={passTokens > 0 ? "" : "dc-absent"} {...explain("pass-token")}>
        <Icon name={icons["pass-token"]} label={name("pass-token")} class="dc-pass" />
        {passTokens}
      </span>
      <span class={fights ? "" : "dc-absent"} {...explain("strength")}>
        <Icon name={icons.strength} label={name("strength")} class="dc-swords" />
        {fights ? strength : 0}
        {fights && banditStrength > 0 && `+${banditStrength}`}
      </span>
      <span class="dc-cards" {...explain("display")}>
        <Icon name={icons.city} label={text.name} />
        {cardsIn(city)}
      </span>
    </span>
  );
}
