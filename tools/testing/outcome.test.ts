import { expect, test } from "vitest";
import { honest, ofPlaywright, ofVitest } from "./outcome.ts";

test("of many unit tests those that failed are named, and say what they said at each try", () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "holds", status: "passed", failureMessages: [] },
          { fullName: "breaks", status: "failed", failureMessages: ["at first", "and again"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "cannot be read", assertionResults: [] },
      {
        name: "c.test.ts",
        status: "passed",
        message: "",
        assertionResults: [{ fullName: "holds too", status: "passed", failureMessages: [] }],
      },
    ],
  };
  expect(ofVitest(report)).toEqual({
    passed: 2,
    failed: ["a.test.ts › breaks\nat first\nand again", "b.test.ts\ncannot be read"],
  });
});

test("what a browser's test said is told, however deep it lies; what held at the second try has passed", () => {
  const broken = {
    title: "breaks",
    ok: false,
    tests: [{ results: [{ errors: [{ message: "too slow" }] }] }],
  };
  const held = { title: "holds", ok: true, tests: [{ results: [{ errors: [{ message: "once" }] }] }] };
  const inner = { file: "a.spec.ts", specs: [broken, held] };
  const report = {
    stats: { expected: 3, flaky: 1 },
    suites: [{ file: "a.spec.ts", specs: [], suites: [inner] }],
  };
  expect(ofPlaywright(report)).toEqual({ passed: 4, failed: ["a.spec.ts › breaks\ntoo slow"] });
});

test("a runner that ends badly has failed though it counted nothing that did", () => {
  expect(honest(0, { passed: 1, failed: [] }).failed).toEqual([]);
  expect(honest(1, { passed: 1, failed: [] }).failed).toHaveLength(1);
  expect(honest(1, { passed: 1, failed: ["a"] }).failed).toEqual(["a"]);
});
