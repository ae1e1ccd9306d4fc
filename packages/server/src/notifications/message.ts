import type { Locale } from "@roundtable/language";
import type { Email } from "../mail/email.ts";
import type { StoredNotification } from "./notification.ts";
import { NOTIFICATION_TEXTS } from "./text/index.ts";

/** The message to one person, for any channel. */
export interface Message {
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
  /** The page it opens. */
  readonly path: string;
  /** The subject. A later message with the same tag replaces an earlier one. */
  readonly tag: string;
}

/** Names of games and people, in the reader's language. */
export interface MessageNames {
  readonly games: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

export interface GameNotification extends StoredNotification {
  readonly game: string;
  readonly isOverDays: boolean;
}

/** A nudge implies that it is the person's turn, and a turn that the match has begun. */
const WEIGHTIEST: readonly GameNotification["kind"][] = ["nudge", "your-turn"];

/** Combines notifications of any number of tables. */
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

/** The message of the “test” button. */
export function testMessage(locale: Locale): Message {
  return { locale, ...NOTIFICATION_TEXTS[locale].test, path: "/", tag: "test" };
}

/** The links of a mail. */
export interface Links {
  /** The public address of this server. */
  readonly base: string;
  /** The signed token that unsubscribes this address. */
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
