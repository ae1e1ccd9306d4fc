import { LOCALES } from "@roundtable/language";
import * as v from "valibot";
import { MeBody } from "./http.ts";
import { list, Timestamp } from "./primitives.ts";
import { Reason } from "./reason.ts";

/** Reasons for refusals about accounts. Nothing was changed. */
const ACCOUNT_REASONS = [
  /** This person has no such session. */
  "no-such-session",
  /** Without a passkey or password the person could not come back. Make an account first. */
  "no-way-back",
  /** Passkeys need https and a host name, or localhost. */
  "no-passkeys-here",
  /** The response does not match the challenge, is for another site, or its passkey is unknown. */
  "bad-passkey",
  "no-such-passkey",
  "too-many-passkeys",
  /** The last sign-in method cannot be removed. */
  "last-way-in",
  "bad-email",
  "email-taken",
  /** The password is too easy to guess. */
  "weak-password",
  /** The address or the password is wrong. The answer does not say which. */
  "wrong-password",
  "too-many-tries",
  /** The server sends no mails. */
  "no-mail",
  /** The link was used, or is older than an hour. */
  "bad-reset",
  /** The code is wrong, was used, or is older than five minutes. The answer does not say which. */
  "bad-code",
  /**
   * The last proof of identity is older than `PROOF_MS`. Give one (`/api/me/proof/…`), then send the same request again.
   */
  "proof-needed",
  /** The confirmation link is wrong, was used, was replaced by a newer one, or is older than a day. */
  "bad-link",
  /** This browser is not the one where the address was entered. Send the link's secret again with the password. */
  "password-needed",
  /** Too many passwords are being checked. The attempt was not counted; try again in a moment. */
  "busy",
  /** The typed name is not that of the account to be deleted. */
  "other-name",
] as const;
const AccountReason = v.picklist(ACCOUNT_REASONS);
export type AccountReason = v.InferOutput<typeof AccountReason>;

/** The body of every answer under `/api/me/` and `/api/sign-in/` that is not 2xx. */
export const AccountErrorBody = v.object({
  reason: v.union([Reason, AccountReason]),
  detail: v.optional(v.string()),
});
export type AccountErrorBody = v.InferOutput<typeof AccountErrorBody>;

/** How long after signing in or a proof of identity sign-in methods may be changed. */
export const PROOF_MS = 5 * 60 * 1000;

/**
 * `GET /api/me/sessions` → `SessionsBody`: where I am signed in. `DELETE /api/me/session` signs me out here, `DELETE
 * /api/me/sessions/:id` on another device, `DELETE /api/me/sessions` everywhere. All answer 204 and close open sockets with
 * `SIGNED_OUT`. All but the first need a recent proof of identity.
 */
export const SessionsBody = v.object({
  sessions: list(
    v.object({
      id: v.string(),
      /** Browser and system; empty if unknown. */
      device: v.string(),
      created: Timestamp,
      /** When it was last used, to the hour. */
      seen: Timestamp,
      here: v.boolean(),
    }),
  ),
});
export type SessionsBody = v.InferOutput<typeof SessionsBody>;

/**
 * `GET /api/me/account` → `AccountBody`: my sign-in methods. A guest has none.
 *
 * Changing sign-in methods and `DELETE /api/me` need a recent proof of identity from people with an account; otherwise the
 * answer is 403 `proof-needed`. Each change may set a new cookie, which makes the previous one invalid.
 */
export const AccountBody = v.object({
  /** The address to sign in with; null without a password. */
  email: v.nullable(v.string()),
  /**
   * Whether the address was confirmed by a mailed link. False for accounts without mail, or from before there were links.
   */
  emailConfirmed: v.boolean(),
  /** An address that replaces the one above once its link is followed. */
  pendingEmail: v.nullable(v.string()),
  /** Whether changing sign-in methods would be refused with `proof-needed` now. */
  needsProof: v.boolean(),
  passkeys: list(
    v.object({ id: v.string(), name: v.string(), created: Timestamp, used: v.nullable(Timestamp) }),
  ),
  /** Whether passkeys work at this address, and whether the server sends mails. */
  canMakePasskeys: v.boolean(),
  canReset: v.boolean(),
});
export type AccountBody = v.InferOutput<typeof AccountBody>;

