import type { Seat } from "@roundtable/kernel";
import type { Stage } from "@roundtable/kit";
import type { GrailCupEvent } from "../rules/events.ts";
import type { Face, Space } from "../rules/pieces.ts";

/** How each event is seen to happen. What is not told here glides to its new place. */
export async function play(event: GrailCupEvent, stage: Stage): Promise<void> {
  switch (event.kind) {
    case "round":
      // The end of a round rests before the next begins.
      await stage.pause(ROUND_REST_MS);
      return stage.settle();
    case "moved":
      return ride(stage, event.seat, event.from, event.to);
    case "blocked":
    case "stays":
      return refuse(stage, stage.find(`knight-${event.seat}`));
    case "exchanged":
      stage.sound("wood");
      return stage.settle({ ms: 700, hop: 2 * stoneHeight(stage) });
    case "dragon":
      return fly(stage);
    case "called":
      stage.sound("card");
      await stage.settle();
      await turnUp(stage, stage.find(`call-${event.ally}`));
      return stage.read();
    case "cursed":
      stage.sound("quill");
      await stage.settle();
      return stage.highlight(stage.find(`call-${event.ally}`));
    case "pointed":
      stage.sound("quill");
      await stage.settle();
      return stage.highlight(stage.find(`knight-${event.knight}`));
    case "claimed":
      stage.sound("quill");
      await stage.settle();
      return stage.highlight(stage.find(`knight-${event.knight}`));
    case "kept":
    case "passed":
    case "hand":
    case "discarded":
    case "removed":
      stage.sound("card");
      return stage.settle({ ms: 380 });
    case "rolled":
      return roll(stage, event.space, event.face);
    case "token":
      stage.sound("token");
      await stage.settle();
      await turnUp(stage, stage.find(`token-${event.space}`), 1.7);
      return stage.read();
    case "replaced":
      await stage.settle();
      return turnUp(stage, stage.find(`token-${event.space}`));
    case "looked":
    case "rearranged":
      stage.sound("token");
      await stage.settle();
      await Promise.all(event.spaces.map((space) => turnUp(stage, stage.find(`token-${space}`), 1.4)));
      return stage.read();
    case "lance-taken":
      return handOver(stage, "lances", `knight-${event.seat}`);
    case "lance-spent":
    case "lance-lost":
      return handOver(stage, `knight-${event.seat}`, "lances");
    case "lance-stolen":
      return handOver(stage, `knight-${event.from}`, `knight-${event.seat}`);
    case "won":
      stage.sound("fanfare");
      await stage.settle();
      return leap(stage, stage.find(`knight-${event.seat}`));
    default:
      return stage.settle();
  }
}

const ROUND_REST_MS = 1200;
const HOP_MS = 210;
/** Where a knight has come to is looked at before the next thing happens. */
const ARRIVED_MS = 350;

/** Space by space, with a small bounce on each; a long ride is a quicker one. */
async function ride(stage: Stage, seat: Seat, from: Space, to: Space): Promise<void> {
  const step = Math.sign(to - from);
  const spaces = Array.from({ length: Math.abs(to - from) }, (_, nth) => from + step * (nth + 1));
  const places = spaces.flatMap((space) => spaceAt(stage, space) ?? []);
  stage.sound("wood");
  const riding = stage.settle({
    ms: HOP_MS * Math.min(spaces.length, 2 + spaces.length / 3),
    hop: stoneHeight(stage) * 0.55,
    over: { key: `knight-${seat}`, places },
  });
  await Promise.all([riding, stage.read()]);
  await stage.pause(ARRIVED_MS);
}

async function fly(stage: Stage): Promise<void> {
  stage.sound("wings");
  const dragon = stage.find("dragon");
  await stage.animate(dragon, [{ scale: 1 }, { scale: "1.08 .9", offset: 0.5 }, { scale: 1 }], 200);
  await stage.settle({ ms: 700, hop: 3 * stoneHeight(stage) });
}

