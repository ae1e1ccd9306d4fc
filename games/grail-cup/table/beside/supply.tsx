import { explain, Icon, pieceName, stop } from "@roundtable/kit";
import { LanceDrawing } from "../pieces/lance.tsx";
import { TokenDrawing } from "../pieces/tokens.tsx";
import icons from "../icons.json" with { type: "json" };
import { type Layout, spotOf } from "../map/layout.ts";
import { countName, type Scene } from "../scene.ts";

/** In the sky, away from the Grail's castle: the lances and clover tokens that are left, and the village die. */
export function Supply({ layout, scene }: { layout: Layout; scene: Scene }) {
  const { view } = scene;
  const castleOnRight = spotOf(layout, view.board.finish).x > layout.frame.width / 2;
  return (
    <div class={`gc-supply ${castleOnRight ? "gc-supply-left" : ""}`}>
      <div
        class="gc-heap"
        data-key="lances"
        {...explain("lance")}
        {...stop(true, countName(scene, "lance", view.lancesLeft))}
      >
        <LanceDrawing />
        <b>{view.lancesLeft}</b>
      </div>
      <div
        class="gc-heap"
        data-key="reserve"
        {...explain("reserve")}
        {...stop(true, countName(scene, "reserve", view.reserve))}
      >
        <TokenDrawing lies="face-down" token={null} />
        <b>{view.reserve}</b>
      </div>
      <div class="gc-heap" {...explain("die")} {...stop(true, pieceName(scene, "die"))}>
        <Die />
      </div>
    </div>
  );
}

/** It shows the face that was rolled last; `play` turns it. */
function Die() {
  return (
    <span class="gc-die" data-key="die" data-face="lance">
      <Icon name={icons.seal} class="gc-face-seal" />
      <Icon name={icons.thief} class="gc-face-thief" />
      <span class="gc-face-lance">
        <LanceDrawing />
      </span>
    </span>
  );
}
