import { plural } from "@roundtable/language";
import type { NoticeText } from "./notice-text.ts";

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
    "table-started": (game) => ({ title: "The match has begun", body: `${game}: come to the table.` }),
    nudge: (game, from) => ({
      title: `${from || SOMEBODY} is waiting for you`,
      body: `${game}: it is your turn.`,
    }),
    paused: (game) => ({
      title: "The match is paused",
      body: `${game}: nothing has happened for long. It goes on as soon as you do.`,
    }),
  },
  several: (count, games) => ({
    title: `${count} ${plural("en", count, { one: "table has", other: "tables have" })} news for you`,
    body: `${games}.`,
  }),
  test: { title: "This is how it looks", body: "So you are told when a table waits for you." },
  toTable: "Go to the table",
  toTables: "Go to your tables",
  letter: {
    why: "You get this because you asked to be told by mail when you are away.",
    stop: "No more mails like this",
    confirm: {
      subject: "Is this your address?",
      lines: ["Somebody, you we hope, wants to be told here when a table at Roundtable waits."],
      press: "Yes, tell me here",
      after: "If it was not you, do nothing: no more mails will come.",
    },
  },
};
