import type { Statistics } from "@roundtable/kernel";
import type { State } from "./state.ts";

/** Rounds played, and who wins: by start number, and by the ally held in the last round. */
export function summary({ round, knights, winner }: State): Statistics {
  return {
    averages: { rounds: round.number },
    rates: {
      winsByStartNumber: knights.map(({ start }, seat) => ({ of: String(start), held: seat === winner })),
      winsByAlly: round.picks.map(({ seat, kept }) => ({ of: String(kept), held: seat === winner })),
    },
  };
}
