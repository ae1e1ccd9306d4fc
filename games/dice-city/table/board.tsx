import { type BoardProps, useRoving } from "@roundtable/kit";
import { useMemo, useRef } from "preact/hooks";
import type { DiceCity } from "../rules/dice-city.ts";
import { TABLE_WORDS } from "../text/table.ts";
import { useChanged } from "./city/changed.ts";
import { City } from "./city/city.tsx";
import { Ending } from "./ending/ending.tsx";
import { Alone, LastRound } from "./turn/last-round.tsx";
import { Market } from "./market/market.tsx";
import { Neighbours } from "./city/neighbours.tsx";
import { offersOf } from "./offers.ts";
import { Purse } from "./turn/purse.tsx";
import type { Scene } from "./scene.ts";
import { useForeground } from "./foreground.ts";
import { TurnStrip } from "./turn/turn-strip.tsx";

export function Board(props: BoardProps<DiceCity>) {
  const { view } = props;
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const offers = useMemo(() => offersOf(props.decision, props.me), [props.decision, props.me]);
  const changed = useChanged(view, props.me);
  const scene: Scene = { ...props, offers, changed, words: TABLE_WORDS[props.locale] };
  const controls = useForeground(scene);
  const { foreground, showCity } = controls;
  return (
    <div class="dc dc-colours" ref={box}>
      <div
        class="dc-table"
        data-front={foreground.front}
        data-step={view.turn.step}
        data-near={view.players.length > 1 && !view.over ? "" : undefined}
      >
        <div class="dc-head">
          <TurnStrip scene={scene} />
          <LastRound scene={scene} />
          <Alone scene={scene} />
        </div>
        <Purse scene={scene} seat={foreground.city} />
        <City scene={scene} seat={foreground.city} />
        <div class="dc-side">
          {view.over ? (
            <Ending scene={scene} foreground={foreground} showCity={showCity} />
          ) : (
            <Market scene={scene} />
          )}
        </div>
        <Neighbours scene={scene} controls={controls} />
      </div>
    </div>
  );
}
