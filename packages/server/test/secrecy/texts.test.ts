import { LOCALES, whyUnfit } from "@roundtable/language";
import { NOTIFICATION_KINDS } from "@roundtable/protocol/notifications";
import { expect, test } from "vitest";
import { NOTIFICATION_TEXTS } from "../../src/notifications/text/index.ts";
import { passwordResetEmail } from "../../src/account/password-reset-email.ts";
import { PREVIEW_TEXTS } from "../../src/pages/link-preview.ts";

/** Stands for a name and for a game. */
const SOMETHING = "⟨⟩";

test.each(LOCALES)(
  "notices, letters and previews say nothing in %s that is not fit to be shown",
  (locale) => {
    const { notifications, several, test: trial, toTable, toTables, email } = NOTIFICATION_TEXTS[locale];
    const told = [
      ...NOTIFICATION_KINDS.flatMap((kind) =>
        [SOMETHING, ""].map((from) => notifications[kind](SOMETHING, from)),
      ),
      ...[1, 2, 5, 21].map((count) => several(count, SOMETHING)),
      trial,
    ].flatMap(({ title, body }) => [title, body]);
    const { subject, lines, press, after } = email.confirm;
    const asked = [email.why, email.stop, subject, ...lines, press, after];
    const reset = passwordResetEmail(locale, "https://games.example.org/me");
    const forgotten = [reset.subject, ...reset.lines, reset.press.text, ...reset.after];
    const { title, players, bot } = PREVIEW_TEXTS[locale];
    const preview = [title(SOMETHING), players([SOMETHING]), bot];
    const unfit = [...told, toTable, toTables, ...asked, ...forgotten, ...preview].flatMap((text) => {
      const why = whyUnfit(locale, text);
      return why === null ? [] : [`“${text}” ${why}`];
    });
    expect(unfit).toEqual([]);
  },
);
