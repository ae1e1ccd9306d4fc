import { registry } from "@roundtable/games/registry";
import { UsageError, exitCodeOf } from "../command-line.ts";
import { fit } from "./fit/fit.ts";
import { tune } from "./tune/tune.ts";

const TRAININGS = {
  /** Fits the evaluation of positions to games between bots. */
  fit,
  /** Tunes the best bot's constants by self-play. */
  tune,
};

const [name = "", ...argv] = process.argv.slice(2);
process.exitCode = await exitCodeOf(process, async () => {
  if (name !== "fit" && name !== "tune")
    throw new UsageError(
      `Say how to train: npm run train -- ${Object.keys(TRAININGS).join("|")} --game NAME`,
    );
  return await TRAININGS[name](argv, registry, process);
});
