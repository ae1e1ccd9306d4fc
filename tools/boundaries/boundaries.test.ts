import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findBreaches } from "./check.ts";
import { SERVER_LAYERS } from "./server-layers.ts";
import { findCycles } from "./cycles.ts";
import { findTooLarge } from "./sizes.ts";
import { readSource } from "./source.ts";

const manifest = (name: string, ...dependencies: string[]): string =>
  JSON.stringify({
    name,
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, "1.0.0"])),
  });

const ours = ["kernel", "language", "bots", "host", "kit", "web", "games", "game-suite"].map(
  (name) => `@roundtable/${name}`,
);

/** A repository with two games, and one planted file. */
function plant(file: string, text: string): string[] {
  const files = new Map([
    ["package.json", manifest("roundtable", "vitest", "fast-check")],
    ["packages/kernel/package.json", manifest("@roundtable/kernel")],
    ["packages/bots/package.json", manifest("@roundtable/bots", ...ours)],
    ["packages/server/package.json", manifest("@roundtable/server", ...ours, "fastify")],
    ["packages/host/package.json", manifest("@roundtable/host", ...ours)],
    ["packages/kit/package.json", manifest("@roundtable/kit", ...ours, "preact")],
    ["packages/web/package.json", manifest("@roundtable/web", ...ours, "preact")],
    ["games/package.json", manifest("@roundtable/games", ...ours, "preact")],
    ["tools/package.json", manifest("@roundtable/tools", ...ours)],
    ["games/grail-cup/rules/index.ts", ""],
    ["games/quest/rules/index.ts", ""],
    [file, text],
  ]);
  return findBreaches(files).map((breach) => `${breach.file}:${breach.line} ${breach.sentence}`);
}

