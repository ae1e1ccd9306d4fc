import type { Decision } from "@roundtable/kernel";
import type { Answer, Question } from "../rules/asking.ts";
import type { QuestShape } from "../rules/quest.ts";

const CARDS: readonly Answer[] = [
  { kind: "card", id: "success", card: "success" },
  { kind: "card", id: "fail", card: "fail" },
];
const SIDES: readonly Answer[] = [
  { kind: "show", id: "show-good", loyalty: "good" },
  { kind: "show", id: "show-evil", loyalty: "evil" },
];
const GO_ON: Answer = { kind: "go-on", id: "go-on" };

/**
 * The answers of all characters, if having an answer reveals the character. The steps of the Last Chance are not among
 * them: an ability used there is public at once.
 */
const ANYBODYS: Readonly<Partial<Record<Question["kind"], readonly Answer[]>>> = {
  card: CARDS,
  "hunt-vote": CARDS,
  show: SIDES,
  galahad: [GO_ON, { kind: "reveal", id: "reveal" }],
  "hunt-window": [GO_ON, { kind: "hunt", id: "hunt" }],
};

/** QU-7: a neighbour who looks over my shoulder sees what is asked, not what I may answer. */
export function shownAnswers({ question, answers }: Decision<QuestShape>): readonly Answer[] {
  const anybodys = ANYBODYS[question.kind];
  return anybodys?.map((any) => answers.find((mine) => isSame(mine, any)) ?? any) ?? answers;
}

/** A forced answer to a check has an id of its own. */
function isSame(mine: Answer, any: Answer): boolean {
  return mine.kind === "show" && any.kind === "show" ? mine.loyalty === any.loyalty : mine.id === any.id;
}
