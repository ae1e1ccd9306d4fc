import type { State } from "../state.ts";
import type { Task } from "./index.ts";

/** What an ally brings, in the order in which it is carried out. */
export function inTurn({ tasks }: State, ...inOrder: Task[]): void {
  tasks.push(...inOrder.toReversed());
}
