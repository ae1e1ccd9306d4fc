import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findBreaches } from "../boundaries/check.ts";
import { filesIn } from "../boundaries/read-files.ts";
import { UsageError, readCommand, type Terminal } from "../command-line.ts";
import { registryWith, screensWith } from "./lists.ts";
import { type Names, namesOf, prefixOf, renamed } from "./names.ts";

const FLAGS = { from: { type: "string" }, name: { type: "string" } } as const;

const USAGE = 'Say npm run new-game -- ID, or with --name "What it is called".';

/** Creates a game: a copy of a small complete one, under its own names, and added to both lists. */
export async function newGame(argv: readonly string[], root: string, terminal: Terminal): Promise<number> {
  const { values, positionals } = readCommand(argv, FLAGS);
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(USAGE);
  if (values.from === undefined) throw new UsageError("Which game is copied? Say --from ID.");
  expectFree(root, id);
  const from = namesOf(values.from, prefixIn(root, `docs/rules/${values.from}.md`));
  const taken = new Set(globSync("docs/rules/*.md", { cwd: root }).map((page) => prefixIn(root, page)));
  const to = namesOf(id, prefixOf(id, taken), values.name);

  const written = [...copied(root, from, to), ...listed(root, to)];
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...written], { cwd: root });
  terminal.stdout.write(nextSteps(to));
  return 0;
}

function expectFree(root: string, id: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    throw new UsageError(`“${id}” is no id: small letters, in words joined by hyphens, such as a-new-game.`);
  if (existsSync(join(root, "games", id)) || existsSync(join(root, "docs/rules", `${id}.md`)))
    throw new UsageError(`There is a game “${id}” already: choose another id, or remove it first.`);
  const breaches = findBreaches(new Map([...filesIn(root), [`games/${id}/rules/index.ts`, ""]]));
  const named = breaches.find(({ sentence }) => sentence.startsWith(`names the game ${id}.`));
  if (named !== undefined)
    throw new UsageError(
      `“${id}” is a word that is used outside of games, in ${named.file}:${named.line}: choose another id.`,
    );
}

/** The prefix of a game's clause numbers, as its rules have it. */
function prefixIn(root: string, page: string): string {
  const prefix = existsSync(join(root, page))
    ? /\*\*([A-Z]+)-\d/.exec(readFileSync(join(root, page), "utf8"))
    : null;
  if (prefix?.[1] === undefined) throw new UsageError(`There are no clauses in ${page}.`);
  return prefix[1];
}

function* copied(root: string, from: Names, to: Names): Generator<string> {
  const files = globSync(`games/${from.id}/**/*.*`, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  for (const file of [...files, `docs/rules/${from.id}.md`]) {
    const text = renamed(readFileSync(join(root, file), "utf8"), from, to);
    const copy = renamed(file, from, to);
    yield write(root, copy, copy.endsWith("/card.ts") ? named(text, to) : text);
  }
}

/** The name in every language: the Russian one is transliterated until somebody finds a better one. */
function named(card: string, { title }: Names): string {
  const [ru, fr, en] = [`Игра «${title}»`, title, title].map((name) => JSON.stringify(name));
  return card.replace(/name: \{[^}]*\}/, `name: { ru: ${ru}, fr: ${fr}, en: ${en} }`);
}

function* listed(root: string, to: Names): Generator<string> {
  for (const [file, withGame] of [
    ["games/registry.ts", registryWith],
    ["games/screens.ts", screensWith],
  ] as const)
    yield write(root, file, withGame(readFileSync(join(root, file), "utf8"), to));
}

function write(root: string, file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return file;
}

function nextSteps({ id, title, prefix }: Names): string {
  return `${title} lies in games/${id}. It can be played as it is: npm start

Make it your own, in this order:
  docs/rules/${id}.md   the rules in words; clauses are ${prefix}-1, ${prefix}-2 …
  games/${id}/card.ts   its name and tagline in three languages
  games/${id}/rules     the rules in code, a step in each file of rules/steps
  games/${id}/text      all it says
  games/${id}/table     how it looks
  games/${id}/bot       who takes the empty seats

npm run check and npm run unit -- games/${id} say whether all of it holds.
docs/adding-a-game.md goes through it file by file.
`;
}
