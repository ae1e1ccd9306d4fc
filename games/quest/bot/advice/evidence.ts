import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { type Loyalty, sideOf } from "../../rules/characters.ts";
import { type ObservedAction, observedActions } from "../belief/observed-actions.ts";
import { likelySaid, wordsOfOthers } from "../belief/hearsay.ts";
import { type Deal, isEvil, publicKnowledge, type Table } from "../belief/knowledge.ts";
import { STRONG } from "../belief/skill.ts";
import { imagineDeals } from "../belief/imagined-deals.ts";
import type { Evidence, FailureRecord } from "./reason.ts";

/** A smaller change of suspicion is not worth naming. */
const NOTABLE = 0.03;
const MOST = 3;

/** Public evidence that makes deals more or less likely. */
interface Sign {
  readonly likely: (deal: Deal) => number;
  tell(moved: { readonly seat: Seat; readonly from: number; readonly to: number }): Evidence;
}

/**
 * The strongest evidence for or against each seat, the weightiest first: how likely the seat would be evil without it,
 * and is with it. With `before`, only evidence that is new since then.
 */
export function evidenceAt(table: Table, before: Table | null = null): (seat: Seat) => readonly Evidence[] {
  const old = new Set(before === null ? [] : signsAt(before).map(nameOf));
  const signs = signsAt(table).map((sign) => ({ ...sign, isNew: !old.has(nameOf(sign)) }));
  const deals = imagineDeals(table, publicKnowledge(table), chanceOf(seeded("evidence")), STRONG.deals);
  const weighed = deals.map(({ deal, weight }): Weighing => {
    const factors = Float64Array.from(signs, (sign) => sign.likely(deal));
    return { deal, factors, weight: factors.reduce((all, factor) => all * factor, weight) };
  });
  return (seat) => {
    const side = sideShown(table, seat);
    if (side === null) return weightiest(signs, weighed, seat);
    return before !== null && sideShown(before, seat) !== null ? [] : [{ kind: "shown", seat, side }];
  };
}

/** A player whom the reader suspects this much is neither cleared nor accused by public evidence. */
const LIKELY_EVIL = 0.6;
const SURELY_GOOD = 0.05;

/**
 * Leaves out evidence that contradicts the reader's own judgement; `evil` is how likely the reader thinks the seat is
 * evil.
 */
export function notMisleading(evidence: readonly Evidence[], evil: number): readonly Evidence[] {
  return evidence.filter(
    (one) => one.kind === "shown" || (one.to > one.from ? evil >= SURELY_GOOD : evil <= LIKELY_EVIL),
  );
}

interface Weighing {
  readonly deal: Deal;
  readonly factors: Float64Array;
  readonly weight: number;
}

/** The evidence about this seat, the weightiest first. */
function weightiest(
  signs: readonly (Sign & { readonly isNew: boolean })[],
  deals: readonly Weighing[],
  seat: Seat,
): readonly Evidence[] {
  const chance = (without: number | null): number => {
    let [all, evil] = [0, 0];
    for (const { deal, factors, weight } of deals) {
      const factor = without === null ? 1 : (factors[without] ?? 1);
      const left = factor > 0 ? weight / factor : 0;
      all += left;
      if (isEvil(deal[seat])) evil += left;
    }
    return all > 0 ? evil / all : 0;
  };
  const to = chance(null);
  return signs
    .map((sign, index) => ({ sign, from: chance(index) }))
    .filter(({ sign, from }) => sign.isNew && Math.abs(to - from) >= NOTABLE)
    .toSorted((one, other) => Math.abs(to - other.from) - Math.abs(to - one.from))
    .slice(0, MOST)
    .map(({ sign, from }) => sign.tell({ seat, from, to }));
}

/** The side of this seat, if everybody knows it. */
export function sideShown(table: Table, seat: Seat): Loyalty | null {
  const { sides, characters } = publicKnowledge(table);
  const character = table.view.deal?.[seat] ?? characters.get(seat);
  return character === undefined ? (sides.get(seat) ?? null) : sideOf(character);
}

/** The name of a piece of evidence, whichever seat it is about. */
function nameOf(sign: Sign): string {
  return JSON.stringify(sign.tell({ seat: 0, from: 0, to: 0 }));
}

function signsAt(table: Table): readonly Sign[] {
  const knowledge = publicKnowledge(table);
  return [
    ...observedActions(table, knowledge).map((deed) => signOf(table, deed)),
    ...wordsOfOthers(table, knowledge).map(({ seat: by, statement }): Sign => ({
      likely: (deal) => likelySaid(by, statement, deal, table),
      tell: (moved) => ({ kind: "said", by, statement, ...moved }),
    })),
  ];
}

function signOf({ view }: Table, { what, quest, likely }: ObservedAction): Sign {
  const { leader = 0, team = [], fails = 0, failed = false } = view.quests[quest - 1] ?? {};
  switch (what) {
    case "cards":
      return {
        likely,
        tell: (moved) => ({
          kind: team.includes(moved.seat) ? "went" : "stayed",
          quest,
          fails,
          failed,
          ...moved,
        }),
      };
    case "team": {
      const others = team.filter((member) => member !== leader);
      const record = failureRecord(view, quest, others);
      return { likely, tell: (moved) => ({ kind: "sent", quest, leader, team, record, ...moved }) };
    }
    case "heir": {
      const heir = view.veterans[quest] ?? leader;
      const record = failureRecord(view, quest + 1, [heir]);
      return {
        likely,
        tell: (moved) => ({ kind: "named-leader", quest: quest + 1, by: leader, heir, record, ...moved }),
      };
    }
  }
}

/** How the chosen players had done on earlier quests. */
function failureRecord(view: Table["view"], quest: number, chosen: readonly Seat[]): FailureRecord {
  const failed = view.quests.slice(0, quest - 1).filter((one) => one.failed);
  const [worst] = chosen
    .map((seat) => ({ seat, failures: failed.filter(({ team }) => team.includes(seat)).length }))
    .filter(({ failures }) => failures > 0)
    .toSorted((one, other) => other.failures - one.failures);
  return { failed: failed.length, worst: worst ?? null };
}
