import type { Seat } from "@roundtable/kernel";
import { sideOf } from "../rules/characters.ts";
import type { Statement } from "../rules/statements.ts";
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
  const copies = (character: string) => sight.view.set.filter((one) => one === character).length;
  const hides = sight.view.set.includes("blind-hunter");
  const hasChecked = (holder: Seat, target: Seat) =>
    sight.view.amulets.some((amulet) => amulet.holder === holder && amulet.checked === target);
  return (deal) => {
    let likely = 1;
    for (const { seat, statement } of words)
      likely *= likelySaid(seat, statement, deal, { copies, hides, hasChecked });
    return likely;
  };
}

interface Circumstances {
  readonly copies: (character: string) => number;
  /** With a Hunter about, good players may say something else than what they are. */
  readonly hides: boolean;
  readonly hasChecked: (holder: Seat, target: Seat) => boolean;
}

function likelySaid(speaker: Seat, statement: Statement, deal: Deal, given: Circumstances): number {
  const lies = isEvil(deal[speaker]);
  switch (statement.kind) {
    case "i-am": {
      if (sideOf(statement.character) === "evil") return lies ? 1 : 0.3;
      if (lies) return 0.4;
      return deal[speaker] === statement.character ? 1 : given.hides ? 0.35 : 0.05;
    }
    case "i-checked": {
      const target = deal[statement.seat];
      if (target === undefined || !given.hasChecked(speaker, statement.seat)) return lies ? 1 : 0.1;
      if (!lies) return couldShow(target, statement.saw) ? 1 : 0.02;
      if (statement.saw === "good") return isEvil(target) ? 0.85 : 0.5;
      return isEvil(target) ? 0.15 : 0.5;
    }
    case "i-suspect":
      return opinion(lies, isEvil(deal[statement.seat]));
    case "i-trust":
      return opinion(lies, !isEvil(deal[statement.seat]));
    default:
      return 1;
  }
}

/** A good player's opinion is a little more often right than wrong, an evil one's the other way round. */
function opinion(lies: boolean, right: boolean): number {
  return lies ? (right ? 0.48 : 0.52) : right ? 0.53 : 0.47;
}
