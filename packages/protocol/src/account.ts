import { LOCALES } from "@roundtable/language";
import * as v from "valibot";
import { MeBody } from "./http.ts";
import { list, Timestamp } from "./primitives.ts";
import { Reason } from "./reason.ts";

/** Why something was refused that has to do with who one is. Nothing was changed. */
const ACCOUNT_REASONS = [
  /** There is no such session of this person's. */
  "no-such-session",
  /** Without a passkey or a password nobody could come back: make an account first. */
  "no-way-back",
  /** Passkeys need https and a name, or localhost. */
  "no-passkeys-here",
  /** The key did not answer what was asked, or is of another site, or not known. */
  "bad-passkey",
  "no-such-passkey",
  "too-many-passkeys",
  /** Nobody takes away the last way in. */
  "last-way-in",
  "bad-email",
  "email-taken",
  /** Anybody would guess it. */
  "weak-password",
  /** The address or the password; nobody is told which. */
  "wrong-password",
  "too-many-tries",
  /** The server sends no mails. */
  "no-mail",
  /** The link was used, or is older than an hour. */
  "bad-reset",
  /** The code is wrong, or was used, or is older than five minutes. Nobody is told which. */
  "bad-code",
  /** Prove who you are (`/api/me/proof/…`), then send the same again: the last proof is older than `PROOF_MS`. */
  "proof-needed",
  /** The link to confirm an address is wrong, was used, was replaced by a newer one, or is older than a day. */
  "bad-link",
  /** This browser is not where the address was entered: send the link's secret again with the password. */
  "password-needed",
  /** Too many passwords are checked just now. It was not counted; try again in a moment. */
  "busy",
  /** What was typed is not the name of who is to be deleted. */
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

/** So long after a sign-in or a proof a person may change the ways into their account. */
export const PROOF_MS = 5 * 60 * 1000;

/**
 * `GET /api/me/sessions` → `SessionsBody`: where I am signed in. `DELETE /api/me/session` signs me out here,
 * `DELETE /api/me/sessions/:id` somewhere else, `DELETE /api/me/sessions` everywhere, here too; all answer 204, and open sockets
 * are closed with `SIGNED_OUT`. All but the first need a recent proof.
 */
export const SessionsBody = v.object({
  sessions: list(
    v.object({
      id: v.string(),
      /** Browser and system; empty where it does not say. */
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
 * `GET /api/me/account` → `AccountBody`: by which ways I can come in. Without any I am a guest.
 *
 * What changes these ways, and `DELETE /api/me`, needs a recent proof from people who have one: they get 403 `proof-needed`
 * otherwise. Guests have nothing to prove. Each change may answer with a new cookie: the one before is then worth nothing.
 */
export const AccountBody = v.object({
  /** The address of the password; null without a password. */
  email: v.nullable(v.string()),
  /** Whether its owner has followed the link in a mail. False for accounts made before there were such links, or without mail. */
  emailConfirmed: v.boolean(),
  /** An address that becomes the one above when the link in the mail to it is followed. */
  pendingEmail: v.nullable(v.string()),
  /** Whether what changes the ways in would be refused with `proof-needed` just now. */
  needsProof: v.boolean(),
  passkeys: list(
    v.object({ id: v.string(), name: v.string(), created: Timestamp, used: v.nullable(Timestamp) }),
  ),
  /** Whether passkeys can be made at this address, and whether the server sends mails: to confirm, to reset, about changes. */
  canMakePasskeys: v.boolean(),
  canReset: v.boolean(),
});
export type AccountBody = v.InferOutput<typeof AccountBody>;

const Base64Url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]*$/));
const CredentialId = v.pipe(Base64Url, v.minLength(1), v.maxLength(1400));
/** What a key adds beyond what was asked of it: nothing that we look at. */
const Extensions = v.pipe(
  v.optional(v.object({}), {}),
  v.transform(() => ({})),
);

export const LONGEST_PASSKEY_NAME = 40;
/** One line, nothing invisible. */
const PasskeyName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_PASSKEY_NAME),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u),
);

/**
 * `POST /api/me/passkeys/options` → what `navigator.credentials.create` wants; its answer goes to `POST /api/me/passkeys` →
 * 201 `AccountBody`. `PATCH` and `DELETE /api/me/passkeys/:id` rename and remove one → `AccountBody`.
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
 * `POST /api/sign-in/passkey/options` → what `navigator.credentials.get` wants; its answer goes to `POST /api/sign-in/passkey`.
 * Like every call under `/api/sign-in/` that succeeds it answers `MeBody` and gives a new cookie. What a guest had
 * before on this device is then the account's.
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
/** As somebody types it who may err. */
const TypedPassword = v.pipe(v.string(), v.maxLength(200));

/**
 * `PUT /api/me/password` → 200 `AccountBody` when it counts from now on; 202 `AccountBody` with `pendingEmail` when it counts
 * once the link in the mail is followed. That is so for every address that is new to the account, where mails are sent.
 * Nobody is told whether the address has an account already: the mail says so.
 * `DELETE /api/me/password` → `AccountBody`.
 */
