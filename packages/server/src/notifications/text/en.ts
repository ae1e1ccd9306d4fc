import { plural } from "@roundtable/language";
import type { NotificationText } from "./notification-text.ts";

const SOMEONE = "Someone";

export const en: NotificationText = {
  notifications: {
    "your-turn": (game) => ({ title: "Your turn", body: `${game}: the others are waiting for you.` }),
    invitation: (game, from) => ({
      title: `${from || SOMEONE} invites you`,
      body: `Come and play ${game}: there’s a seat for you.`,
    }),
    "table-full": (game) => ({
      title: "The table is full",
      body: `${game}: everyone’s here, so you can start.`,
    }),
    "table-started": (game) => ({ title: "The game has started", body: `${game}: come to the table.` }),
    nudge: (game, from) => ({
      title: `${from || SOMEONE} is waiting for you`,
      body: `${game}: it’s your turn.`,
    }),
    paused: (game) => ({
      title: "The game is paused",
      body: `${game}: nothing has happened for a long time. It continues as soon as you move.`,
    }),
  },
  several: (count, games) => ({
    title: `${count} ${plural("en", count, { one: "table is", other: "tables are" })} waiting for you`,
    body: `${games}.`,
  }),
  test: { title: "Test notification", body: "This is how we’ll tell you that a table is waiting for you." },
  toTable: "Go to the table",
  toTables: "Go to your tables",
  email: {
    why: "You’re getting this because you asked for emails while you’re away.",
    stop: "Unsubscribe",
    confirm: {
      subject: "Confirm your email address",
      lines: ["Please confirm that we may email you here when a table is waiting for you at Roundtable."],
      press: "Confirm this address",
      after: "If you didn’t ask for this, ignore this email: we won’t send any more.",
    },
  },
};
