import type { Registry } from "@roundtable/games/registry";
import { chooseGame } from "../../chosen-game.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../../command-line.ts";
import { Progress } from "../../progress.ts";
import type { Contender } from "./contenders/contender.ts";
import { loadPeers } from "./contenders/peers.ts";
import { Roundtable } from "./contenders/roundtable.ts";
import { lostByKill, measure, type Measured } from "./measure.ts";

const FLAGS = {
  matches: { type: "string" },
  only: { type: "string" },
  server: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const SIZES = [1, 10, 100, 400];
/** How many matches run when the server is killed. */
const KILLED_AT = 50;
const RACE = new URL("./race/registry.ts", import.meta.url).href;

type Row = Measured & { readonly lost: number };
/** Results by the number of matches, then by server. */
type Rows = Record<string, Record<string, Row>>;

/** Compares this server with its peers: one game on all of them, and our own games on ours. */
export async function bench(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  if (process.platform !== "linux") throw new UsageError("CPU and memory are read from Linux's /proc.");
  const { matches, only, server, json } = readFlags(argv, FLAGS);
  const sizes = matches === undefined ? SIZES : [wholeNumber("matches", matches, 1)];
  const ids = Object.keys(registry).filter((id) => only === undefined || only === id);
  const isRacing = only === undefined || only === "race";
  if (!isRacing && ids.length === 0)
    throw new UsageError(`--only wants race or a game: ${Object.keys(registry).join(", ")}.`);

  const say = (line: string): void => void terminal.stderr.write(`${line}\n`);
  const ours = (): Contender => new Roundtable("race", 4, RACE);
  const peers = isRacing && server !== "roundtable" ? await loadPeers(say) : [];
  const racers = (isRacing ? [ours, ...peers] : []).filter(
    (newContender) => server === undefined || newContender().name === server,
  );
  const players = await Promise.all(ids.map(async (id) => [id, await ofGame(registry, id)] as const));
  const progress = new Progress(terminal, "Measuring", (racers.length + ids.length) * (sizes.length + 1));

  const rows = async (contenders: readonly (() => Contender)[]): Promise<Rows> => {
    const measured: Rows = {};
    for (const newContender of contenders) {
      const { name } = newContender();
      const lost = await lostByKill(newContender(), KILLED_AT);
      progress.advance();
      for (const size of sizes) {
        const row = { ...(await measure(newContender(), size)), lost };
        (measured[size] ??= {})[name] = row;
        say(`${name}, ${size} matches: ${JSON.stringify(row)}`);
        progress.advance();
      }
    }
    return measured;
  };
  const race = await rows(racers);
  const games: Record<string, Record<string, Row | undefined>> = {};
  for (const [id, contender] of players) {
    const measured = await rows([contender]);
    games[id] = Object.fromEntries(Object.entries(measured).map(([size, row]) => [size, row["roundtable"]]));
  }
  terminal.stdout.write(json ? `${JSON.stringify({ race, games })}\n` : tables(race, games));
  return 0;
}

/** Four players, as in Race, or as many as the game allows; seven for games of up to ten. */
async function ofGame(registry: Registry, id: string): Promise<() => Contender> {
  const { game } = await chooseGame(registry, id);
  const seats = game.seats.max >= 10 ? 7 : Math.min(4, game.seats.max);
  return () => new Roundtable(id, seats, import.meta.resolve("@roundtable/games/registry"));
}

const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ["moves/s", ({ movesPerSecond }) => String(movesPerSecond)],
  ["CPU ms/move", ({ cpuMsPerMove }) => String(cpuMsPerMove)],
  ["p50 / p99 ms", ({ p50Ms, p99Ms }) => `${p50Ms} / ${p99Ms}`],
  ["paced p50 / p99", ({ pacedP50Ms, pacedP99Ms }) => `${pacedP50Ms} / ${pacedP99Ms}`],
  ["bytes/move/client", ({ bytesPerMove }) => String(bytesPerMove)],
  ["KiB/match", ({ kibPerMatch }) => String(kibPerMatch ?? "–")],
  ["lost by kill -9", ({ lost }) => String(lost)],
];

function tables(
  race: Rows,
  games: Readonly<Record<string, Readonly<Record<string, Row | undefined>>>>,
): string {
  const lines = [["", "matches", ...COLUMNS.map(([name]) => name)]];
  const line = (name: string, size: string, row: Row | undefined): void => {
    if (row !== undefined) lines.push([name, size, ...COLUMNS.map(([, text]) => text(row))]);
  };
  for (const [size, byName] of Object.entries(race))
    for (const [name, row] of Object.entries(byName)) line(`Race, ${name}`, size, row);
  for (const [id, bySize] of Object.entries(games))
    for (const [size, row] of Object.entries(bySize)) line(id, size, row);
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}
