import type { Answer, Endable } from "./asking.ts";
import { locationAt } from "./city.ts";
import type { Resource, Row } from "./pieces.ts";
import type { Player, Spot } from "./state.ts";

// The forms of answer that several questions share.

export function doneWith(what: Endable): Answer {
  return { kind: "done", id: "done", with: what };
}

export function spotAnswer(player: Player, spot: Spot): Extract<Answer, { kind: "spot" }> {
  return { kind: "spot", id: spotId(spot), location: locationAt(player, spot), ...spot };
}

export function spotId({ row, column }: Spot): string {
  return `${row}-${column}`;
}

export function resourceAnswer(resource: Resource): Answer {
  return { kind: "resource", id: resource, resource };
}

export function dieAnswer(die: Row): Answer {
  return { kind: "die", id: `die-${die}`, die };
}
