import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { frame, type Headers, opened, PING, PONG, saying, TEXT, upgrade, written } from "./raw-socket.ts";

/** The victim: a server, and what an attacker may have learned about its people. */
export interface Victim {
  readonly port: number;
  /** The tables of honest people. */
  readonly tables: readonly string[];
  /** The ids of honest people. */
  readonly people: readonly string[];
}

export interface Attacker {
  readonly victim: Victim;
  /** How many sockets the socket-holding attacks hold open. */
  readonly sockets: number;
  isOver(): boolean;
  /** Counts the bad messages that were sent. */
  sent(kind: string, count: number): void;
}

/** More messages than the server allows before it disconnects; frames without text are written faster. */
const BATCH = { words: 300, bare: 1000 } as const;
/** How many sockets are opened at the same time. */
const AT_ONCE = 20;
const GUESTS = 20;
/** The pause between two batches, so that one machine can run both attacker and victim. */
const BREATH_MS = 5;

/** A random address in the network that is reserved for benchmarks. */
function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`;
}

/** The attacker's own guests, who come back from another address each time. */
class Crew {
  readonly #cookies: readonly string[];

  static async at(port: number): Promise<Crew> {
    const cookies = Array.from({ length: GUESTS }, async () => {
      const headers = { "x-forwarded-for": someAddress() };
      const response = await fetch(`http://127.0.0.1:${port}/api/me`, { headers });
      return response.headers.get("set-cookie")?.split(";")[0] ?? "";
    });
    return new Crew(await Promise.all(cookies));
  }

  private constructor(cookies: readonly string[]) {
    this.#cookies = cookies;
  }

  get one(): Headers {
    return { cookie: oneOf(this.#cookies) ?? "", "x-forwarded-for": someAddress() };
  }
}

function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[randomInt(Math.max(1, items.length))];
}

function someText(): string {
  const text = "Ж\u202e\ud83d💥<script>".repeat(randomInt(1, 40));
  return text.slice(0, 500);
}

/** A random message of any kind, about an honest table or none, with arbitrary content. */
function someMessage({ tables, people }: Victim): string {
  const id = randomUUID();
  const table = randomInt(4) === 0 ? randomBytes(9).toString("base64url").slice(0, 12) : oneOf(tables);
  const seat = randomInt(-1, 9);
  const [agrees, person] = [randomInt(2) === 0, oneOf(people)];
  const message = oneOf<object>([
    { kind: "watch-lobby", on: agrees },
    { kind: "enter", table, lines: randomInt(1000) },
    { kind: "exit", table },
    { kind: "sit", table, seat },
    { kind: "leave", table },
    { kind: "return", table },
    { kind: "add-bot", table, bot: "nobody" },
    { kind: "free-seat", table, seat, person },
    { kind: "let-back", table, person },
    { kind: "arrange", table, seats: randomInt(70), options: { [someText()]: someText() } },
    { kind: "seal-share", table, seal: randomBytes(32).toString("hex") },
    { kind: "open-share", table, nonce: randomBytes(16).toString("hex") },
    { kind: "preview", table, decision: `${seat}-${randomInt(50)}` },
    { kind: "start", table },
    { kind: "pace", table, pace: oneOf(["human", "quick", "instant"]) },
    { kind: "answer", table, decision: `${seat}-${randomInt(50)}`, answer: someText() },
    { kind: "undo", table },
    { kind: "undo-vote", table, of: seat, agrees },
    { kind: "undo-withdraw", table },
    { kind: "say", table, say: { text: someText() } },
    { kind: "earlier-chat", table, before: randomInt(1e9) },
    { kind: "stand-in-vote", table, seat, agrees },
    { kind: "end-vote", table, agrees },
    { kind: "again", table },
  ]);
  return JSON.stringify({ ...message, id });
}

/** A malformed frame, which no client would send. */
function somethingBroken(victim: Victim): Buffer {
  const message = someMessage(victim);
  const broken = [
    () => frame(TEXT, message.slice(0, randomInt(message.length))),
    () => frame(TEXT, "[".repeat(5000)),
    () => frame(TEXT, `{"kind":"enter","id":${"9".repeat(400)}}`),
    () => frame(TEXT, JSON.stringify({ ...JSON.parse(message), __proto__: { admin: true }, id: [] })),
    () => frame(2, randomBytes(64)),
    () => frame(TEXT, randomBytes(64)),
    () => frame(TEXT, "x".repeat(60_000)),
    () => frame(TEXT, message, { fin: false }),
    () => frame(TEXT, message, { masked: false }),
    () => frame(3 + randomInt(5), message),
    () => frame(TEXT, message, { length: 65_000 }),
    () => randomBytes(200),
  ];
  return (oneOf(broken) ?? (() => Buffer.alloc(0)))();
}

