import { byGender, type GameText, line, seat } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { QuestShape } from "../../rules/quest.ts";
import { character, MAGIC, playersAndI, quest, side, SUCCESS } from "./names.ts";

/** In the first person. Only of a bot is the gender known that a past tense would need. */
export const statement: GameText<QuestShape>["statement"] = {
  "i-am": (of) => line`Я — ${character(of.character)}.`,
  "i-am-good": () => line`Я на стороне ${side("gen", "good")}.`,
  "i-checked": ({ seat: of, saw }, speaker) => {
    const mine = line`Моя проверка: ${seat(of)} —`;
    const checked = byGender(speaker, {
      he: line`Я проверил ${inCase("acc", of)}:`,
      she: line`Я проверила ${inCase("acc", of)}:`,
      person: mine,
      you: mine,
    });
    return line`${checked} ${side("nom", saw)}.`;
  },
  "i-trust": ({ seat: of }) => line`Доверяю ${inCase("dat", of)}.`,
  "i-suspect": ({ seat: of }) => line`Подозреваю ${inCase("acc", of)}.`,
  send: ({ seats }, speaker) =>
    seats.every((one) => one === speaker)
      ? line`Возьмите меня в отряд.`
      : line`Предлагаю отряд: ${playersAndI(seats, speaker, "я")}.`,
  "give-magic": ({ seat: of }, speaker) =>
    of === speaker ? line`Дайте ${MAGIC.nom} мне.` : line`Дайте ${MAGIC.nom} ${inCase("dat", of)}.`,
  "should-lead": ({ seat: of }, speaker) =>
    of === speaker
      ? line`Давайте следующий поход возглавлю я.`
      : line`Пусть следующий поход возглавит ${seat(of)}.`,
  "i-played-success": (of, speaker) => {
    const where = quest("prep", of.quest);
    const mine = line`Моя карта в ${where} — ${SUCCESS}.`;
    return line`${byGender(speaker, {
      he: line`В ${where} я сыграл ${SUCCESS}.`,
      she: line`В ${where} я сыграла ${SUCCESS}.`,
      person: mine,
      you: mine,
    })}`;
  },
  "i-agree": ({ seat: of }) => line`Поддерживаю ${inCase("acc", of)}.`,
  "i-disagree": ({ seat: of }) => line`Не соглашусь с ${inCase("ins", of)}.`,
};
