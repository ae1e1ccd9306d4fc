import type { Locale } from "@roundtable/language";
import type { Email } from "../mail/email.ts";
import type { MailedEvent } from "./account-log.ts";

interface Words {
  readonly subject: string;
  readonly what: Readonly<Record<MailedEvent, (what: string) => string>>;
  /** `device` is empty if the browser did not say. */
  readonly when: (at: string, device: string) => string;
  readonly press: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: "Your Roundtable account was changed",
    what: {
      "signed-in-by-code": () => "A device signed in to your account with a code.",
      "passkey-added": (name) => `A passkey was added to your account: “${name}”.`,
      "passkey-removed": (name) => `A passkey was removed from your account: “${name}”.`,
      "password-set": () => "A password was set for your account.",
      "password-changed": () => "Your account’s password was changed. All other devices were signed out.",
      "password-removed": () => "The password was removed from your account.",
      "email-confirmed": (email) => `Your account’s email address is now ${email}.`,
      "email-lost": () =>
        "Someone else has confirmed the email address that you entered but never confirmed. You can no longer sign in with that address and your password.",
      "reset-done": () =>
        "Your password was reset with a link from an email. All other devices were signed out, and your bots’ tokens no longer work.",
      "bot-made": (name) => `A token was created for your bot “${name}”.`,
    },
    when: (at, device) =>
      device === "" ? `This happened on ${at}.` : `This happened on ${at}, on ${device}.`,
    press: "Review your account",
    notYou:
      "If it wasn’t you, sign in, choose a new password, remove any passkeys you don’t recognise, and sign out all other devices.",
  },
  fr: {
    subject: "Votre compte Roundtable a été modifié",
    what: {
      "signed-in-by-code": () => "Un appareil s’est connecté à votre compte avec un code.",
      "passkey-added": (name) => `Une clé d’accès a été ajoutée à votre compte : « ${name} ».`,
      "passkey-removed": (name) => `Une clé d’accès a été retirée de votre compte : « ${name} ».`,
      "password-set": () => "Un mot de passe a été défini pour votre compte.",
      "password-changed": () =>
        "Le mot de passe de votre compte a été changé. Tous les autres appareils ont été déconnectés.",
      "password-removed": () => "Le mot de passe de votre compte a été retiré.",
      "email-confirmed": (email) => `L’adresse e-mail de votre compte est désormais ${email}.`,
      "email-lost": () =>
        "Quelqu’un d’autre a confirmé l’adresse e-mail que votre compte utilisait sans confirmation. Vous ne pouvez plus vous connecter avec elle et votre mot de passe.",
      "reset-done": () =>
        "Votre mot de passe a été réinitialisé avec un lien reçu par e-mail. Tous les autres appareils ont été déconnectés, et les jetons de vos robots ne fonctionnent plus.",
      "bot-made": (name) => `Un jeton a été créé pour un de vos robots : « ${name} ».`,
    },
    when: (at, device) => (device === "" ? `C’était le ${at}.` : `C’était le ${at}, avec ${device}.`),
    press: "Voir votre compte",
    notYou:
      "Si ce n’était pas vous, connectez-vous, choisissez un nouveau mot de passe, retirez les clés d’accès que vous ne reconnaissez pas et déconnectez tous les autres appareils.",
  },
  ru: {
    subject: "В вашей учётной записи Roundtable произошли изменения",
    what: {
      "signed-in-by-code": () => "В вашу учётную запись вошли с другого устройства по коду.",
      "passkey-added": (name) => `К вашей учётной записи добавлен ключ доступа «${name}».`,
      "passkey-removed": (name) => `Из вашей учётной записи удалён ключ доступа «${name}».`,
      "password-set": () => "Для вашей учётной записи задан пароль.",
      "password-changed": () =>
        "Пароль вашей учётной записи изменён. Сеансы на всех других устройствах завершены.",
      "password-removed": () => "Пароль вашей учётной записи удалён.",
      "email-confirmed": (email) => `Теперь адрес вашей учётной записи — ${email}.`,
      "email-lost": () =>
        "Кто-то другой подтвердил адрес, который был указан в вашей учётной записи без подтверждения. Войти с ним и вашим паролем больше нельзя.",
      "reset-done": () =>
        "Пароль сброшен по ссылке из письма. Сеансы на всех других устройствах завершены, токены ваших ботов больше не действуют.",
      "bot-made": (name) => `Для вашего бота «${name}» создан токен.`,
    },
    when: (at, device) =>
      device === "" ? `Это произошло ${at}.` : `Это произошло ${at}, устройство: ${device}.`,
    press: "Открыть учётную запись",
    notYou:
      "Если это были не вы, войдите, выберите новый пароль, удалите незнакомые ключи доступа и завершите сеансы на всех других устройствах.",
  },
};

/** The mail about a change of sign-in methods. */
export function accountChangeEmail(
  locale: Locale,
  event: { readonly kind: MailedEvent; readonly what: string; readonly device: string; readonly at: number },
  href: string,
): Email {
  const { subject, what, when, press, notYou } = WORDS[locale];
  const at = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const lines = [what[event.kind](event.what), when(`${at.format(event.at)} UTC`, event.device)];
  return { locale, subject, lines, press: { text: press, href }, after: [notYou], stop: null };
}
