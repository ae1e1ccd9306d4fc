import type { Stage } from "@roundtable/kit";
import type { QuestEvent } from "../rules/events.ts";

/** One card after another, with a pause before each: the stylesheet turns them at this speed. */
const TURN_MS = 750;
/** The pause when all cards are turned, before the next quest. */
const QUEST_REST_MS = 1400;

/** Animates each event. Events that are not listed here only glide to their new place. */
export async function play(event: QuestEvent, stage: Stage): Promise<void> {
  switch (event.kind) {
    case "team":
      stage.sound("wood");
      await stage.settle({ ms: 420, hop: 20 });
      return stage.read();
    case "quest":
      stage.sound("card");
      stage.board.style.setProperty("--qu-turn", `${TURN_MS / stage.speed}ms`);
      await stage.settle();
      return turnUp(stage, event.cards.length, event.failed);
    case "leader":
      stage.sound("token");
      await stage.settle({ ms: 450, hop: 50 });
      return stage.highlight(stage.find("leader"));
    case "amulet":
      stage.sound("token");
      await stage.settle();
      return stage.highlight(stage.find(`seat-${event.seat}`));
    case "checked":
      stage.sound("quill");
      await stage.settle();
      return stage.highlight(stage.find(`seat-${event.target}`));
    case "shown":
    case "overheard":
    case "hunt-vote":
      stage.sound("quill");
      await stage.settle();
      return stage.read();
    case "revealed":
      stage.sound("card");
      await stage.settle();
      await turn(stage, stage.find(`seat-${event.seat}`));
      return stage.read();
    case "hands":
    case "dropped":
    case "raised":
    case "lowered":
    case "turned":
      stage.sound("wings");
      await stage.settle({ ms: 450 });
      return stage.pause(event.kind === "hands" || event.kind === "dropped" ? 900 : 300);
    case "hunt":
      stage.sound("bell");
      await stage.settle();
      return stage.pause(800);
    case "named":
      stage.sound("quill");
      await stage.settle();
      if (event.target !== null) await turn(stage, stage.find(`seat-${event.target}`));
      return stage.pause(700);
    case "over":
      stage.sound("fanfare");
      return stage.settle();
    default:
      return stage.settle();
  }
}

/** QU-12, with suspense. */
async function turnUp(stage: Stage, cards: number, failed: boolean): Promise<void> {
  for (let card = 0; card < cards; card++) {
    await stage.pause(TURN_MS);
    stage.sound("card");
  }
  await stage.pause(TURN_MS / 2);
  stage.sound(failed ? "wood" : "bell");
  await stage.pause(QUEST_REST_MS);
}

async function turn(stage: Stage, element: Element | null): Promise<void> {
  await stage.animate(
    element,
    [{ scale: "1 1" }, { scale: "0.05 1.1" }, { scale: "1.15 1.15" }, { scale: "1 1" }],
    520,
  );
}
