import type { Logger } from "pino";
import type { AccountServices } from "./account/index.ts";
import type { BotPool } from "./bots/thought.ts";
import type { Clock } from "./clock.ts";
import type { Games } from "./games.ts";
import type { BrokenTables } from "./live/broken-tables.ts";
import type { Lobby } from "./live/lobby.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Notices } from "./notices/notices.ts";
import type { Passkeys } from "./people/passkeys.ts";
import type { GuestBots } from "./people/guest-bots.ts";
import type { People } from "./people/people.ts";
import type { Sessions } from "./people/sessions.ts";
import type { Tries } from "./people/tries.ts";
import type { Standing } from "./people/standing.ts";
import type { Store } from "./store/store.ts";

/** What every table and every connection makes use of. */
export interface Services extends AccountServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: Games;
  readonly people: People;
  readonly guestBots: GuestBots;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly tries: Tries;
  readonly standing: Standing;
  readonly bots: BotPool;
  readonly lobby: Lobby;
  readonly mailer: Mailer;
  readonly notices: Notices;
  readonly broken: BrokenTables;
  readonly log: Logger;
}
