import type { Said, Seat, MatchEvent } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import type { QuestShape } from "../../rules/quest.ts";
import type { Size } from "./hall-size.ts";
import type { Point } from "./seating.ts";
import { Chip } from "../talk/claims-board.tsx";
import type { Scene } from "../scene.ts";

const HEARD_MS = 6500;
/** Below this width a sign replaces the sentence, which would cover the table. */
const NARROW = 540;
/** How far from half the height somebody counts as sitting at a side, as a part of the whole. */
const BESIDE = 0.2;
/** More bubbles at once are too many to read. */
const VOICES = 3;

type Heard = Readonly<Record<Seat, Said<QuestShape> | undefined>>;

/** Speech bubbles over the shields, for a few seconds. */
export function Bubbles({ scene }: { scene: Scene }) {
  const heard = useHeard(scene.events);
  const { places, size, text, seats, view } = scene;
  // Nothing covers the verdict.
  if (view.ending !== null) return null;
  const isShort = size.width < NARROW || hasCards(scene);
  return seats.map(({ seat }) => {
    const said = heard[seat];
    const place = places[seat];
    if (said === undefined || place === undefined) return null;
    const { say } = said;
    return (
      <p
        key={seat}
        class="qu-bubble"
        aria-hidden="true"
        data-side={place.x < size.width * 0.35 ? "left" : place.x > size.width * 0.65 ? "right" : "middle"}
        data-at={heightOf(place, size)}
        style={{ left: `${place.x}px`, top: `${place.y}px` }}
      >
        {"text" in say ? (
          say.text
        ) : isShort ? (
          <Chip scene={scene} statement={say.statement} by={seat} />
        ) : (
          <LineText line={textFor(text.statement, say.statement, seat)} />
        )}
      </p>
    );
  });
}

/**
 * A bubble hangs below a player at the top and rises over one at the bottom; between them there is room beside the
 * shield.
 */
function heightOf({ y }: Point, { height }: Size): "high" | "beside" | "low" {
  if (Math.abs(y - height / 2) < height * BESIDE) return "beside";
  return y < height / 2 ? "high" : "low";
}

/** Whether there are cards in the middle, which nothing should cover. */
function hasCards({ decision, view: { team, quests, hunt, hands } }: Scene): boolean {
  const isTurnedUp = quests.length > 0 && team === null && hunt === null && hands === null;
  return isTurnedUp || decision?.question.kind === "card" || decision?.question.kind === "hunt-vote";
}

/** The last remark of each player, if it is only seconds old. */
function useHeard(events: readonly MatchEvent<QuestShape>[]): Heard {
  const [from, setFrom] = useState(events.length);
  const { length } = events;
  useEffect(() => {
    // A new remark does not clear the timer: each is shown for its own time.
    setTimeout(() => setFrom((before) => Math.max(before, length)), HEARD_MS);
  }, [length]);
  const heard: Record<Seat, Said<QuestShape>> = {};
  const remarks = events.slice(from).filter((one) => one.kind === "said");
  for (const one of remarks.slice(-VOICES)) heard[one.seat] = one;
  return heard;
}
