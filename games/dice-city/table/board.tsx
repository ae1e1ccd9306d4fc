import type { BoardProps } from "@roundtable/web/kit";
import { useMemo, useRef } from "preact/hooks";
import type { DiceCity } from "../rules/dice-city.ts";
import { City } from "./city.tsx";
import { Ending } from "./ending.tsx";
import { Alone, LastRound } from "./last-round.tsx";
import { Market } from "./market.tsx";
import { Neighbours } from "./neighbours.tsx";
import { offersOf } from "./offers.ts";
import { Purse } from "./purse.tsx";
import { useRoving } from "./roving.ts";
import { pieceName, type Scene } from "./scene.ts";
import { useShown } from "./shown.ts";
import { TurnStrip } from "./turn-strip.tsx";

export function Board(props: BoardProps<DiceCity>) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const offers = useMemo(() => offersOf(props.decision, props.me), [props.decision, props.me]);
  const scene: Scene = { ...props, offers };
  const { shown, showCity, showMarket } = useShown(scene);
  return (
    <div class="dc dc-colours" ref={box}>
      <div class="dc-table" data-front={shown.front} data-step={props.view.turn.step}>
        <div class="dc-head">
          <TurnStrip scene={scene} />
          <LastRound scene={scene} />
          <Alone scene={scene} />
        </div>
        <Purse scene={scene} seat={shown.city} />
        <City scene={scene} seat={shown.city} />
        <div class="dc-side" {...(props.view.over ? scrolled(pieceName(scene, "points")) : {})}>
          {props.view.over ? <Ending scene={scene} /> : <Market scene={scene} />}
        </div>
        <Neighbours scene={scene} shown={shown} showCity={showCity} showMarket={showMarket} />
      </div>
    </div>
  );
}

/** What scrolls and has nothing to focus in it must be reached by the keyboard itself. */
function scrolled(label: string) {
  return { role: "group", tabIndex: 0, "aria-label": label } as const;
}
