import { writeFile } from "node:fs/promises";
import { inThousandths, type Learner, ofThousandths } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import type { Terminal } from "../../command-line.ts";
import { Progress } from "../../progress.ts";
import { Samples } from "./samples.ts";
import { type TrainingRun, trainingRun, type TrainingBatch } from "./training-run.ts";
import { meanLoss, trainNet } from "./train-net.ts";
import { inWorkers } from "../../in-workers.ts";

/** The number of epochs. */
const TIMES = 6;

export interface NetOptions extends Omit<TrainingRun, "part" | "of"> {
  readonly name: string;
  readonly workers: number;
  /** The file for the weights. */
  readonly out: string | undefined;
}

interface Class {
  readonly learned: Samples;
  readonly held: Samples;
}

/** Lets bots play, trains the game's networks, and prints the loss of the old and new ones on held-out games. */
export async function fitNets(
  school: NetOptions,
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
    const weights = inThousandths(trainNet(shape, learned, TIMES, net));
    anew[net] = weights;
    const [source, now] = [learner.weights[net] ?? [], weights].map((one) =>
      meanLoss(shape, ofThousandths(one), held).toFixed(4),
    );
    return `  ${net.padEnd(10)}  ${source}  ${now}  nats over ${held.count}, learned from ${learned.count}`;
  });
  terminal.stdout.write(`${[school.name, "", `  ${"".padEnd(10)}  source  anew`, ...rows].join("\n")}\n`);
  if (school.out !== undefined) await writeFile(school.out, sourceOf(anew));
  return 0;
}

/** The weights as source code, before formatting. */
function sourceOf(weights: Readonly<Record<string, readonly number[]>>): string {
  return `/** In thousandths, learned by \`npm run train -- fit --nets\`; docs/bots.md says how. */\nexport const LEARNED = ${JSON.stringify(weights)};\n`;
}

async function attended(
  { workers, ...school }: NetOptions,
  { nets }: Learner,
  registry: Registry,
  progress: Progress,
): Promise<ReadonlyMap<string, Class>> {
  const classes = new Map(
    Object.entries(nets).map(([net, shape]) => [
      net,
      { learned: new Samples(shape), held: new Samples(shape) },
    ]),
  );
  const hear = ({ games, learned, held }: TrainingBatch) => {
    for (const [net, all] of classes) {
      if (learned[net] !== undefined) all.learned.addAll(learned[net]);
      if (held[net] !== undefined) all.held.addAll(held[net]);
    }
    progress.advance(games);
  };
  const shares = Array.from({ length: workers }, (_, part) => ({ ...school, part, of: workers }));
  const [only] = shares;
  if (workers === 1 && only !== undefined) for await (const batch of trainingRun(registry, only)) hear(batch);
  else await inWorkers(new URL("./worker.ts", import.meta.url), shares, hear);
  return classes;
}
