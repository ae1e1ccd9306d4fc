import { type Answered, type Recording, standingIn, type Shape } from "@roundtable/kernel";
import type { Adviser } from "../adviser.ts";
import { NOTHING, standingAfter, stepBack, sumsOf, takenBackBy } from "./adding-up.ts";
import { decidingIn } from "./deciding.ts";
import { judged } from "./judging.ts";
import { OpenOdds } from "./open-odds.ts";
import {
  type Chances,
  changesBetween,
  type Judged,
  type KnownAt,
  type Review,
  REVIEW_VERSION,
  type Step,
} from "./review.ts";
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
  const { game, log, led, last } = recording;
  if (led < 0) throw new RangeError("These rules cannot set this match up.");
  const { header } = log;
  const entries = log.entries.slice(0, led);
  const counting = standingIn(entries);
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

  const { start, chances, steps } = stepsIn(recording, open, done);
  const known: KnownAt[][] = NOTHING(header.seats).map(() => []);
  const decisions: Judged[] = [];
  for (const entry of counting) {
    const decision = judged({ recording, adviser, open, effort: each * JUDGING }, entry);
    if (decision !== null) {
      decisions.push(decision);
      known[entry.seat]?.push({ moment: entry.n - 1, chance: decision.best.chance });
    }
    done(UNITS_PER_DECISION);
  }
  const winners = game.outcome(recording.stateAt(led))?.winners ?? null;
  return {
    version: REVIEW_VERSION,
    seats: header.seats,
    last,
    led,
    winners,
    start,
    open: chances,
    known,
    steps,
    sums: sumsOf(start, chances.at(-1) ?? start, steps),
    deciding: decidingIn(steps, winners, new Set(counting.map(({ n }) => n))),
    decisions,
    suspicion:
      adviser.suspicious === undefined
        ? null
        : suspicionIn({ recording, suspicious: adviser.suspicious, open, effort: each, done }),
  };
}

interface Walked {
  readonly start: Chances;
  readonly chances: readonly Chances[];
  readonly steps: readonly Step[];
}

/** Each change of the chances is told apart where it comes from: the sum of all is what has become of them. */
function stepsIn<S extends Shape>(recording: Recording<S>, open: OpenOdds<S>, done: () => void): Walked {
  const { log, led } = recording;
  const { seats, continued } = log.header;
  const first = open.at(recording.stateAt(0));
  const start = continued === undefined ? open.beforeTheDeal(log.header) : first;
  const nothing = NOTHING(seats);
  const steps: Step[] = [{ moment: 0, seat: null, decision: nothing, luck: changesBetween(start, first) }];
  const chances: Chances[] = [first];
  let standing: readonly number[] = [];
  done();
  for (const entry of log.entries.slice(0, led)) {
    const before = chances.at(-1) ?? first;
    const moves = entry.kind === "answer" || entry.kind === "undo";
    const after = moves ? open.at(recording.stateAt(entry.n)) : before;
    if (entry.kind === "answer") steps.push(answered(recording, open, entry, { before, after }));
    if (entry.kind === "undo") {
      const gone = takenBackBy(entry, standing);
      const undone = steps.filter(({ moment }) => gone.includes(moment));
      steps.push(stepBack(entry, { before, after }, undone));
    }
    standing = standingAfter(entry, standing);
    chances.push(after);
    done();
  }
  return { start, chances, steps };
}

/** Where chance was asked, what the answer was worth before it spoke is tried; the rest is luck. */
function answered<S extends Shape>(
  recording: Recording<S>,
  open: OpenOdds<S>,
  { n, seat, answer: id, draws }: Answered,
  { before, after }: { readonly before: Chances; readonly after: Chances },
): Step {
  const [draw] = draws;
  const whole = changesBetween(before, after);
  if (draw === undefined) return { moment: n, seat, decision: whole, luck: NOTHING(whole.length) };
  const state = recording.stateAt(n - 1);
  const answer = recording.game.decision(state, seat)?.answers.find((one) => one.id === id);
  if (answer === undefined) throw new Error(`Entry ${n}: ${id} is no legal answer.`);
  const sides = draws.length === 1 && !("order" in draw) ? draw.of : null;
  const expected = open.afterAnswer(state, seat, answer, { sides, seed: `luck ${n}` });
  return {
    moment: n,
    seat,
    decision: changesBetween(before, expected),
    luck: changesBetween(expected, after),
  };
}
