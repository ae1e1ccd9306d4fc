import type { OptionValues } from "@roundtable/kernel";
import type { Contender } from "./contest.ts";
import type { Stats } from "./tally.ts";

/** The line of `--json`. */
export interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: OptionValues;
  readonly bots: string;
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly decisionsPerGame: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** How many games each seat won; a shared win or a team's counts for each winner. */
  readonly winsBySeat: readonly number[];
  /** With `--rotate`: the results of each bot, whatever its seat. */
  readonly contenders?: readonly Contender[];
  readonly stats: Stats;
}

const count = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function reportTable(name: string, report: Report): string {
  const options = Object.entries(report.options).map(([option, value]) => `${option}=${value}`);
  const head = [name, `${report.players} players`, ...options, `bots ${report.bots}`, `seed ${report.seed}`];
  const means = Object.entries(report.stats).filter(
    (stat): stat is [string, number] => typeof stat[1] === "number",
  );
  const lines = [
    head.join(" · "),
    "",
    ...columns([
      ["games finished", `${count.format(report.finished)} of ${count.format(report.games)}`],
      ["decisions per game", fraction.format(report.decisionsPerGame)],
      ["games per second", count.format(report.gamesPerSecond)],
      ["decisions per second", count.format(report.decisionsPerSecond)],
      ...means.map(([stat, mean]): [string, string] => [inWords(stat), fraction.format(mean)]),
    ]),
    "",
    "wins by seat",
    ...rates(report.winsBySeat.map((wins, seat) => [`seat ${seat}`, wins / Math.max(report.finished, 1)])),
  ];
  if (report.contenders !== undefined)
    lines.push("", "wins by bot", ...columns(report.contenders.map(fared)));
  for (const [stat, shares] of Object.entries(report.stats)) {
    if (typeof shares !== "number") lines.push("", inWords(stat), ...rates(Object.entries(shares)));
  }
  return `${lines.join("\n")}\n`;
}

function rates(shares: readonly (readonly [string, number])[]): string[] {
  return columns(
    shares.map(([key, share]) => [
      key,
      `${fraction.format(share * 100).padStart(5)} %  ${"▪".repeat(Math.round(share * 50))}`,
    ]),
  );
}

function fared({ bot, share, low, high, msPerDecision }: Contender): [string, string] {
  const [won, from, to] = [share, low, high].map((part) => fraction.format(part * 100));
  return [bot, `${won} %  95 %: ${from} to ${to} %  ${fraction.format(msPerDecision)} ms a decision`];
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([key]) => key.length));
  return rows.map(([key, value]) => `  ${key.padEnd(width)}  ${value}`.trimEnd());
}

/** `winsByStartNumber` as “wins by start number”. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
