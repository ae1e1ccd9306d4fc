import { spawn } from "node:child_process";
import { once } from "node:events";
import { registry } from "@roundtable/games/registry";
import { UsageError, exitCodeOf } from "../command-line.ts";

// The benchmarks by name. Each is loaded only when it is run.
const BENCHES: Readonly<Record<string, (argv: readonly string[]) => Promise<number>>> = {
  engine: async (argv) => await (await import("./engine/bench.ts")).bench(argv, registry, process),
  server: async (argv) => await (await import("./server/bench.ts")).bench(argv, registry, process),
  cluster: async (argv) => await (await import("./cluster/bench.ts")).benchCluster(argv, process),
  store: async (argv) =>
    await (await import("./store/bench.ts")).benchStore(argv, Object.keys(registry)[0] ?? "", process),
  replay: async (argv) => await (await import("./replay/bench.ts")).bench(argv, registry, process),
  web: async (argv) => await run("e2e/bench-web.ts", argv),
};

const [name = "", ...argv] = process.argv.slice(2);
process.exitCode = await exitCodeOf(process, async () => {
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (bench === undefined)
    throw new UsageError(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join("|")} [--json]`);
  return await bench(argv);
});

async function run(script: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
