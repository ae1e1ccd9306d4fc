import { plural } from "@roundtable/language";
import type { MatchmakingText } from "./index.ts";

/** With the number in the place of #; the line does not break after it. */
const counted = (n: number, one: string, few: string, many: string) =>
  plural("ru", n, { one, few, many }).replace("# ", `${n}\u{a0}`);

export const text: MatchmakingText = {
  code: {
    title: "Код стола",
    looking: "Ищем стол…",
    none: "Стола с таким кодом нет. Возможно, игра уже окончена: спросите код ещё раз.",
    bad: "Код состоит из шести латинских букв без гласных, например BCD GHJ.",
  },
  find: {
    title: "Найти игру",
    game: "Во что играть",
    nobodyWaits: "никто не ждёт",
    wait: (n) => counted(n, "ждёт # человек", "ждут # человека", "ждут # человек"),
    size: "Сколько игроков",
    anySize: "Сколько угодно",
    kind: "Тип партии",
    friendly: "Дружеская",
    rated: "Рейтинговая",
    patience: "Если людей не хватит",
    people: "Ждать игроков",
    bots30: "Добавить ботов через 30 секунд",
    bots120: "Добавить ботов через 2 минуты",
    clock: "Партия в реальном времени, с часами: запас времени зависит от числа игроков.",
    go: "Искать",
  },
  waiting: {
    title: "Ваш поиск",
    looking: (game) => `Ищем игроков: «${game}».`,
    since: "Вы ждёте уже",
    others: (n) =>
      n <= 1
        ? "Пока больше никто не ждёт."
        : `${counted(n, "Ждёт # человек", "Ждут # человека", "Ждут # человек")}, считая вас.`,
    bots: "Боты займут свободные места через",
    stay: "Не закрывайте эту страницу, иначе поиск вскоре прекратится.",
    stop: "Отменить поиск",
    missed: "Стол был готов, но вы не ответили вовремя, и остальные начали без вас.",
    again: "Искать снова",
  },
  offer: {
    title: "Стол готов",
    company: (people, bots) => {
      const who = counted(people, "# человек", "# человека", "# человек");
      return bots === 0 ? `${who}, без ботов.` : `${who} и ${counted(bots, "# бот", "# бота", "# ботов")}.`;
    },
    here: "Подтвердите, что вы здесь. Осталось:",
    sit: "Сесть за стол",
    no: "Не сейчас",
    others: (ready, of) => `Ждём остальных: на месте ${ready}\u00a0из\u00a0${of}.`,
    sign: "Ваш стол готов",
  },
  invited: {
    title: "Приглашения",
    by: (name, game) => `${name} держит для вас место: «${game}»`,
    accept: "Сесть за стол",
    decline: "Отказаться",
    sit: "Сесть",
    later: "Позже",
  },
  companions: {
    title: "С кем вы играли",
    none: "Здесь появятся те, с кем вы доиграете партию: их можно будет позвать в следующую.",
    invite: "Позвать",
    inviteWhom: (name) => `Позвать: ${name}`,
    invited: "Приглашение отправлено",
  },
  open: {
    game: "Игра",
    all: "Все игры",
    fresh: (n) => counted(n, "# новый стол", "# новых стола", "# новых столов"),
    gone: "набор окончен",
    watching: (n) => counted(n, "# зритель", "# зрителя", "# зрителей"),
    none: "Сейчас нет открытых столов этой игры.",
  },
};
