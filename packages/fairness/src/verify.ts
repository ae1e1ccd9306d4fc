import { type ChanceSource, type Draw, isDie, type Log, type Seat } from "@roundtable/kernel";
import { fairChance } from "./fair-chance.ts";
import { commit, isKey, type Key } from "./key.ts";

/** What a client saw with its own eyes before the match, and no log can talk it out of. */
export interface Witness {
  readonly commitment?: string;
  /** The nonces that it knows, its own at least. */
  readonly nonces?: Readonly<Record<Seat, string>>;
}

export type Verdict =
  | { readonly kind: "fair"; readonly draws: number }
  | { readonly kind: "no-commitment" }
  | { readonly kind: "malformed-key" }
  /** The log shows another promise, or another nonce, than the witness saw. */
  | { readonly kind: "other-commitment"; readonly logged: string; readonly seen: string }
  | {
      readonly kind: "other-nonce";
      readonly seat: Seat;
      readonly logged: string | null;
      readonly seen: string;
    }
  /** The key that was opened is not the one that was promised. */
  | { readonly kind: "broken-commitment"; readonly promised: string; readonly opened: string }
  | WrongDraw
  /** An undo names an answer that did not count any more. */
  | { readonly kind: "impossible-undo"; readonly entry: number };

export interface WrongDraw {
  readonly kind: "wrong-draw";
  /** The number of the entry in the log; 0 is setup. */
  readonly entry: number;
  /** The number of the draw in the match, from 0. */
  readonly draw: number;
  readonly logged: Draw;
  /** What it should have been; null where the log asks for a die or a shuffle that cannot exist. */
  readonly fair: Draw | null;
}

/** Recomputes every die and shuffle of a match from the opened key, and names the first that is not what was promised. */
export function verify(log: Log, key: Key, witness: Witness = {}): Verdict {
  const { fairness } = log.header;
  if (fairness === undefined) return { kind: "no-commitment" };
  const { commitment, nonces } = fairness;
  if (witness.commitment !== undefined && witness.commitment !== commitment) {
    return { kind: "other-commitment", logged: commitment, seen: witness.commitment };
  }
  for (const [seat, seen] of Object.entries(witness.nonces ?? {})) {
    const logged = nonces[Number(seat)] ?? null;
    if (logged !== seen) return { kind: "other-nonce", seat: Number(seat), logged, seen };
  }
  if (!isKey(key)) return { kind: "malformed-key" };
  const opened = commit(key);
  if (opened !== commitment) return { kind: "broken-commitment", promised: commitment, opened };
  return verifyDraws(log, fairChance(key, nonces));
}

function verifyDraws(log: Log, source: ChanceSource): Verdict {
  let draws = log.setup.draws.length;
  const wrong = firstWrong(log.setup.draws, 0, 0, source);
  if (wrong !== null) return wrong;

  let next = log.setup.draws.length;
  // The answers that count, each with the number of its first draw: an undo goes back to it, so that the same draw
  // gives the same again.
  let line: { readonly entry: number; readonly first: number; readonly draws: number }[] = [];
  for (const entry of log.entries) {
    if (entry.kind === "answer") {
      const wrong = firstWrong(entry.draws, entry.n, next, source);
      if (wrong !== null) return wrong;
      line.push({ entry: entry.n, first: next, draws: entry.draws.length });
      next += entry.draws.length;
      draws += entry.draws.length;
    } else if (entry.kind === "undo") {
      const at = line.findIndex((answer) => answer.entry === entry.from);
      const target = line[at];
      if (target === undefined) return { kind: "impossible-undo", entry: entry.n };
      if (entry.alone === true) {
        // What others did unnoticed since stays where it was, with its draws; dice are noticed, and cannot be fished for.
        if (target.draws > 0) return { kind: "impossible-undo", entry: entry.n };
        line = line.toSpliced(at, 1);
        continue;
      }
      next = target.first;
      line = line.slice(0, at);
    }
  }
  return { kind: "fair", draws };
}

function firstWrong(
  draws: readonly Draw[],
  entry: number,
  first: number,
  source: ChanceSource,
): WrongDraw | null {
  for (const [index, logged] of draws.entries()) {
    const draw = first + index;
    const fair = drawnAgain(source, draw, logged);
    if (fair === null || !isSame(logged, fair)) return { kind: "wrong-draw", entry, draw, logged, fair };
  }
  return null;
}

function drawnAgain(source: ChanceSource, draw: number, logged: Draw): Draw | null {
  if ("order" in logged) return { order: source.order(draw, logged.order.length) };
  return isDie(logged.of) ? { of: logged.of, drew: source.pick(draw, logged.of) } : null;
}

function isSame(one: Draw, other: Draw): boolean {
  return JSON.stringify(answerIn(one)) === JSON.stringify(answerIn(other));
}

function answerIn(draw: Draw): number | readonly number[] {
  return "order" in draw ? draw.order : draw.drew;
}
