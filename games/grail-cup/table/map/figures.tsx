import { explain, group, nameOf, pieceName, Shield, shieldOf, stop } from "@roundtable/kit";
import { Grail } from "../pieces/grail.tsx";
import { TokenDrawing } from "../pieces/tokens.tsx";
import { CardBack } from "../pieces/cards.tsx";
import { DragonDrawing } from "../pieces/dragon.tsx";
import { KnightDrawing } from "../pieces/knights.tsx";
import { type Layout, spotOf } from "./layout.ts";
import { placed } from "./placed.ts";
import { countName, label, type Scene, sentence } from "../scene.ts";
import { type Standing, standings } from "./stacks.ts";

interface Props {
  readonly layout: Layout;
  readonly scene: Scene;
}

export function Knights({ layout, scene }: Props) {
  const all = standings(layout, scene.view);
  return (
    <div class="gc-figures" {...group(pieceName(scene, "knight"), -1)}>
      {all
        .toSorted((one, other) => one.seat - other.seat)
        .map((standing) => (
          <Knight key={standing.seat} standing={standing} scene={scene} first={standing === all[0]} />
        ))}
    </div>
  );
}

function Knight({ standing, scene, first }: { standing: Standing; scene: Scene; first: boolean }) {
  const { view, me, offers, offer } = scene;
  const { seat, place } = standing;
  const awaited = view.winner === null && view.awaited?.seats.includes(seat) === true;
  const lances = view.knights[seat]?.lances ?? 0;
  const pointed = view.squire?.knight === seat ? view.squire : null;
  const state = [
    seat === me ? "gc-mine" : "",
    awaited ? "gc-awaited" : "",
    view.winner === seat ? "gc-winner" : "",
  ];
  const said = label(
    scene,
    scene.words.onSpace(nameOf(scene, seat), view.knights[seat]?.space ?? 0),
    lances > 0 ? countName(scene, "lance", lances) : null,
    view.seal === seat ? pieceName(scene, "seal") : null,
    pointed === null ? null : sentence(scene, { kind: "pointed", seat: pointed.by, knight: seat }),
  );
  return (
    <div
      class={`gc-knight ${state.join(" ")}`}
      style={placed(standing, standing.size, 28 - place)}
      data-key={`knight-${seat}`}
      {...explain("knight")}
      {...stop(first, said, offer(offers.knights.get(seat)))}
    >
      <KnightDrawing shield={shieldOf(scene, seat)} lances={lances} turned={standing.turned} />
      {view.winner === seat && (
        <svg class="gc-won gc-painted" viewBox="-26 -36 52 70" aria-hidden="true">
          <Grail />
        </svg>
      )}
      {place > 0 && <b class="gc-place" data-gc-mark={place} />}
      {awaited && seat !== me && <span class="gc-thinking" />}
      {pointed !== null && (
        <span class="gc-claim" {...explain("claim")}>
          <Shield name={shieldOf(scene, pointed.by)} />
          <svg viewBox="0 0 40 20" aria-hidden="true">
            <path d="M2 2H38L20 18z" />
          </svg>
        </span>
      )}
    </div>
  );
}

export function Dragon({ layout, scene }: Props) {
  const spot = spotOf(layout, scene.view.dragon);
  return (
    <div
      class="gc-dragon"
      style={placed(spot, layout.unit, 10)}
      data-key="dragon"
      {...explain("dragon")}
      {...stop(true, scene.words.onSpace(pieceName(scene, "dragon"), scene.view.dragon))}
    >
      <DragonDrawing turned={spot.along.x < -0.2} />
    </div>
  );
}

export function Clovers({ layout, scene }: Props) {
  const { view, ghost } = scene;
  return (
    <div class="gc-clovers">
      {(ghost ?? view).clovers.map(({ space, lies, token }) => {
        const { x, y } = spotOf(layout, space);
        return (
          <div
            key={space}
            class="gc-token"
            style={placed({ x, y: y + 27 * layout.unit }, layout.unit, token === null ? 0 : 40)}
            data-key={`token-${space}`}
            {...explain(token === null ? "space-clover" : `token-${token}`)}
          >
            <TokenDrawing lies={lies} token={token} />
          </div>
        );
      })}
    </div>
  );
}

/** The cards on their way around the table, beside the player who picks from them. */
export function TravellingHand({ layout, scene }: Props) {
  const { picker, cards } = scene.view.draft;
  if (picker === null || cards === 0 || (picker === scene.me && scene.view.mine?.hand.length !== 0))
    return null;
  const standing = standings(layout, scene.view).find(({ seat }) => seat === picker);
  if (standing === undefined) return null;
  const { x, y, size, turned } = standing;
  const aside = (turned ? 1 : -1) * 50 * size;
  return (
    <div class="gc-deck" style={placed({ x: x + aside, y: y + 2 }, layout.unit, 30)} data-key="deck">
      <CardBack />
      <b>{cards}</b>
    </div>
  );
}

/** What the answer that is looked at would do: knights and dragon where they would be, and the way there. */
export function Ghosts({ layout, scene }: Props) {
  const { view, ghost } = scene;
  if (ghost === null) return null;
  const moved = standings(layout, ghost).filter(
    ({ seat }) => view.knights[seat]?.space !== ghost.knights[seat]?.space,
  );
  return (
    <div class="gc-ghosts" aria-hidden="true">
      {moved.map((standing) => (
        <div
          key={standing.seat}
          class="gc-knight gc-ghost"
          data-ghost=""
          style={placed(standing, standing.size, 60)}
        >
          <KnightDrawing
            shield={shieldOf(scene, standing.seat)}
            lances={ghost.knights[standing.seat]?.lances ?? 0}
            turned={standing.turned}
          />
        </div>
      ))}
      {ghost.dragon !== view.dragon && (
        <div
          class="gc-dragon gc-ghost"
          data-ghost=""
          style={placed(spotOf(layout, ghost.dragon), layout.unit, 60)}
        >
          <DragonDrawing turned={spotOf(layout, ghost.dragon).along.x < -0.2} />
        </div>
      )}
      <Trails layout={layout} scene={scene} seats={moved.map(({ seat }) => seat)} />
    </div>
  );
}

function Trails({ layout, scene: { view, ghost }, seats }: Props & { seats: readonly number[] }) {
  const { frame, spots } = layout;
  const ways = seats.map((seat) => {
    const from = view.knights[seat]?.space ?? 1;
    const to = ghost?.knights[seat]?.space ?? from;
    return spots.slice(Math.min(from, to), Math.max(from, to) + 1);
  });
  return (
    <svg class="gc-trails" viewBox={`0 0 ${frame.width} ${frame.height}`}>
      {ways.map((way, nth) => (
        <path key={nth} d={way.map(({ x, y }, step) => `${step === 0 ? "M" : "L"}${x} ${y}`).join("")} />
      ))}
    </svg>
  );
}
