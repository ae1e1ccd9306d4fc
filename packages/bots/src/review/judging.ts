import type { Answered, Recording, Shape } from "@roundtable/kernel";
import type { Adviser, Weighed } from "../adviser.ts";
import type { BotSight } from "../bot.ts";
import { sightAt } from "../sight.ts";
import type { OpenOdds } from "./open-odds.ts";
import { type Judged, wholeChance, type Worth } from "./review.ts";

/** How many worlds the answer is tried in that the adviser had not thought worth weighing. */
const WORLDS = 8;
/** What is said of an answer. */
const MOST_REASONS = 4;

interface Judging<S extends Shape> {
  readonly recording: Recording<S>;
  readonly adviser: Adviser<S>;
  readonly open: OpenOdds<S>;
  readonly effort: number;
}

/** What this answer was worth to its seat by what it knew, beside the best one; null where there was nothing to choose. */
export function judged<S extends Shape>(
  { recording, adviser, open, effort }: Judging<S>,
  entry: Answered,
): Judged | null {
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
  const chosen = weighed.find(({ answer }) => answer === entry.answer) ?? unweighed(best, entry, sight, open);
  const [given, most] = [worthOf(chosen), worthOf(best)];
  return {
    moment: n,
    seat,
    given,
    best: most,
    cost: Math.max(0, most.chance - given.chance),
    give: wholeChance(best.answer === chosen.answer ? 0 : Math.max(best.give, chosen.give)),
  };
}

/** Both are tried in the same worlds, in which the seat may be as far as it knows; the difference counts. */
function unweighed<S extends Shape>(
  best: Weighed,
  { n, seat, answer: id }: Answered,
  { decision, world }: BotSight<S>,
  open: OpenOdds<S>,
): Weighed {
  const [chosen, better] = [id, best.answer].map((one) =>
    decision.answers.find((answer) => answer.id === one),
  );
  if (chosen === undefined || better === undefined) throw new Error(`Entry ${n}: ${id} is no legal answer.`);
  const differences = Array.from({ length: WORLDS }, (_, nth) => {
    const redealt = open.redealt(world, seat, `try ${n} ${nth}`);
    const seed = `try ${n} ${nth} on`;
    const [after, afterBest] = [chosen, better].map((answer) => open.afterOnce(redealt, seat, answer, seed));
    return (after?.[seat] ?? 0) - (afterBest?.[seat] ?? 0);
  });
  const less = Math.min(0, differences.reduce((sum, one) => sum + one, 0) / WORLDS) / wholeChance(1);
  return { answer: id, odds: Math.max(0, best.odds + less), give: best.give, reasons: [] };
}

function worthOf({ answer, odds, reasons }: Weighed): Worth {
  // The last sums up.
  const told =
    reasons.length > MOST_REASONS ? [...reasons.slice(0, MOST_REASONS - 1), ...reasons.slice(-1)] : reasons;
  return { answer, chance: wholeChance(odds), reasons: told };
}
