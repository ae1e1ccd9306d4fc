import { registry } from "@roundtable/games/registry";
import { Complaint, exitCodeOf } from "../command-line.ts";
import { fit } from "./fit/fit.ts";
import { tune } from "./tune/tune.ts";

const TRAININGS = {
  /** What bots judge positions by, from games that bots have played. */
  fit,
  /** What the best bot plays by, by playing against itself. */
  tune,
};

const [name = "", ...argv] = process.argv.slice(2);
process.exitCode = await exitCodeOf(process, async () => {
  if (name !== "fit" && name !== "tune")
    throw new Complaint(`Say how to train: npm run train -- ${Object.keys(TRAININGS).join("|")} --game NAME`);
  return await TRAININGS[name](argv, registry, process);
});