describe("each folder imports only what it may", () => {
  test.for<[string, string]>([
    ["packages/kernel/src/a.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/kernel/src/a.ts", 'import type { Line } from "@roundtable/language";'],
    ["packages/kernel/src/a.ts", 'export * from "../../language/src/index.ts";'],
    ["packages/kernel/src/a.ts", 'const load = () => import("fastify");'],
    ["packages/kernel/src/a.ts", 'type Line = import("@roundtable/language").Line;'],
    ["packages/kernel/src/a.ts", 'import path from "path";'],
    ["games/grail-cup/rules/a.ts", 'import { line } from "@roundtable/language";'],
    ["games/grail-cup/rules/a.ts", 'import { en } from "../text/en.ts";'],
    ["games/grail-cup/rules/a.ts", 'import { team } from "../../quest/rules/index.ts";'],
    ["games/grail-cup/rules/a.ts", 'import { team } from "@roundtable/games/quest/rules/index.ts";'],
    ["games/grail-cup/rules/a.test.ts", 'import { team } from "../../quest/rules/index.ts";'],
    ["games/grail-cup/text/en.ts", 'import { bot } from "../bot/index.ts";'],
    ["games/grail-cup/bot/index.ts", 'import { en } from "../text/en.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { legal } from "../rules/index.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { placed } from "../rules/pieces-placed.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { CARDS } from "../../quest/rules/pieces.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { shell } from "@roundtable/web";'],
    ["games/grail-cup/table/a.tsx", 'import { bot } from "../bot/index.ts";'],
    ["games/grail-cup/cover.ts", 'import { board } from "./table/board.tsx";'],
    ["packages/server/src/a.ts", 'import { shell } from "@roundtable/web";'],
    ["packages/bots/src/a.ts", 'new Worker(new URL("../../server/src/worker.ts", import.meta.url));'],
    ["packages/bots/src/a.ts", 'import { Worker } from "node:worker_threads";'],
    ["packages/server/src/store/a.ts", 'import type { Lobby } from "../live/lobby.ts";'],
    ["packages/server/src/store/a.ts", 'import { Sessions } from "../people/sessions.ts";'],
    ["packages/host/src/tables/a.ts", 'import { withVoteOut } from "../votes/vote-out.ts";'],
    ["packages/host/src/match/a.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/host/src/match/a.ts", 'import { openStore } from "@roundtable/server/open-store";'],
    ["packages/web/src/offline/host/a.ts", 'import { startServer } from "@roundtable/server/server";'],
    [
      "packages/web/src/offline/host/a.ts",
      'import type { Services } from "../../../../server/src/services.ts";',
    ],
    ["packages/web/src/a.ts", 'import type { Services } from "@roundtable/server/services";'],
    ["packages/server/src/live/a.ts", 'import { perform } from "../websocket/perform.ts";'],
    ["packages/server/src/moderation/a.ts", 'import type { Tables } from "../live/tables.ts";'],
    ["packages/server/src/wire/a.ts", 'import type { Sessions } from "../sessions/sessions.ts";'],
    ["packages/server/src/wire/a.ts", 'import { reveal } from "@roundtable/host/disclosure/secret";'],
    [
      "packages/server/src/live/a.ts",
      'import { type Secret, reveal } from "@roundtable/host/disclosure/secret";',
    ],
    ["packages/server/src/people/a.ts", 'export * from "@roundtable/host/disclosure/secret";'],
    ["packages/host/src/bots/a.ts", 'import { reveal } from "../disclosure/secret.ts";'],
    ["packages/server/src/wire/a.ts", 'import { newsFrame } from "@roundtable/host/disclosure/news-text";'],
    ["packages/server/src/a.ts", 'import { screens } from "@roundtable/games/screens";'],
    ["tools/simulate/a.ts", 'import type { GameScreens } from "../../games/screens.ts";'],
    ["packages/web/src/a.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/web/src/a.ts", 'import { registry } from "@roundtable/games/registry";'],
    ["packages/kit/src/a.ts", 'import { shell } from "@roundtable/web";'],
    ["games/registry.ts", 'const table = () => import("./grail-cup/table/index.ts");'],
    ["games/screens.ts", 'const bot = () => import("./grail-cup/bot/index.ts");'],
    ["games/screens.ts", 'import { registry } from "./registry.ts";'],
    ["games/grail-cup/card.ts", 'import { en } from "./text/en.ts";'],
    ["games/grail-cup/rules/a.ts", 'import { card } from "../card.ts";'],
  ])("%s: %s", ([file, text]) => {
    expect(plant(file, text)).toEqual([expect.stringContaining(`${file}:1 imports `)]);
  });

  test.for<[string, string]>([
    ["packages/kernel/src/a.ts", 'import { b } from "./b.ts";'],
    ["packages/kernel/src/a.test.ts", 'import { test } from "vitest"; import fc from "fast-check";'],
    ["games/grail-cup/rules/a.ts", 'import { seat } from "@roundtable/kernel"; import { b } from "./b.ts";'],
    [
      "games/grail-cup/rules/a.test.ts",
      'import { suite } from "@roundtable/game-suite"; import "../text/en.ts";',
    ],
    ["games/grail-cup/text/en.ts", 'import { ALLIES } from "../rules/allies.ts";'],
    ["games/grail-cup/table/a.tsx", 'import type { View } from "../rules/index.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { type View, type Ally } from "../rules/index.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { ALLIES } from "../rules/pieces.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { PRICES } from "../rules/pieces/cards.ts";'],
    ["games/grail-cup/table/a.tsx", 'import { Card } from "@roundtable/kit"; import { h } from "preact";'],
    ["games/registry.ts", 'const rules = () => import("./grail-cup/rules/index.ts");'],
    ["games/screens.ts", 'const table = () => import("./grail-cup/table/index.ts");'],
    ["games/screens.ts", 'import type { registry } from "./registry.ts";'],
    ["games/grail-cup/card.ts", 'import { SEATS } from "./rules/seats.ts";'],
    ["games/grail-cup/text/en.ts", 'import { card } from "../card.ts";'],
    ["packages/web/src/a.ts", 'import { screens } from "@roundtable/games/screens";'],
    ["packages/bots/src/worker.node.ts", 'import { parentPort } from "node:worker_threads";'],
    ["packages/server/src/a.ts", 'import { games } from "@roundtable/games/registry";'],
    [
      "packages/server/src/store/a.ts",
      'import type { Table } from "@roundtable/host/tables/table"; import "./b.ts";',
    ],
    ["packages/host/src/tables/a.ts", 'import { refused } from "../refusal.ts";'],
    ["packages/host/src/seats/a.ts", 'import { over } from "../votes/end-vote.ts";'],
    ["packages/server/src/live/a.ts", 'import { readTable } from "../store/tables/table-repository.ts";'],
    ["packages/server/src/websocket/a.ts", 'import { Lobby } from "../live/lobby.ts";'],
    ["packages/server/src/wire/a.ts", 'import type { Secret } from "@roundtable/host/disclosure/secret";'],
    ["packages/server/src/wire/a.ts", 'import { encode } from "@roundtable/host/disclosure/frame";'],
    [
      "packages/server/src/live/sql-table-store.ts",
      'import { reveal } from "@roundtable/host/disclosure/secret";',
    ],
    ["packages/server/test/a.test.ts", 'import { reveal } from "@roundtable/host/disclosure/secret";'],
    [
      "packages/server/test/store/store.test.ts",
      'import { readTable } from "../src/store/tables/table-repository.ts";',
    ],
  ])("%s may: %s", ([file, text]) => {
    expect(plant(file, text)).toEqual([]);
  });

  test("the message for a table says that its rules may be imported for types only", () => {
    const [breach] = plant(
      "games/grail-cup/table/a.tsx",
      'import { type View, legal } from "../rules/index.ts";',
    );
    expect(breach).toContain("not only its types");
  });
});

