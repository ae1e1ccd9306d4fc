import type { Locale } from "@roundtable/language";
import type { Email } from "../mail/email.ts";
import type { StoredNotification } from "./notification.ts";
import { NOTIFICATION_TEXTS } from "./text/index.ts";

/** What somebody is told at one time, by whichever way. */
export interface Message {
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
  /** Where one press leads. */
  readonly path: string;
  /** What it is about: a later one of the same takes the place of an earlier one. */
  readonly tag: string;
}

/** Who and what is spoken of, in the language of the reader. */
export interface MessageNames {
  readonly games: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

export interface GameNotification extends StoredNotification {
  readonly game: string;
  readonly isOverDays: boolean;
}

/** Who is nudged knows by that that it is his turn, and whose turn it is, that the match has begun. */
const WEIGHTIEST: readonly GameNotification["kind"][] = ["nudge", "your-turn"];

/** One message for all of it, however many tables it comes from. */
export function messageOf(
  locale: Locale,
  notices: readonly [GameNotification, ...GameNotification[]],
  { games, names }: MessageNames,
): Message {
  const text = NOTIFICATION_TEXTS[locale];
  const nameOf = (game: string): string => games.get(game) ?? game;
  const byTable = Map.groupBy(notices, ({ table }) => table);
  if (byTable.size === 1) {
    const [weightiest = notices[0]] = WEIGHTIEST.flatMap((kind) =>
      notices.filter((one) => one.kind === kind),
    );
    const { kind, table, game, from } = weightiest;
    const said = text.notifications[kind](nameOf(game), (from === null ? undefined : names.get(from)) ?? "");
    return { locale, ...said, path: `/t/${table}`, tag: `t-${table}` };
  }
  const played = [
    ...new Set([...byTable.values()].flatMap(([one]) => (one === undefined ? [] : [nameOf(one.game)]))),
  ];
  return { locale, ...text.several(byTable.size, played.join(", ")), path: "/", tag: "tables" };
}

/** For somebody who wants to see what it is like. */
export function testMessage(locale: Locale): Message {
  return { locale, ...NOTIFICATION_TEXTS[locale].test, path: "/", tag: "test" };
}

/** Where mails lead to. */
export interface Links {
  /** The address of this server, as its people know it. */
  readonly base: string;
  /** The signed word that ends mails to this address. */
  readonly stopToken: string;
}

export function notificationEmail({ locale, title, body, path }: Message, { base, stopToken }: Links): Email {
  const text = NOTIFICATION_TEXTS[locale];
  return {
    locale,
    subject: title,
    lines: [body],
    press: { text: path === "/" ? text.toTables : text.toTable, href: `${base}${path}` },
    after: [text.email.why],
    stop: {
      text: text.email.stop,
      href: `${base}/told#stop=${stopToken}`,
      post: `${base}/api/notices/stop/${stopToken}`,
    },
  };
}

export function confirmationEmail(locale: Locale, base: string, token: string): Email {
  const { subject, lines, press, after } = NOTIFICATION_TEXTS[locale].email.confirm;
  return {
    locale,
    subject,
    lines,
    press: { text: press, href: `${base}/told#confirm=${token}` },
    after: [after],
    stop: null,
  };
}
