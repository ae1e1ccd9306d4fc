import { randomBytes } from "node:crypto";
import { join } from "node:path";
import {
  MatchFollower,
  type FromServer,
  type MatchNews,
  type ToServer,
  type WholeMatch,
} from "@roundtable/protocol";
import { WebSocket } from "ws";
import { ShareOfChance } from "../../../share-of-chance.ts";
import type { Contender, Pick, Player } from "./contender.ts";
import { ServerProcess } from "./process.ts";

const SERVER = join(
  import.meta.dirname,
  "../../../../packages/server/test/support/servers/server-process.ts",
);

interface Table {
  readonly id: string;
  /** The server on which it was created. */
  readonly home: number;
  readonly cookies: readonly string[];
  readonly players: RoundtablePlayer[];
  seated: number;
  hasBegun: boolean;
}

/** Several servers on one database. */
export interface Cluster {
  readonly nodes: number;
  readonly url: string;
  readonly pid: number;
  /** Whether the players of a match are spread over all servers, or together on one. */
  readonly seating: "spread" | "together";
}

/** Our server with its durable store, playing one game; or several on one database. */
export class Roundtable implements Contender {
  readonly name: string;
  readonly seats: number;
  readonly #servers: readonly ServerProcess[];
  readonly #game: string;
  readonly #registry: string;
  readonly #cluster: Cluster | null;
  #matches = 0;

  constructor(game: string, seats: number, registry: string, cluster: Cluster | null = null) {
    this.name = cluster === null ? "roundtable" : `roundtable-${cluster.nodes}`;
    this.#game = game;
    this.seats = seats;
    this.#registry = registry;
    this.#cluster = cluster;
    this.#servers = Array.from({ length: cluster?.nodes ?? 1 }, () => new ServerProcess());
  }

  get pids(): readonly number[] {
    return this.#servers.map(({ pid }) => pid);
  }

  get databasePid(): number | null {
    return this.#cluster?.pid ?? null;
  }

