import { Report, ReportsBody } from "@roundtable/protocol/reports";
import * as v from "valibot";
import { Complaint, readFlags, type Terminal } from "../command-line.ts";

const FLAGS = { server: { type: "string" }, save: { type: "string" } } as const;

/** By what the tool reaches the server and the disk. */
export interface Reach {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly save: (path: string, text: string) => Promise<void>;
}

/** What people have reported to a running server: all of it in short, or one as a file that golden games are made of. */
export async function reports(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  reach: Reach,
  { stdout }: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const server = flags.server ?? `http://127.0.0.1:${env["PORT"] ?? "3000"}`;
  const token = env["METRICS_TOKEN"];
  const ask = async (path: string): Promise<unknown> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await reach.fetch(`${server}${path}`, { headers }).catch(() => {
      throw new Complaint(`No server answers at ${server}. Name another with --server.`);
    });
    if (!response.ok) throw new Complaint((await response.text()).trim());
    return await response.json();
  };
  if (flags.save !== undefined) {
    const report = v.parse(Report, await ask(`/reports/${encodeURIComponent(flags.save)}`));
    const path = `report-${report.id}.json`;
    await reach.save(path, `${JSON.stringify(report)}\n`);
    const next =
      report.log === undefined
        ? "It has no log while its match runs: save it again when that is over."
        : `Make a golden game of it: npm run golden -- --from ${path}`;
    stdout.write(`${path}\n${next}\n`);
    return 0;
  }
  const { reports: all } = v.parse(ReportsBody, await ask("/reports"));
  for (const { id, when, game, table, words } of all) {
    const day = new Date(when).toISOString().slice(0, 16).replace("T", " ");
    stdout.write(`${id}  ${day}  ${game}  table ${table}\n  ${inOneLine(words)}\n`);
  }
  const one = "Save one with npm run reports -- --save ID.";
  stdout.write(all.length === 0 ? "Nobody has reported anything.\n" : `${all.length} reports. ${one}\n`);
  return 0;
}

/** What strangers wrote must not move the cursor. */
function inOneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ");
}
