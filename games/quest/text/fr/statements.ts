import { type GameText, line, seat } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import { MAGIC, playersAndI, quest, side, SUCCESS, unCharacter } from "./names.ts";

/** In the first person; no name follows « de », which might have to elide. */
export const statement: GameText<QuestShape>["statement"] = {
  "i-am": ({ character }) => line`Je suis ${unCharacter(character)}.`,
  "i-am-good": () => line`Je sers ${side("le", "good")}.`,
  "i-checked": ({ seat: of, saw }) => line`J’ai sondé ${seat(of)} et j’ai vu ${side("le", saw)}.`,
  "i-trust": ({ seat: of }) => line`Je fais confiance à ${seat(of)}.`,
  "i-suspect": ({ seat: of }) => line`Je soupçonne ${seat(of)}.`,
  send: ({ seats }, speaker) =>
    seats.every((one) => one === speaker)
      ? line`Envoyez-moi en quête.`
      : line`Envoyons en quête : ${playersAndI(seats, speaker, "moi")}.`,
  "give-magic": ({ seat: of }, speaker) =>
    of === speaker ? line`Donnez-moi le ${MAGIC}.` : line`Donnez le ${MAGIC} à ${seat(of)}.`,
  "should-lead": ({ seat: of }, speaker) =>
    of === speaker
      ? line`Je devrais mener la prochaine quête.`
      : line`${seat(of)} devrait mener la prochaine quête.`,
  "i-played-success": (of) => line`J’ai joué ${SUCCESS} à la ${quest(of.quest)}.`,
  "i-agree": ({ seat: of }) => line`Je suis d’accord avec ${seat(of)}.`,
  "i-disagree": ({ seat: of }) => line`Je ne suis pas d’accord avec ${seat(of)}.`,
};
