import type { Seat } from "@roundtable/kernel";
import type { Card, Location } from "./locations.ts";
import type { Resource, Row } from "./pieces.ts";

/** What stops for an answer of the player whose turn it is. */
export type Asking =
  | { readonly do: "dice" }
  | { readonly do: "spend"; readonly die: Row }
  | { readonly do: "refresh"; readonly chosen: readonly number[] }
  | {
      readonly do: "copy";
      readonly among: "row" | "dice" | "city";
      readonly row: Row;
      readonly die: Row;
      /** The copiers of this use so far, this one first: none may occur twice (DC-15). */
      readonly copiers: readonly [Location, ...Location[]];
    }
  | { readonly do: "army" }
  | { readonly do: "pay" }
  | { readonly do: "receive"; readonly paid: Resource; readonly left: number }
  | { readonly do: "triple" }
  | { readonly do: "stable-die"; readonly die: Row }
  | { readonly do: "stable-column"; readonly moved: Row }
  | { readonly do: "well"; readonly die: Row; readonly chosen: readonly Row[] }
  | { readonly do: "reroll"; readonly victim: Seat; readonly then: readonly Seat[] }
  | { readonly do: "attack" }
  | { readonly do: "build" }
  | { readonly do: "place"; readonly card: Card; readonly place: number | null }
  | { readonly do: "statue"; readonly paid: number }
  | { readonly do: "end-game" };

/** What is carried out without asking. */
type Doing =
  /** Asks what is next in this step, or goes on to the following one. */
  | { readonly do: "step"; readonly step: "dice" | "attack" | "build" }
  | { readonly do: "refill"; readonly place: number }
  | { readonly do: "end-turn" }
  | { readonly do: "next-turn" };

export type Task = Asking | Doing;

const DOING: ReadonlySet<Task["do"]> = new Set(["step", "refill", "end-turn", "next-turn"]);

export function asks(task: Task): task is Asking {
  return !DOING.has(task.do);
}

export function askingNow(tasks: readonly Task[]): Asking | null {
  const top = tasks.at(-1);
  return top !== undefined && asks(top) ? top : null;
}
