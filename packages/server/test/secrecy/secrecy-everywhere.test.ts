import { registry } from "@roundtable/games/registry";
import type { Viewer } from "@roundtable/kernel";
import { FromClient, FromServer, type SpectatorAccess } from "@roundtable/protocol";
import { afterEach, describe, expect, test } from "vitest";
import type { Client, Visitor } from "../support/client.ts";
import { SAMPLE_COMMANDS } from "../support/secrecy/sample-commands.ts";
import { requestsFor, type SampleRequest } from "../support/secrecy/sample-requests.ts";
import { closeServers, roundTrip, type TestServer } from "../support/servers/test-server.ts";
import {
  type Difference,
  GUEST_BOT,
  openWorld,
  type RunningMatch,
  runningMatch,
  VOTED_OUT,
} from "../support/secrecy/two-worlds.ts";

// SQLite only: both stores return the same rows, and what leaves the server is built from those.

afterEach(closeServers);

interface Caller {
  readonly called: string;
  readonly viewer: Viewer;
  readonly watching: SpectatorAccess;
  readonly isVotedOut: boolean;
  /** They look on for so long, and ask once more. Then the log is replayed: see `REPLAYING`. */
  readonly waitsMs?: number;
  readonly visitor: (match: RunningMatch) => Visitor | undefined;
}

const DELAY_MINUTES = 5;
const OPEN = { watching: { kind: "allowed" }, isVotedOut: false } as const;

const CALLERS: readonly Caller[] = [
  { called: "a seat", viewer: 0, ...OPEN, visitor: ({ players }) => players[0] },
  { called: "a guest bot", viewer: GUEST_BOT, ...OPEN, visitor: ({ players }) => players[GUEST_BOT] },
  { called: "a spectator", viewer: "public", ...OPEN, visitor: ({ onlooker }) => onlooker },
  {
    called: "a delayed spectator",
    viewer: "public",
    ...OPEN,
    watching: { kind: "delayed", minutes: DELAY_MINUTES },
    waitsMs: DELAY_MINUTES * 60_000,
    visitor: ({ onlooker }) => onlooker,
  },
  {
    called: "a player who was voted out",
    viewer: "public",
    ...OPEN,
    isVotedOut: true,
    visitor: ({ players }) => players[VOTED_OUT],
  },
  {
    called: "a stranger where nobody may look on",
    viewer: "public",
    ...OPEN,
    watching: { kind: "none" },
    visitor: ({ stranger }) => stranger,
  },
  { called: "a banned person", viewer: "public", ...OPEN, visitor: ({ banned }) => banned },
];

/** These replay the log. Where it is another there is nothing to compare; where the position is another they must hold. */
const REPLAYING: ReadonlySet<string> = new Set(["GET /api/tables/:id/since", "undo"]);
const NOTHING: ReadonlySet<string> = new Set();

/** These differ each time, wherever they are. */
const HEADERS_OF_THE_MOMENT: ReadonlySet<string> = new Set(["date", "x-request-id"]);

/** When lists are told of what has changed. */
const SOON_MS = 2000;

/** What is made up anew each time, by route. A secret of a match never stands there. */
const MADE_UP: Readonly<Record<string, readonly string[]>> = {
  "POST /api/tables": ["table"],
  "POST /api/tables/:id/report": ["report"],
  "POST /api/me/bots": ["bot", "token"],
  "POST /api/me/code": ["code"],
  "POST /api/me/passkeys/options": ["challenge"],
  "POST /api/sign-in/passkey/options": ["challenge"],
};

/** What no caller is sent in a match that runs on, or only by what has nothing to do with it. */
const NOT_SENT: readonly string[] = ["me", "announced", "table-gone", "finding", "invitations"];

describe.each(Object.entries(registry))("in a running match of %s", (_id, entry) => {
  test("every caller gets the same answers in worlds they cannot tell apart", async () => {
    const { game } = await entry.rules();
    const match = await runningMatch(game);
    const heard = new Set<string>();
    for (const caller of CALLERS)
      for (const difference of ["position", "log"] as const) {
        const without = difference === "log" ? REPLAYING : NOTHING;
        const [truly, otherwise] = await Promise.all([
          allThatIsSaid(match, caller, "none", without),
          allThatIsSaid(match, caller, difference, without),
        ]);
        for (const kind of truly.kinds) heard.add(kind);
        for (const [n, said] of otherwise.said.entries())
          expect([caller.called, difference, ...said]).toEqual([
            caller.called,
            difference,
            ...(truly.said[n] ?? []),
          ]);
        expect(otherwise.said.length).toBe(truly.said.length);
      }
    const unheard = kindsOf(FromServer).filter((kind) => !heard.has(kind) && !NOT_SENT.includes(kind));
    expect(unheard).toEqual([]);
  });
});

