import { couldShow, type Deal, isEvil, type Knowledge, type Table } from "./knowledge.ts";
import { type Expedition, trialOf } from "./expedition.ts";

/** Nothing is quite impossible: somebody may play by other lights than these. */
export const HARDLY = 0.004;
/** A Trickster shows what suits her: QU-15. */
const TRICKSTER_SHOWS_GOOD = 0.85;

/** Something that was done at the table, and how likely it is if the characters are dealt so. */
export interface Deed {
  readonly what: "cards" | "team" | "heir";
  /** 1 for the first. */
  readonly quest: number;
  readonly likely: (deal: Deal) => number;
}

/** How likely what was done at the table is, if the characters are dealt so: quests, teams, leaders, own checks. */
export function deeds(table: Table, knowledge: Knowledge): (deal: Deal) => number {
  const done = deedsAt(table, knowledge);
  return (deal) => {
    let likely = 1;
    for (const deed of done) likely *= deed.likely(deal);
    for (const { seat, loyalty } of knowledge.checks) {
      const character = deal[seat];
      if (character === undefined || !couldShow(character, loyalty)) return 0;
      if (character === "trickster")
        likely *= loyalty === "good" ? TRICKSTER_SHOWS_GOOD : 1 - TRICKSTER_SHOWS_GOOD;
    }
    return likely;
  };
}

/** All that everybody has seen done. */
export function deedsAt(table: Table, knowledge: Knowledge): readonly Deed[] {
  const { quests, veterans, revealed } = table.view;
  return quests.flatMap((played, index): Deed[] => {
    const quest = index + 1;
    const expedition = { ...played, quest };
    const trial = trialOf(table, expedition, knowledge);
    const next = veterans[quest];
    const cards: Deed = {
      what: "cards",
      quest,
      likely: (deal) => Math.max(HARDLY, trial.chanceOf(played.fails, deal)),
    };
    const team: Deed = { what: "team", quest, likely: (deal) => likelyTeam(deal, expedition) };
    if (next === undefined || revealed[next] === "galahad") return [cards, team];
    return [
      cards,
      team,
      { what: "heir", quest, likely: (deal) => likelyHeir(isEvil(deal[played.leader]), isEvil(deal[next])) },
    ];
  });
}

/** An evil leader makes sure that somebody can spoil the quest; a good leader goes on it. */
function likelyTeam(deal: Deal, { leader, team, magic }: Expedition): number {
  const canSpoil = team.some(
    (seat) => isEvil(deal[seat]) && (seat !== magic || deal[seat] === "morgan-le-fay"),
  );
  return likelySent(isEvil(deal[leader]), team.includes(leader), canSpoil);
}

export function likelySent(leaderIsEvil: boolean, leaderGoes: boolean, canSpoil: boolean): number {
  if (!leaderIsEvil) return leaderGoes ? 1 : 0.5;
  return canSpoil ? 1 : 0.35;
}

/** Good leaders know a little of who is good; evil ones like their own. */
export function likelyHeir(leaderIsEvil: boolean, nextIsEvil: boolean): number {
  return leaderIsEvil === nextIsEvil ? 1 : 0.8;
}
