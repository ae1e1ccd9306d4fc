import type { Measured } from "../bench/server/measure.ts";
import type { Ladder } from "../ladder/report.ts";
import type { Report } from "../simulate/report.ts";
import { wilson } from "../simulate/wilson.ts";

/** The output of a command, and how long it took. */
export interface Output {
  readonly text: string;
  readonly seconds: number;
}

/** How the output of a command becomes a table. A measurement is found by the beginning of its command. */
export interface Measurement {
  readonly isJson: boolean;
  readonly table: (outputs: readonly Output[], axes: readonly (readonly string[])[]) => string;
}

type Cell = string | number;

function tableOf(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** The result that a tool prints with `--json`: its last line. */
const json = (output?: Output): unknown => JSON.parse(textOf(output).trim().split("\n").at(-1) ?? "");

const textOf = (output?: Output): string => output?.text ?? "";

/** For tools that print a Markdown table themselves. */
const markdown: Measurement = {
  isJson: false,
  table: ([output]) => {
    const [head = "", ...rows] = textOf(output)
      .split("\n")
      .filter((line) => line.startsWith("|"));
    const isRuled = /^\| ?---/.test(rows[0] ?? "");
    return [head, ...(isRuled ? [] : [head.replaceAll(/(?<=\|)[^|]*(?=\|)/g, " --- ")]), ...rows].join("\n");
  },
};

const ladder: Measurement = {
  isJson: true,
  table: ([output]) => {
    const { levels } = json(output) as Ladder;
    const sides = [...new Set(levels.map(({ side }) => side))].toSorted((a = "", b = "") =>
      a.localeCompare(b),
    );
    const sumOf = (name: string): number =>
      levels.reduce((sum, level) => (level.name === name ? sum + level.elo : sum), 0);
    const names = [...new Set(levels.map(({ name }) => name))].toSorted((a, b) => sumOf(a) - sumOf(b));
    const cells = (name: string, side: string | undefined): readonly Cell[] => {
      const level = levels.find((each) => each.name === name && each.side === side);
      if (level === undefined) return ["–", "–"];
      const [elo = "", low = "", high = ""] = [level.elo, level.low, level.high].map((one) => one.toFixed(0));
      return [elo, name === "random" ? "" : `${low} to ${high}`];
    };
    return tableOf(
      ["", ...sides.flatMap((side) => [side === undefined ? "Elo" : `Elo, ${side}`, "95 %"])],
      names.map((name) => [`\`${name}\``, ...sides.flatMap((side) => cells(name, side))]),
    );
  },
};

/** How often one of two sides wins; rows and columns are the two lists in braces. */
const simulate: Measurement = {
  isJson: true,
  table: (outputs, [rows = [], columns = []]) => {
    const cell = (output: Output | undefined): string => {
      const { finished, stats } = json(output) as Report;
      const shares = stats["winsBySide"] as Readonly<Record<string, number>>;
      const [side = "", won = 0] = Object.entries(shares).at(-1) ?? [];
      const { low, high } = wilson(won * finished, finished);
      return `${side} ${percent(won)} % (${percent(low)} to ${percent(high)})`;
    };
    return tableOf(
      ["", ...columns],
      rows.map((row, nth) => [row, ...columns.map((_, at) => cell(outputs[nth * columns.length + at]))]),
    );
  },
};

const percent = (share: number): string => (share * 100).toFixed(1);

/** The numbers of a tool's JSON, one row each. */
const numbers: Measurement = {
  isJson: true,
  table: ([output]) =>
    tableOf(
      ["counted", ""],
      Object.entries(json(output) as Readonly<Record<string, unknown>>).map(([name, value]) => [
        `\`${name}\``,
        typeof value === "object" && value !== null
          ? Object.entries(value)
              .map(([part, number]) => `${part} ${number}`)
              .join(", ")
          : String(value),
      ]),
    ),
};

interface Replayed {
  readonly entries: number;
  readonly kilobytes: number;
  readonly loadMs: number;
  readonly jumpMs: { readonly p50: number; readonly worst: number };
}

const replay: Measurement = {
  isJson: true,
  table: ([output]) =>
    tableOf(
      ["", "entries", "log, KB", "opened, ms", "a jump, p50 ms", "longest of 400 jumps, ms"],
      Object.entries(json(output) as Readonly<Record<string, Replayed>>).map(
        ([id, { entries, kilobytes, loadMs, jumpMs }]) => [
          id,
          entries,
          kilobytes,
          loadMs,
          jumpMs.p50,
          jumpMs.worst,
        ],
      ),
    ),
};

const cluster: Measurement = {
  isJson: true,
  table: ([output]) => {
    const { rows } = json(output) as { readonly rows: Readonly<Record<string, Measured>> };
    return tableOf(
      ["", "moves/s", "p50 / p99 ms", "paced p50 / p99 ms", "CPU ms/move, servers", "CPU ms/move, database"],
      Object.entries(rows).map(([name, row]) => [
        name,
        row.movesPerSecond,
        `${row.p50Ms} / ${row.p99Ms}`,
        `${row.pacedP50Ms} / ${row.pacedP99Ms}`,
        row.cpuMsPerMove,
        row.databaseCpuMsPerMove,
      ]),
    );
  },
};

interface PageCosts {
  readonly firstAnswerMs?: number;
  readonly longestFrameMs?: number;
  readonly frameP99Ms?: number;
  readonly restPercent: number;
  readonly hiddenPercent: number;
}

const web: Measurement = {
  isJson: true,
  table: ([output]) => {
    const { games, ...pages } = json(output) as { readonly games: Readonly<Record<string, PageCosts>> };
    return tableOf(
      ["", "first answer, ms", "longest frame, ms", "p99, ms", "at rest, %", "hidden, %"],
      Object.entries({ ...games, ...(pages as Readonly<Record<string, PageCosts>>) }).map(([id, costs]) => [
        id,
        costs.firstAnswerMs ?? "",
        costs.longestFrameMs ?? "",
        costs.frameP99Ms ?? "",
        costs.restPercent,
        costs.hiddenPercent,
      ]),
    );
  },
};

/** `npm test` prints how long each of its steps took. */
const steps: Measurement = {
  isJson: false,
  table: ([output]) => {
    const lasted = [...textOf(output).matchAll(/^[✓✗] (\w+) · ([\d.]+) s$/gm)].map(
      ([, step = "", seconds = ""]) => [step, Number(seconds)] as const,
    );
    const total = lasted.reduce((sum, [, seconds]) => sum + seconds, 0);
    return tableOf(
      ["step of `npm test`", "seconds"],
      [...lasted, ["all", total] as const].map(([step, seconds]) => [step, seconds.toFixed(0)]),
    );
  },
};

/** How long each of the scripts in braces takes, one after another. */
export const durations: Measurement = {
  isJson: false,
  table: (outputs, [scripts = []]) =>
    tableOf(
      ["command", "seconds"],
      scripts.map((script, nth) => [`\`npm run ${script}\``, (outputs[nth]?.seconds ?? 0).toFixed(0)]),
    ),
};

/** Measurements by the beginning of their command. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  "npm test": steps,
  "npm run {": durations,
  "npm run ladder": ladder,
  "npm run simulate": simulate,
  "npm run bench -- replay": replay,
  "npm run bench -- server": markdown,
  "npm run bench -- cluster": cluster,
  "npm run bench -- store": markdown,
  "npm run bench -- web": web,
  "npm run attack": numbers,
  "npm run soak": numbers,
};

export const measurementOf = (command: string): Measurement | undefined =>
  Object.entries(MEASUREMENTS).find(([beginning]) => command.startsWith(beginning))?.[1];
