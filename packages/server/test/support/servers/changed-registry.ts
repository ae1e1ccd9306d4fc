import type { Game } from "@roundtable/kernel";
import type { ServedGame } from "@roundtable/host/games";
import { registry as unchanged } from "./test-registry.ts";
import { game, type Sealed } from "./sealed-game.ts";

/** The same game after a rule was changed: keeping the points gives four, not three. */
const changed: Game<Sealed> = {
  ...game,
  version: 2,
  apply(state, seat, answer, dealer) {
    if (answer.kind !== "keep") return game.apply(state, seat, answer, dealer);
    state.scores[seat] = (state.scores[seat] ?? 0) + 4;
    dealer.tell({ kind: "scored", seat, points: 4 });
    state.winner = null;
    state.bids = state.bids.map(() => null);
    state.round++;
  },
};

export const registry: Readonly<Record<string, ServedGame>> = {
  ...unchanged,
  sealed: {
    rules: () => Promise.resolve({ game: changed }),
    bot: () => unchanged["sealed"]?.bot() ?? Promise.reject(new Error("There are no bots.")),
  },
};
