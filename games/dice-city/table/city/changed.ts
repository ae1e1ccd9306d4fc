import type { Seat } from "@roundtable/kernel";
import { useState } from "preact/hooks";
import type { PlayerView, View } from "../../rules/dice-city.ts";
import { COLUMNS, ROWS } from "../../rules/pieces.ts";
import { type SpotKey, spotKey } from "../offers.ts";

type Cities = readonly Pick<PlayerView, "city">[];

/** Which places of each city have changed since the end of my last turn; of my own only while others play. */
export type Changed = ReadonlyMap<Seat, ReadonlySet<SpotKey>>;

/** Spectators see what has changed since the turn began. */
export function useChanged(view: View, me: Seat | null): Changed {
  const mine = view.turn.seat === me;
  const turn = mine ? "mine" : me === null ? view.turn.number : "theirs";
  const [since, setSince] = useState({ turn, cities: view.players });
  if (since.turn !== turn) {
    // What others did stays marked while I play; my turn over, the count begins anew.
    setSince({ turn, cities: mine ? since.cities : view.players });
  }
  return changedSince(since.cities, view.players, mine ? me : null);
}

export function changedSince(before: Cities, now: Cities, except: Seat | null): Changed {
  return new Map(
    now.map(({ city }, seat) => {
      const then = before[seat]?.city;
      const spots = ROWS.flatMap((row) =>
        COLUMNS.filter((column) => {
          const [was, is] = [then?.[row][column - 1], city[row][column - 1]];
          return was !== undefined && (was.location !== is?.location || was.off !== is.off);
        }).map((column) => spotKey({ row, column })),
      );
      return [seat, new Set(seat === except ? [] : spots)];
    }),
  );
}
