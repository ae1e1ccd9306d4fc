import { seatsOf, type Seat } from "@roundtable/kernel";
import { cardsBuilt, cityPoints, playerAt } from "../city.ts";
import { placeInRound } from "../last-round.ts";
import type { Score } from "../dice-city.ts";
import type { Player, State } from "../state.ts";

/** DC-25: tokens, bandits, ships, and every card on top, active or not. */
export function scoreOf(player: Player): Score {
  const city = cityPoints(player);
  const { tokens, bandits, ships } = player;
  return { tokens, bandits: [...bandits], ships: [...ships], city, total: tokens + taken(player) + city };
}

function taken({ bandits, ships }: Player): number {
  return [...bandits, ...ships].reduce((sum, points) => sum + points, 0);
}

/** DC-26: ties go to more cards built, then more from ships and bandits, then nearest to the starting player. */
export function rankingOf(state: State): Seat[] {
  return seatsOf(state.players.length).toSorted((one, other) => {
    const [mine, theirs] = [playerAt(state, one), playerAt(state, other)];
    return (
      scoreOf(theirs).total - scoreOf(mine).total ||
      cardsBuilt(theirs) - cardsBuilt(mine) ||
      taken(theirs) - taken(mine) ||
      placeInRound(state, one) - placeInRound(state, other)
    );
  });
}
