import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { MadeBotBody } from "@roundtable/protocol/guest-bots";
import { afterEach, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

// SQLite only: a program that plays over HTTP cannot tell what keeps its rows.

afterEach(closeServers);

const FOLDER = join(import.meta.dirname, "../../../../examples");
const EXAMPLES = [
  { file: "bot.ts", command: process.execPath },
  { file: "bot.py", command: "python3" },
];
const missing = EXAMPLES.filter(({ command }) => spawnSync(command, ["--version"]).status !== 0);
const there = EXAMPLES.filter((example) => !missing.includes(example));
if (missing.length > 0)
  process.stderr.write("There is no python3 here: the example in Python was not tried.\n");

/** Answers first what comes first, until it is over. */
async function playOn(host: Client): Promise<void> {
  for (;;) {
    await host.until(() => host.sight?.decision != null || host.sight?.outcome != null, "a question");
    if (host.sight?.outcome != null) return;
    await host.answer();
  }
}

test.each(["grail-cup", "quest", "dice-city"])(
  "the examples in both languages sit down, are seen as whose bots they are, and play %s to its end",
  async (game) => {
    const { url } = await openServer({ registry: "@roundtable/games/registry" });
    const anna = await Visitor.to(url);
    const table = await anna.create({ game, seats: game === "quest" ? 4 : 3 });
    const host = await anna.enter(table);
    const code = host.table?.code ?? "";
    const said: Promise<string>[] = [];
    for (const [nth, { file, command }] of there.entries()) {
      const body = JSON.stringify({ name: file });
      const { token } = (await (
        await anna.fetch("/api/me/bots", { method: "POST", body })
      ).json()) as MadeBotBody;
      const link = nth === 0 ? `${url}/t/${table}` : `${url}/j/${code}`;
      const bot = spawn(command, [join(FOLDER, file), link], {
        env: { ...process.env, ROUNDTABLE_TOKEN: token },
        stdio: ["ignore", "pipe", "inherit"],
        timeout: 80_000,
      });
      said.push(text(bot.stdout));
      await host.until(() => host.table?.seats[nth + 1]?.kind === "person", file);
      expect(host.table?.seats[nth + 1]).toMatchObject({
        person: { name: file, botOf: { id: anna.me.id, name: anna.me.name } },
      });
    }
    await host.done({ kind: "add-bot", table });
    await host.done({ kind: "pace", table, pace: "instant" });
    await host.done({ kind: "start", table });
    // They have all given their shares of chance, so that nobody had to wait for them.
    expect(host.table?.fairness.seals?.filter((seal) => seal !== "")).toHaveLength(1 + there.length);
    await playOn(host);
    for (const words of await Promise.all(said)) expect(words).toMatch(/^The match is over. The winners: \d/);
  },
);

test.each(EXAMPLES)("$file has fewer than a hundred lines", ({ file }) => {
  expect(readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n").length).toBeLessThan(100);
});
