import { type BoardProps, useRoving } from "@roundtable/kit";
import { useMemo, useRef } from "preact/hooks";
import type { DiceCity } from "../rules/dice-city.ts";
import { TABLE_WORDS } from "../text/table.ts";
import { City } from "./city.tsx";
import { Ending } from "./ending.tsx";
import { Alone, LastRound } from "./last-round.tsx";
import { Market } from "./market.tsx";
import { Neighbours } from "./neighbours.tsx";
import { offersOf } from "./offers.ts";
import { Purse } from "./purse.tsx";
import type { Scene } from "./scene.ts";
import { useShown } from "./shown.ts";
import { TurnStrip } from "./turn-strip.tsx";

export function Board(props: BoardProps<DiceCity>) {
  const { view } = props;
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const offers = useMemo(() => offersOf(props.decision, props.me), [props.decision, props.me]);
  const scene: Scene = { ...props, offers, words: TABLE_WORDS[props.locale] };
  const { shown, showCity, showMarket } = useShown(scene);
  return (
    <div class="dc dc-colours" ref={box}>
      <div
        class="dc-table"
        data-front={shown.front}
        data-step={view.turn.step}
        data-near={view.players.length > 1 && !view.over ? "" : undefined}
      >
        <div class="dc-head">
          <TurnStrip scene={scene} />
          <LastRound scene={scene} />
          <Alone scene={scene} />
        </div>
        <Purse scene={scene} seat={shown.city} />
        <City scene={scene} seat={shown.city} />
        <div class="dc-side">
          {view.over ? <Ending scene={scene} shown={shown} showCity={showCity} /> : <Market scene={scene} />}
        </div>
        <Neighbours scene={scene} shown={shown} showCity={showCity} showMarket={showMarket} />
      </div>
    </div>
  );
}
