import { expect, test } from "vitest";
import { keptLog } from "../support/captured-log.ts";

test.each([
  ["in a message", new Error("550 <ann@example.org>: no such user")],
  ["after a line break", new Error("550 no such user:\nann.o'neill+games@sub.example.co.uk")],
  ["after a control character", new Error("550 \u0001ann@example.org")],
  ["in another alphabet", new Error("анна@почта.рф is full")],
  ["in an address of the web", new Error("GET /confirm?address=ann%40example.org failed")],
  ["in the cause", new Error("The mail server refuses it.", { cause: new Error("ann@example.org") })],
  ["in one of several errors", new AggregateError([new Error("ann@example.org")], "All failed.")],
  ["in a field of the error", Object.assign(new Error("duplicate"), { detail: "(mail)=(ann@example.org)" })],
])("an e-mail address %s does not get into the log", (_, error) => {
  const { log, lines } = keptLog();
  log.error({ error }, "Something failed.");
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/ann|анна|neill/);
});

test("of an error the log has type, message, stack, code and cause, and no row that a database adds", () => {
  const { log, lines } = keptLog();
  const cause = Object.assign(new Error("not null"), {
    code: "23502",
    detail: "Failing row contains (hash).",
  });
  log.error({ error: new RangeError("It was not kept.", { cause }) }, "A request failed.");
  expect(lines[0]).toMatchObject({
    error: {
      type: "RangeError",
      message: "It was not kept.",
      stack: expect.stringContaining("log.test.ts") as string,
      cause: { type: "Error", message: "not null", code: "23502" },
    },
  });
  expect(JSON.stringify(lines)).not.toContain("hash");
});

test("paths, packages and JSON stay readable beside a removed address", () => {
  const { log, lines } = keptLog();
  log.warn({ path: "C:\\new\\@fastify/static", to: "ann@example.org", mark: "a @ b" }, "Kept.");
  expect(lines[0]).toMatchObject({ path: "C:\\new\\@fastify/static", to: "(address)", mark: "a @ b" });
});
