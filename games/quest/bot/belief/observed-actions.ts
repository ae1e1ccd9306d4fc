import { couldShow, type Deal, isEvil, type Knowledge, type Table } from "./knowledge.ts";
import { type Expedition, trialOf } from "./expedition.ts";

/** Nothing is quite impossible: some players follow other rules of thumb than these. */
export const HARDLY = 0.004;
/** QU-15: a Trickster shows what suits her. */
const TRICKSTER_SHOWS_GOOD = 0.85;

/** An action at the table, with its likelihood for a given deal. */
export interface ObservedAction {
  readonly what: "cards" | "team" | "heir";
  /** 1 for the first quest */
  readonly quest: number;
  readonly likely: (deal: Deal) => number;
}

/** The likelihood of everything done at the table for a given deal: quests, teams, leaders, own checks. */
export function actionLikelihood(table: Table, knowledge: Knowledge): (deal: Deal) => number {
  const done = observedActions(table, knowledge);
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

/** All actions that everybody has seen. */
export function observedActions(table: Table, knowledge: Knowledge): readonly ObservedAction[] {
  const { quests, veterans, revealed } = table.view;
  return quests.flatMap((played, index): ObservedAction[] => {
    const quest = index + 1;
    const expedition = { ...played, quest };
    const trial = trialOf(table, expedition, knowledge);
    const next = veterans[quest];
    const cards: ObservedAction = {
      what: "cards",
      quest,
      likely: (deal) => Math.max(HARDLY, trial.chanceOf(played.fails, deal)),
    };
    const team: ObservedAction = { what: "team", quest, likely: (deal) => likelyTeam(deal, expedition) };
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

/** Good leaders know a little about who is good; evil ones prefer their own. */
export function likelyHeir(leaderIsEvil: boolean, nextIsEvil: boolean): number {
  return leaderIsEvil === nextIsEvil ? 1 : 0.8;
}
