import { fairChance } from "@roundtable/fairness";
import { type ChanceSource, type Continued, Match, resumeMatch, resumeCompatible } from "@roundtable/kernel";
import type { StoreTime } from "../clock.ts";
import { reveal, type Secret } from "../disclosure/secret.ts";
import type { GameInPlay } from "../games.ts";
import type { KeptMatch } from "../tables/stored-match.ts";
import type { Table } from "../tables/table.ts";
import { deadlinesAfter } from "./deadlines.ts";
import { LiveMatch } from "./live-match.ts";
import { resumedOrRebuilt } from "./rebuild-from-log.ts";

interface RestoringWith {
  readonly key: Secret<string>;
  /** If chance is laid down, and does not follow from the key. */
  readonly chance?: ChanceSource | undefined;
  readonly now: StoreTime;
  readonly broken: (error: unknown) => void;
}

/**
 * The position as the snapshot has it, and what was entered since carried out again. Where our rules are not those by which it was
 * played, that is believed only as far as they lead to the same.
 */
export function revivedMatch(
  table: Table,
  { game }: GameInPlay,
  kept: KeptMatch,
  { key, chance, now, broken }: RestoringWith,
): LiveMatch {
  const { log } = kept;
  const { id } = table;
  const source = chance ?? fairChance(reveal(key), log.header.fairness?.nonces ?? []);
  const whileTheSame = (): Match => {
    const told = kept.entries.slice(1).map((entry) => entry.told);
    const from = { after: kept.after, told, getSnapshot: () => kept.snapshot };
    return resumeCompatible(game, log, from, source);
  };
  let { after } = kept;
  const match = resumedOrRebuilt(
    () => (kept.rules === game.version ? resumeMatch(game, log, kept, source) : whileTheSame()),
    { game, log, source },
    {
      broken(error) {
        broken(error);
        // The next entry brings a whole one.
        after = Number.NEGATIVE_INFINITY;
      },
      otherwise: whileTheSame,
    },
  );
  const entries = kept.entries.slice(0, match.entered + 1);
  const isWhole = entries.length === kept.entries.length;
  const deadlines = isWhole ? kept.deadlines : deadlinesAfter(match, kept.deadlines, now, false, table);
  // What was entered after the snapshot has just been entered, but for a kill in that moment.
  const since = after === match.entered ? Math.min(kept.since ?? now, now) : now;
  const live = new LiveMatch(id, match, entries, { deadlines, since }, after);
  live.keepTime(table);
  return live;
}

interface BeginningWith {
  readonly key: Secret<string>;
  readonly nonces: readonly string[];
  readonly continued: Continued | undefined;
}

/** Sets a match up, with chance that nobody could choose. */
export function beginMatch(
  table: Table,
  { game }: GameInPlay,
  { key, nonces, continued }: BeginningWith,
  now: StoreTime,
): LiveMatch {
  const { commitment, seals, calledOff } = table;
  if (seals === null) throw new Error("A match begins when the shares of chance are sealed.");
  const match = Match.begin(game, {
    seats: table.seats.length,
    options: table.options,
    source: fairChance(reveal(key), nonces),
    fairness: { commitment, seals, nonces, ...(calledOff.length === 0 ? {} : { calledOff }) },
    ...(continued === undefined ? {} : { continued }),
  });
  const opening = { entry: null, told: match.opening };
  const deadlines = deadlinesAfter(match, [], now, false, table);
  const live = new LiveMatch(table.id, match, [opening], { deadlines, since: now }, 0);
  live.hasSnapshot(now);
  return live;
}
