import { BANDIT_DEFENSE, BANDITS, SHIP_PRICE, SHIPS } from "../../rules/pieces.ts";
import { explain, group, Icon, pieceName, stop } from "@roundtable/kit";
import { Star } from "../pieces/glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Num } from "../pieces/num.tsx";
import { Cargo } from "./price.tsx";
import { isPaidBy, lacking } from "./prices.ts";
import { countName, figureName, label, meansOf, priceName, type Scene, shortName } from "../scene.ts";

/** Bandits to beat and ships to load: what they bring, what they take, and how many are left. */
export function Prizes({ scene }: { scene: Scene }) {
  const { view, ghost, offers, offer, words } = scene;
  const { bandits, ships } = (ghost ?? view).market;
  const { stock, strength } = meansOf(scene);
  const alone = view.solo !== null;
  return (
    <div class="dc-prizes">
      <div class="dc-bandits" {...group(pieceName(scene, "bandit-2"), BANDITS.length)}>
        {BANDITS.map((bandit) => {
          const { left, defense } = bandits[bandit];
          const lacks = Math.max(0, defense - strength);
          return (
            <div
              key={bandit}
              class={`dc-prize dc-bandit ${left === 0 ? "dc-sold" : ""} ${lacks === 0 ? "dc-paid" : ""}`}
              data-key={`bandit-${bandit}`}
              {...explain(`bandit-${bandit}`)}
              {...stop(
                bandit === 2,
                label(
                  scene,
                  figureName(scene, `bandit-${bandit}`, bandit),
                  figureName(scene, "defense", defense),
                  lacks > 0 && words.lacking(figureName(scene, "strength", lacks)),
                  !alone && words.left(left),
                ),
                offer(offers.bandits.get(bandit)),
              )}
            >
              <Icon name={icons.bandit} class="dc-sight" />
              <span
                class={`dc-toll ${lacks > 0 ? "dc-short" : ""} ${defense < BANDIT_DEFENSE[bandit] ? "dc-eased" : ""}`}
              >
                <Icon name={icons.strength} />
                <Num of={`${defense - lacks}/${defense}`} />
              </span>
              <Worth points={bandit} />
              {!alone && <Left left={left} before={view.market.bandits[bandit].left} />}
            </div>
          );
        })}
      </div>
      <div class="dc-ships" {...group(pieceName(scene, "ship-5"), SHIPS.length)}>
        {SHIPS.map((ship) => {
          const price = SHIP_PRICE[ship];
          return (
            <div
              key={ship}
              class={`dc-prize dc-ship ${ships[ship] === 0 ? "dc-sold" : ""} ${isPaidBy(price, stock) ? "dc-paid" : ""}`}
              data-key={`ship-${ship}`}
              {...explain(`ship-${ship}`)}
              {...stop(
                ship === 5,
                label(
                  scene,
                  figureName(scene, `ship-${ship}`, ship),
                  priceName(scene, price),
                  shortName(scene, lacking(price, stock)),
                  !alone && words.left(ships[ship]),
                ),
                offer(offers.ships.get(ship)),
              )}
            >
              <Icon name={icons.ship} class="dc-sight" />
              <Worth points={ship} />
              <Cargo price={price} stock={stock} />
              {!alone && <Left left={ships[ship]} before={view.market.ships[ship]} />}
            </div>
          );
        })}
      </div>
      <Decks scene={scene} />
    </div>
  );
}

function Decks({ scene }: { scene: Scene }) {
  const { deck, discard } = scene.view.market;
  return (
    <div class="dc-decks">
      <span
        class="dc-heap-of-cards"
        data-deck=""
        {...explain("deck")}
        {...stop(true, countName(scene, "deck", deck), scene.offer(scene.offers.refresh))}
      >
        <Icon name={icons.deck} />
        <b key={deck}>{deck}</b>
      </span>
      <span
        class="dc-heap-of-cards"
        {...explain("discard")}
        {...stop(true, countName(scene, "discard", discard.length))}
      >
        <Icon name={icons.discard} />
        <b>{discard.length}</b>
      </span>
    </div>
  );
}

function Worth({ points }: { points: number }) {
  return (
    <span class="dc-worth">
      <Star />
      <Num of={points} />
    </span>
  );
}

function Left({ left, before }: { left: number; before: number }) {
  return (
    <b class={`dc-left ${left < before ? "dc-ghost" : ""}`}>
      <Num of={left} />
    </b>
  );
}
