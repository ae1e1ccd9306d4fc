import type { Chance } from "@roundtable/kernel";
import type { Sight } from "../belief/knowledge.ts";
import { Mind } from "../belief/mind.ts";
import { MASTER, type Skill } from "../belief/skill.ts";

/**
 * The best bot without randomness: it always does what it would do more often than not. It relies fully on choices,
 * because people who ask for advice may sit with players who do not hide theirs.
 */
export class SettledMind extends Mind {
  constructor(sight: Sight, chance: Chance, { deals, foresees }: Pick<Skill, "deals" | "foresees"> = MASTER) {
    super(sight, chance, { ...MASTER, whim: 0, reads: MASTER.feigns, deals, foresees });
  }

  override happens(likely: number): boolean {
    return likely >= 0.5;
  }
}