/** A shake of the head: it stays where it is. */
async function refuse(stage: Stage, element: Element | null): Promise<void> {
  await stage.settle();
  await stage.animate(
    element,
    [{ rotate: "0deg" }, { rotate: "-7deg" }, { rotate: "6deg" }, { rotate: "-3deg" }, { rotate: "0deg" }],
    320,
  );
  await stage.pause(ARRIVED_MS);
}

async function turnUp(stage: Stage, element: Element | null, size = 1.15): Promise<void> {
  await stage.animate(
    element,
    [{ scale: "0.05 1" }, { scale: `${size} ${size}`, offset: 0.6 }, { scale: "1 1" }],
    380,
  );
}

async function leap(stage: Stage, element: Element | null): Promise<void> {
  const high = `0 -${Math.round(stoneHeight(stage))}px`;
  await stage.animate(element, [{ translate: "0 0" }, { translate: high }, { translate: "0 0" }], 300, {
    iterations: 2,
  });
}

const THROWN_MS = 450;
const LIES_MS = 800;
const PUT_BACK_MS = 260;

/** The die is thrown from its place onto the village, tumbles, and shows what it shows. */
async function roll(stage: Stage, space: Space, face: Face): Promise<void> {
  stage.sound("die");
  const die = stage.find("die");
  const way = between(die, spaceAt(stage, space));
  if (die instanceof HTMLElement) die.dataset["face"] = face;
  if (stage.reducedMotion) {
    void stage.highlight(die);
    return stage.pause(THROWN_MS + LIES_MS + PUT_BACK_MS);
  }
  const there = `${way.x}px ${way.y}px`;
  await stage.animate(
    die,
    [
      { translate: "0 0", rotate: "0deg", scale: 1 },
      { translate: `${way.x * 0.6}px ${way.y * 0.6 - 60}px`, rotate: "400deg", scale: 1.8, offset: 0.35 },
      { translate: `${way.x * 0.9}px ${way.y * 0.9}px`, rotate: "650deg", scale: 1.4, offset: 0.7 },
      { translate: there, rotate: "720deg", scale: 1.6 },
    ],
    THROWN_MS,
  );
  await stage.animate(
    die,
    [
      { translate: there, scale: 1.6 },
      { translate: there, scale: 1.6 },
    ],
    LIES_MS,
  );
  await stage.animate(
    die,
    [
      { translate: there, scale: 1.6 },
      { translate: "0 0", scale: 1 },
    ],
    PUT_BACK_MS,
  );
}

/** A lance flies from the one to the other; the numbers change when it is there. */
async function handOver(stage: Stage, from: string, to: string): Promise<void> {
  stage.sound("wood");
  const lance = stage.find("flying-lance");
  const [start, end] = [between(lance, stage.find(from)), between(lance, stage.find(to))];
  await stage.animate(
    lance,
    [
      { opacity: 1, translate: `${start.x}px ${start.y}px`, rotate: "0deg" },
      {
        opacity: 1,
        translate: `${(start.x + end.x) / 2}px ${(start.y + end.y) / 2 - 50}px`,
        rotate: "180deg",
      },
      { opacity: 1, translate: `${end.x}px ${end.y}px`, rotate: "360deg" },
    ],
    600,
  );
  await stage.settle();
}

function between(one: Element | null, other: Element | null): { readonly x: number; readonly y: number } {
  if (one === null || other === null) return { x: 0, y: 0 };
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return {
    x: to.x + to.width / 2 - from.x - from.width / 2,
    y: to.y + to.height / 2 - from.y - from.height / 2,
  };
}

/** Spaces are no pieces: they never move. */
function spaceAt({ board }: Stage, space: Space): Element | null {
  return board.querySelector(`[data-space="${space}"]`);
}

function stoneHeight(stage: Stage): number {
  return spaceAt(stage, 1)?.getBoundingClientRect().height ?? 40;
}
