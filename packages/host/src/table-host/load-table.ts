import { reveal, type Secret } from "../disclosure/secret.ts";
import type { GameInPlay } from "../games.ts";
import type { LiveMatch } from "../match/live-match.ts";
import { revivedMatch } from "../match/restore-match.ts";
import type { PersonId, Table, TableId } from "../tables/table.ts";
import type { Ports } from "./ports.ts";
import { BrokenTable, type KeptChat, NewerRules, Overtaken } from "./table-store.ts";

/** How often, and after what time, we look whether the node that made the last entries has a snapshot of them. */
const LOOKS = 10;
const LOOK_AGAIN_MS = 300;

/** A stored table, ready to be played on. */
export interface Loaded {
  readonly table: Table;
  readonly version: number;
  readonly inPlay: GameInPlay;
  readonly key: Secret<string>;
  readonly chat: KeptChat;
  readonly names: ReadonlyMap<PersonId, string>;
  readonly match: LiveMatch | null;
  /** Its match was played by other rules: ours have to be written down before anything else is. */
  readonly isForeign: boolean;
  /** How many of its last entries our rules would not have made. */
  readonly dropped: number;
}

type LoadPorts = Pick<Ports, "store" | "games" | "clock" | "log">;

export async function loadTable(
  { store, games, clock, log }: LoadPorts,
  id: TableId,
): Promise<Loaded | null> {
  const read = await store.read(id);
  const inPlay = read === null ? null : await games.load(read.table.game);
  if (read === null || inPlay === null) {
    log.notBroken(id);
    return null;
  }
  const { table, version, key, chat, names, chance } = read;
  const kept = read.match === null ? null : reveal(read.match);
  const { version: rules } = inPlay.game;
  if (kept !== null && kept.rules > rules)
    throw new NewerRules(`Table ${id} is played by rules ${kept.rules}; ours are ${rules}.`);
  const broken = (error: unknown): void =>
    log.error({ table: id, error }, "Broken snapshot; the match was restored from its log.");
  const match = orBroken(
    () =>
      kept === null ? null : revivedMatch(table, inPlay, kept, { key, chance, now: clock.now(), broken }),
    (cause) => {
      log.broken(id, cause);
      return new BrokenTable(`Table ${id} cannot be opened.`, { cause });
    },
  );
  log.notBroken(id);
  const dropped = (kept?.log.entries.length ?? 0) - (match?.entered ?? 0);
  const isForeign = kept !== null && (kept.rules !== rules || dropped > 0);
  return { table, version, inPlay, key, chat, names, match, isForeign, dropped };
}

/** The same, with its match migrated to our rules. What was played by older ones stays; from then on ours count. */
export async function loadMigrated(ports: LoadPorts, id: TableId): Promise<Loaded | null> {
  const { store, clock, log } = ports;
  for (let look = 0; ; look++) {
    const loaded = await loadTable(ports, id);
    if (loaded === null || !loaded.isForeign || loaded.match === null) return loaded;
    const { dropped, match, version } = loaded;
    if (dropped > 0 && store.isShared && look < LOOKS) {
      await new Promise<void>((resolve) => {
        clock.after(LOOK_AGAIN_MS, resolve);
      });
      continue;
    }
    try {
      await store.migrate(id, version, match);
    } catch (error) {
      if (error instanceof Overtaken) continue;
      throw error;
    }
    match.hasSnapshot(clock.now());
    if (dropped > 0)
      log.error({ table: id, dropped }, "The rules have changed; the last moves must be made again.");
    return { ...loaded, version: version + 1, isForeign: false };
  }
}

/** Rules and log will throw the same again. */
function orBroken(restore: () => LiveMatch | null, broken: (cause: unknown) => Error): LiveMatch | null {
  try {
    return restore();
  } catch (error) {
    throw broken(error);
  }
}
