import { writeFile } from "node:fs/promises";
import { exitCodeOf } from "../command-line.ts";
import { reports } from "./reports.ts";

process.exitCode = await exitCodeOf(process, () =>
  reports(process.argv.slice(2), process.env, { fetch, save: writeFile }, process),
);
