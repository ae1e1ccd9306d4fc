import { findBreaches, readSources } from "./check.ts";
import { findCircles } from "./circles.ts";
import { findTooLarge } from "./sizes.ts";
import { sourcesIn } from "./sources.ts";

const files = sourcesIn(process.cwd());
const sources = readSources(files);
const breaches = [...findBreaches(files, sources), ...findCircles(sources), ...findTooLarge(files)];
for (const { file, line, sentence } of breaches) console.error(`${file}:${line}  ${sentence}`);
console.log(
  breaches.length === 0
    ? `${files.size} files keep to their rooms.`
    : `Breaches: ${breaches.length}. The rules are in tools/boundaries/rooms.ts.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
