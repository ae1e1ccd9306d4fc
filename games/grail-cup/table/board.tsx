import { type BoardProps, useRoving } from "@roundtable/kit";
import { useMemo, useRef, useState } from "preact/hooks";
import type { GrailCup } from "../rules/grail-cup.ts";
import { TABLE_WORDS } from "../text/table.ts";
import { Calls } from "./beside/calls.tsx";
import { Ending } from "./beside/ending.tsx";
import { Clovers, Dragon, Ghosts, Knights, TravellingHand } from "./map/figures.tsx";
import { layoutOf, WIDE } from "./map/layout.ts";
import { MerlinsTable } from "./beside/merlin.tsx";
import { offersOf } from "./offers.ts";
import { placed } from "./map/placed.ts";
import type { Scene } from "./scene.ts";
import { Scenery } from "./landscape/scenery.tsx";
import { useHandBeside, useSheet } from "./map/frame.ts";
import { Spaces } from "./map/spaces.tsx";
import { standings } from "./map/stacks.ts";
import { Supply } from "./beside/supply.tsx";
import { Tray } from "./beside/tray.tsx";

/** Letters of 20 units on the ribbons at the start have 11 pixels. */
const READABLE = 11 / 20;

export function Board(props: BoardProps<GrailCup>) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const sheet = useSheet(map);
  const { frame, scale } = sheet ?? { frame: WIDE, scale: 1 };
  const isHandBeside = useHandBeside(box);
  const board = useSame(props.view.board, ({ kinds, starts }) => JSON.stringify([kinds, starts]));
  useRoving(box);
  const layout = useMemo(() => layoutOf(board.finish, frame), [board.finish, frame]);
  const { beside, above } = sheet ?? {};
  // A landscape takes long to draw: only what is seen of it, once it is known how much that is.
  const scenery = useMemo(
    () =>
      beside === undefined || above === undefined ? null : (
        <Scenery layout={layout} board={board} beside={beside} above={above} />
      ),
    [layout, board, beside, above],
  );
  const offers = useMemo(() => offersOf(props.decision), [props.decision]);
  const scene: Scene = { ...props, offers, words: TABLE_WORDS[props.locale] };
  return (
    <div
      class={`gc ${isHandBeside ? "gc-wide" : "gc-narrow"}`}
      data-hand={props.view.mine === null ? undefined : ""}
      ref={box}
    >
      <Calls scene={scene} />
      <div class="gc-map" ref={map}>
        <div
          class="gc-land"
          data-offers-spaces={offers.spaces.size > 0 ? "" : undefined}
          data-small={scale * layout.unit < READABLE ? "" : undefined}
          style={{ "--wide": frame.width, "--high": frame.height, "--scale": scale * layout.unit }}
        >
          {scenery}
          <Spaces layout={layout} scene={scene} />
          <Clovers layout={layout} scene={scene} />
          <Dragon layout={layout} scene={scene} />
          <Knights layout={layout} scene={scene} />
          <TravellingHand layout={layout} scene={scene} />
          <Ghosts layout={layout} scene={scene} />
          <LooseSteps
            scene={scene}
            standing={standings(layout, props.view).find(({ seat }) => seat === props.me)}
          />
          <span class="gc-flying" data-key="flying-lance" aria-hidden="true" />
        </div>
        <Supply layout={layout} scene={scene} />
        <MerlinsTable scene={scene} />
      </div>
      {props.view.winner === null ? <Tray scene={scene} /> : <Ending scene={scene} />}
    </div>
  );
}

function LooseSteps({
  scene,
  standing,
}: {
  scene: Scene;
  standing: ReturnType<typeof standings>[number] | undefined;
}) {
  if (standing === undefined || scene.offers.looseSteps.length === 0) return null;
  return (
    <div class="gc-loose" style={placed(standing, standing.size, 80)}>
      {scene.offers.looseSteps.map(({ id, steps }) => (
        <b key={id} class="gc-steps" data-gc-mark={steps} {...scene.offer(id)} />
      ))}
    </div>
  );
}

/** The value of an earlier drawing as long as it says the same: every view brings its own copy of the board. */
function useSame<T>(value: T, says: (value: T) => string): T {
  const [kept, keep] = useState(value);
  if (says(kept) === says(value)) return kept;
  keep(value);
  return value;
}
