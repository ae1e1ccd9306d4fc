import type { Seat } from "@roundtable/kernel";
import type { Cause } from "./events.ts";
import type { Ally, Space } from "./pieces.ts";

/** What stops for an answer of `seat`. */
export type Asking =
  | { readonly do: "keep"; readonly seat: Seat }
  | { readonly do: "direction"; readonly seat: Seat }
  | { readonly do: "curse"; readonly seat: Seat }
  | { readonly do: "point"; readonly seat: Seat }
  | { readonly do: "look"; readonly seat: Seat; readonly chosen: readonly Space[] }
  | { readonly do: "arrange"; readonly seat: Seat; readonly spaces: readonly Space[] }
  | { readonly do: "steps"; readonly seat: Seat; readonly ally: Ally }
  | {
      readonly do: "lance";
      readonly seat: Seat;
      readonly before: Space;
      readonly beyond: Space;
      readonly cause: Cause;
    }
  | { readonly do: "dragon"; readonly seat: Seat; readonly why: "tamer" | "lure" }
  | { readonly do: "fake-grail"; readonly seat: Seat }
  | { readonly do: "magnet"; readonly seat: Seat };

/** What is carried out without asking. */
type Doing =
  | { readonly do: "round" }
  | { readonly do: "call"; readonly ally: Ally }
  | { readonly do: "exchange"; readonly seat: Seat; readonly with: Seat }
  | { readonly do: "ally"; readonly seat: Seat; readonly ally: Ally }
  | { readonly do: "walk"; readonly seat: Seat; readonly steps: number; readonly cause: Cause }
  /** The space triggers if the knight is no longer where it was; `tokens` counts those of this chain (GC-50, GC-52). */
  | { readonly do: "land"; readonly seat: Seat; readonly from: Space; readonly tokens: number }
  | { readonly do: "replace" }
  | { readonly do: "claim" };

export type Task = Asking | Doing;

const ASKING: Readonly<Record<Task["do"], boolean>> = {
  keep: true,
  direction: true,
  curse: true,
  point: true,
  look: true,
  arrange: true,
  steps: true,
  lance: true,
  dragon: true,
  "fake-grail": true,
  magnet: true,
  round: false,
  call: false,
  exchange: false,
  ally: false,
  walk: false,
  land: false,
  replace: false,
  claim: false,
};

export function asks(task: Task): task is Asking {
  return ASKING[task.do];
}

/** The question that the game has stopped for, if it has. */
export function askingNow(tasks: readonly Task[]): Asking | null {
  const top = tasks.at(-1);
  return top !== undefined && asks(top) ? top : null;
}
