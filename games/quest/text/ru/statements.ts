import { type GameText, line, seat } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import { character, MAGIC, playersAndI, quest, side, SUCCESS } from "./names.ts";

/** In the first person, without a past tense: it would need the speaker's gender. */
export const statement: GameText<QuestShape>["statement"] = {
  "i-am": (of) => line`Я — ${character(of.character)}.`,
  "i-am-good": () => line`Я на стороне ${side("gen", "good")}.`,
  "i-checked": ({ seat: of, saw }) => line`По моей проверке, ${seat(of)} на стороне ${side("gen", saw)}.`,
  "i-trust": ({ seat: of }) => line`${seat(of)} вызывает у меня доверие.`,
  "i-suspect": ({ seat: of }) => line`${seat(of)} вызывает у меня подозрения.`,
  send: ({ seats }, speaker) =>
    seats.every((one) => one === speaker)
      ? line`Возьмите в отряд меня.`
      : line`Предлагаю в отряд: ${playersAndI(seats, speaker, "я")}.`,
  "give-magic": ({ seat: of }, speaker) =>
    of === speaker ? line`Дайте ${MAGIC.nom} мне.` : line`Пусть ${MAGIC.nom} получит ${seat(of)}.`,
  "should-lead": ({ seat: of }, speaker) =>
    of === speaker
      ? line`Давайте следующий поход возглавлю я.`
      : line`Пусть следующий поход возглавит ${seat(of)}.`,
  "i-played-success": (of) => line`Моя карта в ${quest("prep", of.quest)} — ${SUCCESS}.`,
  "i-agree": ({ seat: of }) => line`${seat(of)} говорит верно, я за.`,
  "i-disagree": ({ seat: of }) => line`${seat(of)} говорит неверно, я против.`,
};
