import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { attackOwnServer } from "./attack.ts";

process.exitCode = await exitCodeOf(process, () => attackOwnServer(process.argv.slice(2), registry, process));
