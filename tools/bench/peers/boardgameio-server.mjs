// boardgame.io's own server: in memory, or with its FlatFile store in the given folder.
import { createRequire } from "node:module";
import { race } from "./boardgameio-game.mjs";
import { ready } from "./ready.mjs";

const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/dist/cjs/server.js");

const [storage, folder] = process.argv.slice(2);
const server = Server({
  games: [race],
  origins: false,
  ...(storage === "flatfile" ? { db: new FlatFile({ dir: folder }) } : {}),
});
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
ready(appServer.address().port);
