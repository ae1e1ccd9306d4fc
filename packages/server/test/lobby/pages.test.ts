import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

// SQLite only: pages are files, and no store is asked.

afterEach(closeServers);

/** A built app: a page, a part of it, and a picture. */
function builtApp(): string {
  const dist = newFolder();
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "the page");
  writeFileSync(join(dist, "icon.svg"), "the icon");
  writeFileSync(join(dist, "assets", "part-1a2b.js"), "the part");
  return dist;
}

async function asked(url: string, init: RequestInit = {}): Promise<unknown[]> {
  const response = await fetch(url, init);
  return [response.status, response.headers.get("cache-control"), await response.text()];
}

test("every address of the app is its page, asked for anew each time", async () => {
  const { url } = await openServer({ dist: builtApp() });
  const page = [200, "no-cache", "the page"];
  for (const path of ["/", "/index.html", "/t/abcdefghijkl", "/fr/rules?game=quest.x", "/apiary", "/wsx"])
    expect(await asked(`${url}${path}`)).toEqual(page);
  expect(await asked(`${url}/t/abcdefghijkl`, { method: "HEAD" })).toEqual([200, "no-cache", ""]);
  expect(await asked(`${url}/icon.svg`)).toEqual([200, "no-cache", "the icon"]);
});

test("the page of a table knows which game is played there, and of no table it says nothing", async () => {
  const dist = builtApp();
  writeFileSync(join(dist, "index.html"), "<head><title>the page</title></head>");
  const { url } = await openServer({ dist });
  const table = await (await Visitor.to(url)).create();
  const game = '<meta name="game" content="sealed" />';
  expect(await asked(`${url}/t/${table}`)).toEqual([
    200,
    "no-cache",
    `<head>${game}<title>the page</title></head>`,
  ]);
  expect(await asked(`${url}/t/abcdefghijkl`)).toEqual([
    200,
    "no-cache",
    "<head><title>the page</title></head>",
  ]);
});

test("its parts never change, so a browser may keep them", async () => {
  const { url } = await openServer({ dist: builtApp() });
  const kept = "public, max-age=31536000, immutable";
  expect(await asked(`${url}/assets/part-1a2b.js`)).toEqual([200, kept, "the part"]);
});

test("the examples are text, in whatever language they are written", async () => {
  const dist = builtApp();
  mkdirSync(join(dist, "examples"));
  for (const file of ["bot.ts", "bot.py", "bot.py.br"]) writeFileSync(join(dist, "examples", file), "a bot");
  const { url } = await openServer({ dist });
  for (const file of ["bot.ts", "bot.py"]) {
    const { headers } = await fetch(`${url}/examples/${file}`, { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  }
});

test("what is not there is not the page", async () => {
  const { url } = await openServer({ dist: builtApp() });
  const nothing = [404, "no-store", "There is nothing here.\n"];
  for (const path of ["/assets/old", "/assets/old.js", "/favicon.ico", "/api/nothing", "/ws", "/ws?a=b"])
    expect(await asked(`${url}${path}`)).toEqual(nothing);
  expect(await asked(`${url}/t/abcdefghijkl`, { method: "POST" })).toEqual(nothing);
});

test("without a built app, the page says how to build it", async () => {
  const { url } = await openServer();
  const hint = "The web app is not built yet: run npm run build, then start the server again.\n";
  expect(await asked(`${url}/t/abcdefghijkl`)).toEqual([503, "no-store", hint]);
  expect(await asked(`${url}/api/nothing`)).toEqual([404, "no-store", "There is nothing here.\n"]);
});
