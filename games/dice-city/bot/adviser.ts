import type { Adviser, BotSight } from "@roundtable/bots";
import { chanceOf, copyOf, type Seat, seeded } from "@roundtable/kernel";
import { type Answer, type DiceCity, game } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { chancesOf, isEnding, prospectsIn, shifted } from "./evaluation/win-chances.ts";
import { BEAM } from "./effort.ts";
import { Eyes } from "./advice/observations.ts";
import { master } from "./master.ts";
import type { DiceCityReason } from "./advice/reason.ts";
import { type Judged, reasonsFor } from "./advice/choose-reasons.ts";
import { gainOfTurn, inPoints, inTheLastRound } from "./planning/turn-gain.ts";
import { waysFrom } from "./planning/answer-values.ts";

/**
 * Advises by the plan of the strongest bot: what each answer makes of the turn, in points, and what those points are worth
 * where everybody stands. Nothing is sampled.
 */
export const adviser: Adviser<DiceCity, DiceCityReason> = {
  weigh(sight, chance, effort) {
    const best = master.choose(sight, chance).id;
    const judged = judgedIn(sight, best, beamFor(effort));
    const eyes = new Eyes(sight.world, sight.seat);
    return judged.map((one) => ({
      answer: one.answer.id,
      odds: one.odds,
      give: 0,
      reasons: reasonsFor(eyes, sight.decision.question, one, judged),
    }));
  },

  odds: (state, _chance, effort) => oddsIn(state, beamFor(effort)),
};

function beamFor(effort: number): number {
  return Math.max(BEAM.leastAdvice, Math.round(BEAM.advice * effort));
}

function oddsIn(state: State, beam: number): readonly number[] {
  const seen = isEnding(state) ? inTheLastRound(state) : state;
  return chancesOf(seen, prospectsIn(seen, state.over ? 0 : gainOfTurn(seen, beam)));
}

/** The best first: none of the others is better than what the strongest chooses. */
function judgedIn(sight: BotSight<DiceCity>, best: string, beam: number): readonly Judged[] {
  const { seat, world, decision } = sight;
  const ways = waysFrom(world, seat, decision, inPoints, beam);
  const most = ways.find(({ answer }) => answer.id === best)?.worth ?? 0;
  const seen = isEnding(world) ? inTheLastRound(world) : world;
  const prospects = prospectsIn(seen, gainOfTurn(seen, beam));
  const judged = ways.map((way): Judged => {
    const last = lastRoundAfter(world, seat, way.answer);
    const less = Math.min(0, way.worth - most);
    const odds =
      last === null ? chancesOf(seen, shifted(prospects, seat, less))[seat] : oddsIn(last, beam)[seat];
    return { ...way, odds: odds ?? 0, ends: last !== null, prospects };
  });
  const first = judged.find(({ answer }) => answer.id === best);
  const least = first?.odds ?? 1;
  return judged
    .map((one) => ({ ...one, odds: Math.min(one.odds, least), worth: Math.min(one.worth, most) }))
    .toSorted(
      (one, other) =>
        Number(other.answer.id === best) - Number(one.answer.id === best) ||
        other.odds - one.odds ||
        other.worth - one.worth,
    );
}

/** How it stands after an answer that ends the game with this round; null for all that do not, or not for certain. */
function lastRoundAfter(state: State, seat: Seat, answer: Answer): State | null {
  if (state.players.length === 1 || state.ending !== null) return null;
  if (answer.kind !== "bandit" && answer.kind !== "ship" && answer.kind !== "yes") return null;
  const after = copyOf(game, state);
  // A turn that ends is followed by a roll, which tells nothing: players who have had their turn in the last round
  // play no more.
  game.apply(after, seat, answer, { chance: chanceOf(seeded("the last round")), tell() {}, reveal() {} });
  if (after.over || after.ending !== null) return after;
  return isEnding(after) && !isEnding(state) ? inTheLastRound(after) : null;
}
