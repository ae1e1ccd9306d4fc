import { expect, test } from "vitest";
import { changed, changesIn } from "./changes.ts";

/** The code after each change, one line each; with `kind`, only such changes. */
function after(code: string, kind?: string): string[] {
  return changesIn("some.ts", code)
    .filter((change) => kind === undefined || change.kind === kind)
    .map((change) => changed(code, change));
}

test("a bound moves by one", () => {
  expect(after("a < b", "bound")).toEqual(["a <= b"]);
  expect(after("a >= b", "bound")).toEqual(["a > b"]);
});

test("a sign is inverted, but text is not subtracted", () => {
  expect(after("a + b", "sign")).toEqual(["a - b"]);
  expect(after("count++", "sign")).toEqual(["count--"]);
  expect(after("-a", "sign")).toEqual(["a"]);
  expect(after("`#${a}` + b", "sign")).toEqual([]);
});

test("a condition is negated, always met or never met", () => {
  expect(after("a && b", "condition")).toEqual(["a || b"]);
  expect(after("!a", "condition")).toEqual(["a"]);
  expect(after("if (a === b) c();", "condition")).toEqual([
    "if (true) c();",
    "if (false) c();",
    "if (a !== b) c();",
  ]);
});

test("a guard that only throws is not removed, but any other is", () => {
  expect(after("if (a) throw new Error();", "condition")).toEqual(["if (true) throw new Error();"]);
  expect(after("if (a) { throw new RangeError(); }", "condition")).toContain(
    "if (false) { throw new RangeError(); }",
  );
});

test("a default is always used", () => {
  expect(after("a ?? b")).toEqual(["b"]);
});

test("a constant is incremented, decremented or negated", () => {
  expect(after("const A = 3", "constant")).toEqual(["const A = 4", "const A = 2"]);
  expect(after("const A = 0", "constant")).toEqual(["const A = 1"]);
  expect(after("const A = true", "constant")).toEqual(["const A = false"]);
});

test("reveal becomes tell, and tell becomes reveal", () => {
  expect(after("table.reveal(event)", "secrecy")).toEqual(["table.tell(event)"]);
  expect(after("table.tell(event)", "secrecy")).toEqual(["table.reveal(event)"]);
});

test("a method is confused with a similar one or left out", () => {
  expect(after("a.some(b)")).toEqual(["a.every(b)"]);
  expect(after("a.filter(b)")).toEqual(["a"]);
  expect(after("a.push(b)", "order")).toEqual(["a.unshift(b)"]);
});

test("neighbours in a list swap places", () => {
  expect(after("[a, b, c]", "order")).toEqual(["[b, a, c]"]);
  expect(after("[a, a]", "order")).toEqual([]);
  expect(after("[a, b].includes(c); new Set([a, b])", "order")).toEqual([]);
});

test("a statement is left out", () => {
  expect(after("function f() { a(); b = c; }", "removal")).toEqual([
    "function f() {  b = c; }",
    "function f() { a();  }",
  ]);
});

test("two statements with the same object swap places", () => {
  expect(after("function f() { a.b(); a.c(); }", "order")).toEqual(["function f() { a.c(); a.b(); }"]);
  expect(after("function f() { a.b(); b.c(); }", "order")).toEqual([]);
  expect(after("function f() { a = 1; b = 2; }", "order")).toEqual([]);
});

test("types are left alone", () => {
  expect(after("type A = 1 | 2; interface B { readonly a: true }")).toEqual([]);
  expect(after('import { a } from "a.ts";')).toEqual([]);
  expect(after("const a = { 1: b }")).toEqual([]);
  expect(after("const a = 1 as number")).toEqual(["const a = 2 as number", "const a = 0 as number"]);
});

test("a change describes its place and its effect", () => {
  expect(changesIn("some.ts", "a;\n  if (a < b) c;\n").find(({ kind }) => kind === "bound")).toMatchObject({
    file: "some.ts",
    line: 2,
    words: "a < b → a <= b",
    code: "if (a < b) c;",
  });
});
