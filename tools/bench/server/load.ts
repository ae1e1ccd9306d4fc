import { seededChoices } from "../engine/playing.ts";
import type { Contender, Player } from "./contenders/contender.ts";
import { countReceived, cpuOf, cpuOfFamily } from "./machine.ts";

/** A measuring window ends when this share of its matches is over; until then nearly all of them run. */
const OVER = 0.1;
/** If nothing has happened for this long, the match is stuck. */
const STUCK_MS = 5000;

const received = countReceived();

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number;
  readonly bytes: number;
  /** The time from sending a move until the last other client knew of it, in milliseconds. */
  readonly waits: readonly number[];
}

export interface Playing {
  readonly seconds: number;
  /** The mean time between two moves of a match, in milliseconds; 0 plays as fast as moves are acknowledged. */
  readonly thinkMs: number;
  /** Called after each acknowledged move; returning true ends the window. */
  readonly moved?: (moves: number) => boolean;
}

/** Everybody plays at random whenever it is their turn. */
export async function played(
  contender: Contender,
  matches: readonly (readonly Player[])[],
  { seconds, thinkMs, moved }: Playing,
): Promise<Played> {
  const pick = seededChoices(7);
  const waits: number[] = [];
  const end = Promise.withResolvers<void>();
  let moves = 0;
  let over = 0;
  let isRunning = true;
  let lastMove = performance.now();
  const stop = (): void => {
    isRunning = false;
    end.resolve();
  };
  const before = { ...cpuUsed(contender), bytes: received(), at: performance.now() };
  for (const players of matches) {
    const match = new MatchUnderWay(players, pick, thinkMs, {
      isRunning: () => isRunning,
      moved() {
        moves++;
        lastMove = performance.now();
        if (moved?.(moves) === true) stop();
      },
      seenByAll: (wait) => waits.push(wait),
      over() {
        if (++over >= Math.max(1, matches.length * OVER)) stop();
      },
    });
    match.begin();
  }
  const limit = setTimeout(stop, seconds * 1000);
  const watch = setInterval(() => {
    if (performance.now() - lastMove > STUCK_MS + thinkMs * 2) stop();
  }, 100);
  await end.promise;
  clearTimeout(limit);
  clearInterval(watch);
  const elapsed = (performance.now() - before.at) / 1000;
  for (const players of matches) for (const player of players) player.onUpdate = null;
  const after = cpuUsed(contender);
  return {
    moves,
    seconds: elapsed,
    cpuSeconds: after.servers - before.servers,
    databaseCpuSeconds: after.database - before.database,
    bytes: received() - before.bytes,
    waits,
  };
}

/** CPU seconds so far; NaN if the server was killed on purpose. */
function cpuUsed({ pids, databasePid = null }: Contender): {
  readonly servers: number;
  readonly database: number;
} {
  try {
    return { servers: cpuOf(pids), database: databasePid === null ? 0 : cpuOfFamily(databasePid) };
  } catch {
    return { servers: Number.NaN, database: Number.NaN };
  }
}

interface Watcher {
  isRunning(): boolean;
  moved(): void;
  seenByAll(wait: number): void;
  over(): void;
}

interface Sent {
  readonly at: number;
  readonly mover: Player;
  /** How many clients do not know of it yet: the others, and all. */
  others: number;
  all: number;
}

class MatchUnderWay {
  readonly #players: readonly Player[];
  readonly #pick: (count: number) => number;
  readonly #thinkMs: number;
  readonly #watcher: Watcher;
  /** Sent moves by the version that they lead to. */
  readonly #sent = new Map<number, Sent>();
  #newest = -1;
  #mayMove = true;
  #isOver = false;

  constructor(
    players: readonly Player[],
    pick: (count: number) => number,
    thinkMs: number,
    watcher: Watcher,
  ) {
    this.#players = players;
    this.#pick = pick;
    this.#thinkMs = thinkMs;
    this.#watcher = watcher;
  }

  begin(): void {
    for (const player of this.#players) {
      let seen = player.version;
      player.onUpdate = () => {
        while (seen < player.version) this.#learned(player, ++seen);
        if (!player.isOver) this.#think(player);
        else if (!this.#isOver) {
          this.#isOver = true;
          this.#watcher.over();
        }
      };
    }
    for (const player of this.#players) this.#think(player);
  }

  #learned(player: Player, version: number): void {
    const sent = this.#sent.get(version);
    if (sent === undefined) return;
    const isRunning = this.#watcher.isRunning();
    if (--sent.all === 0) this.#sent.delete(version);
    if (sent.mover === player) {
      if (isRunning) this.#watcher.moved();
    } else if (--sent.others === 0 && isRunning) this.#watcher.seenByAll(performance.now() - sent.at);
  }

  /** Schedules a move once for each new position, if there is a thinking time. */
  #think(player: Player): void {
    if (this.#thinkMs > 0 && player.version > this.#newest) {
      this.#newest = player.version;
      this.#mayMove = false;
      setTimeout(
        () => {
          this.#mayMove = true;
          for (const other of this.#players) this.#move(other);
        },
        this.#thinkMs * (0.5 + this.#pick(1000) / 1000),
      );
    } else if (this.#mayMove) this.#move(player);
  }

  #move(player: Player): void {
    const version = player.version + 1;
    if (!this.#watcher.isRunning() || this.#sent.has(version)) return;
    const at = performance.now();
    if (player.move(this.#pick)) {
      const { length } = this.#players;
      this.#sent.set(version, { at, mover: player, others: length - 1, all: length });
    }
  }
}

/** Opens this many matches with a client at each seat. */
export async function openMatches(
  contender: Contender,
  count: number,
): Promise<{ readonly matches: unknown[]; readonly players: Player[][] }> {
  const matches: unknown[] = [];
  const players: Player[][] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) {
      const match = await contender.newMatch();
      matches[nth] = match;
      players[nth] = await seated(contender, match);
    }
  };
  await Promise.all(Array.from({ length: 16 }, open));
  return { matches, players };
}

export async function seated(contender: Contender, match: unknown): Promise<Player[]> {
  return await Promise.all(Array.from({ length: contender.seats }, (_, seat) => contender.sit(match, seat)));
}

export async function closeMatches(matches: readonly (readonly Player[])[]): Promise<void> {
  for (const players of matches) for (const player of players) player.close();
  await new Promise((resolve) => {
    setTimeout(resolve, 100 + matches.length);
  });
}
