import type { Match } from "@roundtable/kernel";

/**
 * The statistics that a game declares, over all finished games: a mean by name, or by name and key the share of times
 * that it held.
 */
export type Stats = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** Counts over many matches. */
export class Tally {
  games = 0;
  finished = 0;
  decisions = 0;
  readonly winsBySeat: number[];
  readonly #sums = new Map<string, number>();
  readonly #rates = new Map<string, Map<string, { held: number; times: number }>>();

  constructor(seats: number) {
    this.winsBySeat = Array.from({ length: seats }, () => 0);
  }

  add(match: Match): void {
    this.games++;
    this.decisions += match.log.entries.filter(({ kind }) => kind === "answer").length;
    const { outcome } = match;
    if (outcome === null) return;
    this.finished++;
    for (const seat of outcome.winners) this.winsBySeat[seat] = (this.winsBySeat[seat] ?? 0) + 1;

    const statistics = match.game.statistics?.summary?.(match.state);
    for (const [name, value] of Object.entries(statistics?.averages ?? {})) {
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
    }
    for (const [name, cases] of Object.entries(statistics?.rates ?? {})) {
      const counts = getOrAdd(this.#rates, name, () => new Map<string, { held: number; times: number }>());
      for (const { of, held } of cases) {
        const count = getOrAdd(counts, of, () => ({ held: 0, times: 0 }));
        count.times++;
        if (held) count.held++;
      }
    }
  }

  stats(): Stats {
    const stats: Record<string, number | Readonly<Record<string, number>>> = {};
    for (const [name, sum] of this.#sums) stats[name] = sum / this.finished;
    for (const [name, counts] of this.#rates) {
      const keys = [...counts].toSorted(([one], [other]) =>
        one.localeCompare(other, "en", { numeric: true }),
      );
      stats[name] = Object.fromEntries(keys.map(([key, { held, times }]) => [key, held / times]));
    }
    return stats;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
