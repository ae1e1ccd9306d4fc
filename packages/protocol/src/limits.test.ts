import { expect, test } from "vitest";
import { LIMITS, PROTOCOL } from "./limits.ts";

test("limits that clients rely on stay the same within a protocol version", () => {
  expect(PROTOCOL).toBe(4);
  expect(LIMITS).toEqual({
    message: 8192,
    name: 24,
    chat: 500,
    chatKept: 500,
    chatPage: 50,
    talkPerSeat: 65_536,
    tablesPerPerson: 20,
    botsPerPerson: 10,
    offlineUploadsPerPerson: 200,
    awayMs: 120_000,
    undoMs: 60_000,
    undoAgainMs: 300_000,
    invitedMs: 1_800_000,
    invitationsPerPerson: 20,
    voteOutMs: 120_000,
    voteOutAgainMs: 600_000,
    silentMs: 86_400_000,
  });
});
