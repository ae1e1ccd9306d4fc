import { commit, fairChance, newKey, sealOf } from "@roundtable/fairness";
import { type Game, Match } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import type { FinishedBody } from "@roundtable/protocol/table-lists";
import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { game as sealed } from "../support/servers/sealed-game.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const game = sealed as Game;
const KEY = newKey(new Uint8Array(32).fill(3));
const NONCES = ["ab".repeat(16), ""];

/** A match as a device has played it, alone with a bot. */
function played(): MatchFile {
  const commitment = commit(KEY);
  const fairness = { commitment, seals: [sealOf(commitment, 0, NONCES[0] ?? ""), ""], nonces: NONCES };
  const source = fairChance(KEY, NONCES);
  const match = Match.begin(game, { seats: 2, options: {}, source, fairness });
  for (let nth = 0; match.outcome === null; nth++) {
    const [seat = 0] = match.asked;
    const decision = match.decision(seat);
    const answer = decision?.answers[0]?.id ?? "";
    match.submit(
      { kind: "answer", id: `${nth}`, seat, decision: decision?.id ?? "", answer },
      seat === 0 ? {} : { by: "bot" },
    );
  }
  return {
    table: "here-abcdefabcdef",
    started: 1,
    ended: 2,
    names: ["Anna", "random"],
    bots: [1],
    outcome: match.outcome,
    log: match.log,
    key: KEY,
  };
}

async function hand(
  visitor: Visitor,
  file: unknown,
): Promise<{ readonly status: number; readonly table: string }> {
  const answer = await visitor.fetch("/api/matches", { method: "POST", body: JSON.stringify(file) });
  const body = (await answer.json()) as { readonly table?: string };
  return { status: answer.status, table: body.table ?? "" };
}

test("a match that was played without us is played again and kept: it can be looked at, is marked, and counts for nothing", async () => {
  const server = await openServer();
  const anna = await Visitor.to(server.url);
  const file = played();
  const { status, table } = await hand(anna, file);
  expect(status).toBe(201);
  const kept = (await (await anna.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(kept.log).toEqual(file.log);
  expect(kept.outcome).toEqual(file.outcome);
  const { finished } = (await (await anna.fetch("/api/tables/finished")).json()) as FinishedBody;
  expect(finished).toMatchObject([{ id: table, offline: true }]);
  const progress = await (await anna.fetch(`/api/progress/${game.id}`)).json();
  expect(progress).toEqual({ achieved: [] });
});

test("a match uploaded twice is stored once; uploaded by someone else it is theirs", async () => {
  const server = await openServer();
  const [anna, ben] = [await Visitor.to(server.url), await Visitor.to(server.url)];
  const { table } = await hand(anna, played());
  expect((await hand(anna, played())).table).toBe(table);
  const renamed = { ...played(), table: "here-fedcbafedcba", started: 2, names: ["Annie", "random"] };
  expect((await hand(anna, renamed)).table).toBe(table);
  expect((await hand(ben, played())).table).not.toBe(table);
});

test("a match that the rules or the dice would not have made so, or that never ended, is not kept", async () => {
  const server = await openServer();
  const anna = await Visitor.to(server.url);
  const file = played();
  const { log } = file;
  const shorter = { ...log, entries: log.entries.slice(0, -1) };
  const otherwise = {
    ...log,
    entries: log.entries.map((entry) => (entry.kind === "answer" ? { ...entry, answer: "never" } : entry)),
  };
  const otherKey = newKey(new Uint8Array(32).fill(4));
  for (const wrong of [
    { ...file, log: shorter },
    { ...file, log: otherwise },
    { ...file, key: otherKey },
    { ...file, bots: [] },
    { ...file, names: ["Anna"] },
    { hello: "there" },
  ])
    expect(await hand(anna, wrong)).toMatchObject({ status: 400 });
  const { finished } = (await (await anna.fetch("/api/tables/finished")).json()) as FinishedBody;
  expect(finished).toEqual([]);
});
