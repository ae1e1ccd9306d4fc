import type { Seat } from "@roundtable/kernel";
import type { Statement } from "../../rules/statements.ts";
import { statementsIn, type Word } from "./heard-statements.ts";
import type { Sight } from "./knowledge.ts";

export type Stance = "trusts" | "suspects";

/** What one seat has said so far: liars must stay consistent. */
export interface SpokenRecord {
  readonly hasClaimed: boolean;
  readonly stances: ReadonlyMap<Seat, Stance>;
  readonly checksTold: ReadonlySet<Seat>;
  readonly successesTold: ReadonlySet<number>;
  readonly answered: ReadonlySet<number>;
}

export function recordOf({ heard }: Pick<Sight, "heard">, seat: Seat): SpokenRecord {
  const words = statementsIn(heard);
  const own = words.filter((word) => word.seat === seat).map(({ statement }) => statement);
  const stances = new Map<Seat, Stance>();
  for (const statement of own) {
    const stance = stanceIn(statement, words);
    if (stance !== null) stances.set(stance.of, stance.stance);
  }
  return {
    hasClaimed: own.some(({ kind }) => kind === "i-am" || kind === "i-am-good"),
    stances,
    checksTold: new Set(own.flatMap((said) => (said.kind === "i-checked" ? [said.seat] : []))),
    successesTold: new Set(own.flatMap((said) => (said.kind === "i-played-success" ? [said.quest] : []))),
    answered: new Set(
      own.flatMap((said) => (said.kind === "i-agree" || said.kind === "i-disagree" ? [said.entry] : [])),
    ),
  };
}

/** Whom a statement praises or accuses. */
export function stanceIn(
  statement: Statement,
  words: readonly Word[],
): { readonly of: Seat; readonly stance: Stance } | null {
  switch (statement.kind) {
    case "i-trust":
      return { of: statement.seat, stance: "trusts" };
    case "i-suspect":
      return { of: statement.seat, stance: "suspects" };
    case "i-checked":
      return { of: statement.seat, stance: statement.saw === "good" ? "trusts" : "suspects" };
    case "i-agree":
    case "i-disagree": {
      const to = words.find(({ entry }) => entry === statement.entry)?.statement;
      if (to === undefined || to.kind === "i-agree" || to.kind === "i-disagree") return null;
      const theirs = stanceIn(to, words);
      if (theirs === null || statement.kind === "i-agree") return theirs;
      return { of: theirs.of, stance: theirs.stance === "trusts" ? "suspects" : "trusts" };
    }
    default:
      return null;
  }
}