const Base64Url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]*$/));
const CredentialId = v.pipe(Base64Url, v.minLength(1), v.maxLength(1400));
/** Extension results of an authenticator, which are ignored. */
const Extensions = v.pipe(
  v.optional(v.object({}), {}),
  v.transform(() => ({})),
);

export const LONGEST_PASSKEY_NAME = 40;
/** One line without invisible characters. */
const PasskeyName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_PASSKEY_NAME),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u),
);

/**
 * `POST /api/me/passkeys/options` → options for `navigator.credentials.create`. Its result goes to `POST /api/me/passkeys`
 * → 201 `AccountBody`. `PATCH` and `DELETE /api/me/passkeys/:id` rename and remove one → `AccountBody`.
 */
export const NewPasskeyBody = v.object({
  name: PasskeyName,
  response: v.object({
    id: CredentialId,
    rawId: CredentialId,
    type: v.literal("public-key"),
    clientExtensionResults: Extensions,
    response: v.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
    }),
  }),
});
export type NewPasskeyBody = v.InferOutput<typeof NewPasskeyBody>;
export const PasskeyNameBody = v.object({ name: PasskeyName });

/**
 * `POST /api/sign-in/passkey/options` → options for `navigator.credentials.get`. Its result goes to `POST
 * /api/sign-in/passkey`. Like every successful call under `/api/sign-in/` it answers `MeBody` with a new cookie. The
 * account takes over what a guest had on this device.
 */
export const PasskeySignInBody = v.object({
  response: v.object({
    id: CredentialId,
    rawId: CredentialId,
    type: v.literal("public-key"),
    clientExtensionResults: Extensions,
    response: v.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
    }),
  }),
});
export type PasskeySignInBody = v.InferOutput<typeof PasskeySignInBody>;

const Email = v.pipe(v.string(), v.maxLength(254));
export const SHORTEST_PASSWORD = 8;
const Password = v.pipe(v.string(), v.minLength(SHORTEST_PASSWORD), v.maxLength(200));
/** A password as it was typed, possibly wrong. */
const TypedPassword = v.pipe(v.string(), v.maxLength(200));

/**
 * `PUT /api/me/password` → 200 `AccountBody` if it counts at once; 202 with `pendingEmail` if it counts once the mailed
 * link is followed. That is so for every new address, if the server sends mails. The answer does not say whether the
 * address already has an account; the mail does. `DELETE /api/me/password` → `AccountBody`.
 */
export const PasswordBody = v.object({
  email: Email,
  password: Password,
  locale: v.optional(v.picklist(LOCALES)),
});

/**
 * `POST /api/me/email/confirmation` → 202 `AccountBody`: sends the link again, to `pendingEmail` or to an unconfirmed
 * `email`. The link is `/me#confirm=SECRET`.
 */
export const SendConfirmationBody = v.object({ locale: v.picklist(LOCALES) });

/**
 * `POST /api/sign-in/confirm` → `MeBody`, with the secret of the link. A session of the account is enough. Guests and other
 * browsers get `password-needed` until they also send the password chosen with it; then this browser is signed in.
 */
export const ConfirmEmailBody = v.object({
  secret: v.pipe(v.string(), v.maxLength(100)),
  password: v.optional(TypedPassword),
});

/**
 * `POST /api/me/proof/password` → `AccountBody`: a proof of identity by password. `POST /api/me/proof/passkey/options` →
 * options for `navigator.credentials.get` with my own passkeys and user verification; its result goes to `POST
 * /api/me/proof/passkey` → `AccountBody`. Both are limited like signing in and set a new cookie.
 */
export const ProofBody = v.object({ password: TypedPassword });

/** `POST /api/sign-in/password`. */
export const SignInBody = v.object({ email: Email, password: TypedPassword });

/** `POST /api/sign-in/forgotten` → 204, whether there is such an account or not. If there is one, its owner gets a mail. */
export const ForgottenPasswordBody = v.object({ email: Email, locale: v.picklist(LOCALES) });

/**
 * `POST /api/sign-in/reset` → `PasswordResetDoneBody`, with the secret of that mail. All sessions, codes for other devices
 * and bot tokens end. Passkeys stay; the owner is shown them and can remove unknown ones, because the reset counts as a
 * proof of identity.
 */
