import { revealStored } from "@roundtable/host/disclosure/secret";
import type { SealedState } from "../support/servers/sealed-game.ts";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const DOCUMENT = join(import.meta.dirname, "../../../../docs/protocol.md");

test("the client that the protocol's document shows plays a match to its end", async () => {
  const [, example] = /```js\n([\s\S]*?)```/.exec(readFileSync(DOCUMENT, "utf8")) ?? [];
  if (example === undefined) throw new Error("The document has no example.");
  const file = join(newFolder(), "bot.mjs");
  writeFileSync(file, example);
  const { url, store } = await openServer();
  const bot = spawn(process.execPath, [file, url, "sealed"], { stdio: ["ignore", "pipe", "inherit"] });
  const said = (await text(bot.stdout)).trim().split("\n");
  expect(said[0]).toMatch(/^Seat 0 sees who has won: \d/);
  const { outcome, snapshot } = await store.db
    .selectFrom("snapshots")
    .select(["outcome", "snapshot"])
    .executeTakeFirstOrThrow();
  const { winners } = JSON.parse(outcome ?? "{}") as { winners: number[] };
  expect(said[0]).toBe(`Seat 0 sees who has won: ${winners.join(", ")}.`);
  const { state } = revealStored(snapshot);
  expect(JSON.parse(said[1] ?? "")).toMatchObject({ scores: (state as SealedState).scores, awaited: null });
});
