import type { Seat } from "@roundtable/kernel";
import type { State } from "../state.ts";
import type { TogetherTask } from "./together.ts";

export function askTogether(state: State, what: TogetherTask["what"], seats: readonly Seat[]): void {
  state.tasks.push({ do: "together", what, seats, given: {} });
}
