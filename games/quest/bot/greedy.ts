import type { Bot } from "@roundtable/bots";
import { pickOne } from "@roundtable/kernel";
import { sideOf } from "../rules/characters.ts";
import type { Answer } from "../rules/asking.ts";
import type { QuestShape } from "../rules/quest.ts";

/**
 * Wants to be on every quest and to lead, and as evil plays Fail at once. It trusts players whom it knows for certain,
 * and learns nothing from actions or words.
 */
export const greedy: Bot<QuestShape> = {
  choose({ seat, view, decision: { answers } }, chance) {
    const isEvil = view.mine !== null && sideOf(view.mine.character) === "evil";
    const friends = view.mine?.facts.filter(({ known }) => known === "evil").map((fact) => fact.seat) ?? [];
    const gain = (answer: Answer): number => {
      switch (answer.kind) {
        case "seat":
          return answer.seat === seat ? 1 : isEvil === friends.includes(answer.seat) ? 0.5 : 0;
        case "card":
          return (answer.card === "fail") === isEvil ? 1 : 0;
        case "show":
          return answer.loyalty === "good" ? 1 : 0;
        case "give-up":
          return -1;
        default:
          return 0;
      }
    };
    const gains = answers.map(gain);
    const most = Math.max(...gains);
    return pickOne(
      chance,
      answers.filter((_, index) => gains[index] === most),
    );
  },
};
