import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/**
 * How often one entrant's seats beat another's, seen over some games. A win that is shared counts in parts. `ahead` is what
 * the first has before anything is played: more seats than the other, as the logarithm of how many times as many.
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
  /** 95 % of the times that as many games are played, the measured strength lies between these. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const RESAMPLES = 200;
/** As if everybody had drawn a little against an average player: who has won everything is not infinitely strong. */
const DOUBT = 0.05;
const ROUNDS = 200;
const PER_NAT = 400 / Math.LN10;

/**
 * Everybody's strength in Elo, by the usual model: the chance to win goes as the strength of those who play. `zero` names
 * who stands at 0, one for each group that never meets within itself, such as a side; without groups there is one.
 */
export function rate(meetings: readonly Meeting[], zero: readonly string[]): ReadonlyMap<string, Rated> {
  const measured = fit(meetings, zero);
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

/** Strengths that make what was seen as likely as can be, found one by one, again and again. */
function fit(meetings: readonly Meeting[], zero: readonly string[]): Map<string, number> {
  const strengths = new Map(meetings.flatMap(({ one, other }) => [one, other]).map((name) => [name, 0]));
  // Where sides differ by themselves, that is nobody's strength.
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

/** Who has won everything so far may still lose: half a win is added to both sides, or nothing would ever differ. */
function resampled(meetings: readonly Meeting[], chance: Chance): Meeting[] {
  return meetings.map((meeting) => {
    const share = (meeting.won + 0.5) / (meeting.games + 1);
    let won = 0;
    for (let nth = 0; nth < meeting.games; nth++) if (chance.pick(FINE) < share * FINE) won++;
    return { ...meeting, won };
  });
}

const FINE = 1_000_000;

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
}
