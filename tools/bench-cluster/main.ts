import { exitCodeOf } from "../command-line.ts";
import { benchCluster } from "./bench.ts";

process.exitCode = await exitCodeOf(process, () => benchCluster(process.argv.slice(2), process));
