import type { Stage } from "@roundtable/kit";
import type { FallingStarsEvent } from "../rules/falling-stars.ts";

/** What became of one star is looked at before the next one falls. */
const ROUND_REST_MS = 800;

/** How each event is seen to happen. What is not told here glides to its new place. */
export async function play(event: FallingStarsEvent, stage: Stage): Promise<void> {
  switch (event.kind) {
    case "fell":
      await stage.pause(ROUND_REST_MS);
      stage.sound("chimes");
      await stage.settle();
      return stage.animate(
        stage.find("star"),
        [{ translate: "-60% -60%", rotate: "-90deg", opacity: 0 }, { translate: "0 0" }],
        450,
      );
    case "drew":
    case "laid":
    case "put-away":
      stage.sound("card");
      return stage.settle();
    case "shown":
      stage.sound("card");
      await stage.settle();
      return stage.read();
    case "caught":
      stage.sound("bell");
      await stage.settle();
      return stage.highlight(stage.find(`place-${event.seat}`));
    default:
      return stage.settle();
  }
}
