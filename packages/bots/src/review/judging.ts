import type { Answered, Recording, Shape } from "@roundtable/kernel";
import type { Adviser, Weighed } from "../adviser.ts";
import type { BotSight } from "../bot.ts";
import { sightAt } from "../sight.ts";
import { changesBy } from "./changing.ts";
import type { OpenOdds } from "./open-odds.ts";
import {
  CERTAIN,
  type Chances,
  type Changes,
  changesBetween,
  type Judged,
  wholeChance,
  type Worth,
} from "./review.ts";
import type { Sides } from "./sides.ts";

/** In how many worlds an answer is tried beside the best one. */
const WORLDS = 8;
/** What is said of an answer. */
const MOST_REASONS = 4;

interface Judging<S extends Shape> {
  readonly recording: Recording<S>;
  readonly adviser: Adviser<S>;
  readonly open: OpenOdds<S>;
  readonly effort: number;
  readonly sides: Sides | null;
  /** By moment. */
  readonly chances: readonly Chances[];
}

/** A decision, and by seat what it has done to everybody's chances. */
export interface Weighty {
  readonly decision: Judged;
  readonly changes: Changes;
}

/** What this answer was worth to its seat by what it knew, beside the best one; null where there was nothing to choose. */
export function judged<S extends Shape>(
  { recording, adviser, open, effort, sides, chances }: Judging<S>,
  entry: Answered,
): Weighty | null {
  const { game, log } = recording;
  const { n, seat } = entry;
  const table = {
    game,
    state: recording.stateAt(n - 1),
    log: { header: log.header, entries: log.entries.slice(0, n - 1) },
  };
  const sight = sightAt(table, seat, open.chance(`world ${n}`));
  if (sight === null || sight.decision.answers.length < 2) return null;
  const weighed = adviser.weigh(sight, open.chance(`weigh ${n}`), effort);
  const [best] = weighed;
  if (best === undefined) return null;
  let tried: Changes | null = null;
  const differences = (): Changes => (tried ??= differencesOf(best, entry, sight, open));
  const chosen =
    weighed.find(({ answer }) => answer === entry.answer) ?? unweighed(best, entry, differences()[seat] ?? 0);
  const [given, most] = [worthOf(chosen), worthOf(best)];
  const give = wholeChance(
    best.answer === chosen.answer ? 0 : (chosen.beside ?? Math.max(best.give, chosen.give)),
  );
  const less = most.chance - given.chance;
  const cost = less > give ? less : 0;
  return {
    decision: { moment: n, seat, given, best: most, cost, give },
    changes: changesBy({ seat, cost, sides, gains: differences, hopes: chances[n - 1] ?? [] }),
  };
}

/** By seat: both are tried in the same worlds, in which the seat may be as far as it knows; the difference counts. */
function differencesOf<S extends Shape>(
  best: Weighed,
  { n, seat, answer: id }: Answered,
  { decision, world }: BotSight<S>,
  open: OpenOdds<S>,
): Changes {
  const [chosen, better] = [id, best.answer].map((one) =>
    decision.answers.find((answer) => answer.id === one),
  );
  if (chosen === undefined || better === undefined) throw new Error(`Entry ${n}: ${id} is no legal answer.`);
  let sums: readonly number[] = [];
  for (let nth = 0; nth < WORLDS; nth++) {
    const redealt = open.redealt(world, seat, `try ${n} ${nth}`);
    const seed = `try ${n} ${nth} on`;
    const before = open.afterOnce(redealt, seat, better, seed);
    const changes = changesBetween(before, open.afterOnce(redealt, seat, chosen, seed));
    sums = changes.map((change, at) => change + (sums[at] ?? 0));
  }
  return sums.map((sum) => Math.round(sum / WORLDS));
}

function unweighed(best: Weighed, { answer }: Answered, difference: number): Weighed {
  const less = Math.min(0, difference) / CERTAIN;
  return { answer, odds: Math.max(0, best.odds + less), give: best.give, reasons: [] };
}

function worthOf({ answer, odds, reasons }: Weighed): Worth {
  // The last sums up.
  const told =
    reasons.length > MOST_REASONS ? [...reasons.slice(0, MOST_REASONS - 1), ...reasons.slice(-1)] : reasons;
  return { answer, chance: wholeChance(odds), reasons: told };
}
