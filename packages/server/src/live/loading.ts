import { reveal, type Secret } from "@roundtable/host/disclosure/secret";
import type { GameInPlay } from "@roundtable/host/games";
import type { Services } from "./services.ts";
import { type KeptChat, readChat } from "../store/tables/chat-repository.ts";
import { isDamage } from "../store/damaged-row.ts";
import { readKey, readMatch } from "../store/tables/match-repository.ts";
import { readVersionedTable } from "../store/tables/table-repository.ts";
import { ownersAt, peopleOf, type PersonId, type Table, type TableId } from "@roundtable/host/tables/table";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import { revivedMatch } from "@roundtable/host/match/restore-match";

/** Everything of one table that is in the store, ready to be played on. */
export interface Loaded {
  readonly table: Table;
  /** How many changes have led to it. */
  readonly version: number;
  readonly inPlay: GameInPlay;
  readonly key: Secret<string>;
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
  { store, games, people, clock, log, broken: brokenTables }: Services,
  id: TableId,
): Promise<Loaded | null> {
  const read = await store
    .reading(async (db) => {
      const found = await readVersionedTable(db, id);
      if (found === null) return null;
      return {
        ...found,
        key: await readKey(db, id),
        kept: await readMatch(db, id),
        chat: await readChat(db, id),
      };
    })
    .catch((error: unknown) => {
      throw isDamage(error) ? brokenTables.note(id, error) : error;
    });
  if (read === null) {
    brokenTables.forget(id);
    return null;
  }
  const { table, version, key, chat } = read;
  const kept = read.kept === null ? null : reveal(read.kept);
  const inPlay = await games.load(table.game);
  if (inPlay === null) return null;
  const { version: rules } = inPlay.game;
  if (kept !== null && kept.rules > rules)
    throw new NewerRules(`Table ${id} is played by rules ${kept.rules}; ours are ${rules}.`);
  const broken = (error: unknown): void =>
    log.error({ table: id, error }, "Broken snapshot; the match was restored from its log.");
  const match = orBroken(
    () => (kept === null ? null : revivedMatch(table, inPlay, kept, { key, now: clock.now(), broken })),
    (error) => brokenTables.note(id, error),
  );
  brokenTables.forget(id);
  const dropped = (kept?.log.entries.length ?? 0) - (match?.entered ?? 0);
  const isStrange = kept !== null && (kept.rules !== rules || dropped > 0);
  const names = await people.namesOf([...peopleOf(table), ...ownersAt(table)]);
  return { table, version, inPlay, key, chat, names, match, isStrange, dropped };
}

/** Whatever the rules or the log throw, they will throw again. */
function orBroken(restore: () => LiveMatch | null, note: (error: unknown) => Error): LiveMatch | null {
  try {
    return restore();
  } catch (error) {
    throw note(error);
  }
}
