import type { Seat } from "@roundtable/kernel";
import { useState } from "preact/hooks";
import type { Question } from "../rules/asking.ts";
import type { View } from "../rules/dice-city.ts";
import type { Scene } from "./scene.ts";

/** Whose city is large, and, where there is room for one thing only, whether the market lies before it. */
export interface Foreground {
  readonly city: Seat;
  readonly front: "city" | "market";
}

const AT_THE_MARKET: ReadonlySet<string> = new Set<Question["kind"]>(["refresh", "attack", "build"]);

type Asked = Pick<Scene, "view" | "decision" | "me" | "looked">;

/** What is best looked at now: where I am asked to point, or else my own city. */
function suggested({ view, decision, me }: Asked): Foreground {
  const city = me ?? view.turn.seat;
  if (view.over) return { city, front: "market" };
  const asked = me !== null && view.awaited?.seats.includes(me) === true ? view.awaited.question : null;
  if (asked === "reroll" && decision?.question.kind === "reroll")
    return { city: decision.question.victim, front: "city" };
  return { city, front: asked !== null && AT_THE_MARKET.has(asked) ? "market" : "city" };
}

/** Whom the answer that is looked at would hit. */
function victimOf({ decision, looked }: Asked): Seat | null {
  const answer = decision?.answers.find(({ id }) => id === looked);
  return answer?.kind === "attack" || answer?.kind === "rob" ? answer.victim : null;
}

/** A look elsewhere lasts until something else is asked; a victim is foreground as long as his loss is. */
export function useForeground(scene: Asked) {
  const [picked, pick] = useState<(Foreground & { readonly moment: string }) | null>(null);
  const moment = momentOf(scene.view);
  const best = suggested(scene);
  const kept: Foreground = picked !== null && picked.moment === moment ? picked : best;
  const victim = victimOf(scene);
  const foreground: Foreground = victim === null ? kept : { city: victim, front: "city" };
  return {
    foreground,
    showCity: (city: Seat) => pick({ city, front: "city", moment }),
    showMarket: () => pick({ city: foreground.city, front: "market", moment }),
  };
}

function momentOf({ turn, awaited, over }: View): string {
  return `${turn.number} ${awaited?.question} ${over}`;
}
