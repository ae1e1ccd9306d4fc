import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/index.ts";
import type { Fortune, GrailCupReason, Often, RivalFortune } from "./reason.ts";
import type { Seen } from "./observations.ts";

/**
 * About how much likelier a seat wins if this happens for certain. It only orders the reasons; nothing is computed from
 * it.
 */
const WEIGHTS: Readonly<Record<Fortune, number>> = {
  grail: 0.9,
  leads: 0.12,
  armed: 0.05,
  barred: -0.08,
  stopped: -0.03,
  seal: 0.04,
  goblin: -0.06,
  boots: 0.09,
  cursed: -0.12,
  strikes: 0.14,
  claims: 0.14,
};
const FORTUNES: readonly Fortune[] = [
  "grail",
  "leads",
  "armed",
  "barred",
  "stopped",
  "seal",
  "goblin",
  "boots",
  "cursed",
  "strikes",
  "claims",
];
/** Effects of a single ally: a player without that ally is not told that it fails. */
const OF_A_CARD: ReadonlySet<Fortune> = new Set(["strikes", "claims"]);
const RIVAL_WEIGHTS: Readonly<Record<RivalFortune, number>> = { grail: -0.5, barred: 0.05, goblin: 0.04 };
const RIVAL_FORTUNES: readonly RivalFortune[] = ["grail", "barred", "goblin"];
const RIVALS_ODDS = -0.35;
const A_SPACE = 0.015;

/** Reasons with less weight are not worth mentioning. */
const WORTH_A_WORD = 0.008;
/** A danger or a decisive event is mentioned even if the other answer has it as well, if it is this likely. */
const OFTEN = 0.15;
const DECISIVE = 0.5;
/** The factor by which it counts less then. */
const SHARED = 0.3;
/** Differences within this many standard errors may be luck. */
const DOUBTFUL = 1.5;

interface Told {
  readonly reason: GrailCupReason;
  /** How much it speaks for the answer, or against it. */
  readonly weight: number;
}

/**
 * Why an answer is good or bad, compared with another: the decisive reason, then the strongest counter-argument, then
 * the total.
 */
export function reasonsFor(
  seat: Seat,
  here: Seen,
  beside: {
    readonly than: Answer;
    readonly there: Seen;
    readonly isBest: boolean;
    readonly games: number | null;
  },
): readonly GrailCupReason[] {
  const { than, there, isBest, games } = beside;
  const told = [
    ...ownReasons(seat, here, there, than),
    ...here.knights.flatMap((_, rival) => (rival === seat ? [] : rivalReasons(rival, here, there, than))),
  ].toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const pros = told.filter(({ weight }) => weight >= WORTH_A_WORD);
  const cons = told.filter(({ weight }) => weight <= -WORTH_A_WORD);
  const [first, second] = isBest ? [pros, cons] : [cons, pros];
  const chosen = [...distinct(first).slice(0, 2), ...distinct(second).slice(0, 1)];
  return [...chosen.map(({ reason }) => reason), summary(than, isBest, games)];
}

function summary(than: Answer, isBest: boolean, games: number | null): GrailCupReason {
  if (games === null) return { kind: "alike", than };
  return { kind: isBest ? "better" : "worse", than, games };
}

/** One reason of each kind, and only one about the distance. */
function distinct(told: readonly Told[]): readonly Told[] {
  const groups = new Set<string>();
  return told.filter(({ reason: { kind } }) => {
    const group = kind === "leads" ? "rides" : kind === "rival-grail" ? "rival" : kind;
    const isNew = !groups.has(group);
    groups.add(group);
    return isNew;
  });
}

function ownReasons(seat: Seat, here: Seen, there: Seen, than: Answer): Told[] {
  const told = FORTUNES.flatMap((kind): Told[] => {
    const [share, other] = [here.share(seat, kind), there.share(seat, kind)];
    const weight = weightOf(WEIGHTS[kind], share, other, here, there);
    if (weight === 0 || (OF_A_CARD.has(kind) && share === 0)) return [];
    return [{ weight, reason: { kind, than, ...frequencies(share, other) } }];
  });
  const [to, instead] = [Math.round(here.space(seat)), Math.round(there.space(seat))];
  if (to !== instead)
    told.push({ weight: A_SPACE * (to - instead), reason: { kind: "rides", than, to, instead } });
  return told;
}

function rivalReasons(rival: Seat, here: Seen, there: Seen, than: Answer): Told[] {
  const told = RIVAL_FORTUNES.flatMap((fortune): Told[] => {
    const [share, other] = [here.share(rival, fortune), there.share(rival, fortune)];
    const weight = weightOf(RIVAL_WEIGHTS[fortune], share, other, here, there);
    if (weight === 0) return [];
    return [
      { weight, reason: { kind: `rival-${fortune}`, knight: rival, than, ...frequencies(share, other) } },
    ];
  });
  const [share, other] = [here.odds(rival), there.odds(rival)];
  const { often, instead } = { often: outOf(100, share), instead: outOf(100, other) };
  if (Math.abs(often.times - instead.times) >= 2)
    told.push({
      weight: RIVALS_ODDS * (share - other),
      reason: { kind: "rival", knight: rival, than, often, instead },
    });
  return told;
}

/** The weight of something that happens with this probability after the answer, and with that one after the other. */
function weightOf(unit: number, share: number, other: number, here: Seen, there: Seen): number {
  const isTold = (unit < 0 || unit >= DECISIVE) && share >= OFTEN;
  const atLeast = isTold ? SHARED * unit * share : 0;
  return isDoubtful(share, other, here.rounds, there.rounds) ? atLeast : unit * (share - other) || atLeast;
}

function isDoubtful(share: number, other: number, rounds: number, others: number): boolean {
  const both = (share * rounds + other * others) / Math.max(1, rounds + others);
  const error = Math.sqrt(both * (1 - both) * (1 / Math.max(1, rounds) + 1 / Math.max(1, others)));
  return Math.abs(share - other) <= DOUBTFUL * error;
}

/** In tenths if that distinguishes them, else in hundredths. */
function frequencies(share: number, other: number): { readonly often: Often; readonly instead: Often } {
  const isFine = [share, other].every((one) => one === 0 || one === 1 || (one >= 0.07 && one <= 0.93));
  const tells = Math.round(share * 10) !== Math.round(other * 10) || Math.abs(share - other) < 0.015;
  const of = isFine && tells ? 10 : 100;
  return { often: oftenOutOf(of, share), instead: oftenOutOf(of, other) };
}

function outOf(of: number, share: number): Often {
  return { times: Math.round(share * of), of };
}

/** Never and always only if it was so every time. */
function oftenOutOf(of: number, share: number): Often {
  if (share === 0 || share === 1) return { times: share * of, of };
  return { times: Math.min(of - 1, Math.max(1, Math.round(share * of))), of };
}
