import type { Bots } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { chooseGame, chooseOptions } from "../chosen-game.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { type Meeting, rate, sideIn } from "./elo.ts";
import { type LadderTable, pairsOf } from "./meeting.ts";
import { type Ladder, ladderText } from "./report.ts";
import { playShare, type Share } from "./share.ts";
import { inWorkers } from "../in-workers.ts";

const FLAGS = {
  game: { type: "string" },
  players: { type: "string" },
  games: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  option: { type: "string", multiple: true, default: [] as string[] },
  bots: { type: "string" },
  workers: { type: "string", default: "0" },
  json: { type: "boolean", default: false },
} as const;

/** The bot whose rating is 0. */
const ZERO = "random";

/** Every bot of a game meets every other in this many games: how strong each is, and how certain that is. */
export async function ladder(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const chosen = await chooseGame(registry, flags.game);
  const { game, text } = chosen;
  const players = wholeNumber("players", flags.players ?? String(game.seats.usual), 2);
  const games = wholeNumber("games", flags.games, 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const options = chooseOptions(chosen, players, flags.option, terminal);
  const table: LadderTable = { game, players, options, bots: chosenBots(chosen.bots, flags.bots) };

  const meetings = new Map<string, Meeting>();
  const progress = new Progress(terminal, text.name, pairsOf(table).length * games);
  const work = { table: { players, options, bots: Object.keys(table.bots) }, games, seed };
  await play(registry, game.id, work, wholeNumber("workers", flags.workers, 0), (met) => {
    add(meetings, met);
    progress.advance();
  });

  const zero =
    game.statistics?.sides === undefined
      ? [ZERO]
      : game.statistics?.sides.names.map((side) => `${ZERO}/${side}`);
  const levels = [...rate([...meetings.values()], zero)].map(([entrant, rated]) => {
    const side = sideIn(entrant);
    const [name = entrant] = entrant.split("/");
    return { name, ...(side === null ? {} : { side }), ...rated };
  });
  const found: Ladder = {
    game: game.id,
    players,
    levels: levels.toSorted((one, other) => one.elo - other.elo),
  };
  terminal.stdout.write(flags.json ? `${JSON.stringify(found)}\n` : ladderText(text.name, found));
  return 0;
}

/** Without workers, the games are played in this thread. */
async function play(
  registry: Registry,
  game: string,
  work: Omit<Share, "part" | "of">,
  workers: number,
  onMeeting: (met: Meeting) => void,
): Promise<void> {
  if (workers === 0) {
    for await (const met of playShare(registry, game, { ...work, part: 0, of: 1 })) onMeeting(met);
    return;
  }
  const shares = Array.from({ length: workers }, (_, part) => ({
    game,
    share: { ...work, part, of: workers } satisfies Share,
  }));
  await inWorkers(new URL("./worker.ts", import.meta.url), shares, onMeeting);
}

/** All bots, or those that were named; `random` is always included as the baseline. */
function chosenBots(bots: Bots, typed: string | undefined): Bots {
  if (typed === undefined) return bots;
  const wanted = [ZERO, ...typed.split(",")];
  const missing = wanted.find((name) => !Object.hasOwn(bots, name));
  if (missing !== undefined)
    throw new UsageError(`There is no bot “${missing}”. The bots are: ${Object.keys(bots).join(", ")}.`);
  return Object.fromEntries(Object.entries(bots).filter(([name]) => wanted.includes(name)));
}

/** Games of the same pair with the same number of seats are counted together. */
function add(meetings: Map<string, Meeting>, met: Meeting): void {
  const key = `${met.one} ${met.other} ${met.ahead}`;
  const known = meetings.get(key);
  meetings.set(
    key,
    known === undefined ? met : { ...known, games: known.games + met.games, won: known.won + met.won },
  );
}
