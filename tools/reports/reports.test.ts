import { expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { reports } from "./reports.ts";

const REPORT = {
  report: 1,
  id: "abcdefghijkl",
  when: Date.UTC(2026, 10, 16, 9, 30),
  table: "tlZqbDOFFlMh",
  words: "It is wrong.",
  seat: null,
  versions: { rules: 1, protocol: 3 },
  at: 4,
};

/** The tool in front of a server that knows these addresses, and a disk that remembers what is saved. */
async function run(command: string, answers: Readonly<Record<string, unknown>>, env = {}) {
  const terminal = quietTerminal();
  const saved = new Map<string, string>();
  const asked: [string, unknown][] = [];
  const reach = {
    async fetch(address: string, { headers }: RequestInit) {
      asked.push([address, headers]);
      if (answers[address] === undefined) throw new TypeError("fetch failed");
      return Response.json(answers[address]);
    },
    async save(path: string, text: string) {
      saved.set(path, text);
    },
  };
  const argv = command === "" ? [] : command.split(" ");
  const code = await exitCodeOf(terminal, () => reports(argv, env, reach, terminal));
  return { code, saved, asked, ...terminal.said };
}

test("reports are listed one per line, whatever their text contains", async () => {
  const { id, when, table } = REPORT;
  const words = "Wrong!\n\u001B[2Jgone";
  const listed = { reports: [{ id, when, game: "sealed", table, words }] };
  const { stdout } = await run("", { "http://127.0.0.1:3000/reports": listed });
  expect(stdout).toBe(
    "abcdefghijkl  2026-11-16 09:30  sealed  table tlZqbDOFFlMh\n  Wrong! [2Jgone\n" +
      "1 reports. Save one with npm run reports -- --save ID.\n",
  );
});

test("a report is saved as a file for `golden --from`", async () => {
  const address = "http://localhost:8080/reports/abcdefghijkl";
  const env = { PORT: "1", METRICS_TOKEN: "t" };
  const whole = { ...REPORT, log: { entries: [] } };
  const { saved, asked, stdout } = await run(
    "--server http://localhost:8080 --save abcdefghijkl",
    { [address]: whole },
    env,
  );
  expect(JSON.parse(saved.get("report-abcdefghijkl.json") ?? "")).toEqual(whole);
  expect(asked).toEqual([[address, { authorization: "Bearer t" }]]);
  expect(stdout).toContain("npm run golden -- --from report-abcdefghijkl.json");
});

test("for a running match it says when the log will be available", async () => {
  const { saved, stdout } = await run("--save abcdefghijkl", {
    "http://127.0.0.1:3000/reports/abcdefghijkl": REPORT,
  });
  expect(JSON.parse(saved.get("report-abcdefghijkl.json") ?? "")).toEqual(REPORT);
  expect(stdout).toContain("save it again when that is over");
});

test("an unreachable server is reported", async () => {
  expect(await run("", {})).toMatchObject({
    code: 2,
    stderr: "No server answers at http://127.0.0.1:3000. Name another with --server.\n",
  });
});
