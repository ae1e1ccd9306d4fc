import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, plural, seat, verb } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { DiceCity } from "../../rules/dice-city.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  COLOURS,
  die,
  dieFirst,
  DISPLAY,
  location,
  PASS_TOKEN,
  plainPoints,
  RESOURCE_NAMES,
  spot,
  STRENGTH,
} from "./names.ts";

export const question: GameText<DiceCity>["question"] = {
  dice: () => line`Выберите кубик: используйте строение под ним или потратьте его иначе.`,
  spend: (of) => line`На что потратить ${die(of.die)}?`,
  refresh({ left }) {
    switch (left) {
      case 4:
        return line`Выберите четыре карты ${DISPLAY.gen}, которые хотите заменить.`;
      case 1:
        return line`Выберите последнюю карту ${DISPLAY.gen}, которую хотите заменить.`;
      default:
        return line`Выберите ещё ${left} ${plural("ru", left, { one: "карту", few: "карты", many: "карт" })} ${DISPLAY.gen}, которые хотите заменить.`;
    }
  },
  copy({ copier }) {
    switch (copier) {
      case "church":
        return line`Какое строение под неиспользованным кубиком повторит ${location("nom", copier)}?`;
      case "cemetery":
        return line`Какое строение своего ряда повторит ${location("nom", copier)}?`;
      default:
        return line`Какое строение города повторит ${location("nom", copier)}?`;
    }
  },
  army: () => line`Куда поставить ${location("acc", "regular-army")}? Карта накроет то, что там есть.`,
  pay: () => line`Чем платите? За каждую единицу вы получите 2 единицы другого ресурса.`,
  receive: ({ left }) =>
    left === 1
      ? line`Какой ресурс получить (2 единицы)?`
      : line`Какой ресурс получить (2 единицы)? Осталось выбрать: ${left}.`,
  triple: () => line`Какой ресурс отдать, чтобы получить 3 таких же?`,
  "stable-die": () => line`Какой кубик переставить в любой столбец его ряда?`,
  "stable-column": (of) => line`В какой столбец переставить ${die(of.die)}?`,
  well: ({ chosen }) =>
    chosen.length === 0
      ? line`Этот кубик вы бросите снова. Добавьте к нему другие или бросайте.`
      : line`Добавьте ещё кубики или бросайте выбранные.`,
  reroll: ({ victim }) =>
    line`Какой кубик ${verb(victim, line`${inCase("gen", victim)} `, "из своих ")}перебросить?`,
  attack: ({ strength, banditStrength }) =>
    banditStrength === 0
      ? line`Атакуйте (${STRENGTH.nom} ${strength}) или переходите к строительству.`
      : line`Атакуйте (${STRENGTH.nom} ${strength} и ещё ${banditStrength} только против бандитов) или переходите к строительству.`,
  build: () => line`Стройте и снаряжайте корабли или завершите ход.`,
  place: ({ card }) => line`Где построить ${location("acc", card)}? Карта накроет то, что там есть.`,
  statue: ({ left }) =>
    line`${location("nom", "grand-statue")}: заплатите камнем или железом: 1 победное очко за каждую единицу, ещё до ${left}.`,
  "end-game": () => line`Два ряда вашего города достроены. Закончить игру этим кругом?`,
};

export const waiting: GameText<DiceCity>["waiting"] = {
  dice: (awaited) => line`${who(awaited)} использует кубики.`,
  spend: (awaited) => line`${who(awaited)} решает, на что потратить кубик.`,
  refresh: (awaited) => line`${who(awaited)} выбирает, какие карты ${DISPLAY.gen} заменить.`,
  copy: (awaited) => line`${who(awaited)} выбирает, какое строение повторить.`,
  army: (awaited) => line`${who(awaited)} решает, куда поставить ${location("acc", "regular-army")}.`,
  pay: (awaited) => line`${who(awaited)} меняет ресурсы.`,
  receive: (awaited) => line`${who(awaited)} меняет ресурсы.`,
  triple: (awaited) => line`${who(awaited)} открывает ${location("acc", "storehouse")}.`,
  "stable-die": (awaited) => line`${who(awaited)} выбирает, какой кубик переставить.`,
  "stable-column": (awaited) => line`${who(awaited)} решает, куда переставить кубик.`,
  well: (awaited) => line`${who(awaited)} выбирает, какие кубики бросить снова.`,
  reroll: (awaited) => line`${who(awaited)} выбирает, какие кубики перебросить.`,
  attack: (awaited) => line`${who(awaited)} атакует.`,
  build: (awaited) => line`${who(awaited)} строит и торгует.`,
  place: (awaited) => line`${who(awaited)} выбирает место для постройки.`,
  statue: (awaited) => line`${who(awaited)} украшает ${location("acc", "grand-statue")}.`,
  "end-game": (awaited) => line`${who(awaited)} решает, закончится ли игра этим кругом.`,
};

/** Dice City asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<DiceCity>["answer"] = {
  use: (of) => line`Использовать ${location("acc", of.location)} (${COLOURS[of.die]} кубик)`,
  spend: (of) => line`Потратить ${die(of.die)} иначе`,
  "move-die": (of) =>
    of.by < 0 ? line`Сдвинуть ${die(of.die)} влево` : line`Сдвинуть ${die(of.die)} вправо`,
  refresh: () => line`Заменить четыре карты ${DISPLAY.gen}`,
  pass: () => line`Взять ${PASS_TOKEN.acc}`,
  nothing: () => line`Ни на что`,
  wake: (of) => line`Вернуть в строй ${location("acc", of.location)} (${spot(of)})`,
  "trade-passes"(of) {
    switch (of.for) {
      case "strength":
        return line`Две ${PASS_TOKEN.few} → ${STRENGTH.nom} +1`;
      case "reroll":
        return line`Две ${PASS_TOKEN.few} → переброс кубиков`;
      default:
        return line`Две ${PASS_TOKEN.few} → ${amount(of.for, 1)}`;
    }
  },
  display: ({ card }) => line`${location("nom", card)}`,
  spot: (of) => line`${location("nom", of.location)} (${spot(of)})`,
  die: (of) => line`${dieFirst(of.die)}`,
  column: ({ column }) => line`Столбец ${column}`,
  pay: ({ resource, count }) => line`Отдать ${amount(resource, count)}`,
  resource: ({ resource }) => line`${pieceOf(resource, RESOURCE_NAMES[resource])}`,
  bandit: ({ bandit, cost }) =>
    line`Победить ${pieceOf(`bandit-${bandit}`, "бандитов")}: ${STRENGTH.nom} ${cost} → ${plainPoints(bandit)}`,
  attack: (of) =>
    line`Атаковать ${location("acc", of.location)} ${inCase("gen", of.victim)} (${spot(of)}): ${STRENGTH.nom} ${of.cost} → ${plainPoints(of.points)}`,
  rob: (of) => line`Ограбить ${inCase("acc", of.victim)}: ${STRENGTH.nom} 2 → ${amount(of.resource, 1)}`,
  buy: ({ card }) => line`Построить ${location("acc", card)}`,
  ship: ({ ship }) => line`Снарядить ${pieceOf(`ship-${ship}`, "корабль")}: ${plainPoints(ship)}`,
  done({ with: what }) {
    switch (what) {
      case "dice":
        return line`Закончить с кубиками`;
      case "well":
        return line`Бросить`;
      case "attack":
        return line`Перейти к строительству`;
      case "build":
        return line`Завершить ход`;
      case "statue":
        return line`Больше не платить`;
    }
  },
  yes: () => line`Да, доиграть круг и закончить`,
  no: () => line`Нет, играть дальше`,
};
