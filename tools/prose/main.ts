import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFlags } from "../command-line.ts";
import { type Baseline, baselineOf, differences, total } from "./baseline.ts";
import { FAULTS, faultsIn } from "./faults.ts";
import { filesIn } from "./files.ts";

// The faults that the repository still has are counted per folder in baseline.json. A count may only fall, and then the file
// says so: `npm run prose -- --update`. `--list packages/web` shows the faults below a path.

const { list, update } = readFlags(process.argv.slice(2), {
  list: { type: "string" },
  update: { type: "boolean" },
});
const recordedIn = join(import.meta.dirname, "baseline.json");
const recorded = JSON.parse(readFileSync(recordedIn, "utf8")) as Baseline;
const faults = new Map([...filesIn(process.cwd())].map(([file, text]) => [file, faultsIn(file, text)]));
const now = baselineOf(faults);

if (list !== undefined) {
  for (const [file, found] of faults) {
    if (!file.startsWith(list)) continue;
    for (const { kind, line, where, words } of found) {
      console.log(`${file}:${line}  ${where}, ${kind}: ${words}`);
    }
  }
}

const risen = FAULTS.filter((kind) => total(now, kind) > total(recorded, kind));
// A folder's count may rise by what has moved there from another folder.
if (update === true && risen.length === 0) writeFileSync(recordedIn, `${JSON.stringify(now, null, 2)}\n`);
const wrong = update === true && risen.length === 0 ? [] : differences(now, recorded);
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) {
  console.error(
    "See each with `npm run prose -- --list FOLDER`; record a fall with `npm run prose -- --update`.",
  );
}
console.log(`${faults.size} files; ${FAULTS.map((kind) => `${kind}: ${total(now, kind)}`).join(", ")}.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
