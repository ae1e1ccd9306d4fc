import type { Locale } from "@roundtable/language";
import type { Letter } from "../mail/email.ts";
import type { ReadNotice } from "./notification.ts";
import { NOTICE_TEXTS } from "./text/index.ts";

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
export interface Spoken {
  readonly games: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

export interface NoticeOfGame extends ReadNotice {
  readonly game: string;
  readonly isOverDays: boolean;
}

/** Who is nudged knows by that that it is his turn, and whose turn it is, that the match has begun. */
const WEIGHTIEST: readonly NoticeOfGame["kind"][] = ["nudge", "your-turn"];

/** One message for all of it, however many tables it comes from. */
export function messageOf(
  locale: Locale,
  notices: readonly [NoticeOfGame, ...NoticeOfGame[]],
  { games, names }: Spoken,
): Message {
  const text = NOTICE_TEXTS[locale];
  const nameOf = (game: string): string => games.get(game) ?? game;
  const byTable = Map.groupBy(notices, ({ table }) => table);
  if (byTable.size === 1) {
    const [telling = notices[0]] = WEIGHTIEST.flatMap((kind) => notices.filter((one) => one.kind === kind));
    const { kind, table, game, from } = telling;
    const said = text.notices[kind](nameOf(game), (from === null ? undefined : names.get(from)) ?? "");
    return { locale, ...said, path: `/t/${table}`, tag: `t-${table}` };
  }
  const played = [
    ...new Set([...byTable.values()].flatMap(([one]) => (one === undefined ? [] : [nameOf(one.game)]))),
  ];
  return { locale, ...text.several(byTable.size, played.join(", ")), path: "/", tag: "tables" };
}

/** For somebody who wants to see what it is like. */
export function testMessage(locale: Locale): Message {
  return { locale, ...NOTICE_TEXTS[locale].test, path: "/", tag: "test" };
}

/** Where mails lead to. */
export interface Links {
  /** The address of this server, as its people know it. */
  readonly base: string;
  /** The signed word that ends mails to this address. */
  readonly stopToken: string;
}

export function letterOf({ locale, title, body, path }: Message, { base, stopToken }: Links): Letter {
  const text = NOTICE_TEXTS[locale];
  return {
    locale,
    subject: title,
    lines: [body],
    press: { text: path === "/" ? text.toTables : text.toTable, href: `${base}${path}` },
    after: [text.letter.why],
    stop: {
      text: text.letter.stop,
      href: `${base}/told#stop=${stopToken}`,
      post: `${base}/api/notices/stop/${stopToken}`,
    },
  };
}

export function confirmLetter(locale: Locale, base: string, token: string): Letter {
  const { subject, lines, press, after } = NOTICE_TEXTS[locale].letter.confirm;
  return {
    locale,
    subject,
    lines,
    press: { text: press, href: `${base}/told#confirm=${token}` },
    after: [after],
    stop: null,
  };
}