/**
 * Sends batch after batch over one socket after another. When it is disconnected, it comes back from another address.
 */
async function flood(
  attacker: Attacker,
  crew: Crew,
  kind: string,
  some: (victim: Victim) => Buffer,
  batch: number = BATCH.words,
): Promise<void> {
  const { victim } = attacker;
  while (!attacker.isOver()) {
    const socket = await opened(victim.port, crew.one);
    if (socket !== null) {
      await written(socket, Buffer.concat(Array.from({ length: batch }, () => some(victim))));
      attacker.sent(kind, batch);
    }
    await pause(BREATH_MS);
    socket?.destroy();
  }
}

/** Holds this many sockets open, and opens each again when the server has closed it. */
async function hold(
  attacker: Attacker,
  kind: string,
  open: () => Promise<Socket | null>,
  many: number,
): Promise<void> {
  let held: Socket[] = [];
  while (!attacker.isOver()) {
    const wanted = Math.min(AT_ONCE, many - held.length);
    const came = await Promise.all(Array.from({ length: wanted }, open));
    held = [...held, ...came.filter((socket) => socket !== null)].filter(({ destroyed }) => !destroyed);
    attacker.sent(kind, wanted);
    await pause(wanted < AT_ONCE ? 200 : BREATH_MS);
  }
  for (const socket of held) socket.destroy();
}

const HALF_REQUESTS = [
  "",
  "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCook",
  "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
  "GET / HTTP/9.9\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
];

async function forge(attacker: Attacker): Promise<void> {
  const { victim } = attacker;
  while (!attacker.isOver()) {
    const person = oneOf(victim.people) ?? "";
    const cookie = `roundtable=${person}.en.${randomBytes(32).toString("base64url")}`;
    const headers = { cookie, "x-forwarded-for": someAddress(), "content-type": "application/json" };
    const url = `http://127.0.0.1:${victim.port}`;
    const table = oneOf(victim.tables) ?? "";
    await Promise.allSettled([
      opened(victim.port, headers).then((socket) => socket?.destroy()),
      fetch(`${url}/api/me`, { method: "PATCH", body: '{"name":"Mordred"}', headers }),
      fetch(`${url}/api/tables/${table}/log`, { headers }),
      fetch(`${url}/api/tables`, { method: "POST", body: "{".repeat(randomInt(1, 70_000)), headers }),
      fetch(`${url}/metrics`, { headers }),
    ]);
    attacker.sent("forged cookies and bad requests", 5);
    await pause(BREATH_MS);
  }
}

/** A slow reader: asks for everything and never reads the answers. */
async function slowReader({ port, tables }: Victim, crew: Crew): Promise<Socket | null> {
  const socket = await opened(port, crew.one);
  if (socket === null) return null;
  socket.pause();
  const wishes = [
    { kind: "watch-lobby", on: true },
    ...tables.slice(0, 20).map((table) => ({ kind: "enter", table })),
  ];
  socket.write(
    Buffer.concat(wishes.map((wish) => frame(TEXT, JSON.stringify({ ...wish, id: randomUUID() })))),
  );
  return socket;
}

/** Runs all attacks at once, until the time is over. */
export async function attack(attacker: Attacker): Promise<void> {
  const { victim, sockets } = attacker;
  const { port } = victim;
  const crew = await Crew.at(port);
  const message = (): Buffer => frame(TEXT, someMessage(victim));
  await Promise.all([
    flood(attacker, crew, "messages of every kind", message),
    flood(attacker, crew, "messages of every kind", message),
    flood(attacker, crew, "broken messages and frames", somethingBroken),
    flood(attacker, crew, "pings", () => frame(PING, "x"), BATCH.bare),
    flood(attacker, crew, "pongs", () => frame(PONG), BATCH.bare),
    flood(attacker, crew, "endless pieces", () => frame(TEXT, "", { fin: false }), BATCH.bare),
    hold(attacker, "half requests", () => saying(port, oneOf(HALF_REQUESTS) ?? ""), sockets),
    hold(
      attacker,
      "refused upgrades",
      () => saying(port, upgrade("/elsewhere", { "x-forwarded-for": someAddress() })),
      sockets,
    ),
    hold(attacker, "idle sockets", () => opened(port, crew.one), sockets),
    hold(attacker, "clients that read nothing", () => slowReader(victim, crew), Math.ceil(sockets / 10)),
    forge(attacker),
  ]);
}
