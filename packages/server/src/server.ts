import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Person } from "@roundtable/protocol";
import type { Logger } from "pino";
import { Archive } from "./retention/archive.ts";
import { WorkerPool } from "./bots/pool.ts";
import { OfflineUploads } from "./offline-uploads/offline-uploads.ts";
import type { BotPool } from "@roundtable/host/bots/bot-pool";
import { SERVER_BUDGET_MS } from "@roundtable/host/bots/thinking-time";
import type { SystemClock } from "@roundtable/host/clock";
import { systemClock } from "./common/system-clock.ts";
import { Matchmaker } from "./matchmaking/matchmaker.ts";
import { makeArchiveDir } from "./config/folders.ts";
import { Games } from "@roundtable/host/games";
import { BrokenTables } from "./live/broken-tables.ts";
import { Lobby } from "./live/lobby.ts";
import { Tables } from "./live/tables.ts";
import { inBackground } from "./common/log.ts";
import { Mailer } from "./mail/mailer.ts";
import { Metrics } from "./common/metrics.ts";
import { Notifications } from "./notifications/notifications.ts";
import { startNotifications } from "./notifications/start-notifications.ts";
import { Outbox } from "./outbox/outbox.ts";
import { cookieSecret } from "./sessions/cookie-secret.ts";
import { accountServices } from "./account/account-services.ts";
import type { PasswordCost } from "./account/password.ts";
import { Passkeys } from "./account/passkeys.ts";
import { GuestBots } from "./guest-bots/guest-bots.ts";
import { People } from "./people/people.ts";
import { Sessions } from "./sessions/sessions.ts";
import { AttemptCounter } from "./login-attempts/attempt-counter.ts";
import { AccountStatus } from "./moderation/account-status.ts";
import { openStore } from "./open-store.ts";
import { Reviews } from "./reviews/reviews.ts";
import type { Settings } from "./config/settings.ts";
import type { SignedOut } from "./store/group-commit.ts";
import type { Store } from "./store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { readGameAt } from "./store/tables/table-repository.ts";
import { inWords } from "./store/disk-errors.ts";
import { requestId } from "./wire/request-id.ts";
import { addressOf, isForLoopback, isForwarded, isLoopback, placeOf } from "./net/request-address.ts";
import { serveTables } from "./lobby/table-routes.ts";
import { serveMe } from "./account/me-routes.ts";
import { serveReports } from "./moderation/report-routes.ts";
import { isOperator } from "./moderation/operator-repository.ts";
import { serveAccount } from "./account/account-routes.ts";
import { DeviceCookie } from "./sessions/device-cookie.ts";
import { serveGuestBots } from "./guest-bots/guest-bot-routes.ts";
import { serveClientErrors } from "./client-errors/client-error-routes.ts";
import { serveOfflineUploads } from "./offline-uploads/offline-upload-routes.ts";
import { serveTableCodes } from "./lobby/table-code-routes.ts";
import { serveHistory } from "./history/history-routes.ts";
import { Identity } from "./sessions/identity.ts";
import { HttpServer } from "./wire/http-server.ts";
import { linkPreview } from "./pages/link-preview.ts";
import { serveNotifications } from "./notifications/notification-routes.ts";
import { serveMatchmaking } from "./matchmaking/matchmaking-routes.ts";
import { serveTableLists } from "./lobby/table-list-routes.ts";
import { serveAccountData } from "./account-data/account-data-routes.ts";
import { isFromMachine, serveOperations } from "./operations/operations-routes.ts";
import { isBuilt, servePages } from "./pages/pages.ts";
import { EVERYBODY, serveOperator } from "./moderation/operator-routes.ts";
import { serveBlocks } from "./moderation/block-routes.ts";
import { type RateLimits, RATE_LIMITS } from "./wire/rate-limits.ts";
import { serveReviews } from "./reviews/review-routes.ts";
import { serveSecurityTxt } from "./operations/security-txt.ts";
import { serveSignIn } from "./account/sign-in-routes.ts";
import { Sockets } from "./websocket/sockets.ts";
import type { DeclaredRoute } from "./wire/routes.ts";
import { type Timeouts, TIMEOUTS } from "./wire/timeouts.ts";
import { listenError } from "./listen-errors.ts";

