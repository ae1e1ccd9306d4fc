import { afterEach, describe, expect, test } from "vitest";
import { LIMITS } from "@roundtable/protocol";
import { returned } from "../src/tables/stand-in.ts";
import { viewerOf } from "../src/tables/table.ts";
import { withVoteOut } from "../src/tables/vote-out.ts";
import { away, ok, playing } from "./world/a-table.ts";
import { ManualClock } from "./world/manual-clock.ts";
import { caughtUp, closeServers, named, openServer, play } from "./world/test-server.ts";

afterEach(closeServers);

const here = { awaySince: away({}), now: 1000 };
const against = (seat: number) => ({ seat, agrees: true });
const refusalOf = (result: object): unknown => ("refused" in result ? result.refused : "done");

describe("a vote on whether somebody has to leave the match", () => {
  test("is won when all others want it who play and are here; a bot plays on, and he does not come back", () => {
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

  test("is ended by one who is against it, and lapses; then there is none about him for a while", () => {
    const asked = ok(withVoteOut(playing("ann", "bob", "eve"), "ann", against(2), here));
    const refusedBy = ok(withVoteOut(asked, "bob", { seat: 2, agrees: false }, here));
    const soon = { ...here, now: here.now + LIMITS.voteOutMs };
    for (const table of [refusedBy, asked])
      expect(refusalOf(withVoteOut(table, "ann", against(2), soon))).toBe("vote-too-soon");
    const later = { ...here, now: here.now + LIMITS.voteOutAgainMs };
    const again = ok(withVoteOut(asked, "bob", against(2), later));
    expect(again.seats[2]).toMatchObject({ playedBy: "person", voteOut: { votes: [1] } });
  });

  test("is nobody's who looks on, has left, is meant himself, or means a bot", () => {
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
