import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { OTHERS } from "./others-names.ts";
import { anchorsIn, pathPattern, type Reference, referencesIn, routePattern } from "./references.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const SKIPPED = new Set(["node_modules", "dist", ".data", ".git", "test-results"]);
const found = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => SKIPPED.has(name) })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .toSorted();

const DOCUMENTS = found(["*.md", "docs/**/*.md", ".github/**/*.md"]).map(
  (path) => [path, read(path)] as const,
);
/** A record describes the code of its day: only its links must lead somewhere. */
const isRecord = (path: string): boolean => /^docs\/experiments\/|^CHANGELOG\.md$/.test(path);

const files = found(["*", ".*", "{.github,.vscode,deploy,docs,e2e,examples,games,packages,tools}/**"]);
const folders = new Set(files.flatMap((file) => ancestorsOf(file)));
const paths = new Set([...files, ...folders]);
const isSource =
  /\.(?:tsx?|m?js|json|css|py|sh|ya?ml|html|service|webmanifest)$|(?:Dockerfile|Caddyfile|\.npmrc)$/;
/** All but this folder, which names examples of what is not there. */
const sources = files.filter((file) => isSource.test(file) && !file.startsWith("tools/documents/"));
const text = sources.map(read).join("\n");
const words = new Set([
  ...(text.match(/[\w$]+(?:-[\w$]+)*/g) ?? []),
  ...(text.match(/[\w$]+/g) ?? []),
  ...files.map((file) => posix.basename(file).replace(/\..*$/, "")),
]);
const routes = sources
  .filter((file) => file.startsWith("packages/server/src/"))
  .flatMap((file) => [
    ...read(file).matchAll(/"((?:GET|POST|PUT|PATCH|DELETE|ANY|SOCKET) \/[^"]*)"|\.socket\(\s*"(\/[^"]*)"/g),
  ])
  .map(([, route, socket]) => route ?? `SOCKET ${socket ?? ""}`);
const pages = [...read("packages/web/src/app/app.tsx").matchAll(/path="([^"]+)"/g)].map(
  ([, path = ""]) => path,
);
const { scripts } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function ancestorsOf(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === "." ? [] : [parent, ...ancestorsOf(parent)];
}

/** What a reference lacks, or null. */
function faultOf(document: string, content: string, { kind, target }: Reference): string | null {
  switch (kind) {
    case "link": {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? document : posix.normalize(posix.join(dirname(document), path));
      if (path !== "" && !paths.has(file)) return "leads nowhere";
      if (anchor === undefined) return null;
      return anchorsIn(path === "" ? content : read(file)).has(anchor) ? null : "has no such heading";
    }
    case "path":
      return exists(target) ? null : "is no file or folder";
    case "route":
      return isRoute(target) ? null : "is no route of the server, no page and no file of the page";
    case "script":
      return target in scripts ? null : "is no script in package.json";
    case "flag":
      return isFlag(target) ? null : "is no flag of this script";
    case "package":
      return text.includes(`"${target}"`) ? null : "is no package in use";
    case "name":
      return isWord(target) ? null : "is no word of the source";
  }
}

/** A name that ends with a hyphen is a prefix. The server puts its own name before each metric. */
function isWord(target: string): boolean {
  if (OTHERS.has(target)) return true;
  if (target.endsWith("-")) return text.includes(target);
  return target.split(".").every((part) => words.has(part) || words.has(part.replace(/^roundtable_/, "")));
}

/** From the root, or a path that ends so. */
function exists(target: string): boolean {
  const isFromRoot = [...folders].some((folder) => !folder.includes("/") && target.startsWith(`${folder}/`));
  const pattern = pathPattern(target);
  if (OTHERS.has(target)) return true;
  if (!isFromRoot) return [...paths].some((path) => pattern.test(path));
  return [...paths].some((path) => pattern.exec(path)?.index === 0);
}

function isRoute(target: string): boolean {
  const pattern = routePattern(target);
  const path = target.replace(/^[A-Z]+ /, "").replace(/\?.*$/, "");
  return (
    OTHERS.has(target) ||
    routes.some((route) => pattern.test(route)) ||
    pages.some((page) => routePattern(path).test(`GET ${page}`)) ||
    // A prefix of several routes.
    routes.some((route) => route.split(" ")[1]?.startsWith(`${path.replace(/\/$/, "")}/`))
  );
}

/** Whether the sources beside the script's entry know the flag. */
function isFlag(target: string): boolean {
  const [script = "", flag = ""] = target.split(" ");
  const entry = /\btools\/[\w./-]+\.ts/.exec(scripts[script] ?? "")?.[0];
  if (entry === undefined) return true;
  const beside = entry.endsWith("/main.ts")
    ? files.filter((file) => file.startsWith(dirname(entry)))
    : [entry, `packages/server/src/${posix.basename(entry)}`].filter((file) => paths.has(file));
  return beside.some((file) => new RegExp(`["{ ,]${flag}"?[,:]|--${flag}\\b`).test(read(file)));
}

describe.each(DOCUMENTS)("%s", (document, content) => {
  test("everything that it links to or names in backticks exists", () => {
    const faults = referencesIn(content)
      .filter(({ kind }) => kind === "link" || !isRecord(document))
      .flatMap((reference) => {
        const fault = faultOf(document, content, reference);
        return fault === null ? [] : [`line ${reference.line}: ${reference.target} ${fault}`];
      });
    expect(faults).toEqual([]);
  });
});

describe("a document", () => {
  const faults = (text: string) =>
    referencesIn(text)
      .filter((reference) => faultOf("docs/a.md", text, reference) !== null)
      .map(({ kind, line }) => `${kind} in line ${line}`);

  test("that names what is not there is found out", () => {
    const text = [
      "[a link](no-such-page.md), [a heading](#no-such-heading), `packages/nowhere`, `nowhere.ts`,",
      "`GET /api/nowhere`, `noSuchName`, `@nobody/nothing`, `npm run nothing`,",
      "`npm run golden -- --no-such-flag`, `npm run unit -- packages/nowhere`",
    ].join("\n");
    expect(faults(text)).toEqual([
      "link in line 1",
      "link in line 1",
      "path in line 1",
      "path in line 1",
      "route in line 2",
      "name in line 2",
      "package in line 2",
      "script in line 2",
      "flag in line 3",
      "path in line 3",
    ]);
  });

  test("may name files by the end of their path, any game by <id>, and routes with any parameter", () => {
    const text =
      "# A heading\n`documents/references.ts`, `games/<id>/card.ts`, `GET /api/tables/<id>/log`, [here](#a-heading)";
    expect(faults(text)).toEqual([]);
  });
});
