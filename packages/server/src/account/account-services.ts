import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import type { Mailer } from "../mail/mailer.ts";
import type { GuestBots } from "../guest-bots/guest-bots.ts";
import { type PasswordCost, PASSWORD_COST } from "./password.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import type { Store } from "../store/store.ts";
import { AccountChanges } from "./account-changes.ts";
import { AccountLog } from "../account-log/account-log.ts";
import { EmailConfirmation } from "./email-confirmation.ts";
import { LoginAttempts } from "./login-attempts.ts";
import { RecentProof } from "./recent-proof.ts";
import { SignIn } from "./sign-in.ts";
import { SignInMethods } from "./sign-in-methods.ts";

/** Everything about accounts: signing in, sign-in methods and the account log. */
export interface AccountServices {
  readonly accountLog: AccountLog;
  readonly changes: AccountChanges;
  readonly confirmation: EmailConfirmation;
  readonly recentProof: RecentProof;
  readonly signIn: SignIn;
  readonly signInMethods: SignInMethods;
}

export function accountServices(
  parts: {
    readonly store: Store;
    readonly clock: Clock;
    readonly log: Logger;
    readonly mailer: Mailer;
    readonly attemptCounter: AttemptCounter;
    readonly sessions: Sessions;
    readonly guestBots: GuestBots;
    /** This server's address, for links in mails. */
    readonly base: () => string;
  },
  cost: PasswordCost = PASSWORD_COST,
): AccountServices {
  const { store, clock, attemptCounter } = parts;
  const accountLog = new AccountLog(parts);
  const attempts = new LoginAttempts(attemptCounter);
  const changes = new AccountChanges({ ...parts, accountLog });
  const confirmation = new EmailConfirmation({ ...parts, attempts, changes }, cost);
  return {
    accountLog,
    changes,
    confirmation,
    recentProof: new RecentProof(store, clock),
    signIn: new SignIn({ ...parts, attempts, accountLog, changes }, cost),
    signInMethods: new SignInMethods({ ...parts, changes, confirmation }, cost),
  };
}
