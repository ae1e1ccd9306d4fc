import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROTOCOL } from "@roundtable/protocol";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../../../docs");

test("wherever the documents show the number of the protocol, it is the server's", () => {
  const shown = readdirSync(DOCS)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...readFileSync(join(DOCS, file), "utf8").matchAll(/"protocol": ?(\d+)/g)].map(([, number]) => ({
        file,
        number: Number(number),
      })),
    );
  expect(shown.map(({ file }) => file)).toEqual(expect.arrayContaining(["bots-protocol.md", "protocol.md"]));
  for (const { number } of shown) expect(number).toBe(PROTOCOL);
});
