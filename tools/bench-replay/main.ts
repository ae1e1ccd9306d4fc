import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { bench } from "./bench.ts";

process.exitCode = await exitCodeOf(process, () => bench(process.argv.slice(2), registry, process));