  async start(folder: string): Promise<void> {
    const env = this.#cluster === null ? {} : { DATABASE_URL: this.#cluster.url };
    for (const server of this.#servers) await server.start(SERVER, [folder, this.#registry], env);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop(signal)));
  }

  async collectGarbage(): Promise<void> {
    for (const server of this.#servers) await server.collectGarbage();
  }

  async newMatch(): Promise<Table> {
    const home = this.#matches++;
    const url = `http://127.0.0.1:${this.#portOf(home)}`;
    const cookies: string[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      const response = await fetch(`${url}/api/me?locale=en`);
      cookies.push(response.headers.get("set-cookie")?.split(";")[0] ?? "");
      await response.arrayBuffer();
    }
    const response = await fetch(`${url}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookies[0] ?? "" },
      body: JSON.stringify({ id: randomBytes(8).toString("hex"), game: this.#game, seats: this.seats }),
    });
    if (response.status !== 201) throw new Error(`No table: ${await response.text()}`);
    const { table } = (await response.json()) as { table: string };
    return { id: table, home, cookies, players: [], seated: 0, hasBegun: false };
  }

  async sit(match: unknown, seat: number): Promise<Player> {
    const table = match as Table;
    const isBack = table.hasBegun;
    const isSpread = this.#servers.length > 1 && this.#cluster?.seating === "spread";
    const port = this.#portOf(isSpread ? seat : table.home);
    const player = new RoundtablePlayer(port, table, seat, isSpread);
    table.players[seat] = player;
    await player.ask({ kind: "enter", table: table.id });
    if (!isBack) {
      if (seat > 0) await player.ask({ kind: "sit", table: table.id, seat });
      if (++table.seated === this.seats) await table.players[0]?.ask({ kind: "start", table: table.id });
    }
    await player.knowsMatch;
    table.hasBegun = true;
    return player;
  }

  #portOf(nth: number): number {
    return this.#servers[nth % this.#servers.length]?.port ?? 0;
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/**
 * A client that counts one move for each news message, and its own move by its acknowledgement. A move that changes
 * nothing public, such as a secret look, sends no news to the others: they count it when its mover does.
 */
class RoundtablePlayer implements Player {
  version = 0;
  onUpdate: (() => void) | null = null;
  readonly knowsMatch: Promise<void>;
  readonly #socket: WebSocket;
  readonly #opened: Promise<unknown>;
  readonly #table: Table;
  readonly #isBack: boolean;
  readonly #countsLines: boolean;
  readonly #following = new MatchFollower();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  /** Commands that were not answered yet. */
  readonly #sent = new Map<string, string>();
  readonly #prefix = randomBytes(6).toString("base64url");
  readonly #share = new ShareOfChance();
  #commands = 0;
  #mine: string | null = null;

  /** Over another server several moves may arrive at once. Then the log lines of Race count, one for each move. */
  constructor(port: number, table: Table, seat: number, countsLines: boolean) {
    this.#table = table;
    this.#countsLines = countsLines;
    this.#isBack = table.hasBegun;
    const headers = { cookie: table.cookies[seat] ?? "" };
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, headers });
    const opened = Promise.withResolvers<void>();
    this.#opened = opened.promise;
    const known = Promise.withResolvers<void>();
    this.knowsMatch = known.promise;
    this.#socket.on("error", opened.reject);
    this.#socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.kind === "welcome") opened.resolve();
      else if (message.kind === "match" || message.kind === "news") {
        this.#hear(message);
        known.resolve();
      } else if (message.kind === "table") {
        const share = this.#share.wanted(message.table, seat);
        if (share !== null) this.#send(share);
      } else if (message.kind === "ack") this.#done(message.id);
      else if (message.kind === "refused") this.#sendAgain(message.id ?? "", message.reason);
    });
  }

  get isOver(): boolean {
    return this.#following.sight?.outcome != null;
  }

  async ask(command: WithoutId<ToServer>): Promise<void> {
    await this.#opened;
    const done = Promise.withResolvers<void>();
    this.#waiting.set(this.#send(command), done);
    await done.promise;
  }

  move(pick: Pick): boolean {
    const decision = this.#following.sight?.decision ?? null;
    if (decision === null || this.#mine !== null || this.isOver) return false;
    const answer = decision.answers[pick(decision.answers.length)]?.id ?? "";
    this.#mine = this.#send({ kind: "answer", table: this.#table.id, decision: decision.id, answer });
    return true;
  }

  close(): void {
    this.#socket.close();
  }

  #send(command: WithoutId<ToServer>): string {
    const id = `${this.#prefix}${(this.#commands++).toString(36)}`;
    const text = JSON.stringify({ ...command, id });
    this.#sent.set(id, text);
    this.#socket.send(text);
    return id;
  }

  /** If several servers wanted the same table at once, one of them may ask to try again. */
  #sendAgain(id: string, reason: string): void {
    const text = this.#sent.get(id);
    if (reason !== "try-again" || text === undefined) throw new Error(`Something was refused: ${reason}`);
    this.#socket.send(text);
  }

  #hear(message: WholeMatch | MatchNews): void {
    const isFirst = this.#following.sight === null;
    if (!this.#following.receive(message)) throw new Error("News were missed.");
    if (isFirst) {
      // In Race each move has one line in the log.
      this.version = this.#isBack ? this.#following.lines.length : 0;
    } else if (this.#countsLines) {
      if (message.ack !== undefined) this.#done(message.ack);
      else this.learn();
    } else if (message.ack !== undefined) {
      const isSilent =
        message.kind === "news" &&
        message.view === undefined &&
        message.told === undefined &&
        message.lines === undefined;
      this.#done(message.ack);
      if (isSilent) for (const other of this.#table.players) if (other !== this) other.learn();
    } else {
      this.learn();
    }
  }

  #done(id: string): void {
    this.#sent.delete(id);
    if (id === this.#mine) {
      this.#mine = null;
      this.learn();
    } else {
      this.#waiting.get(id)?.resolve();
      this.#waiting.delete(id);
    }
  }

  learn(): void {
    this.version = this.#countsLines ? this.#following.lines.length : this.version + 1;
    this.onUpdate?.();
  }
}
