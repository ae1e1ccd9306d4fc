import { afterEach, describe, expect, test } from "vitest";
import { LIMITS, type ToServer } from "@roundtable/protocol";
import { returned } from "@roundtable/host/votes/stand-in";
import { viewerOf } from "@roundtable/host/tables/table";
import { withVoteOut } from "@roundtable/host/votes/vote-out";
import { away, ok, playing } from "../support/a-table.ts";
import type { Wish } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { caughtUp, closeServers, named, openServer, play } from "../support/servers/test-server.ts";

// SQLite only: votes are counted in memory, and kept as any change of a table is.

afterEach(closeServers);

const here = { awaySince: away({}), now: 1000 };
const against = (seat: number) => ({ seat, agrees: true });
const refusalOf = (result: object): unknown => ("refused" in result ? result.refused : "done");

describe("a vote on whether somebody has to leave the match", () => {
  test("passes if all other present players agree; a bot plays on, and the player cannot return", () => {
    const once = ok(withVoteOut(playing("ann", "bob", "eve"), "ann", against(2), here));
    expect(once.seats[2]).toMatchObject({ playedBy: "person", voteOut: { votes: [0] } });
    const table = ok(withVoteOut(once, "bob", against(2), here));
    expect(table.seats[2]).toMatchObject({ playedBy: "bot", isOut: true, voteOut: null });
    expect(refusalOf(returned(table, "eve"))).toBe("voted-out");
    expect(viewerOf(table, "eve")).toBe("public");
    expect(viewerOf({ ...table, status: "over" }, "eve")).toBe(2);
  });

  test("takes two at the least, three where the result counts", () => {
    expect(refusalOf(withVoteOut(playing("ann", "eve"), "ann", against(1), here))).toBe("too-few-voters");
    const one = { ...here, awaySince: away({ 1: 5 }) };
    expect(refusalOf(withVoteOut(playing("ann", "bob", "eve"), "ann", against(2), one))).toBe(
      "too-few-voters",
    );
    const rated = { ...playing("ann", "bob", "eve"), rated: true };
    expect(refusalOf(withVoteOut(rated, "ann", against(2), here))).toBe("too-few-voters");
  });

  test("is ended by one vote against, and expires; then there is none about that player for a while", () => {
    const asked = ok(withVoteOut(playing("ann", "bob", "eve"), "ann", against(2), here));
    const refusedBy = ok(withVoteOut(asked, "bob", { seat: 2, agrees: false }, here));
    const soon = { ...here, now: here.now + LIMITS.voteOutMs };
    for (const table of [refusedBy, asked])
      expect(refusalOf(withVoteOut(table, "ann", against(2), soon))).toBe("vote-too-soon");
    const later = { ...here, now: here.now + LIMITS.voteOutAgainMs };
    const again = ok(withVoteOut(asked, "bob", against(2), later));
    expect(again.seats[2]).toMatchObject({ playedBy: "person", voteOut: { votes: [1] } });
  });

  test("is not open to spectators, leavers or the player concerned, and never about a bot", () => {
    const table = playing("ann", "bob", "eve");
    expect(refusalOf(withVoteOut(table, "zoe", against(2), here))).toBe("not-seated");
    expect(refusalOf(withVoteOut(table, "ann", against(0), here))).toBe("no-such-person");
    expect(refusalOf(withVoteOut(table, "ann", against(3), here))).toBe("no-such-person");
    expect(refusalOf(withVoteOut(table, "ann", against(9), here))).toBe("no-such-seat");
    expect(refusalOf(withVoteOut({ ...table, status: "over" }, "ann", against(2), here))).toBe("not-playing");
  });
});

test("who was voted out sees from then on what those see who look on, and talks with them; also after a restart", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest, third } = named(await play(server.url, 3));
  await host.done({ kind: "vote-out", table, seat: 2, agrees: true });
  await caughtUp([third]);
  const at = third.table?.seats[2];
  expect(at?.kind === "person" && at.voteOut).toEqual({ votes: [0], until: clock.now() + LIMITS.voteOutMs });
  await guest.done({ kind: "vote-out", table, seat: 2, agrees: true });
  await third.until(() => third.table?.seats[2]?.kind === "person" && third.table.seats[2].isOut === true);
  expect(await third.refusal({ kind: "return", table })).toBe("voted-out");
  await server.stop();
  const { url } = await openServer({ dataDir: server.dataDir, clock });
  const back = await third.visitor.at(url).enter(table);
  const other = await host.visitor.at(url).enter(table);
  await caughtUp([back, other]);
  expect(back.sight?.viewer).toBe("public");
  expect(back.sight?.decision).toBeNull();
  await back.done({ kind: "say", table, say: { text: "Unfair!" } });
  await caughtUp([back, other]);
  expect(back.chat).toEqual(["Unfair!"]);
  expect(other.frames.join()).not.toContain("Unfair!");
});

