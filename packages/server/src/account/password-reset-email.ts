import type { Locale } from "@roundtable/language";
import type { Email } from "../mail/email.ts";

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
    subject: "Reset your Roundtable password",
    lines: [
      "We got a request to reset your Roundtable password.",
      "Choose a new one here. The link works once, within an hour. You’ll then be signed out everywhere else.",
    ],
    press: "Choose a new password",
    after: "If it wasn’t you, ignore this email: your password stays the same.",
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
      "Мы получили запрос на сброс вашего пароля в Roundtable.",
      "По этой ссылке можно выбрать новый пароль. Она одноразовая и действует час. На всех других устройствах сеансы будут завершены.",
    ],
    press: "Выбрать новый пароль",
    after: "Если вы этого не запрашивали, ничего не делайте: пароль останется прежним.",
  },
};

/** For a person who has forgotten their password. */
export function passwordResetEmail(locale: Locale, href: string): Email {
  const { subject, lines, press, after } = WORDS[locale];
  return { locale, subject, lines, press: { text: press, href }, after: [after], stop: null };
}
