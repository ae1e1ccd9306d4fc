import { estimated } from "@roundtable/bots";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";
import { type Belief, believe } from "../belief/belief.ts";
import { publicKnowledge, type Table } from "../belief/knowledge.ts";
import { MASTER } from "../belief/skill.ts";
import { courseOf, type Stage } from "./course.ts";
import { companyAt, Crowd } from "../belief/crowd.ts";
import type { Secrets } from "./secrets.ts";
import { Playout } from "./playout.ts";
import type { Opinion } from "../belief/sides.ts";

/** The expected results from a stage on. */
export interface Outlook {
  /** The chance that good wins. */
  readonly good: number;
  /** Half of its 95 % interval. */
  readonly give: number;
  /** The chance in each playout. */
  readonly values: readonly number[];
  /** The chance of a hunt, and the chance that she is right then. */
  readonly hunt: { readonly chance: number; readonly right: number } | null;
}

/** The public belief from what there is to see and hear; only a master reads whom others chose. */
export function publicBelief(table: Table, chance: Chance, deals = MASTER.deals): Belief {
  return believe(table, publicKnowledge(table), chance, { ...MASTER, reads: 0, deals });
}

/** The expected results from each of these stages: all of them use the same deals and the same luck. */
export function outlooks(
  table: Table,
  opinion: Opinion,
  stages: readonly Stage[],
  tries: number,
  secrets: (nth: number) => Secrets,
  chance: Chance,
): readonly Outlook[] {
  const company = companyAt(table);
  const course = courseOf(table);
  const luck = chance.pick(2 ** 31);
  const sums = stages.map(() => ({ values: new Array<number>(), hunts: 0, right: 0 }));
  for (let nth = 0; nth < tries; nth++) {
    const hidden = secrets(nth);
    for (const [index, stage] of stages.entries()) {
      const playout = new Playout(
        table,
        new Crowd(opinion, company),
        course,
        hidden,
        chanceOf(seeded(luck + nth)),
      );
      const { good, hunt } = playout.from(stage);
      const sum = sums[index];
      if (sum === undefined) continue;
      sum.values.push(good);
      if (hunt !== null) {
        sum.hunts++;
        sum.right += hunt;
      }
    }
  }
  return sums.map(({ values, hunts, right }): Outlook => {
    const { mean: good, give } = estimated(values);
    return { good, give, values, hunt: hunts === 0 ? null : { chance: hunts / tries, right: right / hunts } };
  });
}
