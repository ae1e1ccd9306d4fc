// The rules of ../engine/high-card.ts for boardgame.io, as its documentation would have them written. Plain JavaScript, because the
// package is installed by the benchmark alone: nothing else may need its types.
import { createRequire } from "node:module";

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)("boardgame.io/internal");

const HAND = 13;
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const DECK = RANKS.flatMap((rank) => ["♣", "♦", "♥", "♠"].map((suit) => rank + suit));
const HEIGHT = new Map(DECK.map((card, height) => [card, height]));

const game = {
  name: "high-card",
  // Everything that costs time and is not needed here is off.
  disableUndo: true,

  setup({ ctx, random }, setupData) {
    const deck = setupData?.deck ?? random.Shuffle(DECK);
    const hands = Array.from({ length: ctx.numPlayers }, (_, seat) =>
      deck.slice(seat * HAND, (seat + 1) * HAND),
    );
    return { hands, trick: [], turn: 0, tricks: hands.map(() => 0) };
  },

  moves: {
    lay({ G, playerID }, card) {
      const seat = Number(playerID);
      const hand = G.hands[seat];
      hand.splice(hand.indexOf(card), 1);
      G.trick.push({ seat, card });
      if (G.trick.length < G.hands.length) {
        G.turn = (seat + 1) % G.hands.length;
        return;
      }
      const taker = G.trick.reduce((best, laid) =>
        HEIGHT.get(laid.card) > HEIGHT.get(best.card) ? laid : best,
      ).seat;
      G.tricks[taker]++;
      G.trick = [];
      G.turn = taker;
    },
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.turn },
  },

  endIf({ G }) {
    if (G.trick.length > 0 || G.hands.some((hand) => hand.length > 0)) return undefined;
    const most = Math.max(...G.tricks);
    return { winners: [...G.tricks.keys()].filter((seat) => G.tricks[seat] === most) };
  },

  playerView: ({ G, playerID }) => ({
    hand: G.hands[Number(playerID)],
    handSizes: G.hands.map((hand) => hand.length),
    trick: G.trick,
    tricks: G.tricks,
  }),
};

const reducer = CreateGameReducer({ game });

/**
 * Plays one game to the end: `choose` picks one of this many answers. With `views`, each seat's view is built after
 * every move.
 */
export function play({ seats, choose, views, deck }) {
  let state = InitializeGame({
    game,
    numPlayers: seats,
    setupData: deck === undefined ? undefined : { deck },
  });
  const log = [];
  let built = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const legal = state.G.hands[Number(playerID)];
    const args = [legal[choose(legal.length)]];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type: "lay", args, playerID } });
    log.push(...state.deltalog);
    if (views) {
      for (let seat = 0; seat < seats; seat++) {
        const view = game.playerView({ G: state.G, ctx: state.ctx, playerID: String(seat) });
        built += view.handSizes.length;
      }
    }
  }
  return {
    decisions: log.filter(({ action }) => action.type === "MAKE_MOVE").length,
    built,
    winners: state.ctx.gameover.winners,
  };
}
