import type { Seat } from "@roundtable/kernel";
import type { Stage } from "@roundtable/kit";
import type { DiceCityEvent } from "../rules/events.ts";
import type { Row } from "../rules/pieces.ts";
import type { Spot } from "../rules/state.ts";

const TURN_REST_MS = 700;
const ROLLED_MS = 400;

/** How each event is seen to happen. What is not told here is drawn, and glides to its new place. */
export async function play(event: DiceCityEvent, stage: Stage): Promise<void> {
  switch (event.kind) {
    case "turn":
      // The last turn rests before the next begins.
      await stage.pause(TURN_REST_MS);
      return stage.settle();
    case "rolled":
      return roll(stage, event.seat, ["white", "yellow", "red", "blue", "black"]);
    case "rerolled":
      return roll(stage, event.seat, [event.die]);
    case "die-moved":
      stage.sound("wood");
      return stage.settle({ ms: 320, hop: 14 });
    case "spent":
      stage.sound("wood");
      return stage.settle({ ms: 280, hop: 10 });
    case "used":
      await stage.settle();
      return stage.highlight(cellAt(stage, event.seat, event));
    case "tired":
    case "woken":
      stage.sound("token");
      return stage.settle();
    case "gained":
    case "paid":
    case "lost":
      stage.sound("token");
      await stage.settle();
      return count(
        stage,
        (["wood", "stone", "iron"] as const)
          .filter((resource) => event.amounts[resource] > 0)
          .map((resource) => stage.find(`${resource}-${event.seat}`)),
      );
    case "strength":
      stage.sound("token");
      await stage.settle();
      return count(stage, [stage.find(event.against === "all" ? "strength" : "bandit-strength")]);
    case "points":
      stage.sound("token");
      await stage.settle();
      return count(stage, [stage.find("points")]);
    case "pass-token":
    case "pass-tokens-spent":
      stage.sound("token");
      await stage.settle();
      return count(stage, [stage.find(`passes-${event.seat}`)]);
    case "for-this-turn":
      stage.sound("quill");
      await stage.settle();
      return count(stage, [stage.find(event.location)]);
    case "built":
      return lay(stage, event);
    case "refilled":
      stage.sound("card");
      return deal(stage, [event.place]);
    case "refreshed":
      stage.sound("card");
      await deal(stage, event.places);
      return stage.read();
    case "row-left":
      stage.sound("card");
      await moveDown(stage, event.come.length);
      return stage.read();
    case "bandit":
      stage.sound("wood");
      await Promise.all([shake(stage, stage.find(`bandit-${event.bandit}`)), stage.read()]);
      return stage.settle();
    case "ship":
      stage.sound("quill");
      await Promise.all([sail(stage, stage.find(`ship-${event.ship}`)), stage.read()]);
      return stage.settle();
    case "attacked": {
      stage.sound("wood");
      const cell = cellAt(stage, event.victim, event);
      await shake(stage, cell);
      await stage.settle();
      return stage.highlight(cell);
    }
    case "robbed":
      stage.sound("token");
      await stage.settle();
      return stage.read();
    case "ending":
      stage.sound("bell");
      await stage.settle();
      return stage.highlight(stage.find("last-round"));
    case "over":
      stage.sound("fanfare");
      return stage.settle();
    default:
      return stage.settle();
  }
}

/** The dice are taken up, leap along their streets, turning, and come to rest on their columns. */
async function roll(stage: Stage, seat: Seat, rows: readonly Row[]): Promise<void> {
  stage.sound("die");
  const turn = (from: Keyframe, to: Keyframe, ms: number) =>
    Promise.all(
      rows.map((row) =>
        stage.animate(stage.find(`die-${seat}-${row}`)?.firstElementChild ?? null, [from, to], ms),
      ),
    );
  await turn({ rotate: "0deg", scale: 1 }, { rotate: "170deg", scale: 1.25 }, 150);
  await stage.settle({ ms: 340, hop: 26 });
  await turn({ rotate: "-120deg", scale: 1.2 }, { rotate: "0deg", scale: 1 }, 170);
  await stage.pause(ROLLED_MS);
}

/** A sum that has changed leaps. */
async function count(stage: Stage, chips: readonly (Element | null)[]): Promise<void> {
  if (stage.reducedMotion) {
    await Promise.all(chips.map((chip) => stage.highlight(chip)));
    return;
  }
  await Promise.all(
    chips.map((chip) => stage.animate(chip, [{ scale: 1 }, { scale: 1.22, offset: 0.4 }, { scale: 1 }], 300)),
  );
}

