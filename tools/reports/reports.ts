import { Report, ReportsBody } from "@roundtable/protocol/reports";
import * as v from "valibot";
import { UsageError, readFlags, type Terminal } from "../command-line.ts";

const FLAGS = { server: { type: "string" }, save: { type: "string" } } as const;

/** How the tool reaches the server and the disk. */
export interface Ports {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly save: (path: string, text: string) => Promise<void>;
}

/** Lists the bug reports of a running server, or saves one as a file from which a golden game can be made. */
export async function reports(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  reach: Ports,
  { stdout }: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const server = flags.server ?? `http://127.0.0.1:${env["PORT"] ?? "3000"}`;
  const token = env["METRICS_TOKEN"];
  const ask = async (path: string): Promise<unknown> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await reach.fetch(`${server}${path}`, { headers }).catch(() => {
      throw new UsageError(`No server answers at ${server}. Name another with --server.`);
    });
    if (!response.ok) throw new UsageError((await response.text()).trim());
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

/** Text from strangers must not control the terminal. */
function inOneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ");
}
