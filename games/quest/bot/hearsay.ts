import type { Seat } from "@roundtable/kernel";
import { sideOf } from "../rules/characters.ts";
import type { Statement } from "../rules/statements.ts";
import { disguiseChance, hidesCharacters } from "./claims.ts";
import { couldShow, type Deal, isEvil, type Knowledge, type Sight } from "./knowledge.ts";
import { statementsIn } from "./words.ts";

/** How likely what others have said is, if the characters are dealt so. Liars are evil more often. */
export function hearsay(sight: Sight, knowledge: Knowledge): (deal: Deal) => number {
  const seen = new Set<string>();
  const words = statementsIn(sight.heard).filter(({ seat, statement }) => {
    const word = `${seat} ${JSON.stringify(statement)}`;
    if (seat === knowledge.seat || seen.has(word)) return false;
    seen.add(word);
    return true;
  });
  return (deal) => {
    let likely = 1;
    for (const { seat, statement } of words) likely *= likelySaid(seat, statement, deal, sight);
    return likely;
  };
}

function likelySaid(speaker: Seat, statement: Statement, deal: Deal, sight: Sight): number {
  const { set, amulets, firstLeader } = sight.view;
  const lies = isEvil(deal[speaker]);
  switch (statement.kind) {
    case "i-am": {
      if (sideOf(statement.character) === "evil") return lies ? 1 : 0.3;
      if (lies) return disguiseChance(set, statement.character);
      return deal[speaker] === statement.character ? 1 : hidesCharacters(sight) ? 0.35 : 0.05;
    }
    case "i-checked": {
      const target = deal[statement.seat];
      const hasChecked = amulets.some(
        ({ holder, checked }) => holder === speaker && checked === statement.seat,
      );
      if (target === undefined || !hasChecked) return lies ? 1 : 0.1;
      if (!lies) return couldShow(target, statement.saw) ? 1 : 0.02;
      if (statement.saw === "good") return isEvil(target) ? 0.85 : 0.5;
      return isEvil(target) ? 0.15 : 0.5;
    }
    case "i-suspect":
    case "i-trust": {
      const said = statement.kind === "i-suspect" ? "evil" : "good";
      const target = deal[statement.seat];
      if (target === undefined) return 1;
      // QU-9: what a Cleric says of the first leader he has seen.
      if (deal[speaker] === "cleric" && statement.seat === firstLeader)
        return couldShow(target, said) ? 0.95 : 0.05;
      return opinion(lies, sideOf(target) === said);
    }
    default:
      return 1;
  }
}

/** A good player's opinion is more often right than wrong, an evil one's the other way round. */
function opinion(lies: boolean, right: boolean): number {
  return lies === right ? 0.44 : 0.56;
}
