import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { simulate } from "./simulate.ts";

process.exitCode = await exitCodeOf(process, () => simulate(process.argv.slice(2), registry, process));
