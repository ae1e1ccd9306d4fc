import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { benchStore } from "./bench.ts";

process.exitCode = await exitCodeOf(process, () =>
  benchStore(process.argv.slice(2), Object.keys(registry)[0] ?? "", process),
);
