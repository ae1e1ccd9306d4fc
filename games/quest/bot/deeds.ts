import type { Seat } from "@roundtable/kernel";
import { couldShow, type Deal, isEvil, type Knowledge, type Sight } from "./knowledge.ts";
import { type Expedition, trialOf } from "./trial.ts";

/** Nothing is quite impossible: somebody may play by other lights than these. */
const HARDLY = 0.004;
/** A Trickster shows what suits her: QU-15. */
const TRICKSTER_SHOWS_GOOD = 0.85;

/** How likely what was done at the table is, if the characters are dealt so: quests, teams, leaders, own checks. */
export function deeds(sight: Sight, knowledge: Knowledge): (deal: Deal) => number {
  const { quests, veterans, revealed } = sight.view;
  const trials = quests.map((quest, index) => {
    const expedition = { ...quest, quest: index + 1 };
    const next = veterans[index + 1];
    const heir = next === undefined || revealed[next] === "galahad" ? null : next;
    return { expedition, heir, fails: quest.fails, trial: trialOf(sight, expedition, knowledge) };
  });
  return (deal) => {
    let likely = 1;
    for (const { expedition, heir, fails, trial } of trials) {
      likely *= Math.max(HARDLY, trial.chanceOf(fails, deal)) * likelyTeam(deal, expedition);
      if (heir !== null) likely *= likelyHeir(deal, expedition.leader, heir);
    }
    for (const { seat, loyalty } of knowledge.checks) {
      const character = deal[seat];
      if (character === undefined || !couldShow(character, loyalty)) return 0;
      if (character === "trickster")
        likely *= loyalty === "good" ? TRICKSTER_SHOWS_GOOD : 1 - TRICKSTER_SHOWS_GOOD;
    }
    return likely;
  };
}

/** An evil leader sees to it that somebody can spoil his quest; a good one goes himself. */
function likelyTeam(deal: Deal, { leader, team, magic }: Expedition): number {
  if (!isEvil(deal[leader])) return team.includes(leader) ? 1 : 0.5;
  const canSpoil = team.some(
    (seat) => isEvil(deal[seat]) && (seat !== magic || deal[seat] === "morgan-le-fay"),
  );
  return canSpoil ? 1 : 0.35;
}

/** Good leaders know a little of who is good; evil ones like their own. */
function likelyHeir(deal: Deal, leader: Seat, next: Seat): number {
  return isEvil(deal[leader]) === isEvil(deal[next]) ? 1 : 0.8;
}
