import { randomBytes } from "node:crypto";
import type { CommandToSend } from "./person.ts";
import type { Random } from "./random.ts";

/** What a cheater knows about a table: its name, its number of seats, and answers that were possible once. */
export interface KnownTable {
  readonly table: string;
  readonly seats: number;
  readonly answers: readonly string[];
}

/**
 * A well-formed command that is not the sender's to give: another's decision, an outdated one, a vote without a seat.
 */
export function forgedCommand({ table, seats, answers }: KnownTable, random: Random): CommandToSend {
  const seat = random.upTo(seats);
  const decision = `${seat}-${random.upTo(30)}`;
  const answer = random.oneOf(answers) ?? "pass";
  const lies: readonly CommandToSend[] = [
    { kind: "answer", table, decision, answer },
    { kind: "answer", table, decision, answer: "no-such-answer" },
    { kind: "preview", table, decision },
    { kind: "undo-vote", table, of: seat, agrees: true },
    { kind: "undo-withdraw", table },
    { kind: "start", table },
    { kind: "free-seat", table, seat },
    { kind: "arrange", table, seats: 2 },
    { kind: "open-share", table, nonce: "0".repeat(32) },
    { kind: "stand-in-vote", table, seat, agrees: true },
  ];
  return random.oneOf(lies) ?? { kind: "undo", table };
}

/** A malformed message, which no client would send. */
export function garbage(table: string, random: Random): string | Buffer {
  const message = JSON.stringify({ kind: "answer", id: "x", table, decision: "0-1", answer: "pass" });
  const garbage: readonly (string | Buffer)[] = [
    message.slice(0, random.upTo(message.length)),
    "[".repeat(3000),
    `{"kind":"enter","id":${"9".repeat(400)}}`,
    JSON.stringify({ kind: "no-such-kind", id: "x", table }),
    JSON.stringify({ kind: "say", id: "x", table, say: { text: "\ud83d".repeat(9000) } }),
    randomBytes(64),
    "x".repeat(20_000),
    "null",
  ];
  return random.oneOf(garbage) ?? "";
}
