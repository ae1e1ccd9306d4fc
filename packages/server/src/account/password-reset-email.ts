import type { Locale } from "@roundtable/language";
import type { Letter } from "../mail/email.ts";

const WORDS: Readonly<
  Record<
    Locale,
    {
      readonly subject: string;
      readonly lines: readonly string[];
      readonly press: string;
      readonly after: string;
    }
  >
> = {
  en: {
    subject: "A new password for Roundtable",
    lines: [
      "Somebody, probably you, has forgotten the password for Roundtable.",
      "You can choose a new one here. The link works once, within an hour. You will then be signed out everywhere else.",
    ],
    press: "Choose a new password",
    after: "If it was not you, do nothing: your password stays as it is.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour Roundtable",
    lines: [
      "Quelqu’un, sans doute vous, a oublié son mot de passe pour Roundtable.",
      "Vous pouvez en choisir un nouveau ici. Le lien sert une seule fois, pendant une heure. Toutes vos autres connexions seront fermées.",
    ],
    press: "Choisir un nouveau mot de passe",
    after: "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
  },
  ru: {
    subject: "Новый пароль для Roundtable",
    lines: [
      "Кто-то — вероятно, вы — не помнит пароль для Roundtable.",
      "Здесь можно выбрать новый. Ссылка действует один раз, в течение часа. На всех других устройствах вход будет завершён.",
    ],
    press: "Выбрать новый пароль",
    after: "Если это были не вы, ничего не делайте: пароль останется прежним.",
  },
};

/** What somebody gets who has forgotten his password. */
export function resetLetter(locale: Locale, href: string): Letter {
  const { subject, lines, press, after } = WORDS[locale];
  return { locale, subject, lines, press: { text: press, href }, after: [after], stop: null };
}
