import type { Bot } from "@roundtable/bots";
import { pickOne } from "@roundtable/kernel";
import { type Answer, type FallingStars, HIGHEST } from "../rules/index.ts";

const BRIGHTEST = 6;

/** Lays high cards for bright stars and low ones for dim, and changes what is worth little. */
export const thrifty: Bot<FallingStars> = {
  choose({ view, decision: { question, answers } }, chance) {
    switch (question.kind) {
      case "lay": {
        const rank = Math.round((((view.star ?? 1) - 1) / (BRIGHTEST - 1)) * (answers.length - 1));
        return answers.toSorted(byNumber)[rank] ?? pickOne(chance, answers);
      }
      case "change": {
        const [lowest] = answers.toSorted(byNumber);
        const keep = answers.find(({ kind }) => kind === "keep");
        const poor = lowest !== undefined && numberOf(lowest) <= HIGHEST / 2;
        return (poor ? lowest : keep) ?? pickOne(chance, answers);
      }
    }
  },
};

function byNumber(one: Answer, other: Answer): number {
  return numberOf(one) - numberOf(other);
}

/** Keeping all is no card: it comes last. */
function numberOf(answer: Answer): number {
  return answer.kind === "keep" ? Number.POSITIVE_INFINITY : answer.card.number;
}
