import { SERVER_LAYERS } from "./server-layers.ts";
import { WEB_LAYERS } from "./web-layers.ts";

/**
 * Which folder may import what. A name in `may` is one of these:
 *
 * - "kernel", "kit": a package of ours.
 * - "own rules", "own card": a part of the same game. "own rules: types" allows only types.
 * - "own pieces": of a game's own rules, only the values in rules/pieces.ts and rules/pieces.
 * - "own tables": a folder of the same src. "own src" means the files beside such folders, "own *" all of the folders.
 * - "registry", "screens": the lists of games.
 * - "npm:preact": a package from npm. "npm" allows any that the workspace declares.
 * - "node": Node's own modules.
 *
 * A folder may always import itself. The first layer that contains a file counts. Tests may also import what TESTS_MAY
 * lists.
 */
export interface Layer {
  readonly folder: string;
  readonly may: readonly string[];
  readonly because: string;
}

export const LAYERS: readonly Layer[] = [
  {
    folder: "packages/kernel",
    may: [],
    because: "The kernel imports nothing outside itself: it runs unchanged in Node, a page and a worker.",
  },
  {
    folder: "packages/language",
    may: ["kernel"],
    because: "Language may import only the kernel.",
  },
  {
    folder: "packages/game-suite",
    may: ["kernel", "language", "bots"],
    because:
      "The suite is plain functions over the kernel, language and what a bot is; the game and its bots are handed to it.",
  },
  {
    folder: "packages/fairness",
    may: ["kernel", "npm:@noble/hashes"],
    because: "Fairness may import the kernel and @noble/hashes: players verify a match in any browser.",
  },
  {
    folder: "packages/bots",
    may: ["kernel"],
    because: "Bots may import only the kernel, so that they run in worker threads and in web workers.",
  },
  {
    folder: "packages/protocol",
    may: ["kernel", "language", "npm:valibot"],
    because: "The protocol may import the kernel, language and valibot: both ends of the wire load it.",
  },
  {
    folder: "packages/host/src/tables",
    may: ["kernel", "protocol", "own src"],
    because: "A table is a value: code that changes it knows neither the store nor the audience.",
  },
  {
    folder: "packages/host/src/votes",
    may: ["kernel", "protocol", "own tables", "own src"],
    because: "Votes compute a new table from a table, and nothing else.",
  },
  {
    folder: "packages/host/src/seats",
    may: ["kernel", "protocol", "bots", "own tables", "own votes", "own src"],
    because: "Seating computes a new table from a table, and nothing else.",
  },
  {
    folder: "packages/host/src/disclosure",
    may: ["kernel", "protocol", "own tables", "own votes", "own src", "npm:valibot"],
    because: "What people may see of a match follows from the match and its table alone.",
  },
  {
    folder: "packages/host/src/match",
    may: ["kernel", "protocol", "fairness", "own tables", "own disclosure", "own src"],
    because: "A running match knows its table and its clocks, but neither the store nor the audience.",
  },
  {
    folder: "packages/host/src/start",
    may: ["kernel", "protocol", "fairness", "own tables", "own match", "own disclosure", "own src"],
    because: "A start turns a table and everybody's shares of chance into a match.",
  },
  {
    folder: "packages/host/src/bots",
    may: ["kernel", "protocol", "bots", "own tables", "own disclosure", "own src"],
    because: "A bot gets what its seat sees; the user of this package decides where it runs.",
  },
  {
    folder: "packages/host/src/reviews",
    may: ["kernel", "bots", "own src"],
    because: "A review needs only a finished match, so it can run anywhere.",
  },
  {
    folder: "packages/host/src/table-host",
    may: [
      "kernel",
      "protocol",
      "bots",
      "own tables",
      "own votes",
      "own seats",
      "own disclosure",
      "own match",
      "own start",
      "own bots",
      "own src",
    ],
    because: "The table host puts everything together, and reaches its user by its ports alone.",
  },
  {
    folder: "packages/host",
    may: ["kernel", "language", "fairness", "bots", "protocol", "registry: types", "npm:valibot"],
    because:
      "The host runs in a server, in a web worker and in a lesson: it knows neither Fastify nor SQL, neither IndexedDB nor a socket.",
  },
  ...SERVER_LAYERS,
  {
    folder: "packages/server",
    may: ["kernel", "language", "fairness", "bots", "protocol", "host", "registry", "npm", "node"],
    because: "The server reaches games through the registry, and never the web package or a screen.",
  },
  {
    folder: "packages/kit",
    may: ["kernel", "language", "npm:preact"],
    because: "The kit may import the kernel, language and preact: it knows neither the shell nor a game.",
  },
  {
    folder: "packages/web/build",
    may: ["language", "registry", "web", "npm", "node"],
    because: "The build runs in Node, and knows games through the registry.",
  },
  ...WEB_LAYERS,
  {
    folder: "games/registry.ts",
    may: ["kernel", "language", "bots", "any rules", "any text", "any bot"],
    because: "The registry has one entry per game, and nothing that needs a screen.",
  },
  {
    folder: "games/screens.ts",
    may: [
      "language",
      "kit",
      "registry: types",
      "any card",
      "any rules",
      "any text",
      "any table",
      "any moderator",
      "any tutorial",
    ],
    because: "The screens have one entry per game, and no bots.",
  },
  {
    folder: "games/<id>/card.ts",
    may: ["language", "own rules"],
    because:
      "A card is loaded before the game: it may import language, and from its rules only what it shows.",
  },
  {
    folder: "games/<id>/rules/clauses",
    may: ["kernel", "game-suite", "own rules"],
    because: "Helpers for clause tests may import the kernel, the suite and their own rules.",
  },
  {
    folder: "games/<id>/rules",
    may: ["kernel"],
    because: "Rules import only the kernel and themselves.",
  },
  {
    folder: "games/<id>/text",
    may: ["kernel", "language", "own card", "own rules", "own bot: types"],
    because:
      "Text may import the kernel, language, its own card and rules, and of its bots the types of what they have seen.",
  },
  {
    folder: "games/<id>/bot",
    may: ["kernel", "bots", "own rules"],
    because: "A bot may import the kernel, bots and its own rules.",
  },
  {
    folder: "games/<id>/table",
    may: [
      "kernel",
      "language",
      "kit",
      "npm:preact",
      "npm:@preact/signals",
      "own rules: types",
      "own pieces",
      "own text",
    ],
    because:
      "A table may import the kernel, language, @roundtable/kit, preact, its own text, and of its own rules the pieces and all types: it never decides what is legal.",
  },
  {
    folder: "games/<id>/moderator",
    may: ["kernel", "language", "kit", "npm:preact", "own rules", "own text", "own table"],
    because:
      "A moderator runs the whole game in one page: it may import the kernel, language, @roundtable/kit, preact and its own rules, text and table.",
  },
  {
    folder: "games/<id>/tutorial",
    may: ["kernel", "language", "own rules: types"],
    because:
      "A lesson is data with its texts: it may import the kernel, language and the types of its own rules.",
  },
  {
    folder: "games/<id>",
    may: ["kernel", "language", "own rules", "own text", "own bot"],
    because:
      "Files beside a game's folders may import the kernel, language and that game's rules, text and bot.",
  },
  {
    folder: "tools",
    may: ["kernel", "language", "game-suite", "bots", "protocol", "registry", "npm", "node"],
    because:
      "Tools reach games through the registry and the server by its protocol, and never the web package or a screen.",
  },
  {
    folder: "e2e",
    may: ["tools", "npm", "node"],
    because: "End-to-end tests see what people see, the page; they may import the tools.",
  },
];

