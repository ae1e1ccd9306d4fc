import { type Announced, LIMITS, type Person, SIGNED_OUT } from "@roundtable/protocol";
import type { Counter } from "prom-client";
import { WebSocketServer } from "ws";
import { addressForFriends } from "../net/network-addresses.ts";
import { encode } from "@roundtable/host/disclosure/frame";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { NewerRules } from "@roundtable/host/table-host/table-store";
import type { Tables } from "../live/tables.ts";
import type { AccountStatus } from "../moderation/account-status.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Metrics } from "../common/metrics.ts";
import { hashOf } from "../common/token.ts";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Services } from "../live/services.ts";
import type { Settings } from "../config/settings.ts";
import type { SignedOut } from "../store/group-commit.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { Connection } from "./connection.ts";
import { HEARTBEAT_MS } from "./heartbeat.ts";
import { type Command, perform } from "./perform.ts";
import { limitedFirst, READ_OWN } from "../wire/policy.ts";
import type { RateLimits } from "../wire/rate-limits.ts";
import type { Routes } from "../wire/routes.ts";
import { answerRaw } from "../wire/raw-answer.ts";
import type { SocketPolicy, Upgrade } from "../wire/upgrades.ts";
import { Buckets } from "@roundtable/host/token-bucket";

const GOING_AWAY = 1001;
/** How many fragments a message may have, because only whole messages are counted. */
const MOST_FRAGMENTS = 16;

/** A banned person may connect and watch. Each command checks the ban. */
const POLICY = {
  ...READ_OWN,
  bots: "allowed",
  rate: limitedFirst("connectionsPerAddress"),
} as const satisfies SocketPolicy;

export interface SocketSettings extends Pick<Settings, "listenAddress" | "publicUrl"> {
  readonly rateLimits: RateLimits;
}

interface SocketServices extends Pick<Services, "clock" | "lobby" | "log" | "people"> {
  readonly sessions: Sessions;
  readonly accountStatus: AccountStatus;
}

