import type { Seat } from "@roundtable/kernel";
import { clearlyBest, type Option } from "./foresight.ts";
import type { Mind } from "../belief/mind.ts";
import { stageNow } from "../playout/stages.ts";

/** One statement changes a game so little that an apparent gain is often luck, so the difference must be this clear. */
const CLEARLY = 3;

/**
 * Whom the bot accuses: by default all of the first list, or others, or nobody, if the playouts are clearly in favour.
 * They include the later costs: what quests reveal about the accused, and what a Hunter hears.
 */
export function bestAccusations(mind: Mind, suspects: readonly (readonly Seat[])[]): readonly Seat[] {
  const { seat } = mind.sight;
  const [usual = []] = suspects;
  const now = stageNow(mind.sight);
  if (now === null || mind.skill.foresees === 0 || usual.length === 0) return usual;
  const stage = now.at === "failures" ? { ...now, spoken: seat } : now;
  const options = [...suspects, []].map((seats): Option<readonly Seat[]> => ({
    what: seats,
    play(playout) {
      for (const suspect of seats) playout.hearsSuspicion(seat, suspect);
      return playout.from(stage);
    },
  }));
  return clearlyBest(mind, options, CLEARLY) ?? usual;
}
