import type { Chance, Decision, Game, Header, Log, Said, Seat, Shape } from "@roundtable/kernel";
import type { BotSight } from "./bot.ts";
import { heardBy } from "./heard.ts";

/** All that is true of a table, for its server alone; a match is such a thing. */
export interface TrueTable<S extends Shape = Shape> {
  readonly game: Pick<Game<S>, "decision" | "view" | "see" | "redeal">;
  readonly state: S["state"];
  readonly log: Pick<Log<S>, "entries"> & { readonly header: Pick<Header<S>, "seats" | "options"> };
}

/** What a bot on this seat is given now; null if it is asked nothing. The chance is the server's, for the world. */
export function sightAt<S extends Shape>(
  table: TrueTable<S>,
  seat: Seat,
  chance: Chance,
): BotSight<S> | null {
  const decision = table.game.decision(table.state, seat);
  return decision === null ? null : new Looking(table, seat, decision, chance);
}

/** The same as plain data: to send it, or to keep it while play goes on. */
export function plainSight<S extends Shape>(sight: BotSight<S>): BotSight<S> {
  const { seat, seats, options, decision, view, heard, world } = sight;
  return { seat, seats, options, decision, view, heard, world };
}

/** View, talk and world are made when they are first looked at: a bot that does without costs nothing. */
class Looking<S extends Shape> implements BotSight<S> {
  readonly seat: Seat;
  readonly decision: Decision<S>;
  readonly #table: TrueTable<S>;
  readonly #chance: Chance;
  #view: S["view"] | undefined;
  #heard: readonly Said<S>[] | undefined;
  #world: S["state"] | undefined;

  constructor(table: TrueTable<S>, seat: Seat, decision: Decision<S>, chance: Chance) {
    this.seat = seat;
    this.decision = decision;
    this.#table = table;
    this.#chance = chance;
  }

  get seats(): number {
    return this.#table.log.header.seats;
  }

  get options(): S["options"] {
    return this.#table.log.header.options;
  }

  get view(): S["view"] {
    const { game, state } = this.#table;
    return (this.#view ??= game.view(state, this.seat));
  }

  get heard(): readonly Said<S>[] {
    const { game, log } = this.#table;
    return (this.#heard ??= heardBy(game, log, this.seat));
  }

  get world(): S["state"] {
    const { game, state } = this.#table;
    return (this.#world ??= game.redeal(state, this.seat, this.#chance));
  }
}