/** All open sockets, and how they are opened. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #tables: Tables;
  readonly #metrics: Metrics;
  readonly #settings: SocketSettings;
  readonly #connections = new Set<Connection>();
  readonly #places = new WeakMap<Connection, string>();
  readonly #byAddress = new Map<string, number>();
  readonly #messages: Buckets;
  readonly #persons: Buckets;
  readonly #hints: Buckets;
  // Larger than the longest message, so that one slightly too long gets a clear answer. The library cuts off a flood.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message * 8,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
    autoPong: false,
  });
  readonly #heartbeat: NodeJS.Timeout;
  /** Counters by kind and result, so that no label is built at every move. */
  readonly #counts = new Map<string, Counter.Internal>();

  constructor(services: SocketServices, tables: Tables, metrics: Metrics, settings: SocketSettings) {
    this.#services = services;
    this.#tables = tables;
    this.#metrics = metrics;
    this.#settings = settings;
    this.#messages = new Buckets(settings.rateLimits.messagesPerAddress);
    this.#persons = new Buckets(settings.rateLimits.messagesPerPerson);
    this.#hints = new Buckets(settings.rateLimits.hintsPerPerson);
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.checkAlive();
    }, HEARTBEAT_MS);
    metrics.gauge("connections", "Open sockets of people.", () => this.#connections.size);
  }

  listenAt(routes: Routes): void {
    routes.socket("/ws", POLICY, (upgrade) => this.#open(upgrade));
  }

  renamed(person: Person): void {
    for (const connection of this.#of(person.id)) connection.renamed(person);
  }

  /**
   * Closes sockets of ended sessions. Those opened without a session or with a replaced cookie reconnect with the current
   * cookie.
   */
  signedOut({ person, session, isReplaced = false }: SignedOut): void {
    for (const connection of this.#of(person)) {
      const isMeant = session === null || connection.session?.id === session;
      if (isMeant && !isReplaced) connection.part(SIGNED_OUT, "You are signed out here.");
      else if (isMeant || connection.session === null) connection.comeAgain();
    }
  }

  /** Sessions may have ended without a notification: checks them all. */
  doubt(): void {
    const { log } = this.#services;
    this.#lookAgain().catch((error: unknown) => log.error({ error }, "Sessions could not be checked."));
  }

  async #lookAgain(): Promise<void> {
    const connections = [...this.#connections];
    const live = await this.#services.sessions.live(connections.flatMap(({ session }) => session?.id ?? []));
    for (const connection of connections) {
      const { session, person } = connection;
      if (session !== null && !live.has(session.id)) connection.part(SIGNED_OUT, "You are signed out here.");
      else if (
        session === null ? await this.#isRefused(person.id) : live.get(session.id) !== session.cookieHash
      )
        connection.comeAgain();
    }
  }

  async #isRefused(person: PersonId): Promise<boolean> {
    return (await this.#services.people.findSigned(person)) === "refused";
  }

  /** The addresses this person is connected from. */
  placesOf(person: PersonId): readonly string[] {
    return this.#of(person).map((connection) => this.#places.get(connection) ?? "");
  }

  /** Sends announcements and bans to this person, or to everyone who is connected. */
  async announce(person: PersonId | null): Promise<void> {
    const concerned = person === null ? [...this.#connections] : this.#of(person);
    for (const connection of concerned) connection.send(encode(await this.#announcedTo(connection)));
  }

  async #announcedTo(connection: Connection): Promise<Announced> {
    const { accountStatus } = this.#services;
    return await accountStatus.announcedTo(connection.person.id, this.#places.get(connection) ?? "");
  }

  /** Sends nothing if there is nothing to announce. */
  async #greet(connection: Connection): Promise<void> {
    const announced = await this.#announcedTo(connection);
    if (announced.announcements.length > 0 || announced.ban !== null) connection.send(encode(announced));
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.part(GOING_AWAY, "The server restarts.");
    this.#server.close();
  }

  #open({ me: { person, session, cookie }, id, address, request, socket, head }: Upgrade): void {
    const open = this.#byAddress.get(address) ?? 0;
    if (open >= this.#settings.rateLimits.socketsPerAddress) return answerRaw(socket, 429);
    this.#byAddress.set(address, open + 1);
    socket.once("close", () => this.#left(address));
    this.#server.handleUpgrade(request, socket, head, (websocket) => {
      const connection = new Connection(websocket, socket, person, {
        request: id,
        session: session === null ? null : { id: session.id, cookieHash: hashOf(cookie) },
        rate: this.#settings.rateLimits.messagesPerConnection,
        patience: this.#settings.rateLimits.patience,
        now: () => this.#services.clock.now(),
        addressForFriends: addressForFriends(this.#settings, request.headers.host),
        maySend: () => {
          const now = performance.now();
          return this.#persons.take(person.id, now) && this.#messages.take(address, now);
        },
        perform: (command, listener) => this.#perform(command, listener, address),
        failed: (error) => this.#services.log.error({ error }, "A command failed."),
      });
      this.#connections.add(connection);
      this.#places.set(connection, address);
      this.#services.lobby.arrive(connection);
      this.#greet(connection).catch((error: unknown) =>
        this.#services.log.error({ error }, "The announcements for a connection could not be read."),
      );
      websocket.on("error", (error) => this.#services.log.debug({ error }, "A WebSocket failed."));
      websocket.on("close", () => this.#closed(connection));
    });
  }

  async #perform(command: Command, listener: Listener, address: string): Promise<Refusal | "told" | null> {
    const { lobby, people, accountStatus, log } = this.#services;
    const begun = performance.now();
    const outcome = await perform(command, listener, {
      tables: this.#tables,
      lobby,
      people,
      mayAskHint: () => this.#hints.take(listener.person.id, performance.now()),
      isBanned: async () => (await accountStatus.banOn(listener.person.id, address)) !== null,
    }).catch((error: unknown) => {
      if (!(error instanceof NewerRules)) throw error;
      // After the message has been sent.
      setImmediate(() => listener.comeAgain());
      return refused("try-again");
    });
    const result = outcome === null || outcome === "told" ? "done" : outcome.refused;
    this.#counted(command.kind, result);
    log.debug({ result, ms: Math.round(performance.now() - begun) }, "A command was answered.");
    return outcome;
  }

  #left(address: string): void {
    const others = (this.#byAddress.get(address) ?? 1) - 1;
    if (others > 0) this.#byAddress.set(address, others);
    else this.#byAddress.delete(address);
  }

  #counted(kind: string, result: string): void {
    const name = `${kind} ${result}`;
    const count = this.#counts.get(name) ?? this.#metrics.commands.labels({ kind, result });
    this.#counts.set(name, count);
    count.inc();
  }

  #closed(connection: Connection): void {
    this.#connections.delete(connection);
    this.#services.lobby.part(connection);
    for (const table of connection.tables) {
      this.#tables
        .at(table, (host) => host.exit(connection))
        .catch((error: unknown) => {
          if (!(error instanceof NewerRules))
            this.#services.log.error({ error }, "A connection could not leave its table.");
        });
    }
  }

  #of(person: PersonId): Connection[] {
    return [...this.#connections].filter((connection) => connection.person.id === person);
  }
}
