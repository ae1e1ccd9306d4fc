import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { FromClient, type ToServer } from "./from-client.ts";

const id = "a1";
const table = "tlZqbDOFFlMh";
const nonce = "0123456789abcdef0123456789abcdef";
const seal = nonce + nonce;

/** The message as the server reads it; null if it fits no schema. */
function read(message: unknown): FromClient | null {
  const parsed = v.safeParse(FromClient, message);
  return parsed.success ? parsed.output : null;
}

const messages: readonly ToServer[] = [
  { kind: "ping", id },
  { kind: "watch-lobby", id, on: true },
  { kind: "enter", id, table, lines: 12, hidden: true },
  { kind: "exit", id, table },
  { kind: "sit", id, table },
  { kind: "sit", id, table, seat: 2 },
  { kind: "leave", id, table },
  { kind: "return", id, table },
  { kind: "add-bot", id, table },
  { kind: "add-bot", id, table, seat: 1, bot: "greedy" },
  { kind: "free-seat", id, table, seat: 1 },
  { kind: "free-seat", id, table, seat: 1, person: "annaannaanna" },
  { kind: "arrange", id, table },
  { kind: "arrange", id, table, seats: 4, options: { coin: "groat", quiet: true }, listed: true },
  { kind: "seal-share", id, table, seal },
  { kind: "open-share", id, table, nonce },
  { kind: "start", id, table },
  { kind: "pace", id, table, pace: "human" },
  { kind: "pace", id, table, pace: "quick" },
  { kind: "pace", id, table, pace: "instant" },
  { kind: "answer", id, table, decision: "0-7", answer: "ally-merlin" },
  { kind: "hint", id, table, decision: "0-7" },
  { kind: "arrange", id, table, hints: false },
  { kind: "undo", id, table },
  { kind: "undo-vote", id, table, of: 1, agrees: true },
  { kind: "undo-withdraw", id, table },
  { kind: "let-back", id, table, person: "abcdefghijkl" },
  { kind: "earlier-chat", id, table, before: 70 },
  { kind: "say", id, table, say: { text: "Hello!" } },
  { kind: "say", id, table, say: { statement: { kind: "claim", role: "duke" } } },
  { kind: "stand-in-vote", id, table, seat: 1, agrees: false },
  { kind: "end-vote", id, table, agrees: true },
  { kind: "again", id, table },
];

describe("what a client may send", () => {
  test.each(messages.map((message) => [JSON.stringify(message), message] as const))("%s", (_, message) => {
    expect(read(message)).toEqual(message);
  });

  test("omits the number of lines and the visibility if they have their default", () => {
    expect(read({ kind: "enter", id, table })).toEqual({ kind: "enter", id, table, lines: 0, hidden: false });
  });

  test("is talk without broken characters", () => {
    const say = { kind: "say", id, table, say: { text: " Hello \ud83d! " } };
    expect(read(say)).toEqual({ ...say, say: { text: "Hello \ufffd!" } });
    expect(read({ ...say, id: "a\ud83d" })).toBeNull();
  });

  test("loses unknown fields", () => {
    expect(read({ kind: "start", id, table, host: true })).toEqual({ kind: "start", id, table });
  });

  test.each(["table", "welcome", "conjure", "", undefined])("is not of the kind %s", (kind) => {
    expect(read({ kind, id, table })).toBeNull();
  });

  test("always has an id", () => {
    expect(messages.filter((message) => read({ ...message, id: undefined }) !== null)).toEqual([]);
  });
});

const start = { kind: "start", id, table };
const sit = { kind: "sit", id, table };
const bot = { kind: "add-bot", id, table };
const arrange = { kind: "arrange", id, table };
const answer = { kind: "answer", id, table, decision: "0-7", answer: "left" };
const say = { kind: "say", id, table };
const share = { kind: "open-share", id, table };
const sealed = { kind: "seal-share", id, table };
const optionsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`option${nth}`, true]));

