import { type Chance, type Seat, seatsOf, shuffled } from "@roundtable/kernel";
import { type Character, sideOf } from "../../rules/characters.ts";
import { type DealPlan, planFor } from "../../rules/setup/sets.ts";
import { sidesFor } from "../../rules/tableau.ts";
import { claimsIn, hidesCharacters } from "./claims.ts";
import type { Deal, Knowledge, Table } from "./knowledge.ts";

/** So often at least for each way in which the sides can lie: fewer, and who has which character would blur who is evil. */
const DEALS_EACH = 4;

/** A deal that may be, and how likely it is. */
export interface Imagined {
  readonly deal: Deal;
  readonly weight: number;
}

/**
 * Deals as they may be, for all that this player knows for certain: every way in which the sides can lie, each as often
 * as any other, with the characters dealt within them at random, but as good players claim.
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
  // Where nobody hunts, good players say the truth; dealt at random, hardly one deal would be like what they say.
  const claims: ReadonlyMap<Seat, Character> = hidesCharacters(table) ? new Map() : claimsIn(table);
  const often = (times: number): Imagined[] =>
    evils.flatMap((evil) =>
      Array.from({ length: times }, () => dealt(table.seats, plan, knowledge, evil, claims, chance)).filter(
        (imagined) => imagined !== null,
      ),
    );
  const explained = often(tries).filter(({ deal }) => knowledge.explains(deal));
  if (explained.length > 0) return explained;
  // What is known is rare: more patience, and then better deals that nearly explain it than none.
  const more = often(12 * tries);
  const rare = more.filter(({ deal }) => knowledge.explains(deal));
  return rare.length > 0 ? rare : more;
}

/** Every set of seats that may be the evil ones. */
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

/** The cards dealt at random to seats whose side is settled; null if what is known of single seats does not fit. */
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
    // How likely chance would have dealt that card to this seat.
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
