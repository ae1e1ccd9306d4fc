import { plural } from "@roundtable/language";
import type { NotificationText } from "./notification-text.ts";

const SOMEBODY = "Кто-то";

export const ru: NotificationText = {
  notifications: {
    "your-turn": (game) => ({ title: "Ваш ход", body: `${game}: вас ждут за столом.` }),
    invitation: (game, from) => ({
      title: `${from || SOMEBODY} приглашает вас за стол`,
      body: `${game}: для вас есть свободное место.`,
    }),
    "table-full": (game) => ({ title: "Все в сборе", body: `${game}: все места заняты, можно начинать.` }),
    "table-started": (game) => ({ title: "Партия началась", body: `${game}: вас ждут за столом.` }),
    nudge: (game, from) => ({ title: `${from || SOMEBODY} ждёт вас`, body: `${game}: сейчас ваш ход.` }),
    paused: (game) => ({
      title: "Партия на паузе",
      body: `${game}: давно ничего не происходит. Партия продолжится, как только вы сделаете ход.`,
    }),
  },
  several: (count, games) => ({
    title: `Вас ждут за ${count}\u00a0${plural("ru", count, { one: "столом", few: "столами", many: "столами" })}`,
    body: `${games}.`,
  }),
  test: { title: "Пробное уведомление", body: "Так мы сообщим, что вас ждут за столом." },
  toTable: "К столу",
  toTables: "К вашим столам",
  email: {
    why: "Вы получили это письмо, потому что включили уведомления на этот адрес.",
    stop: "Отписаться",
    confirm: {
      subject: "Подтвердите адрес для уведомлений",
      lines: ["Подтвердите, что на этот адрес можно писать, когда вас ждут за столом в Roundtable."],
      press: "Да, пишите сюда",
      after: "Если вы об этом не просили, ничего не делайте: больше писем не будет.",
    },
  },
};
