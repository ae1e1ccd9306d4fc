import type { Seat, MatchEvent } from "@roundtable/kernel";
import type { Character } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import type { Statement } from "../../rules/statements.ts";
import { sideOf } from "../../rules/pieces.ts";

/** What one player has said, quest by quest: the first list is from before the first quest was over. */
export type Sayings = readonly (readonly Statement[])[];

/** QU-40: all statements, by speaker and by quest. */
export function claimsOf(events: readonly MatchEvent<QuestShape>[], seats: number): readonly Sayings[] {
  const claims: Statement[][][] = Array.from({ length: seats }, () => [[]]);
  for (const one of events) {
    if (one.kind === "quest") {
      for (const sayings of claims) sayings.push([]);
    } else if (one.kind === "said" && "statement" in one.say) {
      claims[one.seat]?.at(-1)?.push(one.say.statement);
    }
  }
  return claims.map((sayings) => sayings.map(onlyNews));
}

/** Repeating a statement counts once. */
function onlyNews(statements: readonly Statement[]): readonly Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const words = JSON.stringify(statement);
    const isNew = !seen.has(words);
    seen.add(words);
    return isNew;
  });
}

/** The character that the player claimed last. */
export function claimedBy(sayings: Sayings): Statement | null {
  return sayings.flat().findLast(({ kind }) => kind === "i-am" || kind === "i-am-good") ?? null;
}

/** The latest statement of each player about this one: trust, suspicion, a check. */
export function saidOf(
  claims: readonly Sayings[],
  about: Seat,
): readonly { by: Seat; statement: Statement }[] {
  return claims.flatMap((sayings, by) => {
    const statement = sayings
      .flat()
      .findLast((one) => isJudgement(one) && "seat" in one && one.seat === about);
    return statement === undefined ? [] : [{ by, statement }];
  });
}

/** Whether the claim is true, once all characters are open; null for statements about others. */
export function isTrueOf(statement: Statement, character: Character): boolean | null {
  switch (statement.kind) {
    case "i-am":
      return statement.character === character;
    case "i-am-good":
      return sideOf(character) === "good";
    default:
      return null;
  }
}

function isJudgement({ kind }: Statement): boolean {
  return kind === "i-trust" || kind === "i-suspect" || kind === "i-checked";
}
