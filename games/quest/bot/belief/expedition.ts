import type { Seat } from "@roundtable/kernel";
import { allowedCards } from "../../rules/cards.ts";
import { failuresForEvil } from "../../rules/tableau.ts";
import type { Deal, Knowledge, Table } from "./knowledge.ts";
import { type Occasion, temptation } from "./fail-chance.ts";

/** A team that has gone, or may go, on a quest. */
export interface Expedition {
  /** 1 for the first quest */
  readonly quest: number;
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly magic: Seat | null;
}

/** The possible results of an expedition for a given deal. */
export interface Trial {
  readonly failsNeeded: number;
  /** How many of the team can play Fail. */
  able(deal: Deal): number;
  /** The probability of exactly this many Fails. */
  chanceOf(fails: number, deal: Deal): number;
  chanceOfSuccess(deal: Deal): number;
}

/** Players know their own card of a finished quest. */
export function trialOf(table: Table, expedition: Expedition, knowledge?: Knowledge): Trial {
  const { view, options } = table;
  const { quest, leader, team, magic } = expedition;
  const occasion = occasionOf(table, expedition);
  const exactly = failsExpected(occasion);
  const veterans = view.veterans.slice(0, quest);
  const members = team.map((seat) => ({
    seat,
    played: seat === knowledge?.seat ? (knowledge.cards[quest - 1] ?? null) : null,
    hasMagic: magic === seat,
    isVeteran: veterans.includes(seat),
    leads: leader === seat,
    quest,
    forcedFailBeatsMagic: options.forcedFailBeatsMagic,
  }));

  /** QU-11: who must play Fail, and who may. */
  const count = (deal: Deal): Able => {
    let [must, may] = [0, 0];
    for (const member of members) {
      const character = deal[member.seat];
      if (character === undefined || member.played === "success") continue;
      const allowed = allowedCards(character, member);
      if (member.played === "fail" || (allowed.length === 1 && allowed[0] === "fail")) must++;
      else if (allowed.length === 2) may++;
    }
    return { must, may };
  };
  return {
    failsNeeded: occasion.failsNeeded,
    able(deal) {
      const { must, may } = count(deal);
      return must + may;
    },
    chanceOf: (fails, deal) => exactly(fails, count(deal)),
    chanceOfSuccess(deal) {
      const counted = count(deal);
      let sum = 0;
      for (let fails = 0; fails < occasion.failsNeeded; fails++) sum += exactly(fails, counted);
      return sum;
    },
  };
}

/** The members of a team who must play Fail, and those who may. */
interface Able {
  readonly must: number;
  readonly may: number;
}

/** The probability of exactly this many Fails by those who can play one. */
export function failsExpected(occasion: Omit<Occasion, "able">): (fails: number, able: Able) => number {
  const { failsNeeded, teamSize } = occasion;
  const tempted = Array.from({ length: teamSize + 1 }, (_, able) => temptation({ ...occasion, able }));
  // Evil players who know each other agree on just as many Fails as needed; others decide alone.
  return (fails, { must, may }) => {
    const alone = binomial(may, fails - must, tempted[must + may] ?? 0);
    const wanted = Math.max(must, failsNeeded);
    if (may < 2 || must + may <= wanted) return alone;
    const agreed = tempted[wanted] ?? 0;
    const together = (fails === wanted ? agreed : 0) + (fails === must ? 1 - agreed : 0);
    return (alone + together) / 2;
  };
}

export function occasionOf({ seats, view }: Table, { quest, team }: Expedition): Omit<Occasion, "able"> {
  const before = view.quests.slice(0, quest - 1);
  const failures = before.filter(({ failed }) => failed).length;
  return {
    quest,
    failures,
    successes: before.length - failures,
    failsNeeded: view.tableau[quest - 1]?.failsNeeded ?? 1,
    failuresForEvil: failuresForEvil(seats),
    teamSize: team.length,
  };
}

/** The binomial probability: exactly `k` of `n`. */
function binomial(n: number, k: number, chance: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let index = 0; index < k; index++) ways = (ways * (n - index)) / (index + 1);
  return ways * chance ** k * (1 - chance) ** (n - k);
}
