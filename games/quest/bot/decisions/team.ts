import type { Seat } from "@roundtable/kernel";
import type { Character } from "../../rules/characters.ts";
import { type Belief, expected } from "../belief/belief.ts";
import type { Mind } from "../belief/mind.ts";
import { trialOf } from "../belief/expedition.ts";

/** QU-10: which of these joins the team next. */
export function nextMember(mind: Mind, chosen: readonly Seat[], from: readonly Seat[]): Seat {
  return mind.side === "good" ? trusted(mind, mind.belief, chosen, from) : useful(mind, chosen, from);
}

/** The team that it would send. An evil player suggests what a good one in its place would, including itself. */
export function suggestedTeam(mind: Mind, size: number, from: readonly Seat[]): readonly Seat[] {
  const team: Seat[] = [];
  while (team.length < size) {
    team.push(
      trusted(
        mind,
        mind.story,
        team,
        from.filter((seat) => !team.includes(seat)),
      ),
    );
  }
  return team.toSorted((one, other) => one - other);
}

/** The member with whom the quest most likely succeeds; a good leader joins, unless they would have to fail. */
function trusted(mind: Mind, belief: Belief, chosen: readonly Seat[], from: readonly Seat[]): Seat {
  const { seat, view } = mind.sight;
  const quest = view.quests.length + 1;
  if (from.includes(seat) && !mustFail(mind, quest)) return seat;
  return mind.best(from, (candidate) => {
    const team = [...chosen, candidate];
    const trial = trialOf(mind.sight, { quest, leader: view.leader, team, magic: null });
    return expected(belief, (deal) => {
      const threats = trial.able(deal);
      // The magic token stops one of them, if it is given to the right one.
      return threats < trial.failsNeeded ? 1 : threats === trial.failsNeeded ? 0.4 : 0;
    });
  });
}

/** A good player who would have to play Fail stays at home. */
function mustFail({ sight, mine, side }: Mind, quest: number): boolean {
  const { seat, view } = sight;
  const deal: Character[] = [];
  deal[seat] = mine.character;
  const alone = { quest, leader: view.leader, team: [seat], magic: null };
  return side === "good" && trialOf(sight, alone).able(deal) > 0;
}

/** An evil leader joins with as many friends as needed, and otherwise with trusted players. */
function useful(mind: Mind, chosen: readonly Seat[], from: readonly Seat[]): Seat {
  const { seat, view } = mind.sight;
  const needed = view.tableau[view.quests.length]?.failsNeeded ?? 1;
  if (from.includes(seat)) return seat;
  const friends = chosen.filter((member) => mind.evil(member) > 0.5).length;
  const wanted = friends < needed ? 0.6 : -0.5;
  return mind.best(from, (candidate) => wanted * mind.evil(candidate) - mind.blamed(candidate));
}

/** QU-10: who should get the magic token. */
export function magicHolder(mind: Mind, team: readonly Seat[]): Seat {
  return mind.best(team, (holder) => {
    const success = successChance(mind, mind.belief, team, holder);
    return mind.side === "good" ? success : looks(mind, holder) - success;
  });
}

/** It looks natural in the hands of a suspect; and Morgan, who ignores it, pretends to be bound herself. */
function looks(mind: Mind, holder: Seat): number {
  if (holder === mind.sight.seat) return mind.mine.character === "morgan-le-fay" ? 0.3 : 0;
  return 0.1 * mind.blamed(holder);
}

/** Who it says should get the token. */
export function suggestedMagic(mind: Mind, team: readonly Seat[]): Seat {
  return mind.best(team, (holder) => successChance(mind, mind.story, team, holder));
}

function successChance(mind: Mind, belief: Belief, team: readonly Seat[], magic: Seat): number {
  const { sight } = mind;
  const quest = sight.view.quests.length + 1;
  const trial = trialOf(sight, { quest, leader: sight.view.leader, team, magic });
  return expected(belief, (deal) => trial.chanceOfSuccess(deal));
}
