import { explain, group, Icon, pieceName, stop } from "@roundtable/kit";
import { type Card, LOCATIONS, PILE_CARDS } from "../../rules/pieces/locations.ts";
import icons from "../icons.json" with { type: "json" };
import { Num } from "../pieces/num.tsx";
import { Price } from "./price.tsx";
import { isPaidBy, lacking } from "./prices.ts";
import { label, meansOf, priceName, type Scene, shortName } from "../scene.ts";
import { Prizes } from "./prizes.tsx";
import { Tile } from "../pieces/tile.tsx";

/** Everything that can be had: the open cards, the four piles, bandits and ships; and what I could pay for now. */
export function Market({ scene }: { scene: Scene }) {
  const { view } = scene;
  return (
    <div class="dc-market">
      <Display scene={scene} />
      <div class="dc-piles" {...group(pieceName(scene, "display"), COLUMNS)}>
        {PILE_CARDS.map((card) => (
          <div key={card}>
            <Ware scene={scene} card={card} left={view.market.piles[card]} />
          </div>
        ))}
      </div>
      <Prizes scene={scene} />
    </div>
  );
}

/** Cards lie on their side, two and two: there is room for their names. */
const COLUMNS = 2;

/** DC-28: alone, the row that leaves at the end of the turn lies on the right. */
function Display({ scene }: { scene: Scene }) {
  const { view } = scene;
  const { display } = view.market;
  const alone = view.solo !== null;
  const row = display.length / COLUMNS;
  const places = display.map((_, nth) => (alone ? (nth % COLUMNS) * row + Math.floor(nth / COLUMNS) : nth));
  return (
    <div class="dc-display" {...group(pieceName(scene, "display"), COLUMNS)}>
      {places.map((place) => {
        const card = display[place] ?? null;
        return (
          <div key={place} data-place={place}>
            {card === null ? <span class="dc-gap" /> : <Ware scene={scene} card={card} place={place} />}
            {card !== null && alone && place >= row && (
              <Icon name={icons["last-round"]} class="dc-leaves-next" />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A card for sale: its name, what it does and is worth, and its price beside what I lack of it. */
function Ware({ scene, card, place, left }: { scene: Scene; card: Card; place?: number; left?: number }) {
  const { view, offers, offer, decision } = scene;
  const { stock } = meansOf(scene);
  const { price } = LOCATIONS[card];
  const question = decision?.question;
  const asksPlaces = question?.kind === "refresh" && place !== undefined;
  const answer = place !== undefined && asksPlaces ? offers.places.get(place) : offers.cards.get(card);
  const isTaken = left !== undefined || view.market.display.findLastIndex((open) => open === card) === place;
  const chosen =
    (asksPlaces && answer === undefined && offers.places.size > 0) ||
    (question?.kind === "place" && question.card === card && isTaken);
  const state = [
    isPaidBy(price, stock) ? "dc-paid" : "",
    chosen ? "dc-chosen" : "",
    left === 0 ? "dc-sold" : "",
  ];
  return (
    <div
      class={`dc-ware ${state.join(" ")}`}
      data-ware={card}
      {...explain(card)}
      {...stop(
        place === 0 || card === "lumber-mill",
        label(
          scene,
          pieceName(scene, card),
          pieceName(scene, `type-${LOCATIONS[card].type}`),
          priceName(scene, price),
          shortName(scene, lacking(price, stock)),
          left !== undefined && scene.words.left(left),
        ),
        offer(answer),
      )}
    >
      <Tile location={card} name={pieceName(scene, card)} />
      <Price price={price} stock={stock} />
      {left !== undefined && (
        <b class="dc-left">
          <Num of={left} />
        </b>
      )}
    </div>
  );
}
