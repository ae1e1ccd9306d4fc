import { findBreaches, readSources } from "./check.ts";
import { findCycles } from "./cycles.ts";
import { findTooLarge } from "./sizes.ts";
import { filesIn } from "./read-files.ts";

const files = filesIn(process.cwd());
const sources = readSources(files);
const breaches = [...findBreaches(files, sources), ...findCycles(sources), ...findTooLarge(files)];
for (const { file, line, sentence } of breaches) console.error(`${file}:${line}  ${sentence}`);
console.log(
  breaches.length === 0
    ? `${files.size} files keep to their layers.`
    : `Breaches: ${breaches.length}. The rules are in tools/boundaries/layers.ts.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
