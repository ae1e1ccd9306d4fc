import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Policy } from "../../src/wire/policy.ts";
import { type RateLimits, RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import type { DeclaredRoute } from "../../src/wire/routes.ts";
import {
  type Answered,
  ask,
  CALLERS,
  callerAt,
  type CallerKind,
  METRICS_TOKEN,
  type TestCaller,
} from "../support/secrecy/callers.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

// SQLite only: a policy is the same whatever keeps the rows.

afterEach(closeServers);

const PLENTY = { burst: 1e6, perSecond: 1e6 };
const UNLIMITED: RateLimits = {
  ...GENEROUS,
  botsPerAddress: PLENTY,
  blocksPerAddress: PLENTY,
  actionsPerOperator: PLENTY,
  clientErrorsPerAddress: PLENTY,
};

const PAGE = "<head><title>the page</title></head>";

async function serverOf(rateLimits: RateLimits): Promise<TestServer> {
  const dist = newFolder();
  writeFileSync(join(dist, "index.html"), PAGE);
  return await openServer({ dist, rateLimits, settings: { metricsToken: METRICS_TOKEN } });
}

/** Other ways to write an address that mean the same: they meet the same policy. */
const SAME: Readonly<Record<string, (path: string, host: string) => string>> = {
  "one letter encoded": (path) => path.replace(/[a-z]/, percent),
  "all letters encoded": (path) => path.replaceAll(/[a-z]/g, (letter) => percent(letter).toUpperCase()),
  "absolute form": (path, host) => `http://${host}${path}`,
  "absolute form, encoded": (path, host) => `http://${host}${path.replace(/[a-z]/, percent)}`,
};

/** Ways to write it that mean something else: there is nothing there, or it is the same route after all. */
const OTHER: Readonly<Record<string, (path: string) => string>> = {
  "doubled slash": (path) => `/${path}`,
  "doubled slash inside": (path) => path.replace(/(?<=.)\//, "//"),
  "trailing slash": (path) => `${path}/`,
  "trailing dot": (path) => `${path}.`,
  "trailing semicolon": (path) => `${path};a=b`,
  "encoded slash": (path) => path.replace(/(?<=.)\//, "%2F"),
  "dot segment": (path) => `/.${path}`,
  "upper case": (path) => path.toUpperCase(),
};

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

/** How a caller is refused: by status, and by words of the body. */
interface TurnedAway {
  readonly status: number;
  readonly says: string;
}

const NOTHING_HERE: TurnedAway = { status: 404, says: "There is nothing here." };
const BANNED: TurnedAway = { status: 403, says: '"banned"' };
const STRANGER: TurnedAway = { status: 401, says: "There is no cookie yet" };
const UNKNOWN_TOKEN: TurnedAway = { status: 401, says: "This token is not known." };
const NOT_FOR_BOTS: TurnedAway = { status: 403, says: "This is not for bots." };
const NO_WAY_BACK: TurnedAway = { status: 409, says: "no-way-back" };
const NOT_THIS_MACHINE: TurnedAway = { status: 403, says: "Only from this machine" };

/** What a policy says to a caller; null when it lets them in. */
function turnedAway({ who, bots, banned }: Policy, caller: CallerKind): TurnedAway | null {
  if (who === "public") return null;
  if (who === "machine") return caller === "machine" ? null : NOT_THIS_MACHINE;
  if (caller === "machine") return UNKNOWN_TOKEN;
  if (caller === "bot" && bots === "refused") return NOT_FOR_BOTS;
  if (who === "operator" && caller !== "operator") return NOTHING_HERE;
  if (caller === "nobody") return who === "anyone" ? null : STRANGER;
  if (who === "account" && caller !== "holder") return NO_WAY_BACK;
  return caller === "banned" && banned === "refused" ? BANNED : null;
}

function says({ status, body }: Answered, away: TurnedAway): boolean {
  return status === away.status && body.includes(away.says);
}

/** Method, path and body by which a route can be called; with a body that nobody reads, nothing is changed by it. */
function callOf({ name, policy }: DeclaredRoute): { method: string; path: string; body?: string } {
  const [method = "", pattern = ""] = name.split(" ");
  const path = pattern.replaceAll(/:\w+/g, "abcdefghijkl").replace("*", "nothing");
  const body = policy.bodyLimit === "no-body" ? {} : { body: '"nothing that is read"' };
  return { method: method === "ANY" ? "POST" : method, path, ...body };
}

/** What has to be said of one answer, as a line that names what is wrong; null if it is as it should be. */
function faultOf(answered: Answered, plain: TurnedAway | null, means: "same" | "other"): string | null {
  const shown = `${answered.status} ${answered.body.slice(0, 80)}`;
  if (plain !== null && says(answered, plain)) return null;
  if (means === "same") {
    if (plain !== null) return `is let in: ${shown}`;
    const all = [BANNED, STRANGER, UNKNOWN_TOKEN, NOT_FOR_BOTS, NOT_THIS_MACHINE];
    return all.some((away) => says(answered, away)) ? `is turned away: ${shown}` : null;
  }
  // The page is for everyone, and says nothing that a route would.
  if (answered.body === PAGE) return null;
  const isNothing = [NOTHING_HERE, NOT_FOR_BOTS, UNKNOWN_TOKEN].some((away) => says(answered, away));
  return isNothing || plain === null ? null : `is let in: ${shown}`;
}

describe("every route holds its policy, however its address is written", () => {
  test.for(CALLERS)("for this caller: %s", async (kind) => {
    const server = await serverOf(UNLIMITED);
    const host = new URL(server.url).host;
    let caller: TestCaller = await callerAt(server, kind);
    const faults: string[] = [];
    for (const route of server.routes.filter(({ name }) => !name.startsWith("SOCKET "))) {
      const { path, ...init } = callOf(route);
      const plain = turnedAway(route.policy, kind);
      const writings = [
        ["plain", path, "same"],
        ...Object.entries(SAME).map(([how, write]) => [how, write(path, host), "same"] as const),
        ...Object.entries(OTHER).map(([how, write]) => [how, write(path), "other"] as const),
      ] as const;
      for (const [how, target, means] of writings) {
        const answered = await ask(server, caller, target, init);
        const fault = faultOf(answered, plain, means);
        if (fault !== null) faults.push(`${kind}, ${route.name}, ${how}: ${fault}`);
        // Some are signed out by what they may do.
        if (caller.cookie?.endsWith("=") === true) caller = await callerAt(server, kind);
      }
    }
    expect(faults).toEqual([]);
  });

  test("for the socket", async () => {
    const server = await serverOf(UNLIMITED);
    const sockets = server.routes.filter(({ name }) => name.startsWith("SOCKET "));
    expect(sockets.map(({ name }) => name)).toEqual(["SOCKET /ws"]);
    for (const { name, policy } of sockets)
      for (const kind of CALLERS) {
        const path = name.slice("SOCKET ".length);
        const caller = await callerAt(server, kind);
        const opened = async (target: string): Promise<number> =>
          (await ask(server, caller, target, { upgrade: true })).status;
        expect([kind, await opened(path)]).toEqual([kind, turnedAway(policy, kind)?.status ?? 101]);
        const others = [...Object.values(SAME), ...Object.values(OTHER)].map((write) =>
          write(path, "127.0.0.1"),
        );
        for (const target of others.filter((written) => written !== path))
          expect([target, await opened(target)]).toEqual([target, 404]);
      }
  });
});

test("an address that has asked too often is refused, however it writes the next request", async () => {
  const server = await serverOf({ ...UNLIMITED, requestsPerAddress: { burst: 3, perSecond: 0 } });
  const host = new URL(server.url).host;
  const nobody = await callerAt(server, "nobody");
  for (let nth = 0; nth < 3; nth++) expect((await ask(server, nobody, "/api/tables")).status).toBe(200);
  for (const write of [(path: string) => path, ...Object.values(SAME)])
    expect((await ask(server, nobody, write("/api/tables", host))).status).toBe(429);
  // Nor does it find out what there is.
  expect((await ask(server, nobody, "/api/nothing")).status).toBe(429);
});

test("every rate of the table is spent, and no other answer is given once it is", async () => {
  const declared = (await serverOf(UNLIMITED)).routes.filter(
    ({ policy }) => policy.rate !== null && policy.rate.spent !== "when-used",
  );
  expect(declared.length).toBeGreaterThan(10);
  const empty = { burst: 0, perSecond: 0 };
  const spent = declared.flatMap(({ policy }) => policy.rate?.of ?? []);
  const server = await serverOf({ ...UNLIMITED, ...Object.fromEntries(spent.map((rate) => [rate, empty])) });
  const guest = await callerAt(server, "guest");
  const operator = await callerAt(server, "operator");
  for (const route of declared) {
    const caller = route.policy.who === "operator" ? operator : guest;
    const isSocket = route.name.startsWith("SOCKET ");
    const { path, ...init } = callOf(route);
    const answered = await ask(server, caller, path, isSocket ? { upgrade: true } : init);
    expect([route.name, answered.status]).toEqual([route.name, 429]);
  }
});

test("nothing but the router looks at the address of a request, and nothing but it has a Fastify instance", () => {
  const src = join(import.meta.dirname, "../../src");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const holding = (pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(readFileSync(join(src, file), "utf8"))).toSorted();
  expect(holding(/from "fastify"/)).toEqual([
    "wire/http-server.ts",
    "wire/routes.ts",
    "wire/security-headers.ts",
  ]);
  expect(
    holding(/IncomingMessage[^;]*\burl\b|\b(request|raw|req)\.(url|originalUrl)\b|\{ url\b[^}]*\}: Incoming/),
  ).toEqual(["wire/upgrades.ts"]);
});

test("a rate is counted by what its name says", () => {
  for (const name of Object.keys(RATE_LIMITS))
    expect(name).toMatch(/Per(Address|Person|Operator|Connection)$|^patience$/);
});
