import { registry } from "@roundtable/games/registry";
import { exitCodeOf } from "../command-line.ts";
import { fuzz } from "./fuzz.ts";

process.exitCode = await exitCodeOf(process, () =>
  fuzz(process.argv.slice(2), registry, "fuzz-failures", process),
);
