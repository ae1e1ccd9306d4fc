import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { ladder } from "./ladder.ts";

process.exitCode = await exitCodeOf(process, () => ladder(process.argv.slice(2), registry, process));
