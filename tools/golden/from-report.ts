import { readFile } from "node:fs/promises";
import { goldenOf } from "@roundtable/game-suite/golden";
import { type Answered, type Game, type Log, standingAnswersIn } from "@roundtable/kernel";
import { Report } from "@roundtable/protocol/reports";
import * as v from "valibot";
import { UsageError } from "../command-line.ts";

/** A report that includes the log. */
export type WholeReport = Report & { readonly log: Log };

export async function readReport(path: string): Promise<WholeReport> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new UsageError(`There is no file ${path}.`);
  });
  const report = v.safeParse(Report, fromJson(text));
  if (!report.success) throw new UsageError(`${path} is no report: ${report.issues[0].message}`);
  const { log } = report.output;
  if (log === undefined)
    throw new UsageError(
      `${path} was saved while the match was running, and has no log. The server has it: npm run reports.`,
    );
  return { ...report.output, log };
}

/**
 * The reported match as a failing golden game. Under the answer after which something was wrong it has a line that the
 * rules never produce. Replace that line with what should happen.
 */
export function failingGolden(game: Game, { id, at, words, log }: WholeReport): string {
  const whole = inOnePiece(log);
  const golden = goldenOf(game, whole, `report ${id}`);
  const before = standingAnswersIn(log.entries.filter(({ n }) => n <= at)).length;
  const passages = whole.entries.length - standingAnswersIn(log.entries).length + before;
  const lines = golden.split("\n");
  const heads = lines.flatMap((line, index) => (/^(setup|seat |end\b)/.test(line) ? [index] : []));
  const next = heads[passages + 1] ?? lines.length - 1;
  const about = words.split(/\r?\n/).map((line) => `# ${line}`.trimEnd());
  return [
    ...about,
    ...lines.slice(0, next),
    "  wrong  # Replace this line by what should happen here.",
    ...lines.slice(next),
  ].join("\n");
}

/** Removes talk and undone moves, which a golden game does not have. */
function inOnePiece({ header, setup, entries }: Log): Log {
  const standing: readonly Answered[] = standingAnswersIn(entries);
  const { continued } = header;
  if (continued === undefined) return { header, setup, entries: standing };
  if (continued.dealtAnewFor !== null)
    throw new UsageError("This match goes on from another with cards dealt anew: no golden game begins so.");
  const before = inOnePiece(continued.log);
  return { ...before, entries: [...before.entries, ...standing] };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
