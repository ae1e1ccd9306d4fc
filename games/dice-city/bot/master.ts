import { BEAM } from "./effort.ts";
import { foreseen } from "./evaluation/foresight.ts";
import { planner } from "./heuristic.ts";

export const master = planner(foreseen, BEAM.master);
