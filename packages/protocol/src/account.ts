import { LOCALES } from "@roundtable/language";
import * as v from "valibot";
import { list, Moment } from "./plain.ts";
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
  /** The code was used, or is older than five minutes, or was never given. */
  "bad-code",
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

/**
 * `GET /api/me/sessions` → `SessionsBody`: where I am signed in. `DELETE /api/me/sessions/:id` signs me out there, `DELETE
 * /api/me/sessions` everywhere, here too; both answer 204, and open sockets are closed with `SIGNED_OUT`.
 */
export const SessionsBody = v.object({
  sessions: list(
    v.object({
      id: v.string(),
      /** Browser and system; empty where it does not say. */
      device: v.string(),
      created: Moment,
      /** When it was last used, to the hour. */
      seen: Moment,
      here: v.boolean(),
    }),
  ),
});
export type SessionsBody = v.InferOutput<typeof SessionsBody>;

/** `GET /api/me/account` → `AccountBody`: by which ways I can come in. Without any I am a guest. */
export const AccountBody = v.object({
  email: v.nullable(v.string()),
  passkeys: list(v.object({ id: v.string(), name: v.string(), created: Moment, used: v.nullable(Moment) })),
  /** Whether passkeys can be made at this address, and whether a forgotten password can be reset by mail. */
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
export const PasskeyMade = v.object({
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
export type PasskeyMade = v.InferOutput<typeof PasskeyMade>;
export const PasskeyNameBody = v.object({ name: PasskeyName });

/**
 * `POST /api/sign-in/passkey/options` → what `navigator.credentials.get` wants; its answer goes to `POST /api/sign-in/passkey`.
 * Like every call under `/api/sign-in/` that succeeds it answers `MeBody` and gives a new cookie. What a guest had
 * before on this device is then the account's.
 */
export const PasskeyAnswer = v.object({
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
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

const Email = v.pipe(v.string(), v.maxLength(254));
export const SHORTEST_PASSWORD = 8;
const Password = v.pipe(v.string(), v.minLength(SHORTEST_PASSWORD), v.maxLength(200));
/** As somebody types it who may err. */
const TypedPassword = v.pipe(v.string(), v.maxLength(200));

/** `PUT /api/me/password` → `AccountBody`; with `current` where there is one already. `DELETE /api/me/password` → `AccountBody`. */
export const PasswordBody = v.object({
  email: Email,
  password: Password,
  current: v.optional(TypedPassword),
});

/** `POST /api/sign-in/password`. */
export const SignInBody = v.object({ email: Email, password: TypedPassword });

/** `POST /api/sign-in/forgotten` → 204, whether there is such an account or not: whoever has it gets a mail. */
export const ForgottenBody = v.object({ email: Email, locale: v.picklist(LOCALES) });

/** `POST /api/sign-in/reset`, with what stands in the link of that mail. All sessions end. */
export const ResetBody = v.object({ secret: v.pipe(v.string(), v.maxLength(100)), password: Password });

/** None that could be taken for another. */
export const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `POST /api/me/code` → 201 `CodeBody`: for five minutes, and once. */
export const CodeBody = v.object({ code: v.string(), until: Moment });
export type CodeBody = v.InferOutput<typeof CodeBody>;

/** `POST /api/sign-in/code`, on the other device. Small letters and whatever stands between them do not matter. */
export const TypedCode = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")),
  ),
});

/** `DELETE /api/me` → 204, with my name as I see it: for good. */
export const DeleteBody = v.object({ name: v.pipe(v.string(), v.maxLength(100)) });

/** What somebody likes, wherever he is signed in. Whatever is not said is as it is by itself. */
export const Likes = v.object({
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
export type Likes = v.InferOutput<typeof Likes>;

/**
 * `GET /api/me/likes` → `LikesBody`; `PUT` with `Likes` → `LikesBody`. The last change counts. With `?of=` and an id
 * nothing is kept where somebody else is signed in by now: what one likes is not what the other likes.
 */
export const LikesQuery = v.object({ of: v.optional(v.string()) });
export const LikesBody = v.object({ likes: v.nullable(Likes), at: Moment });
export type LikesBody = v.InferOutput<typeof LikesBody>;
