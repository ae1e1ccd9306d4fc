import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blocksIn } from "../measured/block.ts";
import { measurementOf } from "../measured/measurements.ts";

const root = join(import.meta.dirname, "../..");
const BLOCKS = globSync(["*.md", "docs/**/*.md"], { cwd: root }).flatMap((file) =>
  [...blocksIn(readFileSync(join(root, file), "utf8"))].map(
    ([command, content]) => [file, command, content] as const,
  ),
);

test.each(BLOCKS)(
  "%s: the table of `%s` is filled, dated and can be measured again",
  (_file, command, content) => {
    expect(content).toMatch(
      /^\*Measured on \d{1,2} \w+ 20\d\d.*\. Machine: .+\*\n\n\|.+\|\n\|.+\|\n\|.+\|\n/,
    );
    expect(measurementOf(command)).toBeDefined();
  },
);