describe("at the limits of what is accepted", () => {
  test.each<[what: string, fits: unknown, goesTooFar: readonly unknown[]]>([
    [
      "an id has at most 64 characters",
      { ...start, id: "x".repeat(64) },
      [
        { ...start, id: "x".repeat(65) },
        { ...start, id: 1 },
      ],
    ],
    ["an id has at least one character", { ...start, id: "x" }, [{ ...start, id: "" }]],
    [
      "a table's id is twelve letters and digits",
      { ...start, table: "09azAZ09azAZ" },
      [
        { ...start, table: "09azAZ09azA" },
        { ...start, table: "09azAZ09azAZ0" },
        { ...start, table: "09azAZ09azA-" },
        { ...start, table: "09azAZ09azAZ\n" },
      ],
    ],
    [
      "a person's id is twelve letters and digits",
      { kind: "free-seat", id, table, seat: 0, person: "09azAZ09azAZ" },
      [
        { kind: "free-seat", id, table, seat: 0, person: "09azAZ09azA" },
        { kind: "free-seat", id, table, seat: 0, person: "09azAZ09azAZ0" },
        { kind: "free-seat", id, table, seat: 0, person: "09azAZ09azA " },
      ],
    ],
    [
      "the first seat is 0",
      { ...sit, seat: 0 },
      [
        { ...sit, seat: -1 },
        { ...sit, seat: 0.5 },
      ],
    ],
    [
      "the last seat is 63",
      { ...sit, seat: 63 },
      [
        { ...sit, seat: 64 },
        { ...sit, seat: "0" },
      ],
    ],
    [
      "a client has no line or more",
      { kind: "enter", id, table, lines: 0, hidden: false },
      [
        { kind: "enter", id, table, lines: -1, hidden: false },
        { kind: "enter", id, table, lines: 1.5, hidden: false },
      ],
    ],
    [
      "a bot's name has at most 40 characters",
      { ...bot, bot: "x".repeat(40) },
      [{ ...bot, bot: "x".repeat(41) }],
    ],
    ["a table has at least one seat", { ...arrange, seats: 1 }, [{ ...arrange, seats: 0 }]],
    [
      "a table has at most 64 seats",
      { ...arrange, seats: 64 },
      [
        { ...arrange, seats: 65 },
        { ...arrange, seats: 2.5 },
      ],
    ],
    [
      "an option's name has at most 40 characters",
      { ...arrange, options: { ["x".repeat(40)]: true } },
      [{ ...arrange, options: { ["x".repeat(41)]: true } }],
    ],
    [
      "an option's value has at most 400 characters",
      { ...arrange, options: { court: "x".repeat(400) } },
      [
        { ...arrange, options: { court: "x".repeat(401) } },
        { ...arrange, options: { court: 4 } },
      ],
    ],
    [
      "there are at most 40 options",
      { ...arrange, options: optionsOf(40) },
      [{ ...arrange, options: optionsOf(41) }],
    ],
    [
      "a nonce is 32 hexadecimal digits in lower case",
      { ...share, nonce },
      [
        { ...share, nonce: "" },
        { ...share, nonce: nonce.slice(1) },
        { ...share, nonce: `${nonce}0` },
        { ...share, nonce: nonce.toUpperCase() },
        { ...share, nonce: `${nonce.slice(1)}g` },
        { ...share, nonce: `${nonce}\n` },
        { ...share, nonce: 0 },
      ],
    ],
    [
      "a seal is 64 hexadecimal digits in lower case",
      { ...sealed, seal },
      [
        { ...sealed, seal: "" },
        { ...sealed, seal: seal.slice(1) },
        { ...sealed, seal: `${seal}0` },
        { ...sealed, seal: seal.toUpperCase() },
        { ...sealed, seal: `${seal}\n` },
      ],
    ],
    [
      "a decision's id has at most 80 characters",
      { ...answer, decision: "x".repeat(80) },
      [{ ...answer, decision: "x".repeat(81) }],
    ],
    [
      "an answer's id has at most 400 characters",
      { ...answer, answer: "x".repeat(400) },
      [{ ...answer, answer: "x".repeat(401) }],
    ],
    [
      "a chat line has at most 500 characters",
      { ...say, say: { text: "x".repeat(500) } },
      [{ ...say, say: { text: "x".repeat(501) } }],
    ],
    [
      "a chat line has at least one character",
      { ...say, say: { text: "!" } },
      [
        { ...say, say: { text: "" } },
        { ...say, say: { text: " \n " } },
      ],
    ],
    [
      "talk is words or a statement",
      { ...say, say: { statement: { kind: "wink" } } },
      [
        { ...say, say: { statement: {} } },
        { ...say, say: { statement: { kind: "wink" }, text: "Hello!" } },
        { ...say, say: { text: "Hello!", loud: true } },
        { ...say, say: {} },
        { ...say, say: "Hello!" },
      ],
    ],
    [
      "bots are as quick as one of three words says",
      { kind: "pace", id, table, pace: "quick" },
      [{ kind: "pace", id, table, pace: "slow" }],
    ],
    [
      "a vote is yes or no",
      { kind: "end-vote", id, table, agrees: false },
      [
        { kind: "end-vote", id, table, agrees: "no" },
        { kind: "end-vote", id, table },
      ],
    ],
  ])("%s", (_, fits, goesTooFar) => {
    expect(read(fits)).toEqual(fits);
    expect(goesTooFar.filter((message) => read(message) !== null)).toEqual([]);
  });

  test("spaces around a chat line are trimmed", () => {
    const words = "x".repeat(500);
    expect(read({ ...say, say: { text: `  ${words}\n` } })).toMatchObject({ say: { text: words } });
  });
});

test.each([
  ["Expected the id of a table.", { ...start, table: "here" }],
  ["Expected the id of a person.", { kind: "free-seat", id, table, seat: 0, person: "Anna" }],
  ["Expected 32 hexadecimal digits.", { ...share, nonce: "xyz" }],
  ["Expected 64 hexadecimal digits.", { ...sealed, seal: nonce }],
  ["Too many options.", { ...arrange, options: optionsOf(41) }],
])("a programmer is told “%s”", (told, message) => {
  expect(v.safeParse(FromClient, message).issues?.map((issue) => issue.message)).toContain(told);
});
