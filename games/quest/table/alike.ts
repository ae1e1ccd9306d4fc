import type { Decision } from "@roundtable/kernel";
import { anybodysAnswers } from "../rules/anybody.ts";
import type { Answer } from "../rules/asking.ts";
import type { QuestShape } from "../rules/quest.ts";

/** QU-7: whoever looks over my shoulder sees what everybody is asked, not what I may answer. */
export function alike({ question, answers }: Decision<QuestShape>): readonly Answer[] {
  return anybodysAnswers(question)?.map((any) => answers.find((mine) => isSame(mine, any)) ?? any) ?? answers;
}

/** A forced answer to a check has an id of its own. */
function isSame(mine: Answer, any: Answer): boolean {
  return mine.kind === "show" && any.kind === "show" ? mine.loyalty === any.loyalty : mine.id === any.id;
}
