import { globSync, readFileSync } from "node:fs";
import { findBreaches } from "./check.ts";

const patterns = ["package.json", "{packages,games,tools,e2e}/**/{package.json,*.ts,*.tsx,*.mjs}"];
const paths = globSync(patterns, { exclude: ["**/node_modules/**", "**/dist/**"] })
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted();
const files = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));

const breaches = findBreaches(files);
for (const { file, line, sentence } of breaches) console.error(`${file}:${line}  ${sentence}`);
console.log(
  breaches.length === 0
    ? `${files.size} files keep to their rooms.`
    : `Breaches: ${breaches.length}. The rules are in tools/boundaries/rooms.ts.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
