// The published clients of the peers, behind the interface of ../server/contenders/contender.ts.
import { createRequire } from "node:module";
import { Client as Colyseus } from "@colyseus/sdk";
import { isOver, legalMoves } from "../server/race/rules.ts";
import { race } from "./boardgameio-game.mjs";

const require = createRequire(import.meta.url);
const { Client: Boardgame } = require("boardgame.io/dist/cjs/client.js");
const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");

const SEATS = 4;

async function posted(url, body) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return await response.json();
}

/** One match, for as many clients as it has seats. */
export async function newBoardgame(port) {
  const url = `http://127.0.0.1:${port}/games/race`;
  const { matchID } = await posted(`${url}/create`, { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const name = `player ${seat}`;
    const joined = await posted(`${url}/${matchID}/join`, { playerID: String(seat), playerName: name });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

export function sitAtBoardgame(port, { matchID, credentials }, seat) {
  const client = Boardgame({
    game: race,
    numPlayers: SEATS,
    matchID,
    playerID: String(seat),
    credentials: credentials[seat],
    debug: false,
    multiplayer: SocketIO({
      server: `http://127.0.0.1:${port}`,
      socketOpts: { transports: ["websocket"], forceNew: true, reconnection: false },
    }),
  });
  const player = {
    version: -1,
    isOver: false,
    onUpdate: null,
    move(pick) {
      const state = client.store.getState();
      if (!state || state.ctx.gameover !== undefined) return false;
      const moves = legalMoves(state.G, seat);
      if (moves.length === 0) return false;
      const { t, a, b } = moves[pick(moves.length)];
      client.moves[t](...[a, b].filter((argument) => argument !== undefined));
      return true;
    },
    close: () => client.stop(),
  };
  return new Promise((resolve) => {
    client.subscribe((state) => {
      const version = state?.G?.flow.seq ?? -1;
      if (version <= player.version) return;
      const isFirst = player.version < 0;
      player.version = version;
      player.isOver = state.ctx.gameover !== undefined;
      if (isFirst) resolve(player);
      else player.onUpdate?.();
    });
    client.start();
  });
}

export async function newRoom(port) {
  const client = new Colyseus(`ws://127.0.0.1:${port}`);
  const room = await client.create("race", { seat: 0 });
  return { client, roomId: room.roomId, creator: seated(room, 0) };
}

/** The client that made the room is already inside. */
export async function sitInRoom(_port, match, seat) {
  if (seat === 0) return await match.creator;
  return await seated(await match.client.joinById(match.roomId, { seat }), seat);
}

function seated(room, seat) {
  if (room.reconnection) room.reconnection.enabled = false;
  const player = {
    version: -1,
    isOver: false,
    onUpdate: null,
    move(pick) {
      const moves = player.version < 0 ? [] : legalMoves(room.state, seat);
      if (moves.length === 0) return false;
      room.send("move", moves[pick(moves.length)]);
      return true;
    },
    close() {
      room.leave(true).catch(() => {});
    },
  };
  room.onError(() => {});
  room.onMessage("refused", () => {
    throw new Error("A legal move was refused.");
  });
  return new Promise((resolve) => {
    room.onStateChange((state) => {
      const version = state.flow.seq;
      const isFirst = player.version < 0;
      if (version <= player.version) return;
      player.version = version;
      player.isOver = isOver(state);
      if (isFirst) resolve(player);
      else player.onUpdate?.();
    });
  });
}
