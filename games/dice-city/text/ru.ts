import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { DiceCity } from "../rules/dice-city.ts";
import { answer, question, waiting } from "./ru/asking.ts";
import { event, together } from "./ru/events.ts";
import { piece } from "./ru/pieces.ts";
import { rules } from "./ru/rules.ts";

export const text: GameText<DiceCity> = {
  locale: "ru",
  name: card.name.ru,
  tagline: card.tagline.ru,
  question,
  waiting,
  answer,
  event,
  together,
  problem: {},
  statement: {},
  option: {
    rerollHits: {
      name: "Переброс за две фишки пропуска",
      help: "Перебрасывает ли кубик и тот, кто платит.",
      values: { everyone: "Касается всех", opponents: "Только соперников" },
    },
    openScores: {
      name: "Открытые очки",
      help: "Победные очки всех показаны во время игры. Иначе тем, кто хочет их знать, придётся считать самим.",
    },
    twoRows: {
      name: "Два достроенных ряда",
      help: "Заканчивают ли они игру сами, или это решает их хозяин.",
      values: { automatic: "Заканчивают игру", choice: "Решает игрок" },
    },
    level: {
      name: "Уровень одиночной игры",
      help: "Для одного игрока: сколько у вас ходов. На высоком уровне карты уходят быстрее.",
      values: { normal: "Обычный: 15 ходов", hard: "Высокий: 12 ходов" },
    },
    target: {
      name: "Цель одиночной игры",
      help: "Для одного игрока: сколько очков нужно для победы.",
      values: {
        "50": "50 очков",
        "55": "55 очков",
        "60": "60 очков",
        "65": "65 очков",
        "70": "70 очков",
        "75": "75 очков",
        "80": "80 очков",
        "85": "85 очков",
        "90": "90 очков",
        "95": "95 очков",
        "100": "100 очков",
      },
    },
  },
  piece,
  rules,
};
