import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  allies,
  ally,
  DRAGON,
  FACE_DOWN_CARD,
  inOrder,
  landing,
  landingFirst,
  SPEAR,
  steps,
} from "./names.ts";

export const question: GameText<GrailCup>["question"] = {
  keep: ({ hand, takenUp }) =>
    takenUp === null
      ? line`Оставьте себе одного из этих союзников на этот раунд.`
      : line`Оставьте себе одного из этих союзников на этот раунд: вам передали ${allies(
          "acc",
          hand.filter((one) => one !== takenUp),
        )}, а ${FACE_DOWN_CARD.nom} — это ${ally("nom", takenUp)}.`,
  direction: () => line`Куда передать остальные карты: налево или направо?`,
  curse: () => line`Прокляните союзника: кто откроет его позже в этом раунде, поменяется с вами местами.`,
  point: () =>
    line`Какой рыцарь, по-вашему, будет лидировать в конце раунда? Угадаете — встанете прямо перед ним.`,
  look({ chosen }) {
    switch (chosen.length) {
      case 0:
        return line`Выберите первый из трёх жетонов клевера, которые вы тайно посмотрите.`;
      case 1:
        return line`Выберите второй жетон клевера.`;
      default:
        return line`Выберите третий жетон клевера.`;
    }
  },
  arrange: ({ spaces, tokens }) =>
    line`В каком порядке вернуть жетоны? Сейчас так: ${inOrder(spaces, tokens)}.`,
  steps: (of) => line`${ally("nom", of.ally)}: на сколько клеток проскакать?`,
  lance: ({ before, beyond }) =>
    line`Путь преграждает ${DRAGON.nom}: потратить ${SPEAR.acc} и проскакать на ${landing("acc", beyond)} или остановиться на ${landing("prep", before)}?`,
  dragon({ why }) {
    switch (why) {
      case "tamer":
        return line`Отправьте ${DRAGON.acc} на любую клетку без рыцарей; затем вы проскачете 5 клеток.`;
      case "lure":
        return line`Приманите ${DRAGON.acc} на любую клетку без рыцарей.`;
    }
  },
  "fake-grail": () => line`Выберите рыцаря соперника: он отступит на 2 клетки.`,
  magnet: () => line`Выберите соперника, у которого вы заберёте ${SPEAR.acc}.`,
};

export const waiting: GameText<GrailCup>["waiting"] = {
  keep: (awaited) => line`${who(awaited)} выбирает союзника.`,
  direction: (awaited) => line`${who(awaited)} решает, в какую сторону пойдут карты.`,
  curse: (awaited) => line`${who(awaited)} решает, какого союзника проклясть.`,
  point: (awaited) => line`${who(awaited)} решает, на какого рыцаря указать.`,
  look: (awaited) => line`${who(awaited)} выбирает, какие жетоны клевера посмотреть.`,
  arrange: (awaited) => line`${who(awaited)} возвращает три жетона клевера на места.`,
  steps: (awaited) => line`${who(awaited)} решает, на сколько клеток скакать.`,
  lance: (awaited) => line`${who(awaited)} решает, потратить ли ${SPEAR.acc}.`,
  dragon: (awaited) => line`${who(awaited)} решает, куда отправить ${DRAGON.acc}.`,
  "fake-grail": (awaited) => line`${who(awaited)} решает, какой рыцарь отступит.`,
  magnet: (awaited) => line`${who(awaited)} решает, у кого забрать ${SPEAR.acc}.`,
};

/** Grail Cup asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<GrailCup>["answer"] = {
  keep: (of) => line`Оставить ${ally("acc", of.ally)}`,
  direction: ({ direction }) => (direction === "left" ? line`Передать налево` : line`Передать направо`),
  curse: (of) => line`Проклясть ${ally("acc", of.ally)}`,
  knight: ({ knight }) => line`${seat(knight)}`,
  space: (of) => line`${landingFirst(of.space)}`,
  arrange: ({ spaces, tokens }) => inOrder(spaces, tokens),
  steps: (of) => line`Проскакать ${steps(of.steps)}`,
  "spend-lance": () => line`Потратить ${SPEAR.acc} и скакать дальше`,
  "keep-lance": () => line`Сберечь ${SPEAR.acc} и остановиться`,
};
