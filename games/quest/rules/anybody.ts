import type { Answer, Question } from "./asking.ts";
import { FAIL, GO_ON, HUNT, REVEAL, SHOWN, SUCCESS } from "./together.ts";

/**
 * What anybody at all could answer where having the answer tells who he is: both cards, both sides, both ways out of a
 * window. Null where everybody has the same, or where what one can do is public as soon as it is done.
 */
export function anybodysAnswers({ kind }: Question): readonly Answer[] | null {
  switch (kind) {
    case "card":
    case "hunt-vote":
      return [SUCCESS, FAIL];
    case "show":
      return SHOWN;
    case "galahad":
      return [GO_ON, REVEAL];
    case "hunt-window":
      return [GO_ON, HUNT];
    default:
      return null;
  }
}
