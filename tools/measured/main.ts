import { spawn } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { axesOf, blocksIn, expanded, withBlock } from "./block.ts";
import { measurementOf } from "./measurements.ts";

// Runs the commands of the measured tables in the documents and writes the tables anew:
// npm run measure -- "bench -- replay"     those whose command has these words in it
// npm run measure -- --list                what there is

const [wanted = "--list"] = process.argv.slice(2);

for (const file of globSync(["*.md", "docs/**/*.md"])) {
  for (const command of blocksIn(readFileSync(file, "utf8")).keys()) {
    const measurement = measurementOf(command);
    if (wanted === "--list" || measurement === undefined) console.log(`${file}: ${command}`);
    if (!command.includes(wanted) || measurement === undefined) continue;
    const [load = 0] = loadavg();
    const commands = expanded(command).map((one) => (measurement.isJson ? `${one} --json` : one));
    const table = measurement.table(await outputsOf(commands), axesOf(command));
    const content = `${captionOf(command, load)}\n\n${table}`;
    writeFileSync(file, withBlock(readFileSync(file, "utf8"), command, content));
    console.error(`${file}: ${command}`);
  }
}

/** Several commands run at the same time, one for each core. */
async function outputsOf(commands: readonly string[]): Promise<string[]> {
  const outputs: string[] = [];
  const waiting = [...commands.entries()];
  await Promise.all(
    Array.from({ length: Math.min(commands.length, availableParallelism()) }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        outputs[next[0]] = await outputOf(next[1]);
      }
    }),
  );
  return outputs;
}

async function outputOf(command: string): Promise<string> {
  const [npm = "", ...words] = command.split(" ");
  const child = spawn(npm, words, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const piece of child.stdout.setEncoding("utf8")) output += String(piece);
  return output;
}

function captionOf(command: string, load: number): string {
  const day = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  return `*Measured on ${day} by \`${command}\`. Machine: ${machine}, ${process.platform}, Node ${process.versions.node}, load ${load.toFixed(1)} before the start.*`;
}
