import { exitCodeOf } from "../command-line.ts";
import { mutate } from "./mutate.ts";

process.exitCode = await exitCodeOf(process, () => mutate(process.argv.slice(2), process.cwd(), process));
