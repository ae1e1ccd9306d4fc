import type { ChartsBody, Tally } from "@roundtable/protocol/history";
import { factsFrom } from "./result-repository.ts";
import type { ResultRow } from "../store/schema/ratings.ts";

/** Statistics of these matches, which come newest first. */
export function playerStatistics(rows: readonly ResultRow[]): ChartsBody {
  const played = rows.filter(({ ended }) => ended === "played");
  const facts = played.map((row) => ({ row, ...factsFrom(row.facts) }));
  const kinds = [...new Set(facts.flatMap(({ had = {} }) => Object.keys(had)))];
  return {
    all: tallyOf(played),
    bySeats: grouped(played.map((row) => [row, row.seats]))
      .map(([seats, tally]) => ({ seats, ...tally }))
      .toSorted((one, other) => one.seats - other.seats),
    byHad: kinds.map((kind) => ({
      kind,
      values: grouped(
        facts.flatMap(({ row, had = {} }) =>
          (had[kind] ?? []).map((value): [ResultRow, string] => [row, value]),
        ),
      )
        .map(([value, tally]) => ({ value, ...tally }))
        .toSorted((one, other) => other.played - one.played || (one.value < other.value ? -1 : 1)),
    })),
    sources: averages(facts.flatMap(({ sources }) => (sources === undefined ? [] : [sources]))),
    strength: rows
      .flatMap(({ over: at, rating_after: rating, deviation_after: deviation }) =>
        rating === null || deviation === null ? [] : [{ at, rating, deviation }],
      )
      .toReversed(),
  };
}

function tallyOf(rows: readonly ResultRow[]): Tally {
  return { played: rows.length, won: rows.filter(({ won }) => won === 1).length };
}

function grouped<Key>(rows: readonly (readonly [ResultRow, Key])[]): [Key, Tally][] {
  const groups = Map.groupBy(rows, ([, key]) => key);
  return [...groups].map(([key, group]) => [key, tallyOf(group.map(([row]) => row))]);
}

function averages(all: readonly Readonly<Record<string, number>>[]): ChartsBody["sources"] {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))];
  return names.map((source) => ({
    source,
    points: all.reduce((sum, sources) => sum + (sources[source] ?? 0), 0) / all.length,
  }));
}
