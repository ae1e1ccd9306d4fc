import { type Recording, standingAnswersIn, type Shape } from "@roundtable/kernel";
import type { Adviser } from "../adviser.ts";
import { NOTHING, standingAfter, stepBack, sumsOf, takenBackBy } from "./adding-up.ts";
import { decidingIn } from "./deciding.ts";
import { judged } from "./judging.ts";
import { OpenOdds } from "./open-odds.ts";
import {
  type Chances,
  type Changes,
  changesBetween,
  type Judged,
  type KnownAt,
  type Review,
  REVIEW_VERSION,
  type Step,
} from "./review.ts";
import { sidesIn } from "./sides.ts";
import { publicMoments, suspicionIn } from "./suspecting.ts";

/** In a match of so many answers each is thought about as for a hint; the longer it is, the less. */
const USUAL_ANSWERS = 120;

/** An answer that is judged beside others is thought about longer than the strongest bot would; a hint, longer still. */
const JUDGING = 0.3;
/** So many positions are reckoned in the time in which one decision is judged: by that the progress goes. */
const UNITS_PER_DECISION = 6;

interface Given<S extends Shape> {
  readonly recording: Recording<S>;
  readonly adviser: Adviser<S>;
  /** The same seed gives the same review. */
  readonly seed: string;
  /** Beside a hint. */
  readonly effort?: number;
  /** How much of it is done, up to 1. */
  readonly onProgress?: (done: number) => void;
}

/** What became of everybody's chances in a match that is over, and why; as far as the rules lead. */
export function reviewOf<S extends Shape>({
  recording,
  adviser,
  seed,
  effort = 1,
  onProgress,
}: Given<S>): Review {
  const { game, log, lastReached, last } = recording;
  if (lastReached < 0) throw new RangeError("These rules cannot set this match up.");
  const { header } = log;
  const entries = log.entries.slice(0, lastReached);
  const counting = standingAnswersIn(entries);
  const answers = entries.filter(({ kind }) => kind === "answer").length;
  const each = effort * Math.min(1, USUAL_ANSWERS / Math.max(1, answers));
  const open = new OpenOdds({ game, adviser, seats: header.seats, seed, effort: each });

  const suspicions = adviser.suspicious === undefined ? 0 : publicMoments(recording).length;
  const all = 1 + entries.length + counting.length * UNITS_PER_DECISION + suspicions;
  let units = 0;
  const done = (by = 1): void => {
    units += by;
    onProgress?.(units / all);
  };

  const chances = openIn(recording, open, done);
  const sides = adviser.suspicious === undefined ? null : sidesIn(chances);
  const known: KnownAt[][] = NOTHING(header.seats).map(() => []);
  const decisions: Judged[] = [];
  const decided = new Map<number, Changes>();
  for (const entry of counting) {
    const weighty = judged({ recording, adviser, open, effort: each * JUDGING, sides, chances }, entry);
    if (weighty !== null) {
      const { decision, changes } = weighty;
      decisions.push(decision);
      decided.set(entry.n, changes);
      known[entry.seat]?.push({ moment: entry.n - 1, chance: decision.best.chance });
    }
    done(UNITS_PER_DECISION);
  }
  const start = header.continued === undefined ? open.beforeTheDeal(header, sides) : (chances[0] ?? []);
  const steps = stepsIn(recording, { start, chances, decided });
  const winners = game.outcome(recording.stateAt(lastReached))?.winners ?? null;
  return {
    version: REVIEW_VERSION,
    seats: header.seats,
    last,
    led: lastReached,
    winners,
    start,
    open: chances,
    known,
    steps,
    sums: sumsOf(start, chances.at(-1) ?? start, steps),
    deciding: decidingIn(steps, winners, counting),
    decisions,
    suspicion:
      adviser.suspicious === undefined
        ? null
        : suspicionIn({ recording, suspicious: adviser.suspicious, open, effort: each, done }),
  };
}

/** What everybody could hope for at each moment, everything laid open. */
function openIn<S extends Shape>(
  recording: Recording<S>,
  open: OpenOdds<S>,
  done: () => void,
): readonly Chances[] {
  const { log, lastReached } = recording;
  const chances: Chances[] = [open.at(recording.stateAt(0))];
  done();
  for (const { n, kind } of log.entries.slice(0, lastReached)) {
    const moves = kind === "answer" || kind === "undo";
    chances.push(moves ? open.at(recording.stateAt(n)) : (chances.at(-1) ?? []));
    done();
  }
  return chances;
}

interface Walked {
  readonly start: Chances;
  readonly chances: readonly Chances[];
  readonly decided: ReadonlyMap<number, Changes>;
}

/**
 * Each change of the chances is told apart where it comes from: the sum of all is what has become of them. What an answer
 * did beside the best one is its decision; whatever else has moved them, dice, cards and what nobody could know, is luck.
 */
function stepsIn<S extends Shape>(
  { log, lastReached }: Recording<S>,
  { start, chances, decided }: Walked,
): readonly Step[] {
  const at = (moment: number): Chances => chances[moment] ?? start;
  const nothing = NOTHING(log.header.seats);
  const steps: Step[] = [{ moment: 0, seat: null, decision: nothing, luck: changesBetween(start, at(0)) }];
  let standing: readonly number[] = [];
  for (const entry of log.entries.slice(0, lastReached)) {
    const [before, after] = [at(entry.n - 1), at(entry.n)];
    if (entry.kind === "answer") {
      const { n: moment, seat } = entry;
      const decision = decided.get(moment) ?? nothing;
      steps.push({ moment, seat, decision, luck: changesBetween(decision, changesBetween(before, after)) });
    }
    if (entry.kind === "undo") {
      const gone = takenBackBy(entry, standing);
      const undone = steps.filter(({ moment }) => gone.includes(moment));
      steps.push(stepBack(entry, { before, after }, undone));
    }
    standing = standingAfter(entry, standing);
  }
  return steps;
}
