import { type Chance, type Seat, seatsOf, shuffled } from "@roundtable/kernel";
import { type Character, sideOf } from "../../rules/characters.ts";
import { type DealPlan, planFor } from "../../rules/setup/sets.ts";
import { sidesFor } from "../../rules/tableau.ts";
import { claimsIn, hidesCharacters } from "./claims.ts";
import type { Deal, Knowledge, Table } from "./knowledge.ts";

/** The least number of deals for each assignment of sides: with fewer, the characters would distort who seems evil. */
const DEALS_EACH = 4;

/** A possible deal, and how likely it is. */
export interface Imagined {
  readonly deal: Deal;
  readonly weight: number;
}

/**
 * Samples deals that fit what this player knows for certain. Every possible assignment of sides appears equally often.
 * The characters within it are dealt at random, but as good players claim.
 */
export function imagineDeals(
  table: Table,
  knowledge: Knowledge,
  chance: Chance,
  deals: number,
): readonly Imagined[] {
  const evils = evilsThatMayBe(table, knowledge);
  const tries = Math.max(DEALS_EACH, Math.ceil(deals / evils.length));
  const plan = planFor(table.seats, table.options);
  // Without a Hunter good players tell the truth. A random deal would hardly ever match what they say.
  const claims: ReadonlyMap<Seat, Character> = hidesCharacters(table) ? new Map() : claimsIn(table);
  const often = (times: number): Imagined[] =>
    evils.flatMap((evil) =>
      Array.from({ length: times }, () => dealt(table.seats, plan, knowledge, evil, claims, chance)).filter(
        (imagined) => imagined !== null,
      ),
    );
  const explained = often(tries).filter(({ deal }) => knowledge.explains(deal));
  if (explained.length > 0) return explained;
  // If few deals fit the knowledge, sampling takes longer. If none is found, deals that nearly fit are better than
  // none.
  const more = often(12 * tries);
  const rare = more.filter(({ deal }) => knowledge.explains(deal));
  return rare.length > 0 ? rare : more;
}

/** Every possible set of evil seats. */
export function evilsThatMayBe(
  { seats, view }: Table,
  { sides, characters }: Knowledge,
): readonly ReadonlySet<Seat>[] {
  const sideKnown = (seat: Seat) => {
    const character = characters.get(seat);
    return character === undefined ? sides.get(seat) : sideOf(character);
  };
  const certain = seatsOf(seats).filter((seat) => sideKnown(seat) === "evil");
  const open = seatsOf(seats).filter((seat) => sideKnown(seat) === undefined);
  const missing = sidesFor(seats, view.directorsCut).evil - certain.length;
  return choices(open, missing).map((rest) => new Set([...certain, ...rest]));
}

function choices(from: readonly Seat[], count: number): Seat[][] {
  if (count <= 0) return [[]];
  return from.flatMap((first, index) =>
    choices(from.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** Deals the cards at random to seats whose sides are fixed; null if that contradicts what is known of single seats. */
function dealt(
  seats: number,
  { certain, piles }: DealPlan,
  { characters }: Knowledge,
  evil: ReadonlySet<Seat>,
  claims: ReadonlyMap<Seat, Character>,
  chance: Chance,
): Imagined | null {
  const cards = [...certain];
  for (const pile of piles) cards.push(...shuffled(chance, pile.cards).slice(pile.putAway));
  for (const character of characters.values()) {
    const at = cards.indexOf(character);
    if (at === -1) return null;
    cards.splice(at, 1);
  }
  const left = { good: [] as Character[], evil: [] as Character[] };
  for (const card of shuffled(chance, cards)) left[sideOf(card)].push(card);
  const claimed = new Map(characters);
  let weight = 1;
  for (const [seat, character] of claims) {
    const at = evil.has(seat) || claimed.has(seat) ? -1 : left.good.indexOf(character);
    if (at === -1) continue;
    // The probability that chance would have dealt this card to this seat.
    weight *= left.good.filter((card) => card === character).length / left.good.length;
    claimed.set(seat, character);
    left.good.splice(at, 1);
  }
  const deal: Character[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const card = claimed.get(seat) ?? left[evil.has(seat) ? "evil" : "good"].pop();
    if (card === undefined) return null;
    deal.push(card);
  }
  return { deal, weight };
}