test("every folder of the server is a layer", () => {
  const src = readdirSync("packages/server/src", { withFileTypes: true });
  const folders = src.filter((entry) => entry.isDirectory()).map(({ name }) => `packages/server/src/${name}`);
  expect(SERVER_LAYERS.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
});

test("an undeclared package is named with the file that should declare it", () => {
  expect(plant("packages/server/src/a.ts", '\nimport { uqr } from "uqr/svg";')).toEqual([
    'packages/server/src/a.ts:2 imports "uqr", which packages/server/package.json does not declare. Add it there, with its exact version.',
  ]);
});

describe("kernel, host and rules use no clock, no chance of their own, no machine", () => {
  test.for([
    "Math.random()",
    'Math["random"]()',
    "new Date()",
    "const when: Date = now;",
    "performance.now()",
    "setTimeout(go, 1)",
    "crypto.randomUUID()",
    "process.env.SEED",
    "globalThis.Date",
    "const box = { process };",
  ])("%s", (text) => {
    expect(plant("packages/kernel/src/a.ts", text)).not.toEqual([]);
    expect(plant("packages/host/src/match/a.ts", text)).not.toEqual([]);
    expect(plant("games/grail-cup/rules/a.ts", text)).not.toEqual([]);
    expect(plant("games/grail-cup/rules/a.test.ts", text)).toEqual([]);
  });

  test.for([
    "// Math.random, Date",
    "const turn = { process: 1 }; turn.process;",
    '"Date"',
    "Math.max(1, 2)",
  ])("%s is harmless", (text) => {
    expect(plant("games/grail-cup/rules/a.ts", text)).toEqual([]);
  });
});

describe("only the lists of games name one", () => {
  test.for([
    'const id = "grail-cup";',
    "const address = `/play/grail-cup/${id}`;",
    "const grailCupBoard = 1;",
    "function showGrailCup() {}",
    "const GRAIL_CUP = 1;",
    'const id = "quest";',
    "games.quest;",
    "const page = <a href='/quest'>Play</a>;",
  ])("%s", (text) => {
    expect(plant("packages/web/src/a.tsx", text)).toHaveLength(1);
    expect(plant("tools/simulate/a.tsx", text)).toHaveLength(1);
    expect(plant("packages/web/src/a.test.tsx", text)).toEqual([]);
  });

  test.for(["// grail-cup", 'const request = "request"; const question = 1;', 'const words = "side-quest";'])(
    "%s names none",
    (text) => {
      expect(plant("packages/web/src/a.tsx", text)).toEqual([]);
    },
  );
});

test("lines are counted right after Cyrillic and comments do not import", () => {
  const text =
    '// import "no";\n/* Рыцарь и дракон 🐉 */ const имя = "Грааль";\n\nimport { a } from "./a.ts";';
  expect(readSource("a.ts", text).imports).toEqual([{ specifier: "./a.ts", typesOnly: false, line: 4 }]);
});

describe("no two folders import each other", () => {
  const importing = (...imports: readonly (readonly [file: string, specifier: string])[]): string[] => {
    const sources = new Map(
      imports.map(([file, specifier]) => [file, { imports: [{ specifier, line: 1, typesOnly: true }] }]),
    );
    return findCycles(sources).map(({ file, sentence }) => `${file} ${sentence}`);
  };

  test("not even for types", () => {
    const found = importing(
      ["packages/web/src/table/a.tsx", "../hints/b.tsx"],
      ["packages/web/src/hints/c.tsx", "../table/d.tsx"],
    );
    expect(found).toEqual([
      expect.stringContaining("web/src/table → packages/web/src/hints → packages/web/src/table"),
    ]);
  });

  test("nor through a third folder", () => {
    const found = importing(
      ["packages/server/src/live/a.ts", "../store/b.ts"],
      ["packages/server/src/store/a.ts", "../mail/b.ts"],
      ["packages/server/src/mail/a.ts", "../live/b.ts"],
    );
    expect(found).toHaveLength(1);
  });

  test("nor do folders within a folder", () => {
    const found = importing(
      ["packages/web/src/table/log/a.ts", "../talk/b.ts"],
      ["packages/web/src/table/talk/a.ts", "../log/b.ts"],
    );
    expect(found).toHaveLength(1);
  });

  test("a folder and its subfolders count as one, and tests may import everything", () => {
    const found = importing(
      ["packages/web/src/table/a.ts", "./log/b.ts"],
      ["packages/web/src/table/log/a.ts", "../b.ts"],
      ["packages/web/src/hints/a.ts", "../table/b.ts"],
      ["packages/web/src/table/c.test.ts", "../hints/b.ts"],
    );
    expect(found).toEqual([]);
  });
});

test("every folder of the page is a layer, with a reason", () => {
  expect(plant("packages/web/src/raffles/a.ts", "")).toEqual([
    expect.stringContaining("packages/web/src/raffles:1 belongs to no layer yet"),
  ]);
});

describe("a file has one idea, and a folder has few", () => {
  const lines = (count: number) => "\n".repeat(count);

  test.for([
    ["packages/web/src/table/a.ts", 1],
    ["packages/web/src/table/a.css", 1],
    ["games/grail-cup/table/a.tsx", 1],
    ["packages/server/test/support/a.ts", 1],
    ["e2e/support/a.ts", 1],
    ["e2e/site/a.spec.ts", 0],
    ["packages/web/src/table/a.test.ts", 0],
    ["packages/web/src/i18n/en.ts", 0],
  ] as const)("%s of 351 lines", ([file, breaches]) => {
    expect(findTooLarge(new Map([[file, lines(351)]]))).toHaveLength(breaches);
    expect(findTooLarge(new Map([[file, lines(350)]]))).toEqual([]);
  });

  test("a folder of 26 files", () => {
    const files = Array.from({ length: 26 }, (_, nth) => [`tools/soak/${nth}.ts`, ""] as const);
    expect(findTooLarge(new Map(files))).toHaveLength(1);
    expect(findTooLarge(new Map(files.slice(1)))).toEqual([]);
  });
});
