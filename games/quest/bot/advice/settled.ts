import type { Chance } from "@roundtable/kernel";
import type { Sight } from "../knowledge.ts";
import { Mind } from "../mind.ts";
import { MASTER, type Temper } from "../temper.ts";

/**
 * The best bot without its whims: what it does more often than not it does. It makes all of choices: whoever asks for advice
 * may sit with players who do not hide theirs.
 */
export class Settled extends Mind {
  constructor(
    sight: Sight,
    chance: Chance,
    { deals, foresees }: Pick<Temper, "deals" | "foresees"> = MASTER,
  ) {
    super(sight, chance, { ...MASTER, whim: 0, reads: MASTER.feigns, deals, foresees });
  }

  override happens(likely: number): boolean {
    return likely >= 0.5;
  }
}
