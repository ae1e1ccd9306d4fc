import { readFlags } from "../command-line.ts";
import { faultsIn } from "./faults.ts";
import { filesIn } from "./files.ts";

// Fails for every fault. `--list packages/web` also shows the faults in text for players, below a path.

const { list } = readFlags(process.argv.slice(2), { list: { type: "string" } });
const faults = [...filesIn(process.cwd())].flatMap(([file, text]) =>
  faultsIn(file, text).map((fault) => ({ file, ...fault })),
);
const wrong = faults.filter(({ where }) => where !== "player text");
for (const { file, kind, line, where, words } of list === undefined
  ? wrong
  : faults.filter((one) => one.file.startsWith(list))) {
  console.log(`${file}:${line}  ${where}, ${kind}: ${words}`);
}
console.log(`Faults: ${wrong.length}.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