export const PasswordBody = v.object({
  email: Email,
  password: Password,
  locale: v.optional(v.picklist(LOCALES)),
});

/**
 * `POST /api/me/email/confirmation` → 202 `AccountBody`: sends the link once more, to `pendingEmail`, or else to `email` where it
 * is not confirmed. The link is `/me#confirm=SECRET`.
 */
export const SendConfirmationBody = v.object({ locale: v.picklist(LOCALES) });

/**
 * `POST /api/sign-in/confirm` → `MeBody`, with what stands in the link. In a session of the account that is enough. For a guest,
 * and in any other browser, the answer is `password-needed` until the password that was chosen with it is sent along; then
 * this browser is signed in.
 */
export const ConfirmEmailBody = v.object({
  secret: v.pipe(v.string(), v.maxLength(100)),
  password: v.optional(TypedPassword),
});

/**
 * `POST /api/me/proof/password` → `AccountBody`: it is me, by my password. `POST /api/me/proof/passkey/options` → what
 * `navigator.credentials.get` wants (my keys only, with user verification); its answer goes to `POST /api/me/proof/passkey` →
 * `AccountBody`. Both are limited like signing in and give a new cookie.
 */
export const ProofBody = v.object({ password: TypedPassword });

/** `POST /api/sign-in/password`. */
export const SignInBody = v.object({ email: Email, password: TypedPassword });

/** `POST /api/sign-in/forgotten` → 204, whether there is such an account or not: whoever has it gets a mail. */
export const ForgottenPasswordBody = v.object({ email: Email, locale: v.picklist(LOCALES) });

/**
 * `POST /api/sign-in/reset` → `PasswordResetDoneBody`, with what stands in the link of that mail. All sessions, codes for other devices
 * and tokens of bots end. Passkeys stay: whoever does not know one of these removes it, which the reset has proved enough for.
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

/** None that could be taken for another. */
export const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `POST /api/me/code` → 201 `CodeBody`: for five minutes, and once. */
export const CodeBody = v.object({ code: v.string(), until: Timestamp });
export type CodeBody = v.InferOutput<typeof CodeBody>;

/** `POST /api/sign-in/code`, on the other device. Small letters and whatever stands between them do not matter. */
export const CodeSignInBody = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")),
  ),
});

/** What the log of an account tells of. */
export const ACCOUNT_EVENTS = [
  "signed-in-by-password",
  "signed-in-by-passkey",
  "signed-in-by-code",
  /** Wrong passwords, added up by the hour: `count`. */
  "sign-in-failed",
  "signed-out",
  "signed-out-elsewhere",
  "signed-out-everywhere",
  /** A wrong password or passkey when a signed-in person had to prove who they are. */
  "proof-failed",
  "proved",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "password-set",
  "password-changed",
  "password-removed",
  /** A link to confirm an address was asked for; it was followed. */
  "email-entered",
  "email-confirmed",
  /** It was never confirmed, and somebody else has confirmed it: the password went with it. */
  "email-lost",
  "reset-asked",
  "reset-done",
  /** For a second device. That it was used is `signed-in-by-code`. */
  "code-made",
  "bot-made",
  "bot-revoked",
  /** A guest's, when they became an account or were merged with one. */
  "notifications-removed",
] as const;
const AccountEventKind = v.picklist(ACCOUNT_EVENTS);
export type AccountEventKind = v.InferOutput<typeof AccountEventKind>;

/** `GET /api/me/account/events` → `AccountEventsBody`: the newest 100 of the last 180 days, the newest first. */
export const AccountEventsBody = v.object({
  events: list(
    v.object({
      at: Timestamp,
      kind: AccountEventKind,
      /** Browser and system; empty where it does not say. */
      device: v.string(),
      /** Roughly from where: `203.0.113.0/24`, `2001:db8:1::/48`, or empty. */
      place: v.string(),
      /** The name of the passkey or bot, or the address; empty for the others. */
      what: v.string(),
      count: v.number(),
    }),
  ),
});
export type AccountEventsBody = v.InferOutput<typeof AccountEventsBody>;

/** `DELETE /api/me` → 204, with my name as I see it: for good. Needs a recent proof, too. */
export const DeleteBody = v.object({ name: v.pipe(v.string(), v.maxLength(100)) });

/** A person's preferences, on all their devices. What is missing has its default. */
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
 * `GET /api/me/likes` → `PreferencesBody`; `PUT` with `Preferences` → `PreferencesBody`. The last change counts. With `?of=` and an id
 * nothing is kept where somebody else is signed in by now: what one likes is not what the other likes.
 */
export const PreferencesQuery = v.object({ of: v.optional(v.string()) });
export const PreferencesBody = v.object({ likes: v.nullable(Preferences), at: Timestamp });
export type PreferencesBody = v.InferOutput<typeof PreferencesBody>;
