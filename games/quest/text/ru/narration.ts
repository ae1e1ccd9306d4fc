import { type TextByKind, textFor } from "@roundtable/language";
import { type Call, callsFor, type LeftOut, type Narration, type Thumb } from "../calls.ts";
import { CHARACTER_NAMES } from "./names.ts";

export const narration: Narration = (gathering) =>
  callsFor(gathering).map((call) => textFor<Call, string>(says, call));

const says: TextByKind<Call, string> = {
  "first-leader": ({ name }) => `Лидер первого похода — ${name}.`,
  "all-close": ({ fists }) =>
    fists ? "Все закройте глаза и положите кулак на стол." : "Все закройте глаза.",
  "scion-up": () => "Наследница, подними большой палец: Леди Моргана должна тебя узнать.",
  "morgan-opens": () => "Леди Моргана, открой глаза: поднятый палец — твоя Наследница.",
  "morgan-closes": () => "Леди Моргана, закрой глаза.",
  "scion-down": () => "Наследница, опусти палец.",
  "thumbs-up": ({ who }) =>
    who.length === 1
      ? `${named(who)}, подними большой палец: Зло должно тебя узнать.`
      : `${named(who)}, поднимите большой палец: Зло должно вас узнать.`,
  "evil-opens": ({ except }) => `Приверженцы Зла${but(except)}, откройте глаза и узнайте друг друга.`,
  "evil-closes": () => "Приверженцы Зла, закройте глаза.",
  "thumbs-down": ({ who }) =>
    who.length === 1 ? `${named(who)}, опусти палец.` : `${named(who)}, опустите палец.`,
  "mutineer-up": () => "Перебежчик, подними большой палец: Зло должно тебя узнать.",
  "evil-opens-for-mutineer": ({ except }) =>
    `Приверженцы Зла${but(except)}, откройте глаза: поднятый палец — Перебежчик.`,
  "mutineer-down": () => "Перебежчик, опусти палец.",
  "evil-up": ({ except }) => `Все приверженцы Зла${but(except)}, поднимите большой палец.`,
  "outsider-opens": () => "Чужак, открой глаза: поднятые пальцы — приверженцы Зла.",
  "outsider-closes": () => "Чужак, закрой глаза.",
  "evil-down": () => "Приверженцы Зла, опустите палец.",
  "lancelots-open": () => "Добрый Ланселот и Злой Ланселот, откройте глаза и узнайте друг друга.",
  "lancelots-close": () => "Добрый Ланселот и Злой Ланселот, закройте глаза.",
  "morgan-up": () => "Леди Моргана, подними большой палец: Артур должен тебя узнать.",
  "arthur-opens": () => "Артур, открой глаза: поднятый палец — Леди Моргана.",
  "arthur-closes": () => "Артур, закрой глаза.",
  "morgan-down": () => "Леди Моргана, опусти палец.",
  "clerics-up": ({ several }) =>
    several
      ? "Священники, поднимите большой палец: Персиваль должен вас узнать."
      : "Священник, подними большой палец: Персиваль должен тебя узнать.",
  "percival-opens": ({ several }) =>
    several
      ? "Персиваль, открой глаза: поднятые пальцы — Священники."
      : "Персиваль, открой глаза: поднятый палец — Священник.",
  "percival-closes": () => "Персиваль, закрой глаза.",
  "clerics-down": ({ several }) => (several ? "Священники, опустите палец." : "Священник, опусти палец."),
  "leader-up": () => "Лидер, если твой ответ на проверку — Зло, подними большой палец.",
  "cleric-opens": () => "Священник, открой глаза и посмотри на лидера: поднятый палец означает Зло.",
  "cleric-closes": () => "Священник, закрой глаза.",
  "clerics-in-turn": () =>
    "Священники, вы будете смотреть по одному, чтобы не увидеть друг друга: поднятый палец лидера означает Зло.",
  "cleric-looks": ({ name }) =>
    `${name}, если ты Священник, открой глаза, посмотри на лидера и снова закрой их.`,
  "leader-down": () => "Лидер, опусти палец.",
  "hunter-looks": () =>
    "Слепая охотница, открой глаза, посмотри карту, которая лежит лицом вниз, и положи её обратно.",
  "hunter-closes": () => "Слепая охотница, закрой глаза.",
  "all-open": () => "Все откройте глаза.",
};

/** In the genitive. */
const GENITIVE: Readonly<Record<LeftOut, string>> = {
  scion: "Наследницы",
  changeling: "Оборотня",
  "blind-hunter": "Слепой охотницы",
  mutineer: "Перебежчика",
  outsider: "Чужака",
  "evil-lancelot": "Злого Ланселота",
};

function named(who: readonly Thumb[]): string {
  return who.map((one) => CHARACTER_NAMES[one]).join(" и ");
}

function but(except: readonly LeftOut[]): string {
  const list = new Intl.ListFormat("ru", { type: "conjunction" });
  return except.length === 0 ? "" : `, кроме ${list.format(except.map((one) => GENITIVE[one]))}`;
}
