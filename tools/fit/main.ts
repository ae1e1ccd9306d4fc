import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { fit } from "./fit.ts";

process.exitCode = await exitCodeOf(process, () => fit(process.argv.slice(2), registry, process));
