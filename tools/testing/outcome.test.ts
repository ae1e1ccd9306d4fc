import { expect, test } from "vitest";
import { withExitCode, ofPlaywright, ofVitest } from "./outcome.ts";

test("failed unit tests are listed with their messages", () => {
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

test("messages of nested e2e tests are found, and a test that passed at the second try has passed", () => {
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

test("a runner that exits with an error has failed even if it counted no failure", () => {
  expect(withExitCode(0, { passed: 1, failed: [] }).failed).toEqual([]);
  expect(withExitCode(1, { passed: 1, failed: [] }).failed).toHaveLength(1);
  expect(withExitCode(1, { passed: 1, failed: ["a"] }).failed).toEqual(["a"]);
});
