import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat, verb } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { QuestShape } from "../../rules/quest.ts";
import { AMULET, card, character, MAGIC, questFirst, side, VETERAN_GEN } from "./names.ts";

export const question: GameText<QuestShape>["question"] = {
  ready: ({ shows }) =>
    shows
      ? line`Первый поход возглавляете вы, и вас проверяет Священник: что вы покажете?`
      : line`Посмотрите, кто вы и что вам известно, и скажите, когда будете готовы.`,
  team: ({ quest, left }) =>
    left === 1
      ? line`${questFirst(quest)}: выберите последнего участника отряда.`
      : line`${questFirst(quest)}: соберите отряд, осталось выбрать ещё ${left}.`,
  magic: () => line`Кому из отряда отдать ${MAGIC.nom}?`,
  card: ({ quest, hasMagic }) =>
    hasMagic
      ? line`${questFirst(quest)}: у вас ${MAGIC.nom}. Сыграйте карту.`
      : line`${questFirst(quest)}: сыграйте карту.`,
  galahad: () => line`Провалены уже два похода: Галахад может раскрыться и возглавить следующий. Продолжаем?`,
  "new-leader": () => line`Назначьте следующего лидера: игрока без ${VETERAN_GEN} и без ${AMULET.gen}.`,
  amulet: () =>
    line`Кому отдать ${AMULET.nom}? Подходит игрок без ${VETERAN_GEN} и без ${AMULET.gen}, но не новый лидер.`,
  check: () => line`Чью сторону вы проверите ${AMULET.ins}?`,
  show: ({ to }) =>
    to === "holder"
      ? line`Вас проверяют. Что увидит обладатель ${AMULET.gen}?`
      : line`Ещё раз, для Стражницы. Что увидит она?`,
  discussion: () => line`У вас пять минут, чтобы найти приверженцев Зла. Нажмите, когда наговоритесь.`,
  "hunt-window": () => line`Слепая охотница может раскрыться и начать охоту. Продолжаем?`,
  "hunt-vote": () => line`Быть ли охоте? Сыграйте карту: охота начнётся, если Провалов будет хотя бы два.`,
  point({ hand }) {
    switch (hand) {
      case 1:
        return line`Последний шанс Добра: на кого укажет ваша первая рука?`;
      case 2:
        return line`На кого ещё укажет ваша вторая рука?`;
      case "down":
        return line`Вторая рука Подмастерья пока опущена. Продолжаем?`;
    }
  },
  drop: () => line`Сейчас приверженцы Зла опускают руки, приверженцы Добра держат их поднятыми. Подтвердите.`,
  acts: () => line`Герцог, Граф и Подмастерье могут вмешаться сейчас. Нажмите, когда закончите.`,
  turn: ({ of, at }) =>
    line`На кого перенаправить ${verb(of.owner, line`руку ${inCase("gen", of.owner)}`, "вашу руку")}? Сейчас она указывает на ${inCase("acc", at)}.`,
  "name-player": ({ naming }) =>
    naming === 1
      ? line`Охота: выберите первого игрока, персонажа которого вы назовёте.`
      : line`Охота: выберите второго игрока, персонажа которого вы назовёте.`,
  "name-character": (of) =>
    of.seat === null
      ? line`Какой персонаж лежит лицом вниз?`
      : line`Какой персонаж у ${inCase("gen", of.seat)}?`,
};

export const waiting: GameText<QuestShape>["waiting"] = {
  ready: () => line`Все изучают своих персонажей.`,
  team: (awaited) => line`${who(awaited)} собирает отряд.`,
  magic: (awaited) => line`${who(awaited)} решает, кто получит ${MAGIC.nom}.`,
  card: () => line`Отряд выбирает карты.`,
  galahad: () => line`Раскроется ли Галахад? Отвечают все.`,
  "new-leader": (awaited) => line`${who(awaited)} выбирает следующего лидера.`,
  amulet: (awaited) => line`${who(awaited)} решает, кто получит ${AMULET.nom}.`,
  check: (awaited) => line`${who(awaited)} выбирает, кого проверить.`,
  show: (awaited) => line`${who(awaited)} проходит проверку.`,
  discussion: () => line`Все обсуждают, кто на стороне Зла.`,
  "hunt-window": () => line`Начнёт ли Слепая охотница охоту? Отвечают все.`,
  "hunt-vote": () => line`Все голосуют, быть ли охоте.`,
  point: () => line`Все выбирают, на кого указать.`,
  drop: () => line`Приверженцы Зла опускают руки. Подтверждают все.`,
  acts: () => line`Руки ещё могут измениться, пока все не закончат.`,
  turn: () => line`Руки ещё могут измениться, пока все не закончат.`,
  "name-player": (awaited) => line`${who(awaited)} выбирает цель охоты.`,
  "name-character": (awaited) => line`${who(awaited)} выбирает, какого персонажа назвать.`,
};

/** What is not decided together is asked of one seat. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

/** The same for everybody, so that a neighbour may read it. */
export const barred = "Этот ответ вам недоступен: его не допускает ваша сторона, персонаж или жетон магии.";

export const answer: GameText<QuestShape>["answer"] = {
  ready: () => line`Всё ясно`,
  show: ({ loyalty }) => line`Показать: ${side("nom", loyalty)}`,
  seat: (of) => line`${seat(of.seat)}`,
  card: (of) => line`${card(of.card)}`,
  "go-on": () => line`Дальше`,
  reveal: () => line`Раскрыться: я Галахад`,
  hunt: () => line`Раскрыться и начать охоту`,
  "keep-hands": () => line`Не опускать руки`,
  "drop-hands": () => line`Опустить обе руки`,
  raise: (of) => line`Поднять вторую руку и указать на ${inCase("acc", of.seat)}`,
  lower: ({ owner, at }) => line`Опустить руку: ${seat(owner)} → ${seat(at)}`,
  turn: ({ owner, at }) => line`Перенаправить руку: ${seat(owner)} → ${seat(at)}`,
  done: () => line`Закончить`,
  "face-down": () => line`Карта, лежащая лицом вниз`,
  character: (of) => line`${character(of.character)}`,
  "give-up": () => line`Отказаться от охоты`,
};
