import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/**
 * How often one entrant's seats beat another's, over some games. A shared win counts in parts. `ahead` is the first
 * one's head start from having more seats: the logarithm of the ratio.
 */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly ahead: number;
  readonly games: number;
  readonly won: number;
}

export interface Rated {
  readonly elo: number;
  /** The 95 % interval of the strength. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const RESAMPLES = 200;
/**
 * A prior: as if everybody had drawn a little against an average player. Otherwise one who wins nearly everything would
 * be infinitely strong.
 */
const DOUBT = 0.05;
/** Half a win for both of every pair (Jeffreys prior), because an unbeaten bot may still lose. */
const HALF = 0.5;
const ROUNDS = 200;
const PER_NAT = 400 / Math.LN10;

/**
 * Everybody's strength in Elo, by the usual model: the chance to win is proportional to the strength. `zero` names who
 * is at 0: one for each group that never meets within itself, such as a side, else one for all.
 */
export function rate(meetings: readonly Meeting[], zero: readonly string[]): ReadonlyMap<string, Rated> {
  const measured = fit(meetings.map(doubted), zero);
  const chance = chanceOf(seeded("intervals"));
  const again = Array.from({ length: RESAMPLES }, () => fit(resampled(meetings, chance), zero));
  return new Map(
    [...measured].map(([name, elo]) => {
      const all = again.map((fitted) => fitted.get(name) ?? 0).toSorted((one, other) => one - other);
      const games = meetings
        .filter(({ one, other }) => one === name || other === name)
        .reduce((sum, meeting) => sum + meeting.games, 0);
      return [name, { elo, low: quantile(all, 0.025), high: quantile(all, 0.975), games }];
    }),
  );
}

/** The maximum likelihood strengths, found one by one, again and again. */
function fit(meetings: readonly Meeting[], zero: readonly string[]): Map<string, number> {
  const strengths = new Map(meetings.flatMap(({ one, other }) => [one, other]).map((name) => [name, 0]));
  // An advantage of one side is nobody's strength.
  let favour = 0;
  const isSided = zero.length > 1;
  const chanceIn = ({ one, other, ahead }: Meeting) =>
    1 / (1 + Math.exp(-(ahead + favour + (strengths.get(one) ?? 0) - (strengths.get(other) ?? 0))));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, strength] of strengths) {
      let [slope, curve] = [-DOUBT * strength, DOUBT];
      for (const meeting of meetings) {
        if (meeting.one !== name && meeting.other !== name) continue;
        const chance = chanceIn(meeting);
        const surprise = meeting.won - meeting.games * chance;
        slope += meeting.one === name ? surprise : -surprise;
        curve += meeting.games * chance * (1 - chance);
      }
      strengths.set(name, strength + slope / curve);
    }
    if (!isSided) continue;
    let [slope, curve] = [0, DOUBT];
    for (const meeting of meetings) {
      const chance = chanceIn(meeting);
      slope += meeting.won - meeting.games * chance;
      curve += meeting.games * chance * (1 - chance);
    }
    favour += slope / curve;
  }
  const groupOf = (name: string) =>
    zero.find((one) => !isSided || sideIn(one) === sideIn(name)) ?? zero[0] ?? name;
  return new Map(
    [...strengths].map(([name, strength]) => [
      name,
      (strength - (strengths.get(groupOf(name)) ?? 0)) * PER_NAT,
    ]),
  );
}

/** Entrants of a side are called `name/side`. */
export function sideIn(entrant: string): string | null {
  return entrant.split("/")[1] ?? null;
}

function doubted(meeting: Meeting): Meeting {
  return { ...meeting, won: (meeting.games * (meeting.won + HALF)) / (meeting.games + 2 * HALF) };
}

/** Resamples the shares within their uncertainty: each is drawn from its beta distribution. */
function resampled(meetings: readonly Meeting[], chance: Chance): Meeting[] {
  return meetings.map((meeting) => {
    const won = gamma(meeting.won + HALF, chance);
    const lost = gamma(meeting.games - meeting.won + HALF, chance);
    return { ...meeting, won: (meeting.games * won) / (won + lost) };
  });
}

/** A draw from the gamma distribution of this shape, by the method of Marsaglia and Tsang. */
function gamma(shape: number, chance: Chance): number {
  if (shape < 1) return gamma(shape + 1, chance) * uniform(chance) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance));
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(uniform(chance)) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Above 0, and up to 1. */
function uniform(chance: Chance): number {
  return (chance.pick(FINE) + 1) / FINE;
}

const FINE = 2 ** 30;

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
}
