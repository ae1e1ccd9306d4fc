import type { RunningMatch } from "./two-worlds.ts";

export interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

type Values = (match: RunningMatch) => readonly string[];

const table: Values = (match) => [match.table];
const nobodys: Values = () => ["abcdefghijkl"];

/** What stands for a parameter of an address, by its name; for an `id` by what comes before it. */
const PARAMS: Readonly<Record<string, Values>> = {
  ":game": ({ game }) => [game.id],
  ":person": ({ players }) => [players[3]?.me.id ?? ""],
  ":code": () => ["ABCDEF"],
  ":token": () => ["token"],
  "tables/:id": table,
  "t/:id": table,
  "people/:id": ({ players }) => ["me", players[3]?.me.id ?? ""],
  "announcements/:id": nobodys,
  "bans/:id": nobodys,
  "bots/:id": nobodys,
  "passkeys/:id": nobodys,
  "reports/:id": nobodys,
  "sessions/:id": nobodys,
};

const FILES: Readonly<Record<string, string>> = {
  "/api/*": "nothing-here",
  "/assets/*": "index.js",
  "/*": "imprint",
};

const person = ({ players }: RunningMatch): object => ({ person: players[3]?.me.id });
const because = (): object => ({ why: "Because." });
/** For what has to do with an account alone. */
const nothing = (): object => ({});

/** What is sent to every route that reads a body. */
const BODIES: Readonly<Record<string, (match: RunningMatch) => object>> = {
  "POST /api/tables": ({ game }) => ({ id: "sample", game: game.id }),
  "POST /api/tables/:id/continue": () => ({ id: "another", at: 1, seat: 0, openly: true }),
  "POST /api/tables/:id/invite": person,
  "POST /api/tables/:id/report": () => ({ words: "Odd.", at: 1 }),
  "POST /api/matches": nothing,
  "POST /api/finding": ({ game }) => ({ games: [game.id] }),
  "POST /api/finding/ready": nothing,
  "POST /api/errors": nothing,
  "POST /api/me/bots": () => ({ name: "Another" }),
  "PUT /api/me/likes": nothing,
  "PUT /api/me/profile": () => ({ seenBy: "nobody", amongBest: false }),
  "PATCH /api/me": () => ({ name: "Somebody" }),
  "PUT /api/regards/:person": () => ({ kind: "blocked" }),
  "POST /api/operator/announcements": nothing,
  "POST /api/operator/announcements/:id/withdraw": because,
  "POST /api/operator/bans": nothing,
  "POST /api/operator/bans/:id/lift": because,
  "POST /api/operator/reports/:id/aside": because,
  "POST /api/operator/tables/:id/end": because,
  "POST /api/operator/tables/:id/silence": () => ({ on: true, why: "Because." }),
};

/** Routes of an account alone. They know nothing of a match, so their body may be one that is refused. */
const OF_AN_ACCOUNT: ReadonlySet<string> = new Set([
  "DELETE /api/me",
  "PUT /api/me/password",
  "PATCH /api/me/passkeys/:id",
  "POST /api/me/email/confirmation",
  "POST /api/me/passkeys",
  "POST /api/me/passkeys/options",
  "POST /api/me/proof/passkey",
  "POST /api/me/proof/password",
  "PUT /api/notices",
  "PUT /api/notices/hook",
  "PUT /api/notices/mail",
  "POST /api/notices/browsers",
  "POST /api/notices/browsers/forget",
  "POST /api/notices/confirm",
  "POST /api/notices/stop",
  "POST /api/sign-in/code",
  "POST /api/sign-in/confirm",
  "POST /api/sign-in/forgotten",
  "POST /api/sign-in/passkey",
  "POST /api/sign-in/password",
  "POST /api/sign-in/reset",
]);

/** At least one request for a route of the server's table, by its name there; throws where nobody has said what to send. */
export function requestsFor(name: string, readsBody: boolean, match: RunningMatch): readonly SampleRequest[] {
  const [named = "", url = ""] = name.split(" ");
  const method = named === "ANY" ? "GET" : named;
  const body = BODIES[name] ?? (OF_AN_ACCOUNT.has(name) ? nothing : null);
  if (readsBody && body === null) throw new Error(`Say in BODIES what is sent to ${name}.`);
  return pathsOf(url, match).map((path) =>
    readsBody && body !== null ? { method, path, body: body(match) } : { method, path },
  );
}

function pathsOf(url: string, match: RunningMatch): readonly string[] {
  if (url.endsWith("*")) {
    const file = FILES[url];
    if (file === undefined) throw new Error(`Say in FILES what is fetched by ${url}.`);
    return [url.replace("*", file)];
  }
  const [found, before, param] = /([\w-]+)\/(:\w+)/.exec(url) ?? [];
  if (found === undefined || param === undefined) return [url];
  const values = PARAMS[param] ?? PARAMS[found];
  if (values === undefined) throw new Error(`Say in PARAMS what ${found} is in ${url}.`);
  return values(match).flatMap((value) => pathsOf(url.replace(found, `${before}/${value}`), match));
}
