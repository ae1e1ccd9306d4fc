import { type BoardProps, useRoving } from "@roundtable/kit";
import { useMemo, useRef, useState } from "preact/hooks";
import type { GrailCup } from "../rules/grail-cup.ts";
import { Calls } from "./calls.tsx";
import { Ending } from "./ending.tsx";
import { Clovers, Dragon, Ghosts, Knights, TravellingHand } from "./figures.tsx";
import { layoutOf, WIDE } from "./layout.ts";
import { MerlinsTable } from "./merlin.tsx";
import { offersOf } from "./offers.ts";
import { at } from "./place.ts";
import type { Scene } from "./scene.ts";
import { Scenery } from "./scenery.tsx";
import { useFrame } from "./shape.ts";
import { Spaces } from "./spaces.tsx";
import { standings } from "./stacks.ts";
import { Supply } from "./supply.tsx";
import { Tray } from "./tray.tsx";

export function Board(props: BoardProps<GrailCup>) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useFrame(box);
  const board = useSame(props.view.board, ({ kinds, starts }) => JSON.stringify([kinds, starts]));
  useRoving(box);
  const layout = useMemo(() => layoutOf(board.finish, frame), [board.finish, frame]);
  const scenery = useMemo(() => <Scenery layout={layout} board={board} />, [layout, board]);
  const offers = useMemo(() => offersOf(props.decision), [props.decision]);
  const scene: Scene = { ...props, offers };
  return (
    <div class={`gc ${frame === WIDE ? "gc-wide" : "gc-narrow"}`} ref={box}>
      <Calls scene={scene} />
      <div class="gc-map">
        <div class="gc-land" style={{ "--wide": frame.width, "--high": frame.height }}>
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
        <Ending scene={scene} />
      </div>
      <Tray scene={scene} />
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
    <div class="gc-loose" style={at(standing, standing.size, 80)}>
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
