import { installPeers } from "../../peers/install.ts";
import type { Contender, Player } from "./contender.ts";
import { ServerProcess } from "./process.ts";

type Open = (port: number) => Promise<unknown>;
type Sit = (port: number, match: unknown, seat: number) => Promise<Player>;

interface Clients {
  readonly newBoardgame: Open;
  readonly sitAtBoardgame: Sit;
  readonly newRoom: Open;
  readonly sitInRoom: Sit;
}

export async function loadPeers(say: (line: string) => void): Promise<readonly (() => Contender)[]> {
  installPeers(say);
  const clients = (await import(new URL("../../peers/clients.mjs", import.meta.url).href)) as Clients;
  const boardgame = { open: clients.newBoardgame, sit: clients.sitAtBoardgame };
  const colyseus = { open: clients.newRoom, sit: clients.sitInRoom };
  return [
    () => new Peer("colyseus", "colyseus-server.mjs", ["0"], colyseus),
    () => new Peer("colyseus-shipped", "colyseus-server.mjs", ["50"], colyseus),
    () => new Peer("boardgameio-memory", "boardgameio-server.mjs", ["memory"], boardgame),
    () => new Peer("boardgameio-flatfile", "boardgameio-server.mjs", ["flatfile"], boardgame),
  ];
}

class Peer implements Contender {
  readonly name: string;
  readonly seats = 4;
  readonly #server = new ServerProcess();
  readonly #file: string;
  readonly #args: readonly string[];
  readonly #clients: { readonly open: Open; readonly sit: Sit };

  constructor(
    name: string,
    file: string,
    args: readonly string[],
    clients: { readonly open: Open; readonly sit: Sit },
  ) {
    this.name = name;
    this.#file = file;
    this.#args = args;
    this.#clients = clients;
  }

  get pids(): readonly number[] {
    return [this.#server.pid];
  }

  async start(data: string): Promise<void> {
    const file = new URL(`../../peers/${this.#file}`, import.meta.url);
    await this.#server.start(file, [...this.#args, data]);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await this.#server.stop(signal);
  }

  async collectGarbage(): Promise<void> {
    await this.#server.collectGarbage();
  }

  async newMatch(): Promise<unknown> {
    return await this.#clients.open(this.#server.port);
  }

  async sit(match: unknown, seat: number): Promise<Player> {
    return await this.#clients.sit(this.#server.port, match, seat);
  }
}