export const PasswordResetBody = v.object({
  secret: v.pipe(v.string(), v.maxLength(100)),
  password: Password,
});
export const PasswordResetDoneBody = v.object({
  ...MeBody.entries,
  passkeys: AccountBody.entries.passkeys,
  /** How many bots have lost their token. */
  revokedBots: v.number(),
});
export type PasswordResetDoneBody = v.InferOutput<typeof PasswordResetDoneBody>;

/** Letters that cannot be mistaken for each other. */
export const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `POST /api/me/code` → 201 `CodeBody`: a code that works once, within five minutes. */
export const CodeBody = v.object({ code: v.string(), until: Timestamp });
export type CodeBody = v.InferOutput<typeof CodeBody>;

/** `POST /api/sign-in/code`, on the other device. Case and separators do not matter. */
export const CodeSignInBody = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")),
  ),
});

/** The kinds of events in an account's log. */
export const ACCOUNT_EVENTS = [
  "signed-in-by-password",
  "signed-in-by-passkey",
  "signed-in-by-code",
  /** Wrong passwords, summed up per hour in `count`. */
  "sign-in-failed",
  "signed-out",
  "signed-out-elsewhere",
  "signed-out-everywhere",
  /** A wrong password or passkey when a signed-in person had to prove their identity. */
  "proof-failed",
  "proved",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "password-set",
  "password-changed",
  "password-removed",
  /** A confirmation link was requested, and followed. */
  "email-entered",
  "email-confirmed",
  /** It was unconfirmed, and someone else has confirmed it. The password went with it. */
  "email-lost",
  "reset-asked",
  "reset-done",
  /** A code for a second device. Its use is `signed-in-by-code`. */
  "code-made",
  "bot-made",
  "bot-revoked",
  /** Of a guest who became an account or was merged with one. */
  "notifications-removed",
] as const;
const AccountEventKind = v.picklist(ACCOUNT_EVENTS);
export type AccountEventKind = v.InferOutput<typeof AccountEventKind>;

/** `GET /api/me/account/events` → `AccountEventsBody`: the newest 100 of the last 180 days, newest first. */
export const AccountEventsBody = v.object({
  events: list(
    v.object({
      at: Timestamp,
      kind: AccountEventKind,
      /** Browser and system; empty if unknown. */
      device: v.string(),
      /** The network: `203.0.113.0/24`, `2001:db8:1::/48`, or empty. */
      place: v.string(),
      /** The name of the passkey or bot, or the address; empty for other events. */
      what: v.string(),
      count: v.number(),
    }),
  ),
});
export type AccountEventsBody = v.InferOutput<typeof AccountEventsBody>;

/**
 * `DELETE /api/me` → 204: deletes the account for good. The name must be given as a confirmation. Needs a recent proof of
 * identity.
 */
export const DeleteBody = v.object({ name: v.pipe(v.string(), v.maxLength(100)) });

/** A person's preferences on all their devices. What is missing has its default. */
export const Preferences = v.object({
  locale: v.optional(v.picklist(LOCALES)),
  theme: v.optional(v.picklist(["system", "light", "dark"])),
  contrast: v.optional(v.picklist(["usual", "high"])),
  palette: v.optional(v.picklist(["usual", "distinct"])),
  tempo: v.optional(v.picklist(["slow", "normal", "quick", "none"])),
  motion: v.optional(v.picklist(["system", "reduced"])),
  sounds: v.optional(v.boolean()),
  confirms: v.optional(v.picklist(["final", "always"])),
  coach: v.optional(v.boolean()),
});
export type Preferences = v.InferOutput<typeof Preferences>;

/**
 * `GET /api/me/likes` → `PreferencesBody`; `PUT` with `Preferences` → `PreferencesBody`. The last change counts. With
 * `?of=` and an id nothing is saved if someone else is signed in by now: preferences belong to one person.
 */
export const PreferencesQuery = v.object({ of: v.optional(v.string()) });
export const PreferencesBody = v.object({ likes: v.nullable(Preferences), at: Timestamp });
export type PreferencesBody = v.InferOutput<typeof PreferencesBody>;
