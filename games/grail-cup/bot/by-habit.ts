import type { Chance, Decision, Seat } from "@roundtable/kernel";
import { type Answer, game, type GrailCup } from "../rules/index.ts";
import { ALLIES } from "../rules/pieces.ts";
import type { State } from "../rules/state.ts";
import { drawn, likelyCursed, likelyKept } from "./habits.ts";
import { byRuleOfThumb } from "./rules-of-thumb.ts";

const CURSABLE = ALLIES.slice(1);

/** How likely each answer is, for decisions that were learned: which ally is kept, and which is cursed. */
export function likelyAnswers(
  state: State,
  seat: Seat,
  { question }: Decision<GrailCup>,
): Float64Array | null {
  switch (question.kind) {
    case "keep":
      return likelyKept(state, seat, question.hand, state.round.picks.length);
    case "curse":
      return likelyCursed(state, seat, CURSABLE);
    default:
      return null;
  }
}

/** The usual answer of a simulated player: as learned, or by rules of thumb. */
export function byHabit(state: State, seat: Seat, decision: Decision<GrailCup>, chance: Chance): Answer {
  const likely = likelyAnswers(state, seat, decision);
  const usual = likely === null ? undefined : decision.answers[drawn(chance, likely)];
  return usual ?? byRuleOfThumb(state, seat, decision, chance);
}

/** Everybody plays by habit until the round is over; changes the state in place. */
export function playedByHabit(state: State, chance: Chance): State {
  const table = { chance, tell() {}, reveal() {} };
  const { number } = state.round;
  while (state.winner === null && state.round.number === number) {
    const [asked] = game.asked(state);
    const decision = asked === undefined ? null : game.decision(state, asked);
    if (asked === undefined || decision === null) throw new Error("The round goes on, but nobody is asked.");
    game.apply(state, asked, byHabit(state, asked, decision, chance), table);
  }
  return state;
}
