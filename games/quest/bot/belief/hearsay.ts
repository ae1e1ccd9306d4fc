import type { Seat } from "@roundtable/kernel";
import { type Loyalty, sideOf } from "../../rules/characters.ts";
import type { Statement } from "../../rules/statements.ts";
import { disguiseChance, hidesCharacters } from "./claims.ts";
import { couldShow, type Deal, isEvil, type Knowledge, type Table } from "./knowledge.ts";
import { statementsIn, type Word } from "./heard-statements.ts";

/** The likelihood of what others have said, for a given deal. Liars are evil more often. */
export function hearsay(table: Table, knowledge: Knowledge): (deal: Deal) => number {
  const words = wordsOfOthers(table, knowledge);
  return (deal) => {
    let likely = 1;
    for (const { seat, statement } of words) likely *= likelySaid(seat, statement, deal, table);
    return likely;
  };
}

/** Nobody learns from their own words, nor from repeated ones. */
export function wordsOfOthers({ heard }: Table, knowledge: Knowledge): readonly Word[] {
  const seen = new Set<string>();
  return statementsIn(heard).filter(({ seat, statement }) => {
    const word = `${seat} ${JSON.stringify(statement)}`;
    if (seat === knowledge.seat || seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}

export function likelySaid(speaker: Seat, statement: Statement, deal: Deal, table: Table): number {
  const { set, amulets, firstLeader } = table.view;
  const lies = isEvil(deal[speaker]);
  switch (statement.kind) {
    case "i-am": {
      if (sideOf(statement.character) === "evil") return lies ? 1 : 0.3;
      if (lies) return disguiseChance(set, statement.character);
      return deal[speaker] === statement.character ? 1 : hidesCharacters(table) ? 0.35 : 0.05;
    }
    case "i-checked": {
      const target = deal[statement.seat];
      const hasChecked = amulets.some(
        ({ holder, checked }) => holder === speaker && checked === statement.seat,
      );
      if (target === undefined || !hasChecked) return lies ? 1 : 0.1;
      if (!lies) return couldShow(target, statement.saw) ? 1 : 0.02;
      return likelyInvented(statement.saw, isEvil(target));
    }
    case "i-suspect":
    case "i-trust": {
      const said = statement.kind === "i-suspect" ? "evil" : "good";
      const target = deal[statement.seat];
      if (target === undefined) return 1;
      // QU-9: a Cleric has seen what they say about the first leader.
      if (deal[speaker] === "cleric" && statement.seat === firstLeader)
        return couldShow(target, said) ? 0.95 : 0.05;
      return likelyOpinion(lies, sideOf(target) === said);
    }
    default:
      return 1;
  }
}

/** What an evil amulet holder reports: friends are good, others not always. */
export function likelyInvented(saw: Loyalty, targetIsEvil: boolean): number {
  if (saw === "good") return targetIsEvil ? 0.85 : 0.5;
  return targetIsEvil ? 0.15 : 0.5;
}

/** A good player's opinion is more often right than wrong, and an evil one's the other way round. */
export function likelyOpinion(lies: boolean, right: boolean): number {
  return lies === right ? 0.44 : 0.56;
}