/** Parts that tests can replace. */
export interface Parts {
  readonly log: Logger;
  readonly metrics?: Metrics;
  /** This machine's clock, which may be wrong. */
  readonly clock?: SystemClock;
  /** Tests change the database's clock here, given what it returned. */
  readonly databaseNow?: (told: number) => number;
  /** The module with the registry of games. */
  readonly registry?: string;
  readonly bots?: BotPool;
  readonly rateLimits?: RateLimits;
  readonly timeouts?: Timeouts;
  /** Called in each transaction right before its commit. It may delay it or fail. */
  readonly beforeCommit?: () => Promise<void>;
  readonly tablesPerPerson?: number;
  /** Makes the id of a guest. Their default name follows from it. */
  readonly newPersonId?: () => PersonId;
  /** The cost of hashing a password. */
  readonly passwordCost?: PasswordCost;
  /** How long a silent node counts as alive. */
  readonly leaseMs?: number;
  /** How long a database query may take. */
  readonly patienceMs?: number;
  /** The folder with the built web app. */
  readonly dist?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly tables: Tables;
  readonly store: Store;
  readonly notifications: Notifications;
  /** Every route with its policy. */
  readonly routes: readonly DeclaredRoute[];
  /** Resolves when all due notifications have been sent. */
  notified(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, parts: Parts): Promise<RunningServer> {
  const { log, metrics = new Metrics(), rateLimits = RATE_LIMITS } = parts;
  const registry = parts.registry ?? "@roundtable/games/registry";
  if (settings.archiveDir !== null) makeArchiveDir(settings.archiveDir);
  const store = await openStore(settings, log, {
    ...(parts.beforeCommit === undefined ? {} : { beforeCommit: parts.beforeCommit }),
    ...(parts.leaseMs === undefined ? {} : { leaseMs: parts.leaseMs }),
    ...(parts.patienceMs === undefined ? {} : { patienceMs: parts.patienceMs }),
    clock: parts.clock ?? systemClock,
    ...(parts.databaseNow === undefined ? {} : { databaseNow: parts.databaseNow }),
    committed(writes, seconds) {
      metrics.commitWrites.inc(writes);
      metrics.commitSeconds.observe(seconds);
    },
    troubled(trouble) {
      // A commit serves many requests, so its failure belongs to none of them.
      inBackground(() =>
        trouble === null
          ? log.info("The store accepts writes again.")
          : log.error({ trouble: inWords(trouble) }, "The store accepts no writes."),
      );
    },
  });
  const bots =
    parts.bots ??
    new WorkerPool({
      registry,
      workers: availableParallelism() > 2 ? 2 : 1,
      budgetMs: SERVER_BUDGET_MS,
      answered: (how) => metrics.botAnswers.inc({ how }),
      failed: (error) => log.error({ error }, "A bot failed; a random answer was given."),
    });
  const { clock } = store;
  const people = new People(store, clock, parts.newPersonId);
  const onSignedOut = (which: SignedOut): void => sockets.signedOut(which);
  const guestBots = new GuestBots(store, clock, people, onSignedOut);
  const sessions = new Sessions(store, clock, onSignedOut);
  const attemptCounter = new AttemptCounter(store, clock);
  const outbox = new Outbox(store, clock, log);
  const mailer = new Mailer(outbox, settings.mail);
  let port = settings.port;
  const base = (): string => settings.publicUrl?.origin ?? `http://localhost:${port}`;
  const accountStatus = new AccountStatus(store, clock);
  const services = {
    ...accountServices(
      { store, clock, log, mailer, attemptCounter, sessions, guestBots, base },
      parts.passwordCost,
    ),
    store,
    clock,
    games: await Games.from(registry),
    people,
    guestBots,
    sessions,
    passkeys: new Passkeys(store, clock),
    attemptCounter,
    accountStatus,
    bots,
    lobby: new Lobby(store, clock, {
      watched: (person) => matchmaker.onWatched(person),
      failed: (error) => log.error({ error }, "The lobby could not be updated."),
    }),
    mailer,
    notices: new Notifications(store, clock, log, () => notificationServices.dispatcher.wake()),
    broken: new BrokenTables(log),
    log,
  };
  const { tablesPerPerson } = parts;
  const archive = settings.archiveDir === null ? null : new Archive(settings.archiveDir);
  const tables = new Tables(
    services,
    { tablesPerPerson, keepDays: settings.keepDays, archive },
    {
      renamed: (person) => sockets.renamed(person),
      signedOut: onSignedOut,
      announced(person) {
        sockets
          .announce(person === EVERYBODY ? null : person)
          .catch((error: unknown) => log.error({ error }, "An announcement could not be sent to everyone."));
      },
      missed: () => sockets.doubt(),
    },
  );
  const matchFile = (id: string) => tables.matchFile(id);
  const reviews = new Reviews({ ...services, matchFile }, { registry, archive, settings: settings.reviews });
  const matchmaker = new Matchmaker(services, tables);
  metrics.gauge("tables_in_memory", "Tables at which something goes on.", () => tables.inMemory);
  metrics.labelled("broken_table", "Tables that cannot be opened.", "table", () => services.broken.ids);
  metrics.gauge(
    "clock_skew_seconds",
    "By how much this machine's clock is ahead of the store's.",
    () => store.clockSkewMs / 1000,
  );
  metrics.gauge(
    "removals_held_back",
    "Rows that are not removed because it would be an unusual share of all.",
    () => tables.retention.heldBack.reduce((sum, { count }) => sum + count, 0),
  );
  metrics.gauge("bots_waiting", "Questions that wait until a bot has time for them.", () => bots.waiting);
  metrics.gauge("reviews_waiting", "Matches that are reviewed, or wait for it.", () => reviews.waiting);
  const notificationServices = await startNotifications({ ...services, outbox }, settings, {
    isTableVisibleTo: (table, person) => tables.isInSight(table, person),
    base,
  });

  const place = (request: IncomingMessage): string => placeOf(addressOf(request, settings.trustProxy));
  const isOwn = (request: IncomingMessage): boolean =>
    isLoopback(addressOf(request, settings.trustProxy)) &&
    isForLoopback(request) &&
    (settings.trustProxy || !isForwarded(request));
  const cookieKey = await cookieSecret(store);
  const identity = new Identity(services, cookieKey, settings.publicUrl);
  const dist = parts.dist ?? join(import.meta.dirname, "../../web/dist");
  const http = await HttpServer.from({
    identity,
    isBanned: async (person, address) => (await accountStatus.banOn(person, address)) !== null,
    isOperator: (person) => isOperator(store.db, person),
    store,
    rateLimits,
    publicUrl: settings.publicUrl,
    isMachine: (request) => isFromMachine(request, settings.metricsToken, isOwn(request)),
    isRecent: ({ person, session }) => services.recentProof.isGiven(person.id, session?.id ?? null),
    timeouts: parts.timeouts ?? TIMEOUTS,
    log,
    metrics,
    trustProxy: settings.trustProxy,
    addressOf: place,
    requestId: (request) => requestId(request, settings.trustProxy),
    dist: isBuilt(dist) ? dist : null,
  });
  const { routes } = http;

  const sockets = new Sockets(services, tables, metrics, {
    listenAddress: settings.listenAddress,
    publicUrl: settings.publicUrl,
    rateLimits,
  });
  const renamed = async (person: Person, before: string): Promise<void> => {
    sockets.renamed(person);
    await tables.renamed(person, before);
  };
  serveOperations(routes, store, metrics, { broken: services.broken, warnings: () => tables.warnings });
  serveSecurityTxt(routes, settings, store.clock);
  serveOperator(routes, {
    ...services,
    tables,
    placesOf: (person) => sockets.placesOf(person),
    announce: (person) => sockets.announce(person),
  });
  serveClientErrors(routes, { ...services, metrics });
  serveTableLists(routes, services);
  serveMatchmaking(routes, { ...services, matchmaker, tables });
  serveTableCodes(routes, store);
  serveBlocks(routes, { ...services, onChanged: (person) => tables.regarded(person) });
  serveTables(routes, { ...services, tables });
  serveReports(routes, (from, table, report) => tables.report(from, table, report));
  serveMe(routes, { ...services, identity, onRenamed: renamed });
  const devices = new DeviceCookie(cookieKey, settings.publicUrl);
  const accountParts = { services, identity, devices, publicUrl: settings.publicUrl };
  serveAccountData(routes, accountParts, tables);
  serveAccount(routes, accountParts);
  serveSignIn(routes, accountParts, tables);
  serveNotifications(routes, services, notificationServices, { callsLoopback: settings.callsLoopback, base });
  serveHistory(routes, { ...services, replayableAmong: (ids) => tables.stillKept(ids) });
  serveGuestBots(routes, guestBots, services.accountLog);
  serveOfflineUploads(routes, new OfflineUploads(services, registry), people);
  serveReviews(routes, reviews, matchFile);
  servePages(routes, dist, {
    previewOf: (id, headers) =>
      linkPreview(services.games, tables, { id, publicUrl: settings.publicUrl, headers }),
    // If the store does not answer, the page opens all the same and says so.
    gameAt: (id) => readGameAt(store.db, id).catch(() => null),
  });
  sockets.listenAt(routes);

  const stop = async (): Promise<void> => {
    sockets.close();
    await reviews.close();
    await http.close();
    matchmaker.stop();
    await tables.stop();
    await services.notices.settled();
    await notificationServices.dispatcher.stop();
    await outbox.stop();
    await bots.close();
    await store.close();
  };
  try {
    // Before anyone connects: clocks are corrected for the downtime, and no news of other nodes is missing.
    await tables.wake();
    await matchmaker.wake();
    await http.listen(settings.listenAddress, settings.port);
  } catch (error) {
    await stop();
    throw listenError(error, settings);
  }
  port = http.port ?? port;
  notificationServices.dispatcher.wake();
  outbox.wake();
  return {
    port,
    tables,
    store,
    notifications: services.notices,
    routes: routes.declared,
    async notified() {
      await services.notices.settled();
      notificationServices.dispatcher.wake();
      await notificationServices.dispatcher.settled();
      outbox.wake();
      await outbox.settled();
    },
    stop,
  };
}
