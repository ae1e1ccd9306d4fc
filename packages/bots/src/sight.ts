import type { Chance, Game, Header, Log, Seat, Shape } from "@roundtable/kernel";
import type { BotSight } from "./bot.ts";
import { heardBy } from "./heard.ts";

/** All that is true of a table, for its server alone; a match is such a thing. */
export interface TrueTable<S extends Shape = Shape> {
  readonly game: Pick<Game<S>, "decision" | "view" | "see" | "redeal">;
  readonly state: S["state"];
  readonly log: Pick<Log<S>, "entries"> & { readonly header: Pick<Header<S>, "seats" | "options"> };
}

/**
 * What a bot on this seat is given now; null if it is asked nothing. View, talk and world are made when they are first
 * looked at, so that a bot which does without costs nothing: spread it to send it, or to keep it while play goes on. The
 * chance is the server's, for the world.
 */
export function sightAt<S extends Shape>(
  { game, state, log }: TrueTable<S>,
  seat: Seat,
  chance: Chance,
): BotSight<S> | null {
  const decision = game.decision(state, seat);
  if (decision === null) return null;
  const { seats, options } = log.header;
  const view = once(() => game.view(state, seat));
  const heard = once(() => heardBy(game, log, seat));
  const world = once(() => game.redeal(state, seat, chance));
  return {
    seat,
    seats,
    options,
    decision,
    get view() {
      return view();
    },
    get heard() {
      return heard();
    },
    get world() {
      return world();
    },
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
