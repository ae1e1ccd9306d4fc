// ../server/race/rules.ts for boardgame.io, as its documentation would have it written: hidden parts by STRIP_SECRETS, dice by its
// random plugin, whose turn it is by its own order of turns.
import { createRequire } from "node:module";
import { awaited, carryOut, isLegal, isOver, newRace } from "../server/race/rules.ts";

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)("boardgame.io/dist/cjs/core.js");

const diceOf = (random) => ({ d6: () => random.D6(), shuffle: (cards) => random.Shuffle(cards) });

const move = (t) => ({
  // Dice and hidden cards: only the server can say what comes of it.
  client: false,
  move: ({ G, playerID, random }, a, b) => {
    const wanted = { t, a: a ?? undefined, b: b ?? undefined };
    if (!isLegal(G, Number(playerID), wanted)) return INVALID_MOVE;
    carryOut(G, Number(playerID), wanted, diceOf(random));
    return undefined;
  },
});

export const race = {
  name: "race",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx, random }) => newRace(ctx.numPlayers, diceOf(random)),
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => awaited(G), next: ({ G }) => (isOver(G) ? undefined : awaited(G)) },
  },
  moves: Object.fromEntries(
    ["draft", "roll", "play", "buy", "draw", "rest"].map((kind) => [kind, move(kind)]),
  ),
  endIf: ({ G }) => (isOver(G) ? { winner: String(G.board.winner) } : undefined),
};
