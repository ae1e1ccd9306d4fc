import { fairChance } from "@roundtable/fairness";
import { type Continued, Match, resumed, resumedWhileTheSame } from "@roundtable/kernel";
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
  /** Its match was played by other rules: ours have to be written down before anything else is. */
  readonly isStrange: boolean;
  /** How many of its last entries our rules would not have made. */
  readonly dropped: number;
}

/** The match was played on by rules that are newer than ours: whoever has them must go on with it. */
export class NewerRules extends Error {
  override readonly name = "NewerRules";
}

export async function loadTable(
  { store, games, people, clock, log }: Services,
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
  const { version: rules } = inPlay.game;
  if (kept !== null && kept.rules > rules)
    throw new NewerRules(`Table ${id} is played by rules ${kept.rules}; ours are ${rules}.`);
  const match = kept === null ? null : fromStore(id, inPlay, kept, { key, now: clock.now(), log });
  const dropped = (kept?.log.entries.length ?? 0) - (match?.match.entered ?? 0);
  const isStrange = kept !== null && (kept.rules !== rules || dropped > 0);
  const names = await people.namesOf(peopleOf(table));
  return { table, version, inPlay, key, chat, names, match, isStrange, dropped };
}

/**
 * The position as the snapshot has it, and what was entered since carried out again. Where our rules are not those by which it was
 * played, that is believed only as far as they lead to the same.
 */
function fromStore(
  id: TableId,
  { game }: GameInPlay,
  kept: KeptMatch,
  { key, now, log: to }: { readonly key: string; readonly now: number; readonly log: Services["log"] },
): LiveMatch {
  const { log } = kept;
  const source = fairChance(key, log.header.fairness?.nonces ?? []);
  const whileTheSame = (): Match => {
    const told = kept.entries.slice(1).map((entry) => entry.told);
    const from = { after: kept.after, told, getSnapshot: () => kept.snapshot };
    return resumedWhileTheSame(game, log, from, source);
  };
  let { after } = kept;
  const match = resumedOrRebuilt(
    () => (kept.rules === game.version ? resumed(game, log, kept, source) : whileTheSame()),
    { game, log, source },
    {
      broken(error) {
        to.error({ table: id, error }, "A broken snapshot: the match is rebuilt from its log.");
        // The next entry brings a whole one.
        after = Number.NEGATIVE_INFINITY;
      },
      otherwise: whileTheSame,
    },
  );
  const entries = kept.entries.slice(0, match.entered + 1);
  const isWhole = entries.length === kept.entries.length;
  const deadlines = isWhole ? kept.deadlines : deadlinesAfter(match, kept.deadlines, now);
  return new LiveMatch(id, match, entries, deadlines, after);
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
  const live = new LiveMatch(table.id, match, [opening], deadlinesAfter(match, [], now), 0);
  live.hasSnapshot(now);
  return live;
}
