import { plural } from "@roundtable/language";
import type { NoticeText } from "./notification-text.ts";

const SOMEBODY = "Кто-то";

export const ru: NoticeText = {
  notices: {
    "your-turn": (game) => ({ title: "Ваш ход", body: `${game}: вас ждут за столом.` }),
    invitation: (game, from) => ({
      title: `${from || SOMEBODY} зовёт вас за стол`,
      body: `${game}: для вас есть свободное место.`,
    }),
    "table-full": (game) => ({ title: "Стол собрался", body: `${game}: все на местах, можно начинать.` }),
    "table-started": (game) => ({ title: "Партия началась", body: `${game}: вас ждут за столом.` }),
    nudge: (game, from) => ({ title: `${from || SOMEBODY} ждёт вас`, body: `${game}: сейчас ваш ход.` }),
    paused: (game) => ({
      title: "Партия на паузе",
      body: `${game}: давно ничего не происходит. Партия продолжится, как только вы сделаете ход.`,
    }),
  },
  several: (count, games) => ({
    title: `Новости за ${count}\u00a0${plural("ru", count, { one: "столом", few: "столами", many: "столами" })}`,
    body: `${games}.`,
  }),
  test: { title: "Вот как это выглядит", body: "Так вы узнаете, что вас ждут за столом." },
  toTable: "К столу",
  toTables: "К вашим столам",
  letter: {
    why: "Это письмо пришло, потому что вы просили писать вам, когда вас нет за столом.",
    stop: "Больше не присылать таких писем",
    confirm: {
      subject: "Это ваш адрес?",
      lines: [
        "Кто-то\u00a0— надеемся, это вы\u00a0— просит писать на этот адрес, когда за столом в Roundtable ждут.",
      ],
      press: "Да, пишите сюда",
      after: "Если это были не вы, ничего не делайте: больше писем не будет.",
    },
  },
};
