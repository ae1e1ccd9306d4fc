import { ClientErrorBody } from "@roundtable/protocol/client-errors";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { errorReport, thrownIn } from "./error-report.ts";

const CHROME = `TypeError: Cannot read properties of undefined (reading 'Anna')
    at Board (https://games.example/assets/table-Bx_1Yz-4.js:1:2345)
    at async Object.h (https://games.example/assets/base-9Qab12_z.js?t=17#x:12:3)
    at new Foo (https://games.example/assets/base-9Qab12_z.js:12:4)
    at https://games.example/t/tlZqbDOFFlMh:3:1
    at ann.example.org (chrome-extension://abc/ann.example.org.js:1:1)
    at Array.map (<anonymous>)`;
const FIREFOX = `Board@https://games.example/assets/table-Bx_1Yz-4.js:1:2345
@https://games.example/assets/base-9Qab12_z.js:12:3`;

const reportOf = (name: string, message: string, stack = "") =>
  errorReport({ name, message, stack }, "board", "index-Ab3cdefg.js");

describe("a report of an error", () => {
  test.each([
    ["Chrome", CHROME, ["table-Bx_1Yz-4.js:1:2345", "base-9Qab12_z.js:12:3", "base-9Qab12_z.js:12:4"]],
    ["Firefox and Safari", FIREFOX, ["table-Bx_1Yz-4.js:1:2345", "base-9Qab12_z.js:12:3"]],
  ])(
    "names our files, without functions and addresses, as %s does, and passes the server",
    (_, stack, frames) => {
      const report = reportOf("TypeError", "", stack);
      expect(report.stack).toEqual(frames);
      expect(v.is(ClientErrorBody, report)).toBe(true);
    },
  );

  test.each([
    ["Cannot read properties of undefined (reading 'Anna')", "Cannot read properties of undefined"],
    ["undefined is not an object (evaluating 'view.Anna')", "undefined is not an object"],
    ["view.Anna is undefined", "is undefined"],
    ["table.play is not a function", "is not a function"],
    ["Cannot use 'in' operator to search for 'kind' in Merlin", ""],
    ['Unexpected token A in JSON: "Anna plays Merlin"', ""],
    ['The server sent what the protocol does not know: {"hand":["Merlin"]}', ""],
    ["Anna is not\ndefined", ""],
  ])("of “%s” says “%s”", (message, said) => {
    const report = reportOf(
      "TypeError",
      message,
      `TypeError: ${message}\n    at Board (https://x/assets/a-12345678.js:1:2)`,
    );
    expect(report.message).toBe(said);
    expect(JSON.stringify(report)).not.toMatch(/Anna|Merlin/);
    expect(v.is(ClientErrorBody, report)).toBe(true);
  });

  test("is short, even for a deep stack and an odd name", () => {
    const report = reportOf("Anna’s own", "", "    at f (https://x/assets/a-12345678.js:1:2)\n".repeat(500));
    expect(report.name).toBe("Error");
    expect(report.stack).toHaveLength(20);
    expect(v.is(ClientErrorBody, report)).toBe(true);
  });

  test("can be made from an error event of a worker", () => {
    const event = new ErrorEvent("error", {
      message: "Uncaught TypeError: Cannot read properties of null (reading 'x')",
      filename: "https://games.example/assets/device-7_bcdefg.js",
      lineno: 1,
      colno: 77,
    });
    expect(errorReport(thrownIn(event), "worker", "")).toEqual({
      where: "worker",
      name: "TypeError",
      message: "Cannot read properties of null",
      stack: ["device-7_bcdefg.js:1:77"],
      build: "",
    });
  });
});
