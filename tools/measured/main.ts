import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { axesOf, blocksIn, expanded, withBlock } from "./block.ts";
import { durations, measurementOf, type Output } from "./measurements.ts";

// Runs the commands of the measured tables in the documents and updates the tables:
//
// - `npm run measure -- "bench -- replay"` runs those whose command contains these words.
// - `npm run measure -- --list` lists the commands.

const [wanted = "--list"] = process.argv.slice(2);

for (const file of globSync(["*.md", "docs/**/*.md"])) {
  for (const command of blocksIn(readFileSync(file, "utf8")).keys()) {
    const measurement = measurementOf(command);
    if (wanted === "--list" || measurement === undefined) console.log(`${file}: ${command}`);
    if (!command.includes(wanted) || measurement === undefined) continue;
    const [load = 0] = loadavg();
    const commands = expanded(command).map((one) => (measurement.isJson ? `${one} --json` : one));
    const atOnce = measurement === durations ? 1 : availableParallelism();
    const table = measurement.table(await outputsOf(commands, atOnce), axesOf(command));
    // A table of durations names its commands itself.
    const by = measurement === durations ? "" : ` by \`${command}\``;
    const content = `${captionOf(by, load)}\n\n${table}`;
    writeFileSync(file, withBlock(readFileSync(file, "utf8"), command, content));
    console.error(`${file}: ${command}`);
  }
}

async function outputsOf(commands: readonly string[], atOnce: number): Promise<Output[]> {
  const outputs: Output[] = [];
  const waiting = [...commands.entries()];
  await Promise.all(
    Array.from({ length: Math.min(commands.length, atOnce) }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        outputs[next[0]] = await outputOf(next[1]);
      }
    }),
  );
  return outputs;
}

async function outputOf(command: string): Promise<Output> {
  const begun = performance.now();
  const [npm = "", ...words] = command.split(" ");
  const child = spawn(npm, words, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  const ended = once(child, "close");
  for await (const piece of child.stdout.setEncoding("utf8")) text += String(piece);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code ?? "a signal"}. Nothing was written.`);
  return { text, seconds: (performance.now() - begun) / 1000 };
}

function captionOf(by: string, load: number): string {
  const day = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  return `*Measured on ${day}${by}. Machine: ${machine}, ${process.platform}, Node ${process.versions.node}, load ${load.toFixed(1)} before the start.*`;
}
