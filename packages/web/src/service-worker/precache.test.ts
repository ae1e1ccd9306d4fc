import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { Precache } from "./precache.ts";
import type { Build } from "./messages.ts";

// The site as it is served, and a browser's caches, as far as the precache needs them.

let site: Map<string, string>;
let isOnline: boolean;
let asked: string[];
let kept: Map<string, Map<string, string>>;

const addressOf = (request: Request | string): string =>
  typeof request === "string" ? request : new URL(request.url).pathname;

const fetching = (request: Request | string): Promise<Response> => {
  const path = addressOf(request);
  asked.push(path);
  const text = site.get(path);
  if (!isOnline) return Promise.reject(new TypeError("No connection."));
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
};

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, string>();
  kept.set(name, files);
  return {
    put: async (path: string, response: Response) => void files.set(path, await response.text()),
    match: (path: string) => Promise.resolve(found(files.get(path))),
    keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `http://here${path}` }))),
  };
}

function found(text: string | undefined): Response | undefined {
  return text === undefined ? undefined : new Response(text);
}

const caches = {
  open: (name: string) => Promise.resolve(cacheOf(name)),
  keys: () => Promise.resolve([...kept.keys()]),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
  match: (path: string) =>
    Promise.resolve(
      found([...kept.values()].map((files) => files.get(path)).find((one) => one !== undefined)),
    ),
} as unknown as CacheStorage;

function built(version: string, files: readonly string[]): Build {
  const page = `page of ${version}`;
  site = new Map([["/", page], ...files.map((file) => [file, `${file} of ${version}`] as const)]);
  return { version, page: createHash("sha256").update(page).digest("hex"), files };
}

const shelfOf = (build: Build): Precache => new Precache(build, caches, fetching);
const get = (path: string): Request => new Request(`http://here${path}`);

async function precacheState(cache: Precache): Promise<void> {
  await cache.answer({ kind: "fill", fetch: true }, () => {});
}

beforeEach(() => {
  isOnline = true;
  asked = [];
  kept = new Map();
});

test("the first install caches only the page; the rest follows on request, with progress", async () => {
  const cache = shelfOf(built("1", ["/assets/a.js", "/assets/b.js"]));
  await cache.begin();
  expect(asked).toEqual(["/"]);
  const states: string[] = [];
  await cache.answer({ kind: "fill", fetch: true }, ({ kept: so, of }) => states.push(`${so}/${of}`));
  expect(states.at(0)).toBe("0/2");
  expect(states.at(-1)).toBe("2/2");
});

test("offline any address opens the page, and every file is there", async () => {
  const cache = shelfOf(built("1", ["/assets/a.js"]));
  await cache.begin();
  await precacheState(cache);
  isOnline = false;
  expect(await (await cache.page(get("/t/here-abc"))).text()).toBe("page of 1");
  expect(await (await cache.file(get("/assets/a.js"))).text()).toBe("/assets/a.js of 1");
});

test("online the page comes from the server, whatever is cached", async () => {
  const cache = shelfOf(built("1", []));
  await cache.begin();
  site.set("/", "page of 2");
  expect(await (await cache.page(get("/"))).text()).toBe("page of 2");
});

test("a worker caches nothing if the server already has another build, so that builds are never mixed", async () => {
  const build = built("1", ["/assets/a.js"]);
  site.set("/", "page of 2");
  await expect(shelfOf(build).begin()).rejects.toThrow("another build");
  expect(kept.size).toBe(0);
});

test("an update is complete before it activates if the old build was, and fetches only what changed", async () => {
  const before = shelfOf(built("1", ["/assets/a.js", "/assets/old.js"]));
  await before.begin();
  await precacheState(before);
  const after = shelfOf(built("2", ["/assets/a.js", "/assets/new.js"]));
  asked = [];
  await after.begin();
  expect(asked).toEqual(["/", "/assets/new.js"]);
  isOnline = false;
  expect(await (await after.page(get("/"))).text()).toBe("page of 2");
  expect(await (await after.file(get("/assets/new.js"))).text()).toBe("/assets/new.js of 2");
});

test("a file that keeps its name is fetched again with each build, and each build finds its own", async () => {
  const before = shelfOf(built("1", ["/icon.svg"]));
  await before.begin();
  await precacheState(before);
  const after = shelfOf(built("2", ["/icon.svg"]));
  expect(await (await after.file(get("/icon.svg"))).text()).toBe("/icon.svg of 2");
  await after.begin();
  isOnline = false;
  expect(await (await after.file(get("/icon.svg"))).text()).toBe("/icon.svg of 2");
  expect(await (await before.file(get("/icon.svg"))).text()).toBe("/icon.svg of 1");
});

test("an open page finds the files of its own build until the build after next", async () => {
  for (const version of ["1", "2", "3"]) {
    const cache = shelfOf(built(version, [`/assets/${version}.js`]));
    await cache.begin();
    await precacheState(cache);
    await cache.clearOld();
  }
  const now = shelfOf({ version: "3", page: "", files: ["/assets/3.js"] });
  expect(await (await now.file(get("/assets/2.js"))).text()).toBe("/assets/2.js of 2");
  expect((await now.file(get("/assets/1.js"))).status).toBe(404);
});

test("responses of the server are never cached", () => {
  const cache = shelfOf(built("1", ["/icon.svg", "/assets/a.js"]));
  expect(["/api/me", "/api/tables", "/ws", "/metrics"].map((path) => cache.keeps(path))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(cache.keeps("/icon.svg")).toBe(true);
});
