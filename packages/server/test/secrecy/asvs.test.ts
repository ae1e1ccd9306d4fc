import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const SECURITY = read("docs/security.md");

/** Every requirement of levels 1 and 2 of OWASP ASVS 5.0.0: a section, and the numbers in it. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  "1.1": "1 2",
  "1.2": "1 2 3 4 5 6 7 8 9",
  "1.3": "1 2 3 4 5 6 7 8 9 10 11",
  "1.4": "1 2 3",
  "1.5": "1 2",
  "2.1": "1 2 3",
  "2.2": "1 2 3",
  "2.3": "1 2 3 4",
  "2.4": "1",
  "3.2": "1 2",
  "3.3": "1 2 3 4",
  "3.4": "1 2 3 4 5 6",
  "3.5": "1 2 3 4 5",
  "3.7": "1 2",
  "4.1": "1 2 3",
  "4.2": "1",
  "4.3": "1 2",
  "4.4": "1 2 3 4",
  "5.1": "1",
  "5.2": "1 2 3",
  "5.3": "1 2",
  "5.4": "1 2 3",
  "6.1": "1 2 3",
  "6.2": "1 2 3 4 5 6 7 8 9 10 11 12",
  "6.3": "1 2 3 4",
  "6.4": "1 2 3 4",
  "6.5": "1 2 3 4 5",
  "6.6": "1 2 3",
  "6.8": "1 2 3 4",
  "7.1": "1 2 3",
  "7.2": "1 2 3 4",
  "7.3": "1 2",
  "7.4": "1 2 3 4 5",
  "7.5": "1 2",
  "7.6": "1 2",
  "8.1": "1 2",
  "8.2": "1 2 3",
  "8.3": "1",
  "8.4": "1",
  "9.1": "1 2 3",
  "9.2": "1 2 3 4",
  "10.1": "1 2",
  "10.2": "1 2",
  "10.3": "1 2 3 4",
  "10.4": "1 2 3 4 5 6 7 8 9 10 11",
  "10.5": "1 2 3 4 5",
  "10.6": "1 2",
  "10.7": "1 2 3",
  "11.1": "1 2",
  "11.2": "1 2 3",
  "11.3": "1 2 3",
  "11.4": "1 2 3 4",
  "11.5": "1",
  "11.6": "1",
  "12.1": "1 2 3",
  "12.2": "1 2",
  "12.3": "1 2 3 4",
  "13.1": "1",
  "13.2": "1 2 3 4 5",
  "13.3": "1 2",
  "13.4": "1 2 3 4 5",
  "14.1": "1 2",
  "14.2": "1 2 3 4",
  "14.3": "1 2 3",
  "15.1": "1 2 3",
  "15.2": "1 2 3",
  "15.3": "1 2 3 4 5 6 7",
  "16.1": "1",
  "16.2": "1 2 3 4 5",
  "16.3": "1 2 3 4",
  "16.4": "1 2 3",
  "16.5": "1 2 3",
  "17.1": "1",
  "17.2": "1 2 3 4",
  "17.3": "1 2",
};
const ALL = Object.entries(REQUIREMENTS).flatMap(([section, numbers]) =>
  numbers.split(" ").map((number) => `${section}.${number}`),
);

interface Row {
  readonly requirement: string;
  readonly state: string;
  readonly why: string;
}

const ROWS: readonly Row[] = [
  ...SECURITY.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, requirement = "", state = "", why = ""]) => ({ requirement, state, why: why.trim() }));

/** Where each test file of the server lies. */
const SERVER_TESTS = new Map(
  globSync("packages/server/test/**/*.test.ts", { cwd: ROOT }).map((file) => [basename(file), file]),
);

/** A file of tests and the name of one, as the document cites them. Without a folder it is one of the server's. */
const CITED = [...SECURITY.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
  ([, file = "", name = ""]) => ({
    file: SERVER_TESTS.get(file) ?? file,
    name,
  }),
);

