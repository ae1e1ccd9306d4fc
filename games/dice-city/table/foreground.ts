import type { Seat } from "@roundtable/kernel";
import { useState } from "preact/hooks";
import type { Question } from "../rules/asking.ts";
import type { Scene } from "./scene.ts";

/** Whose city is large, and, where there is room for one thing only, whether the market lies before it. */
export interface Foreground {
  readonly city: Seat;
  readonly front: "city" | "market";
}

const AT_THE_MARKET: ReadonlySet<string> = new Set<Question["kind"]>(["refresh", "attack", "build"]);

/** What is shown large, and how that is changed. */
export interface ForegroundControls {
  readonly foreground: Foreground;
  readonly showCity: (seat: Seat) => void;
  readonly showMarket: () => void;
  /** My own city stays large while others play. */
  readonly staysHome: boolean;
  readonly stayHome: (stays: boolean) => void;
}

type Asked = Pick<Scene, "view" | "decision" | "me" | "previewed">;

/**
 * What to show in front: where I am asked to point, the city of the acting player, or my own for those who stay at
 * home.
 */
function suggested({ view, decision, me }: Asked, staysHome: boolean): Foreground {
  const mine = me ?? view.turn.seat;
  if (view.over) return { city: mine, front: "market" };
  const asked = askedOfMe({ view, me });
  if (asked === null) return { city: staysHome ? mine : view.turn.seat, front: "city" };
  if (asked === "reroll" && decision?.question.kind === "reroll")
    return { city: decision.question.victim, front: "city" };
  return { city: mine, front: AT_THE_MARKET.has(asked) ? "market" : "city" };
}

function askedOfMe({ view, me }: Pick<Asked, "view" | "me">): string | null {
  return me !== null && view.awaited?.seats.includes(me) === true ? view.awaited.question : null;
}

/** Whom the answer that is looked at would hit. */
function victimOf({ decision, previewed }: Asked): Seat | null {
  const answer = decision?.answers.find(({ id }) => id === previewed);
  return answer?.kind === "attack" || answer?.kind === "rob" ? answer.victim : null;
}

/** A look elsewhere lasts until something else is asked; a victim stays in front as long as the loss is shown. */
export function useForeground(scene: Asked): ForegroundControls {
  const [picked, pick] = useState<(Foreground & { readonly moment: string }) | null>(null);
  const [staysHome, stayHome] = useStaysHome();
  const moment = momentOf(scene);
  const best = suggested(scene, staysHome);
  const kept: Foreground = picked !== null && picked.moment === moment ? picked : best;
  const victim = victimOf(scene);
  const foreground: Foreground = victim === null ? kept : { city: victim, front: "city" };
  return {
    foreground,
    showCity: (city: Seat) => pick({ city, front: "city", moment }),
    showMarket: () => pick({ city: foreground.city, front: "market", moment }),
    staysHome,
    stayHome: (stays: boolean) => {
      stayHome(stays);
      pick(null);
    },
  };
}

function momentOf({ view, me }: Asked): string {
  return `${view.turn.number} ${askedOfMe({ view, me })} ${view.over}`;
}

const KEPT_AS = "dice-city-stays-home";

/** Remembered on this device, for every table. */
function useStaysHome(): readonly [boolean, (stays: boolean) => void] {
  const [stays, setStays] = useState(readStaysHome);
  const keep = (next: boolean) => {
    setStays(next);
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(next));
    } catch {
      // A private window may keep nothing; the choice then lasts as long as the page.
    }
  };
  return [stays, keep];
}

function readStaysHome(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "true";
  } catch {
    return false;
  }
}
