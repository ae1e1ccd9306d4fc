import type { Seat } from "@roundtable/kernel";

/** What all the seats concerned decide at the same time and in secret; it goes on when all have. */
export type Together =
  | "ready"
  | "cards"
  | "galahad"
  | "discussion"
  | "hunt-window"
  | "hunt-vote"
  | "point"
  | "drop";

export type Task =
  | {
      readonly do: "together";
      readonly what: Together;
      readonly seats: readonly Seat[];
      /** What each has answered so far, by the answer's id. Who has is as secret as what. */
      readonly given: Readonly<Record<Seat, readonly string[]>>;
    }
  | { readonly do: "team"; readonly chosen: readonly Seat[] }
  | { readonly do: "magic"; readonly team: readonly Seat[] }
  | { readonly do: "new-leader" }
  /** The outgoing leader names the holder in the same move as the new leader, unless Galahad has made himself that. */
  | { readonly do: "amulet"; readonly leader: Seat; readonly by: Seat | null }
  | { readonly do: "check"; readonly holder: Seat }
  | { readonly do: "show"; readonly seat: Seat; readonly to: "holder" | "sentinel" }
  | { readonly do: "acts" }
  | { readonly do: "name-player" }
  | { readonly do: "name-character"; readonly seat: Seat | null };

/** The question that the game has stopped for; null when it is over. */
export function taskNow(tasks: readonly Task[]): Task | null {
  return tasks.at(-1) ?? null;
}
