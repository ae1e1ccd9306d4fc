import {
  type ChanceSource,
  type Draw,
  type Fairness,
  type Header,
  isDie,
  type Log,
  type Seat,
} from "@roundtable/kernel";
import { fairChance } from "./fair-chance.ts";
import { commit, isKey, type Key } from "./key.ts";
import { sealOf, type Terms } from "./share.ts";

/** What a client saw before the match, which no log can contradict. */
export interface Witness {
  readonly commitment?: string;
  /** The nonces that the client knows, at least its own. */
  readonly nonces?: Readonly<Record<Seat, string>>;
  /** All seals, as they were fixed when the client opened its own share. */
  readonly seals?: readonly string[];
  /** The terms that were agreed then. */
  readonly terms?: Terms;
  /** The commitments of all starts of this table at which it opened its share, in order; absent before seals existed. */
  readonly opened?: readonly string[];
}

/** How much it proves that every draw is what it should be. */
export type Proof =
  /** The witness's own share is among the sealed ones: nobody could choose this deal. */
  | "own-share"
  /** There are sealed shares, but none that the witness remembers as its own: it holds if one of their owners is honest. */
  | "others-shares"
  /** Nobody gave a share: the server could choose the deal. */
  | "no-shares"
  /** A match older than seals: the server could choose it together with the last player to give a share. */
  | "unsealed";

export type Verdict =
  /** `calledOff` is how many starts came to nothing before: each may have been a deal that somebody did not like. */
  | { readonly kind: "fair"; readonly draws: number; readonly proof: Proof; readonly calledOff: number }
  | { readonly kind: "no-commitment" }
  | { readonly kind: "malformed-key" }
  | Contradiction
  /** The key that was opened is not the one that was promised. */
  | { readonly kind: "broken-commitment"; readonly promised: string; readonly opened: string }
  | BrokenSeal
  | WrongDraw
  /** An undo names an answer that did not count any more. */
  | { readonly kind: "impossible-undo"; readonly entry: number };

/** The log shows something else than the witness saw. */
type Contradiction =
  | { readonly kind: "other-commitment"; readonly logged: string; readonly seen: string }
  | {
      readonly kind: "other-nonce";
      readonly seat: Seat;
      readonly logged: string | null;
      readonly seen: string;
    }
  | { readonly kind: "other-seals" }
  /** Another game, other options, or another number of seats. */
  | { readonly kind: "other-terms" }
  /** A start at which the witness opened its share is neither this match nor among those that were called off. */
  | { readonly kind: "hidden-start"; readonly commitment: string };

/** What a seat opened is not what it had sealed: it was withheld, chosen later, or never sealed. */
interface BrokenSeal {
  readonly kind: "broken-seal";
  readonly seat: Seat;
}

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

/** Recomputes every die and shuffle of a match from what was opened, and names the first thing that is not as promised. */
export function verify(log: Log, key: Key, witness: Witness = {}): Verdict {
  const { fairness } = log.header;
  if (fairness === undefined) return { kind: "no-commitment" };
  const contradiction = contradictionBetween(log.header, fairness, witness);
  if (contradiction !== null) return contradiction;
  if (!isKey(key)) return { kind: "malformed-key" };
  const opened = commit(key);
  const { commitment, nonces, calledOff = [] } = fairness;
  if (opened !== commitment) return { kind: "broken-commitment", promised: commitment, opened };
  const broken = brokenSeal(fairness);
  if (broken !== null) return broken;
  const draws = verifyDraws(log, fairChance(key, nonces));
  if (typeof draws !== "number") return draws;
  const { continued } = log.header;
  const before = continued === undefined ? null : verify(continued.log, continued.key);
  if (before !== null && before.kind !== "fair") return before;
  return { kind: "fair", draws, proof: proofOf(fairness, witness), calledOff: calledOff.length };
}

function contradictionBetween(header: Header, fairness: Fairness, witness: Witness): Contradiction | null {
  const { commitment, calledOff = [] } = fairness;
  const { opened } = witness;
  const known = [commitment, ...calledOff.map((start) => start.commitment)];
  const hidden = opened?.find((one) => !known.includes(one));
  if (hidden !== undefined) return { kind: "hidden-start", commitment: hidden };
  // A share that was sealed and not opened is none: the seats were settled without it, before any was opened.
  if (opened !== undefined && !opened.includes(commitment)) return null;
  const seen = opened?.at(-1) ?? witness.commitment;
  if (seen !== undefined && seen !== commitment)
    return { kind: "other-commitment", logged: commitment, seen };
  for (const [seat, seen] of Object.entries(witness.nonces ?? {})) {
    const logged = fairness.nonces[Number(seat)] ?? null;
    if (logged !== seen) return { kind: "other-nonce", seat: Number(seat), logged, seen };
  }
  if (witness.seals !== undefined && !isSame(witness.seals, fairness.seals)) return { kind: "other-seals" };
  const { terms } = witness;
  return terms === undefined || isAgreed(header, terms) ? null : { kind: "other-terms" };
}

function isAgreed({ game, seats, options }: Header, terms: Terms): boolean {
  const inOrder = (values: Header["options"]) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return (
    terms.game === game && terms.people.length === seats && isSame(inOrder(terms.options), inOrder(options))
  );
}

function brokenSeal({ commitment, seals, nonces }: Fairness): BrokenSeal | null {
  if (seals === undefined) return null;
  const seats = Math.max(seals.length, nonces.length);
  for (let seat = 0; seat < seats; seat++) {
    const nonce = nonces[seat] ?? "";
    const seal = nonce === "" ? "" : sealOf(commitment, seat, nonce);
    if (seal !== (seals[seat] ?? "")) return { kind: "broken-seal", seat };
  }
  return null;
}

function proofOf({ commitment, seals }: Fairness, { opened = [] }: Witness): Proof {
  if (seals === undefined) return "unsealed";
  if (seals.every((seal) => seal === "")) return "no-shares";
  return opened.includes(commitment) ? "own-share" : "others-shares";
}

/** How many draws there were, if all are right. */
function verifyDraws(log: Log, source: ChanceSource): number | Verdict {
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
  return draws;
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
    if (fair === null || !isSame(answerIn(logged), answerIn(fair)))
      return { kind: "wrong-draw", entry, draw, logged, fair };
  }
  return null;
}

function drawnAgain(source: ChanceSource, draw: number, logged: Draw): Draw | null {
  if ("order" in logged) return { order: source.order(draw, logged.order.length) };
  return isDie(logged.of) ? { of: logged.of, drew: source.pick(draw, logged.of) } : null;
}

function answerIn(draw: Draw): number | readonly number[] {
  return "order" in draw ? draw.order : draw.drew;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
