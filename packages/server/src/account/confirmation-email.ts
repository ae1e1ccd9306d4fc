import type { Locale } from "@roundtable/language";
import type { Email } from "../mail/email.ts";

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly press: string;
  readonly after: string;
}

const CONFIRM: Readonly<Record<Locale, Words>> = {
  en: {
    subject: "Confirm your email address for Roundtable",
    lines: [
      "Someone, probably you, wants to sign in to Roundtable with this address.",
      "Confirm that it’s yours. The link works once, within a day.",
    ],
    press: "Confirm this address",
    after: "If it wasn’t you, ignore this email: no one can use the address without the link.",
  },
  fr: {
    subject: "Confirmez votre adresse e-mail pour Roundtable",
    lines: [
      "Quelqu’un, sans doute vous, veut se connecter à Roundtable avec cette adresse.",
      "Confirmez qu’elle est à vous. Le lien ne sert qu’une fois et expire au bout d’un jour.",
    ],
    press: "Confirmer cette adresse",
    after: "Si ce n’était pas vous, ne faites rien : sans le lien, personne ne peut utiliser cette adresse.",
  },
  ru: {
    subject: "Подтвердите адрес для Roundtable",
    lines: [
      "Этот адрес указали для входа в Roundtable.",
      "Подтвердите, что он ваш. Ссылка одноразовая и действует сутки.",
    ],
    press: "Подтвердить адрес",
    after:
      "Если это были не вы, не обращайте внимания на это письмо: без подтверждения этот адрес не заработает.",
  },
};

/** An older account has this address without having confirmed it. It may be the reader's own. */
const ANOTHERS: Readonly<Record<Locale, string>> = {
  en: "A Roundtable account already uses this address without having confirmed it. If that account is yours, sign in to it, or ask for a new password, and ignore this email: the link would take the address away from that account.",
  fr: "Un compte Roundtable utilise déjà cette adresse sans l’avoir confirmée. Si ce compte est le vôtre, connectez-vous, ou demandez un nouveau mot de passe, et ne tenez pas compte de ce message : le lien retirerait l’adresse à ce compte.",
  ru: "Этот адрес уже указан в одной учётной записи Roundtable, но не подтверждён. Если она ваша, войдите в неё или запросите новый пароль, а это письмо оставьте без внимания: ссылка отберёт адрес у той записи.",
};

const TAKEN: Readonly<Record<Locale, Words>> = {
  en: {
    subject: "You already have a Roundtable account",
    lines: [
      "Someone, probably you, tried to create a Roundtable account with this address. You already have one.",
      "Sign in with this address. If you’ve forgotten your password, you can ask for a link to choose a new one.",
    ],
    press: "Sign in",
    after: "If it wasn’t you, ignore this email: your account hasn’t changed.",
  },
  fr: {
    subject: "Vous avez déjà un compte Roundtable",
    lines: [
      "Quelqu’un, sans doute vous, a voulu créer un compte Roundtable avec cette adresse. Vous en avez déjà un.",
      "Connectez-vous avec cette adresse. Si vous avez oublié le mot de passe, vous pouvez demander un lien pour en choisir un nouveau.",
    ],
    press: "Se connecter",
    after: "Si ce n’était pas vous, ne faites rien : votre compte reste tel quel.",
  },
  ru: {
    subject: "У вас уже есть учётная запись Roundtable",
    lines: [
      "С этим адресом пытались завести учётную запись Roundtable, но она у вас уже есть.",
      "Войдите с этим адресом. Если вы забыли пароль, там же можно запросить ссылку и выбрать новый.",
    ],
    press: "Войти",
    after: "Если это были не вы, не обращайте внимания на это письмо: в учётной записи ничего не изменилось.",
  },
};

function email(words: Words, locale: Locale, href: string): Email {
  const { subject, lines, press, after } = words;
  return { locale, subject, lines, press: { text: press, href }, after: [after], stop: null };
}

/** Asks the reader to confirm the address. `isAnothers` if another account has it unconfirmed. */
export function confirmationEmail(
  locale: Locale,
  origin: string,
  { secret, isAnothers }: { readonly secret: string; readonly isAnothers: boolean },
): Email {
  const words = CONFIRM[locale];
  const lines = isAnothers ? [...words.lines, ANOTHERS[locale]] : words.lines;
  return email({ ...words, lines }, locale, `${origin}/me#confirm=${secret}`);
}

/** For an address that has an account, when someone tries to make another. */
export function addressTakenEmail(locale: Locale, origin: string): Email {
  return email(TAKEN[locale], locale, `${origin}/me#account`);
}