test("docs/security.md has every requirement of ASVS 5.0, levels 1 and 2, once", () => {
  expect(ALL).toHaveLength(253);
  expect(ROWS.map(({ requirement }) => requirement)).toEqual(ALL);
});

test("each is met and says by what, or does not apply or is open and says why", () => {
  expect(ROWS.filter(({ state }) => !["met", "n/a", "open"].includes(state))).toEqual([]);
  const isShown = (why: string): boolean => /\.(test|spec)\.tsx?` “|\]\(|`[\w./-]+`/.test(why);
  expect(ROWS.filter(({ state, why }) => state === "met" && !isShown(why))).toEqual([]);
  expect(ROWS.filter(({ state, why }) => state !== "met" && why.split(" ").length < 4)).toEqual([]);
});

test("how many are met, do not apply and are open is counted right", () => {
  const count = (wanted: string): number => ROWS.filter(({ state }) => state === wanted).length;
  expect(SECURITY).toContain(
    `Of the ${ALL.length} requirements, ${count("met")} are met, ${count("n/a")} do not apply, and ${count("open")} are open.`,
  );
});

test("every test that it cites exists, under that name", () => {
  expect(CITED.length).toBeGreaterThan(100);
  const missing = CITED.filter(
    ({ file, name }) => !existsSync(join(ROOT, file)) || !read(file).replaceAll('\\"', '"').includes(name),
  );
  expect(missing).toEqual([]);
});

const SERVER = globSync("packages/server/src/**/*.ts", { cwd: ROOT }).map(
  (file) => [file, read(file)] as const,
);
const PAGE = ["packages/web/src", "packages/kit/src", "games"]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, read(file)] as const);

function filesWith(sources: readonly (readonly [string, string])[], pattern: RegExp): string[] {
  return sources.flatMap(([file, source]) => (pattern.test(source) ? [file] : []));
}

test("no pattern and no code is made of text while the server runs", () => {
  expect(filesWith(SERVER, /\beval\(|new Function\(|node:vm|runInNewContext/)).toEqual([]);
  // Put together of constants.
  expect(filesWith(SERVER, /new RegExp\(/)).toEqual(["packages/server/src/mail/mail-address.ts"]);
});

test("the page writes no HTML from text", () => {
  const sinks =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|createContextualFragment/;
  expect(filesWith(PAGE, sinks)).toEqual([]);
});

test("every algorithm in use is in the inventory", () => {
  const named = SERVER.flatMap(([, source]) =>
    [...source.matchAll(/create(?:Hash|Hmac|Cipheriv|Sign|Verify|ECDH)\("([^"]+)"/g)].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(["sha256"]));
  for (const algorithm of ["SHA-256", "HMAC-SHA-256", "scrypt", "ECDSA P-256", "AES-128-GCM"])
    expect(SECURITY).toContain(`| ${algorithm} |`);
  expect(filesWith(SERVER, /Math\.random\(/)).toEqual([]);
});

test("no check of a certificate is turned off", () => {
  expect(filesWith(SERVER, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
    [],
  );
});

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const { packages: LOCKED } = JSON.parse(read("package-lock.json")) as {
  packages: Readonly<Record<string, Locked>>;
};
const INSTALLED = Object.entries(LOCKED).filter(
  ([path, { link }]) => path.includes("node_modules/") && link !== true,
);

test("every package comes from the registry, with its hash", () => {
  expect(INSTALLED.length).toBeGreaterThan(300);
  expect(INSTALLED.filter(([, { integrity }]) => integrity?.startsWith("sha512-") !== true)).toEqual([]);
  expect(INSTALLED.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("what ships runs no script when it is installed", () => {
  expect(
    INSTALLED.filter(
      ([, { hasInstallScript, dev, optional }]) =>
        hasInstallScript === true && dev !== true && optional !== true,
    ),
  ).toEqual([]);
});
