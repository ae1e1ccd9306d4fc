import type { Match, Seat, Shape } from "@roundtable/kernel";
import type { BotSight } from "./bot.ts";
import { heardBy } from "./heard.ts";

/** What a bot on this seat is given now; null if it is asked nothing. */
export function sightAt<S extends Shape>(match: Match<S>, seat: Seat): BotSight<S> | null {
  const asked = match.decision(seat);
  if (asked === null) return null;
  const { id: _id, ...decision } = asked;
  const { game, state, log } = match;
  const { seats, options } = log.header;
  return { seat, seats, options, view: game.view(state, seat), heard: heardBy(game, log, seat), decision };
}
