import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { golden } from "./golden.ts";

process.exitCode = await exitCodeOf(process, () => golden(process.argv.slice(2), registry, "games", process));
