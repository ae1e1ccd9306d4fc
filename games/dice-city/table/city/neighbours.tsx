import { Icon, nameOf, pieceName, Shield, shieldOf } from "@roundtable/kit";
import icons from "../icons.json" with { type: "json" };
import { Miniature } from "./miniature.tsx";
import type { Scene } from "../scene.ts";
import type { ForegroundControls } from "../foreground.ts";

interface Props {
  readonly scene: Scene;
  readonly controls: ForegroundControls;
}

/** The cities that are not large, one tap away; on a phone also the way to the market and back. */
export function Neighbours({ scene, controls }: Props) {
  const { foreground, showCity, showMarket } = controls;
  const { view, offers } = scene;
  const { city, front } = foreground;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== city);
  const forSale = offers.cards.size + offers.ships.size + offers.bandits.size + offers.places.size > 0;
  return (
    <div class="dc-neighbours">
      <button
        type="button"
        class="dc-tab"
        aria-pressed={front === "city"}
        aria-label={nameOf(scene, city)}
        onClick={() => showCity(city)}
      >
        <Icon name={icons.city} />
        <Shield name={shieldOf(scene, city)} />
      </button>
      <button
        type="button"
        class="dc-tab"
        aria-pressed={front === "market"}
        aria-label={pieceName(scene, view.over ? "points" : "display")}
        data-market=""
        onClick={showMarket}
      >
        <Icon name={view.over ? icons.points : icons.market} />
        {forSale && front !== "market" && <i class="dc-call" />}
      </button>
      <StayHome scene={scene} controls={controls} />
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class={`dc-neighbour ${view.turn.seat === seat && !view.over ? "dc-at-play" : ""}`}
          aria-label={nameOf(scene, seat)}
          onClick={() => showCity(seat)}
        >
          <Miniature view={view} seat={seat} changed={scene.changed.get(seat)} />
          <span class="dc-neighbour-name">
            <Shield name={shieldOf(scene, seat)} />
            {scene.seats[seat]?.present === false && <Icon name={icons["last-round"]} class="dc-away" />}
            <bdi>{nameOf(scene, seat)}</bdi>
          </span>
          {(offers.attacks.has(seat) || offers.robberies.has(seat)) && (
            <span class="dc-call">
              <Icon name={icons.strength} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** A city comes to the front while its owner acts, unless I stay at home. */
function StayHome({ scene, controls: { staysHome, stayHome } }: Props) {
  const { view, me, words } = scene;
  if (me === null || view.over || view.players.length === 1) return null;
  return (
    <button
      type="button"
      class="dc-home"
      aria-pressed={staysHome}
      aria-label={words.stayHome.name}
      onClick={() => stayHome(!staysHome)}
    >
      <Icon name={icons["small-house"]} />
      <span class="dc-home-word">{words.stayHome.short}</span>
    </button>
  );
}
