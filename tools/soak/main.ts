import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { soak } from "./soak.ts";

process.exitCode = await exitCodeOf(process, () => soak(process.argv.slice(2), registry, process));
