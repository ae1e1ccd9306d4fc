import { plural } from "../plural.ts";
import type { TableText } from "./table-text.ts";

export const tableText: TableText = {
  refusal: {
    malformed: "Не удалось прочитать сообщение. Обновите страницу и попробуйте ещё раз.",
    "match-over": "Игра окончена.",
    "no-such-seat": "За этим столом нет такого места.",
    "not-asked": "Сейчас от вас ничего не требуется.",
    "stale-decision": "На этот вопрос уже дан ответ.",
    "illegal-answer": "Правила этого не позволяют. Выберите один из выделенных вариантов.",
    "nothing-to-undo": "Вам нечего отменять.",
    "undo-not-allowed":
      "В этой игре ход нельзя вернуть, если уже что-то раскрыто или кто-то другой сделал ход.",
    "undo-out-of-reach": "Этот ход сделан до обновления сервера, вернуть его уже нельзя.",
    "no-undo-asked": "Никто другой не просит вернуть ход.",
    "talk-closed": "Сейчас разговоры закрыты.",
    "illegal-statement": "Здесь этого сказать нельзя.",
  },
  problem: {
    "seat-count": ({ min, max }) =>
      `В эту игру играют от ${min} до ${max} ${plural("ru", max, { one: "игрока", few: "игроков", many: "игроков" })}.`,
    "unknown-option": ({ option, known }) => `Нет настройки «${option}». Есть: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `Настройка «${option}» не может быть «${value}». Возможные значения: ${known.join(", ")}.`,
  },
};
