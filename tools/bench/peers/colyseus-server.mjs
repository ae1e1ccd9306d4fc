// A Colyseus room that runs ../server/race/rules.ts directly on its schema; hidden parts are in views of each client.
import http from "node:http";
import { Room, Server } from "@colyseus/core";
import { schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { carryOut, isLegal, lists, newRace } from "../server/race/rules.ts";
import { ready } from "./ready.mjs";

/** The time between two patches in milliseconds; 0 sends one right after each move. */
const patchMs = Number(process.argv[2]);

// Replaced in place, for the smallest patches.
lists.put = (owner, name, list) => {
  const known = owner[name];
  while (known.length > list.length) known.pop();
  for (let place = 0; place < list.length; place++) {
    if (place >= known.length) known.push(list[place]);
    else if (known[place] !== list[place]) known[place] = list[place];
  }
};

const numbers = () => t.array("uint8");
const Player = schema({ hand: numbers().view(), role: t.uint8().view(), offer: numbers().view() }, "Player");
const Board = schema(
  {
    round: t.uint8(),
    pos: numbers(),
    coins: numbers(),
    hands: numbers(),
    shown: numbers(),
    discard: numbers(),
    deckLeft: t.uint8(),
    last: numbers(),
    winner: t.int8(),
  },
  "Board",
);
const Flow = schema(
  { phase: t.string(), order: numbers(), at: t.uint8(), left: t.uint8(), seq: t.uint32() },
  "Flow",
);
const State = schema({ board: Board, flow: Flow, players: t.array(Player) }, "Race");

const dice = {
  d6: () => 1 + Math.floor(Math.random() * 6),
  shuffle(cards) {
    for (let last = cards.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
    return cards;
  },
};

function copied(target, source) {
  for (const [name, value] of Object.entries(source)) {
    if (Array.isArray(value)) for (const item of value) target[name].push(item);
    else target[name] = value;
  }
  return target;
}

class RaceRoom extends Room {
  maxClients = 4;
  patchRate = patchMs === 0 ? null : patchMs;

  onCreate() {
    // Set up on plain objects and then copied, because a schema has no lists before they are put there.
    const put = lists.put;
    lists.put = (owner, name, list) => {
      owner[name] = list;
    };
    const fresh = newRace(4, dice);
    lists.put = put;
    const state = new State();
    copied(state.board, fresh.board);
    copied(state.flow, fresh.flow);
    for (const player of fresh.players) state.players.push(copied(new Player(), player));
    this.state = state;
    const race = { secret: fresh.secret, board: state.board, flow: state.flow, players: state.players };
    this.onMessage("move", (client, move) => {
      const { seat } = client.userData;
      if (!isLegal(race, seat, move)) return client.send("refused");
      carryOut(race, seat, move, dice);
      if (patchMs === 0) this.broadcastPatch();
      return undefined;
    });
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }
}

const httpServer = http.createServer();
const server = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ server: httpServer }),
});
server.define("race", RaceRoom);
await server.listen(0, "127.0.0.1");
ready(httpServer.address().port);