/** The card flies from where it was for sale to where it is laid. */
async function lay(
  stage: Stage,
  { seat, card, row, column }: Extract<DiceCityEvent, { kind: "built" }>,
): Promise<void> {
  stage.sound("card");
  // Of equal cards the last is the one that is sold; where only the city has room, it comes from the market's tab.
  const from =
    visible([...stage.board.querySelectorAll(`[data-ware="${card}"]`)].at(-1) ?? null) ??
    visible(stage.board.querySelector("[data-market]"));
  await stage.settle();
  const cell = cellAt(stage, seat, { row, column });
  const tile = cell?.querySelector(".dc-tile") ?? cell;
  const to = tile?.getBoundingClientRect();
  if (tile == null || to === undefined || from === null) return;
  if (stage.reducedMotion) return stage.highlight(tile);
  const size = from.width / Math.max(1, to.width);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const lifted = cell instanceof HTMLElement ? cell : null;
  lifted?.classList.add("dc-lifted");
  if (tile instanceof HTMLElement) {
    await stage.animate(
      tile,
      [
        { translate: `${x}px ${y}px`, scale: size },
        { translate: `${x * 0.2}px ${y * 0.2}px`, scale: 1.15, offset: 0.75 },
        { translate: "0 0", scale: 1 },
      ],
      450,
    );
  } else {
    await stage.highlight(tile);
  }
  lifted?.classList.remove("dc-lifted");
  stage.sound("wood");
}

/** New cards come from the deck to their places. */
async function deal(stage: Stage, places: readonly number[]): Promise<void> {
  await stage.settle();
  await fly(
    stage,
    places.map((place) => placeAt(stage, place)),
    visible(stage.board.querySelector("[data-deck]")),
  );
}

/** DC-28: the upper row takes the place of the lower, and new cards come from the deck. */
async function moveDown(stage: Stage, come: number): Promise<void> {
  const width = stage.board.querySelectorAll("[data-place]").length / 2;
  await stage.settle();
  const deck = visible(stage.board.querySelector("[data-deck]"));
  const upper = Array.from({ length: width }, (_, place) => placeAt(stage, place));
  // Measured before anything flies.
  const above = upper.map(visible);
  await Promise.all([
    fly(stage, upper.slice(0, come), deck),
    ...above.map((from, place) => fly(stage, [placeAt(stage, place + width)], from, 1)),
  ]);
}

async function fly(
  stage: Stage,
  cards: readonly (Element | null)[],
  from: DOMRect | null,
  scale = 0.4,
): Promise<void> {
  if (from === null) return;
  if (stage.reducedMotion) {
    await Promise.all(cards.map((card) => stage.highlight(card)));
    return;
  }
  await Promise.all(
    cards.map((card) => {
      const to = card?.getBoundingClientRect() ?? from;
      const way = `${from.x - to.x}px ${from.y - to.y}px`;
      return stage.animate(
        card,
        [
          { translate: way, scale },
          { translate: "0 0", scale: 1 },
        ],
        350,
      );
    }),
  );
}

async function shake(stage: Stage, element: Element | null): Promise<void> {
  await stage.animate(
    element,
    [{ rotate: "0deg" }, { rotate: "-6deg" }, { rotate: "5deg" }, { rotate: "-3deg" }, { rotate: "0deg" }],
    300,
  );
}

async function sail(stage: Stage, element: Element | null): Promise<void> {
  await stage.animate(
    element,
    [
      { translate: "0 0", rotate: "0deg" },
      { translate: "12px -6px", rotate: "-3deg", offset: 0.5 },
      { translate: "0 0", rotate: "0deg" },
    ],
    400,
  );
}

function cellAt({ board }: Stage, seat: Seat, { row, column }: Spot): Element | null {
  return board.querySelector(`[data-spot="${seat}-${row}-${column}"]`);
}

function placeAt({ board }: Stage, place: number): Element | null {
  return board.querySelector(`[data-place="${place}"]`);
}

/** Where something is on the screen; null where it is not shown. */
function visible(element: Element | null): DOMRect | null {
  const place = element?.getBoundingClientRect();
  return place === undefined || place.width === 0 ? null : place;
}
