import { fairChance } from "@roundtable/fairness";
import { type Continued, Match, resumed } from "@roundtable/kernel";
import type { GameInPlay } from "../games.ts";
import type { Services } from "../services.ts";
import { type KeptChat, readChat } from "../store/chat-rows.ts";
import { type KeptMatch, readKey, readMatch } from "../store/match-rows.ts";
import { readVersionedTable } from "../store/table-rows.ts";
import { peopleOf, type PersonId, type Table, type TableId } from "../tables/table.ts";
import { deadlinesAfter } from "./deadlines.ts";
import { LiveMatch } from "./live-match.ts";
import { resumedOrRebuilt } from "./rebuilding.ts";

/** Everything of one table that is in the store, ready to be played on. */
export interface Loaded {
  readonly table: Table;
  /** How many changes have led to it. */
  readonly version: number;
  readonly inPlay: GameInPlay;
  readonly key: string;
  readonly chat: KeptChat;
  readonly names: ReadonlyMap<PersonId, string>;
  readonly match: LiveMatch | null;
}

export async function loadTable(
  { store, games, people, log }: Services,
  id: TableId,
): Promise<Loaded | null> {
  const read = await store.reading(async (db) => {
    const found = await readVersionedTable(db, id);
    if (found === null) return null;
    return {
      ...found,
      key: await readKey(db, id),
      kept: await readMatch(db, id),
      chat: await readChat(db, id),
    };
  });
  if (read === null) return null;
  const { table, version, key, kept, chat } = read;
  const inPlay = await games.load(table.game);
  if (inPlay === null) return null;
  const match = kept === null ? null : fromStore(id, inPlay, kept, key, log);
  const names = await people.namesOf(peopleOf(table));
  return { table, version, inPlay, key, chat, names, match };
}

function fromStore(
  id: TableId,
  { game }: GameInPlay,
  kept: KeptMatch,
  key: string,
  to: Services["log"],
): LiveMatch {
  const { log } = kept;
  const source = fairChance(key, log.header.fairness?.nonces ?? []);
  let { after } = kept;
  const match = resumedOrRebuilt(
    () => resumed(game, log, kept, source),
    { game, log, source },
    (error) => {
      to.error({ table: id, error }, "A broken snapshot: the match is rebuilt from its log.");
      // The next entry brings a whole one.
      after = Number.NEGATIVE_INFINITY;
    },
  );
  return new LiveMatch(id, match, kept.entries, kept.deadlines, after);
}

interface BeginningWith {
  readonly key: string;
  readonly nonces: readonly string[];
  readonly continued: Continued | undefined;
}

/** Sets a match up, with chance that nobody could choose. */
export function beginMatch(
  table: Table,
  { game }: GameInPlay,
  { key, nonces, continued }: BeginningWith,
  now: number,
): LiveMatch {
  const { commitment, seals, calledOff } = table;
  if (seals === null) throw new Error("A match begins when the shares of chance are sealed.");
  const match = Match.begin(game, {
    seats: table.seats.length,
    options: table.options,
    source: fairChance(key, nonces),
    fairness: { commitment, seals, nonces, ...(calledOff.length === 0 ? {} : { calledOff }) },
    ...(continued === undefined ? {} : { continued }),
  });
  const opening = { entry: null, told: match.opening };
  return new LiveMatch(table.id, match, [opening], deadlinesAfter(match, [], now), 0);
}
