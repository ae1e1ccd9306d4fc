import { relative } from "node:path";

/** The result of a step of the tests. */
export interface Outcome {
  readonly passed: number;
  /** The name of each failed test, and its message. */
  readonly failed: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function ofVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(".", path);
    const tests = assertionResults.filter((test) => test.status === "failed");
    // A file that cannot even be loaded has no failed test in it, but is a failure.
    if (status === "failed" && tests.length === 0) return [told(name, [message])];
    return tests.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages));
  });
  return { passed: numPassedTests, failed };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

export function ofPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedIn) };
}

function failedIn({ file, specs, suites }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return told(
        `${file} › ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...(suites ?? []).flatMap(failedIn)];
}

/** A runner that exits with an error has failed, whatever it counted. */
export function withExitCode(code: number, outcome: Outcome): Outcome {
  if (code === 0 || outcome.failed.length > 0) return outcome;
  return { ...outcome, failed: [`ended with ${code}, though no test of it failed`] };
}

function told(name: string, messages: readonly string[]): string {
  return [name, ...messages].join("\n");
}
