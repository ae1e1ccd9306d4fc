import {
  type Adviser,
  aheadOf,
  besideTheBest,
  type BotSight,
  type Estimate,
  estimated,
  ranked,
  type Tried,
} from "@roundtable/bots";
import { type Chance, chanceOf, copyOf, previewOf, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { type Answer, game, type GrailCup } from "../rules/index.ts";
import { playedByHabit } from "./by-habit.ts";
import { ADVICE } from "./effort.ts";
import { worthTrying } from "./heuristic.ts";
import { outlook } from "./outlook.ts";
import type { GrailCupReason } from "./reason.ts";
import { reasonsFor } from "./choose-reasons.ts";
import { Seen } from "./observations.ts";
import { Search } from "./tree.ts";

/** Nobody plays exactly as sampled, so this share of the quick evaluation is mixed in (docs/bots.md). */
const DOUBT = 0.08;

interface Judged extends Tried<Answer> {
  readonly seen: Seen;
}

interface Weighted extends Judged {
  readonly odds: number;
  readonly give: number;
}

/** Advises by the search of the strongest bot, and reports what it found. */
export const adviser: Adviser<GrailCup, GrailCupReason> = {
  weigh(sight, chance, effort) {
    const [best, ...others] = judgedIn(sight, chance, effort);
    if (best === undefined) return [];
    const weighted = [
      oddsOf(sight, best, estimated(best.values)),
      ...others.map((one) => oddsOf(sight, one, besideTheBest(one.values, best.values))),
    ].toSorted((one, other) => other.odds - one.odds);
    const first = weighted[0] ?? best;
    return weighted.map((one) => ({
      answer: one.item.id,
      odds: one.odds,
      give: one.give,
      beside: (1 - DOUBT) * aheadOf(one.values, first.values).give,
      reasons: reasonsOf(sight.seat, one, weighted),
    }));
  },

  odds(state, chance, effort) {
    const seats = seatsOf(state.knights.length);
    if (state.winner !== null) return seats.map((seat) => (seat === state.winner ? 1 : 0));
    const rounds = Math.max(ADVICE.least, Math.round(ADVICE.openPosition * effort));
    const luck = chance.pick(2 ** 30);
    const glance = outlook(state);
    const sums = seats.map((seat) => DOUBT * (glance[seat] ?? 0));
    for (let nth = 0; nth < rounds; nth++) {
      const end = outlook(playedByHabit(copyOf(game, state), chanceOf(seeded(`${luck}/${nth}`))));
      for (const seat of seats) sums[seat] = (sums[seat] ?? 0) + ((1 - DOUBT) * (end[seat] ?? 0)) / rounds;
    }
    return sums;
  },
};

/** A certain win is certain; everything else is the sampled chance, with some doubt. */
function oddsOf({ world, seat }: BotSight<GrailCup>, one: Judged, { mean, give }: Estimate): Weighted {
  const { events } = previewOf(game, world, seat, one.item);
  if (events.some((event) => event.kind === "won" && event.seat === seat))
    return { ...one, odds: 1, give: 0 };
  const seen = Math.max(0, Math.min(1, mean));
  return { ...one, odds: (1 - DOUBT) * seen + DOUBT * (outlook(world)[seat] ?? 0), give: (1 - DOUBT) * give };
}

/** Examines promising answers as the strongest bot does, and the others briefly. */
function judgedIn(sight: BotSight<GrailCup>, chance: Chance, effort: number): readonly Judged[] {
  const search = new Search(sight, chance);
  const seen = new Map<Answer, Seen>();
  const tryOut = (answer: Answer, nth: number): number => {
    const of = seen.get(answer) ?? new Seen(sight.seats);
    seen.set(answer, of);
    const watching = of.watch();
    const { end, value } = search.tryOut(answer, nth, watching.hear);
    watching.conclude(end);
    return value;
  };
  const briefly = (answer: Answer): Tried<Answer> => {
    const worlds = Math.max(ADVICE.least, Math.round(ADVICE.unlikelyAnswer * effort));
    return { item: answer, values: Array.from({ length: worlds }, (_, nth) => tryOut(answer, nth)) };
  };
  const worthy = worthTrying(sight);
  const playouts = Math.max(ADVICE.least * worthy.length, Math.round(ADVICE.playouts * effort));
  const found = worthy.length === 1 ? worthy.map(briefly) : ranked(worthy, playouts, tryOut);
  const others = sight.decision.answers.filter((answer) => !worthy.includes(answer)).map(briefly);
  return [...found, ...others].map((one) => ({ ...one, seen: seen.get(one.item) ?? new Seen(sight.seats) }));
}

/** The best answer is compared with the next best, all others with the best; a single answer needs no reason. */
function reasonsOf(seat: Seat, one: Weighted, judged: readonly Weighted[]): readonly GrailCupReason[] {
  const [best, next] = judged;
  const isBest = one === best;
  const other = isBest ? next : best;
  if (other === undefined) return [];
  const { mean, give } = aheadOf(one.values, other.values);
  const games = Math.round(100 * Math.abs(one.odds - other.odds));
  const isAlike = games === 0 || Math.abs(mean) <= give || mean > 0 !== isBest;
  return reasonsFor(seat, one.seen, {
    than: other.item,
    there: other.seen,
    isBest,
    games: isAlike ? null : games,
  });
}
