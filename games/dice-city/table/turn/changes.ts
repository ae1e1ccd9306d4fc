import type { Seat } from "@roundtable/kernel";
import type { View } from "../../rules/dice-city.ts";
import { type Resource, RESOURCES } from "../../rules/pieces.ts";

/** What a looked-at answer would add to or take from a player, sum by sum. Nothing changes without a ghost. */
export interface Changes {
  readonly stock: Readonly<Record<Resource, number>>;
  readonly passTokens: number;
  readonly strength: number;
  readonly banditStrength: number;
  /** 0 also where the score is not known. */
  readonly points: number;
}

export function changesFor(view: View, ghost: View | null, seat: Seat): Changes {
  const [now, then] = [view.players[seat], (ghost ?? view).players[seat]];
  const stock = { wood: 0, stone: 0, iron: 0 };
  for (const resource of RESOURCES)
    stock[resource] = (then?.stock[resource] ?? 0) - (now?.stock[resource] ?? 0);
  const turn = (ghost ?? view).turn;
  return {
    stock,
    passTokens: (then?.passTokens ?? 0) - (now?.passTokens ?? 0),
    strength: turn.strength - view.turn.strength,
    banditStrength: turn.banditStrength - view.turn.banditStrength,
    points: (then?.score?.total ?? 0) - (now?.score?.total ?? 0),
  };
}

/** “+2”, “−1”, or nothing. */
export function signed(change: number): string {
  return change === 0 ? "" : change > 0 ? `+${change}` : `−${-change}`;
}
