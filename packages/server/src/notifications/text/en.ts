import { plural } from "@roundtable/language";
import type { NoticeText } from "./notification-text.ts";

const SOMEBODY = "Somebody";

export const en: NoticeText = {
  notices: {
    "your-turn": (game) => ({ title: "Your turn", body: `${game}: the others are waiting for you.` }),
    invitation: (game, from) => ({
      title: `${from || SOMEBODY} invites you`,
      body: `Come and play ${game}: a seat is free for you.`,
    }),
    "table-full": (game) => ({
      title: "The table is full",
      body: `${game}: everybody is there, you can start.`,
    }),
    "table-started": (game) => ({ title: "The game has begun", body: `${game}: come to the table.` }),
    nudge: (game, from) => ({
      title: `${from || SOMEBODY} is waiting for you`,
      body: `${game}: it is your turn.`,
    }),
    paused: (game) => ({
      title: "The game is paused",
      body: `${game}: nothing has happened for a long time. It goes on as soon as you move.`,
    }),
  },
  several: (count, games) => ({
    title: `${count} ${plural("en", count, { one: "table has", other: "tables have" })} news for you`,
    body: `${games}.`,
  }),
  test: { title: "This is how it looks", body: "This is how you will know that a table is waiting for you." },
  toTable: "Go to the table",
  toTables: "Go to your tables",
  letter: {
    why: "You are receiving this because you asked for e-mails while you are away.",
    stop: "No more e-mails like this",
    confirm: {
      subject: "Is this your address?",
      lines: ["Somebody, hopefully you, asked us to write here when a table at Roundtable is waiting."],
      press: "Yes, write to me here",
      after: "If it was not you, do nothing: no more e-mails will come.",
    },
  },
};