/**
 * Modules whose values only these files and folders may import, even if their layer would allow others; tests may as
 * well. Everybody may import their types.
 */
export const RESTRICTED: readonly {
  readonly module: string;
  readonly by: readonly string[];
  readonly because: string;
}[] = [
  {
    module: "packages/host/src/disclosure/secret.ts",
    by: [
      "packages/host/src/disclosure",
      // These store a match and read it back.
      "packages/server/src/store/tables/match-repository.ts",
      "packages/server/src/store/tables/finished-matches.ts",
      "packages/server/src/offline-uploads/offline-upload-repository.ts",
      "packages/server/src/account-data/forget-person.ts",
      "packages/server/src/store/nodes.ts",
      "packages/server/src/moderation/report-repository.ts",
      "packages/server/src/store/postgres/entry-repository.ts",
      "packages/server/src/store/postgres/entry-reader.ts",
      "packages/server/src/store/sqlite/entry-repository.ts",
      "packages/server/src/offline-uploads/replayed.ts",
      // These load it into memory and play it.
      "packages/host/src/match/live-match.ts",
      "packages/host/src/start/fresh-key.ts",
      "packages/host/src/table-host/kept-table.ts",
      "packages/host/src/table-host/load-table.ts",
      "packages/host/src/table-host/match-at-table.ts",
      "packages/host/src/table-host/memory-table-store.ts",
      "packages/host/src/table-host/start-at-table.ts",
      "packages/server/src/live/recording.ts",
      "packages/server/src/live/sql-table-store.ts",
      "packages/host/src/match/restore-match.ts",
      // These give a bot what its seat sees.
      "packages/host/src/bots/bot-turns.ts",
      "packages/host/src/bots/hints.ts",
      // These run on the player's own device, where nobody else listens.
      "packages/web/src/learn/lesson-table.ts",
      "packages/web/src/offline/host",
    ],
    because:
      "Only what stores, loads and plays a match opens its secrets; everybody else asks the disclosure module.",
  },
  {
    module: "packages/host/src/disclosure/news-text.ts",
    by: ["packages/host/src/disclosure"],
    because:
      "News are put together of texts by the disclosure module alone; everybody else encodes a message.",
  },
];

/** Allowed for tests beyond their layer: nothing else ever loads a test. */
export const TESTS_MAY = [
  "kernel",
  "language",
  "game-suite",
  "fairness",
  "own rules",
  "own text",
  "own bot",
  "own table",
  "own moderator",
  "own tutorial",
  "own game",
  "own *",
  "registry",
  "screens",
  "npm",
  "node",
];

/** Only Node runs these, for example the entry of a worker thread. */
export const NODE_ONLY = /\.node\.ts$/;

/** Nothing in these folders may read a clock, generate randomness or see the machine it runs on. */
export const PURE = ["packages/kernel", "packages/host", "games/<id>/rules"];

const CLOCK = "A decision may name a duration; the host is given a Clock.";
const DICE = "Ask the dealer for chance, so that it is recorded; the host is given its own.";
const MACHINE = "Everything a rule or the host needs is handed to it.";

export const IMPURE = {
  name: new Map([
    ["Date", CLOCK],
    ["performance", CLOCK],
    ["setTimeout", CLOCK],
    ["setInterval", CLOCK],
    ["queueMicrotask", CLOCK],
    ["crypto", DICE],
    ["process", MACHINE],
    ["globalThis", MACHINE],
  ]),
  member: new Map([["Math.random", DICE]]),
};

/** Source in these folders never names a game; tests and golden games may. */
export const GAME_AGNOSTIC = ["packages", "tools"];
