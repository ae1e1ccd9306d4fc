import { type GameText, line, seat } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import { aCharacter, MAGIC, playersAndI, quest, side, SUCCESS } from "./names.ts";

/** In the first person: the speaker's name is shown beside it. */
export const statement: GameText<QuestShape>["statement"] = {
  "i-am": ({ character }) => line`I’m ${aCharacter(character)}.`,
  "i-am-good": () => line`I’m on the side of ${side("good")}.`,
  "i-checked": ({ seat: of, saw }) => line`I checked ${seat(of)} and saw ${side(saw)}.`,
  "i-trust": ({ seat: of }) => line`I trust ${seat(of)}.`,
  "i-suspect": ({ seat: of }) => line`I suspect ${seat(of)}.`,
  send: ({ seats }, speaker) => line`Send ${playersAndI(seats, speaker, "me")}.`,
  "give-magic": ({ seat: of }, speaker) =>
    of === speaker ? line`Give me the ${MAGIC}.` : line`Give the ${MAGIC} to ${seat(of)}.`,
  "should-lead": ({ seat: of }, speaker) =>
    of === speaker ? line`I should lead next.` : line`${seat(of)} should lead next.`,
  "i-played-success": (of) => line`I played ${SUCCESS} on ${quest(of.quest)}.`,
  "i-agree": ({ seat: of }) => line`I agree with ${seat(of)}.`,
  "i-disagree": ({ seat: of }) => line`I disagree with ${seat(of)}.`,
};
