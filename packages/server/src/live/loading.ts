import { fairChance } from "@roundtable/fairness";
import { Match, resumed } from "@roundtable/kernel";
import type { GameInPlay } from "../games.ts";
import type { Services } from "../services.ts";
import { type KeptChatLine, readChat } from "../store/chat-rows.ts";
import { readKey, readMatch } from "../store/match-rows.ts";
import { readTable } from "../store/table-rows.ts";
import { noncesOf } from "../tables/give-nonce.ts";
import { peopleOf, type PersonId, type Table, type TableId } from "../tables/table.ts";
import { deadlinesAfter } from "./deadlines.ts";
import { LiveMatch } from "./live-match.ts";

/** Everything of one table that is in the store, ready to be played on. */
export interface Loaded {
  readonly table: Table;
  readonly inPlay: GameInPlay;
  readonly key: string;
  readonly chat: readonly KeptChatLine[];
  readonly names: ReadonlyMap<PersonId, string>;
  readonly match: LiveMatch | null;
}

export async function loadTable({ store, games, people }: Services, id: TableId): Promise<Loaded | null> {
  const table = await readTable(store.db, id);
  if (table === null) return null;
  const inPlay = await games.load(table.game);
  if (inPlay === null) return null;
  const key = await readKey(store.db, id);
  const kept = await readMatch(store.db, id);
  const match =
    kept === null
      ? null
      : new LiveMatch(
          id,
          resumed(inPlay.game, kept.log, kept, fairChance(key, kept.log.header.fairness?.nonces ?? [])),
          kept.entries,
          kept.deadlines,
          kept.after,
        );
  const [chat, names] = [await readChat(store.db, id), await people.namesOf(peopleOf(table))];
  return { table, inPlay, key, chat, names, match };
}

/** Sets a match up, with chance that nobody could choose. */
export function beginMatch(table: Table, { game }: GameInPlay, key: string, now: number): LiveMatch {
  const nonces = noncesOf(table);
  const match = Match.begin(game, {
    seats: table.seats.length,
    options: table.options,
    source: fairChance(key, nonces),
    fairness: { commitment: table.commitment, nonces },
  });
  const opening = { entry: null, told: match.opening };
  return new LiveMatch(table.id, match, [opening], deadlinesAfter(match, [], now), 0);
}
