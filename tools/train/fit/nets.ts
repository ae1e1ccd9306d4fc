import { writeFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { inThousandths, type Learner, ofThousandths } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import type { Terminal } from "../../command-line.ts";
import { Progress } from "../../progress.ts";
import { Lessons } from "./lessons.ts";
import { type Schooling, schooling, type Taught } from "./schooling.ts";
import { surprise, taught } from "./teach.ts";

/** How often all lessons are gone through. */
const TIMES = 6;

export interface School extends Omit<Schooling, "part" | "of"> {
  readonly name: string;
  readonly workers: number;
  /** Where the weights are written. */
  readonly out: string | undefined;
}

interface Class {
  readonly learned: Lessons;
  readonly held: Lessons;
}

/** Lets bots play, learns the nets of the game anew, and says how surprised both were in games that were held back. */
export async function fitNets(
  school: School,
  learner: Learner,
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  const classes = await attended(
    school,
    learner,
    registry,
    new Progress(terminal, school.name, school.games),
  );
  const anew: Record<string, readonly number[]> = {};
  const rows = [...classes].map(([net, { learned, held }]) => {
    const shape = learner.nets[net];
    if (shape === undefined) throw new Error(`There is no net ${net}.`);
    const weights = inThousandths(taught(shape, learned, TIMES, net));
    anew[net] = weights;
    const [source, now] = [learner.weights[net] ?? [], weights].map((one) =>
      surprise(shape, ofThousandths(one), held).toFixed(4),
    );
    return `  ${net.padEnd(10)}  ${source}  ${now}  nats over ${held.count}, learned from ${learned.count}`;
  });
  terminal.stdout.write(`${[school.name, "", `  ${"".padEnd(10)}  source  anew`, ...rows].join("\n")}\n`);
  if (school.out !== undefined) await writeFile(school.out, sourceOf(anew));
  return 0;
}

/** As it stands in the source, once it is formatted. */
function sourceOf(weights: Readonly<Record<string, readonly number[]>>): string {
  return `/** In thousandths, learned by \`npm run train -- fit --nets\`; docs/bots.md says how. */\nexport const LEARNED = ${JSON.stringify(weights)};\n`;
}

async function attended(
  { workers, ...school }: School,
  { nets }: Learner,
  registry: Registry,
  progress: Progress,
): Promise<ReadonlyMap<string, Class>> {
  const classes = new Map(
    Object.entries(nets).map(([net, shape]) => [
      net,
      { learned: new Lessons(shape), held: new Lessons(shape) },
    ]),
  );
  const hear = ({ games, learned, held }: Taught) => {
    for (const [net, all] of classes) {
      if (learned[net] !== undefined) all.learned.addAll(learned[net]);
      if (held[net] !== undefined) all.held.addAll(held[net]);
    }
    progress.advance(games);
  };
  const shares = Array.from({ length: workers }, (_, part) => ({ ...school, part, of: workers }));
  await Promise.all(
    shares.map((share) => (workers === 1 ? here(registry, share, hear) : apart(share, hear))),
  );
  return classes;
}

async function here(registry: Registry, share: Schooling, hear: (taught: Taught) => void): Promise<void> {
  for await (const some of schooling(registry, share)) hear(some);
}

async function apart(share: Schooling, hear: (taught: Taught) => void): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
  worker.on("message", hear);
  await new Promise<void>((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))));
  });
}