/**
 * What a person whose seat a bot plays gets for each command, tried at their own seat, 2, and against seat 0. “It was done” are those
 * that tell nothing of the seat and change nothing in the match. A new command has to be entered here.
 */
const COMMANDS: {
  readonly [Kind in ToServer["kind"]]: readonly [
    Omit<Extract<Wish, { kind: Kind }>, "kind" | "table">,
    string,
  ];
} = {
  ping: [{}, "it was done"],
  "watch-lobby": [{ on: true }, "it was done"],
  enter: [{}, "it was done"],
  look: [{ on: true }, "it was done"],
  sit: [{}, "it was done"],
  "add-bot": [{}, "already-started"],
  "free-seat": [{ seat: 0 }, "already-started"],
  "let-back": [{ person: "abcdefghijkl" }, "already-started"],
  arrange: [{}, "already-started"],
  "seal-share": [{ seal: "0".repeat(64) }, "not-starting"],
  "open-share": [{ nonce: "0".repeat(32) }, "not-starting"],
  start: [{}, "not-host"],
  pace: [{ pace: "quick" }, "not-seated"],
  answer: [{ decision: "2-1", answer: "card-100" }, "bot-plays"],
  preview: [{ decision: "2-1" }, "bot-plays"],
  hint: [{ decision: "2-1" }, "bot-plays"],
  undo: [{}, "bot-plays"],
  "undo-vote": [{ of: 0, agrees: true }, "bot-plays"],
  "undo-withdraw": [{}, "bot-plays"],
  say: [{ say: { text: "Hello?" } }, "it was done"],
  "earlier-chat": [{ before: 9 }, "it was done"],
  "stand-in-vote": [{ seat: 0, agrees: true }, "bot-plays"],
  "give-time": [{ seat: 0 }, "not-playing"],
  nudge: [{ seat: 0 }, "bot-plays"],
  "pause-vote": [{ pause: true }, "bot-plays"],
  "vote-out": [{ seat: 0, agrees: true }, "bot-plays"],
  "end-vote": [{ agrees: true }, "bot-plays"],
  again: [{}, "not-over"],
  return: [{}, "voted-out"],
  leave: [{}, "it was done"],
  exit: [{}, "it was done"],
};

test.each([
  ["was voted out", true],
  ["lets a bot play", false],
])("who %s gets nothing of the seat by any command, nor by any request", async (_, isOut) => {
  const { url } = await openServer();
  const people = await play(url, 3);
  const { table, host, guest, third } = named(people);
  if (isOut)
    for (const voter of [host, guest]) await voter.done({ kind: "vote-out", table, seat: 2, agrees: true });
  else await third.done({ kind: "leave", table });
  await caughtUp(people);
  const seen = third.frames.length;
  const outcomes: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [kind, [wish, outcome]] of Object.entries(COMMANDS)) {
    const command = {
      kind,
      ...(kind === "ping" || kind === "watch-lobby" ? {} : { table }),
      ...wish,
    } as Wish;
    outcomes[kind] = await third.refusal(command);
    expected[kind] = (isOut ? undefined : UNLESS_OUT[kind]) ?? outcome;
  }
  expect(outcomes).toEqual(expected);
  const since = await third.visitor.fetch(`/api/tables/${table}/since`);
  expect(since.status).toBe(isOut ? 409 : 200);
  if (!isOut) return;
  const told = third.frames.slice(seen).join();
  expect(told).not.toMatch(/card-|"hand":\[\d|previews|weighed/);
});

/** Who only lets a bot play still sits there and sees the seat, but plays it no more before they come back. */
const UNLESS_OUT: Readonly<Record<string, string>> = { pace: "it was done", return: "it was done" };
