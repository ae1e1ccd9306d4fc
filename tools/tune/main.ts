import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { tune } from "./tune.ts";

process.exitCode = await exitCodeOf(process, () => tune(process.argv.slice(2), registry, process));
