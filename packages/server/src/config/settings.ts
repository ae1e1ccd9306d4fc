import { resolve } from "node:path";
import * as v from "valibot";
import { MailAddress, senderFrom } from "../mail/mail-address.ts";
import type { MailSettings } from "../mail/mailer.ts";

/** The server's settings. Every default works on a local machine. */
export interface Settings {
  readonly dataDir: string;
  /** The PostgreSQL database that several servers share; null for a SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly listenAddress: string;
  readonly port: number;
  /** The public address, if there is a proxy in front of the server. */
  readonly publicUrl: URL | null;
  /** Trust the proxy's header with the client's address. */
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  /** Where to report a vulnerability of this server, as a URI; null if not set. */
  readonly securityContact: string | null;
  /** How long matches are stored after their end or the last activity; null for ever. */
  readonly keepDays: number | null;
  /** The folder where finished matches are archived when they are removed from the store; null for none. */
  readonly archiveDir: string | null;
  readonly logLevel: string;
  /** For development: webhooks and push services may be on this machine, and use plain http. */
  readonly callsLoopback: boolean;
  /** null if no mails are sent. */
  readonly mail: MailSettings | null;
  readonly reviews: ReviewSettings;
}

export interface ReviewSettings {
  /** How long a review may take; 0 turns reviews off. */
  readonly seconds: number;
  /** How many reviews may wait. */
  readonly waiting: number;
}

/** A wrong setting. The message is for the person who started the server. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export function readSettings(env: Readonly<Record<string, string | undefined>>, root: string): Settings {
  const given = (name: string): string | null => {
    const value = env[name]?.trim();
    return value === undefined || value === "" ? null : value;
  };
  const logLevel = given("LOG_LEVEL") ?? "info";
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new SettingsError(`LOG_LEVEL is “${logLevel}”; it can be ${LOG_LEVELS.join(", ")}.`);
  }
  const archive = given("ARCHIVE_DIR");
  return {
    dataDir: resolve(root, given("DATA_DIR") ?? ".data"),
    databaseUrl: databaseFrom(given("DATABASE_URL")),
    listenAddress: given("HOST") ?? "0.0.0.0",
    port: portFrom(given("PORT") ?? "3000"),
    publicUrl: addressFrom(given("PUBLIC_URL")),
    trustProxy: switchFrom("TRUST_PROXY", given("TRUST_PROXY")),
    metricsToken: given("METRICS_TOKEN"),
    securityContact: contactFrom(given("SECURITY_CONTACT")),
    keepDays: daysFrom(given("KEEP_DAYS") ?? "365"),
    archiveDir: archive === null ? null : resolve(root, archive),
    logLevel,
    callsLoopback: switchFrom("CALL_LOOPBACK", given("CALL_LOOPBACK")),
    mail: mailFrom(given("SMTP_URL"), given("MAIL_FROM")),
    reviews: {
      seconds: countFrom("REVIEW_SECONDS", given("REVIEW_SECONDS") ?? "300", 3600),
      waiting: countFrom("REVIEWS_WAITING", given("REVIEWS_WAITING") ?? "20", 1000),
    },
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function databaseFrom(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (/%(?![\da-f]{2})/iu.test(text))
    throw new SettingsError("DATABASE_URL has a % that means nothing: where one is meant, write %25.");
  if (url !== null && ["postgres:", "postgresql:"].includes(url.protocol)) return text;
  // It may have a password in it: it is not said again.
  throw new SettingsError(
    "DATABASE_URL is no address of a PostgreSQL; it must be like postgres://name:password@localhost:5432/roundtable.",
  );
}

function mailFrom(smtpUrl: string | null, sender: string | null): MailSettings | null {
  if (smtpUrl === null) return null;
  const protocol = URL.parse(smtpUrl)?.protocol;
  // It may have a password in it: it is not said again.
  if (protocol !== "smtp:" && protocol !== "smtps:")
    throw new SettingsError(
      "SMTP_URL is no address of a mail server; it must be like smtp://name:password@mail.example.org:587.",
    );
  const from = sender === null ? null : senderFrom(sender);
  if (from !== null) return { smtpUrl, from };
  throw new SettingsError(
    `MAIL_FROM is ${sender === null ? "not set" : `“${sender}”`}; ` +
      "it must say from whom mails are, such as Roundtable <games@example.org>.",
  );
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new SettingsError(`PORT is “${text}”; it must be a number from 0 to 65535.`);
}

function daysFrom(text: string): number | null {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 0 && days <= 36_500) return days === 0 ? null : days;
  throw new SettingsError(`KEEP_DAYS is “${text}”; it must be a number of days, or 0 to keep everything.`);
}

function countFrom(name: string, text: string, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new SettingsError(`${name} is “${text}”; it must be a number from 0 to ${most}.`);
}

function addressFrom(text: string | null): URL | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url !== null && (url.protocol === "http:" || url.protocol === "https:")) return url;
  throw new SettingsError(
    `PUBLIC_URL is “${text}”; it must be an address such as https://games.example.org.`,
  );
}

/** RFC 9116 requires a URI. A mail address or a web address becomes one. */
function contactFrom(text: string | null): string | null {
  if (text === null) return null;
  const mailbox = text.startsWith("mailto:") ? text.slice("mailto:".length) : text;
  if (v.is(MailAddress, mailbox)) return `mailto:${mailbox}`;
  const url = URL.parse(text);
  if (url?.protocol === "https:") return url.href;
  throw new SettingsError(
    `SECURITY_CONTACT is “${text}”; it must be an e-mail address, or an address that begins with https://.`,
  );
}

function switchFrom(name: string, text: string | null): boolean {
  if (text === null || text === "0" || text === "false") return false;
  if (text === "1" || text === "true") return true;
  throw new SettingsError(`${name} is “${text}”; it can be 1 or 0.`);
}
