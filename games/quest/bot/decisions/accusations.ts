import type { Seat } from "@roundtable/kernel";
import { clearlyBest, type Option } from "./foresight.ts";
import type { Mind } from "../belief/mind.ts";
import { stageNow } from "../sequel/stages.ts";

/** One word moves a game so little that what seems better is often luck. */
const CLEARLY = 3;

/**
 * Of whom it speaks ill: of all of the first of these, or of others, or of nobody, where the sequels speak clearly for it.
 * They hold what that costs later: what the quests show of whom one has accused, and what a Hunter hears.
 */
export function thoughtOver(mind: Mind, suspects: readonly (readonly Seat[])[]): readonly Seat[] {
  const { seat } = mind.sight;
  const [usual = []] = suspects;
  const now = stageNow(mind.sight);
  if (now === null || mind.temper.foresees === 0 || usual.length === 0) return usual;
  const stage = now.at === "failures" ? { ...now, spoken: seat } : now;
  const options = [...suspects, []].map((seats): Option<readonly Seat[]> => ({
    what: seats,
    play(sequel) {
      for (const suspect of seats) sequel.hearsSuspicion(seat, suspect);
      return sequel.from(stage);
    },
  }));
  return clearlyBest(mind, options, CLEARLY) ?? usual;
}