test("there is a sample of every command, and none of any other", () => {
  expect(Object.keys(SAMPLE_COMMANDS).toSorted()).toEqual(kindsOf(FromClient).toSorted());
});

function kindsOf({ options }: typeof FromClient | typeof FromServer): string[] {
  return options.map(({ entries }) => entries.kind.literal);
}

interface Said {
  /** By what was asked, everything that came back. */
  readonly said: readonly (readonly [string, unknown])[];
  readonly kinds: ReadonlySet<string>;
}

/** Asks by every route and every command but these, in the same order. */
async function allThatIsSaid(
  match: RunningMatch,
  caller: Caller,
  difference: Difference,
  without: ReadonlySet<string>,
): Promise<Said> {
  const { server, clock } = await openWorld(match, { ...caller, difference });
  const visitor = caller.visitor(match)?.at(server.url);
  if (visitor === undefined) throw new Error("Nobody asks.");
  const said: [string, unknown][] = [];
  const ask = async (methods: RegExp): Promise<void> => {
    for (const { name, policy } of server.routes) {
      if (!methods.test(name) || without.has(name)) continue;
      for (const request of requestsFor(name, policy.bodyLimit !== "no-body", match))
        said.push([name, await answerTo(server, visitor, name, request)]);
    }
  };
  // What changes nothing comes first: after that each world has made up things of its own.
  await ask(/^(GET|ANY) /);
  if (caller.waitsMs !== undefined && without !== REPLAYING) {
    const early = await visitor.connect();
    said.push(["enter early", await answerToCommand(server, early, "enter", match)]);
    const from = early.frames.length;
    clock.advance(caller.waitsMs);
    await early.until(() => early.frames.length > from, "what the delay held back");
    said.push(["when the delay is over", await framesSince(server, early, from)]);
    await early.leave();
    await ask(/^(GET|ANY) /);
  }
  const client = await visitor.connect();
  said.push(["connect", await framesSince(server, client, 0)]);
  for (const name of Object.keys(SAMPLE_COMMANDS))
    if (!without.has(name)) said.push([name, await answerToCommand(server, client, name, match)]);
  clock.advance(SOON_MS);
  said.push(["soon after", await framesSince(server, client, client.frames.length)]);
  await ask(/^(POST|PUT|PATCH) /);
  await ask(/^DELETE /);
  await server.stop();
  return { said, kinds: new Set(client.messages.map(({ kind }) => kind)) };
}

async function answerTo(
  { url }: TestServer,
  visitor: Visitor,
  name: string,
  { method, path, body }: SampleRequest,
): Promise<unknown> {
  const response = await visitor.fetch(path, {
    method,
    redirect: "manual",
    headers: { "accept-encoding": "identity" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const madeUp = MADE_UP[name] ?? [];
  const text = (await response.text()).replaceAll(url.replace("http://", ""), "server");
  const headers = [...response.headers]
    .filter(([header]) => !HEADERS_OF_THE_MOMENT.has(header) && !(header === "etag" && madeUp.length > 0))
    // A cookie is sealed anew each time.
    .map(([header, value]) => (header === "set-cookie" ? [header, value.split("=")[0]] : [header, value]));
  return { path, status: response.status, headers, body: without(madeUp, text) };
}

function without(fields: readonly string[], text: string): string {
  return fields.reduce((left, field) => left.replaceAll(new RegExp(`"${field}":"[^"]*"`, "g"), ""), text);
}

async function answerToCommand(
  server: TestServer,
  client: Client,
  name: string,
  { table }: RunningMatch,
): Promise<unknown> {
  const from = client.frames.length;
  const sample = SAMPLE_COMMANDS[name as FromClient["kind"]]({ table, client });
  client.socket.send(JSON.stringify({ kind: name, id: name, ...sample }));
  await client.until(
    () => client.frames.slice(from).some((frame) => isAnswer(frame, name)),
    `an answer to ${name}`,
  );
  return await framesSince(server, client, from);
}

async function framesSince({ url }: TestServer, client: Client, from: number): Promise<readonly string[]> {
  await roundTrip([client]);
  return client.frames.slice(from).map((frame) => frame.replaceAll(url.replace("http://", ""), "server"));
}

function isAnswer(frame: string, id: string): boolean {
  const message = JSON.parse(frame) as { readonly id?: string; readonly ack?: string };
  return message.id === id || message.ack === id;
}
