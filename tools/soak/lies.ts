import { randomBytes } from "node:crypto";
import type { Wish } from "./person.ts";
import type { Whim } from "./whim.ts";

/** What a liar has heard of a table: its name, how many seats it has, and answers that were possible once. */
export interface Hearsay {
  readonly table: string;
  readonly seats: number;
  readonly answers: readonly string[];
}

/** Something well-formed that is not the sender's to do: another's decision, one that is long past, a vote of nobody. */
export function someLie({ table, seats, answers }: Hearsay, whim: Whim): Wish {
  const seat = whim.upTo(seats);
  const decision = `${seat}-${whim.upTo(30)}`;
  const answer = whim.oneOf(answers) ?? "pass";
  const lies: readonly Wish[] = [
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
  return whim.oneOf(lies) ?? { kind: "undo", table };
}

/** What no client sends. */
export function someGarbage(table: string, whim: Whim): string | Buffer {
  const message = JSON.stringify({ kind: "answer", id: "x", table, decision: "0-1", answer: "pass" });
  const garbage: readonly (string | Buffer)[] = [
    message.slice(0, whim.upTo(message.length)),
    "[".repeat(3000),
    `{"kind":"enter","id":${"9".repeat(400)}}`,
    JSON.stringify({ kind: "no-such-kind", id: "x", table }),
    JSON.stringify({ kind: "say", id: "x", table, say: { text: "\ud83d".repeat(9000) } }),
    randomBytes(64),
    "x".repeat(20_000),
    "null",
  ];
  return whim.oneOf(garbage) ?? "";
}
