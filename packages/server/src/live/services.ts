import type { Logger } from "pino";
import type { BotPool } from "@roundtable/host/bots/bot-pool";
import type { Clock } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import type { BrokenTables } from "./broken-tables.ts";
import type { Lobby } from "./lobby.ts";
import type { Notifications } from "../notifications/notifications.ts";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";

/** What every table makes use of. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: Games;
  readonly people: People;
  readonly bots: BotPool;
  readonly lobby: Lobby;
  readonly notices: Notifications;
  readonly broken: BrokenTables;
  readonly log: Logger;
}
