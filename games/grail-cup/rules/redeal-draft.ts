import { type Chance, type Seat, shuffled, type Viewer } from "@roundtable/kernel";
import type { Ally } from "./pieces.ts";
import { isTakenUp, pickerAt, sorted } from "./draft.ts";
import type { Round } from "./state.ts";

/** Where a card of this round lies: set aside or put away unseen, kept at a pick, or in the hand that goes round. */
type Place =
  | { readonly at: "aside"; readonly as: "faceDown" | "removed" | "discarded" }
  | { readonly at: "pick"; readonly pick: number }
  | { readonly at: "hand" };

interface Dealt {
  readonly place: Place;
  readonly card: Ally;
}

/**
 * GC-11: a player knows every hand they have picked from, their own cards, and what is public. Public are the face-up
 * cards, the allies shown, and that nobody has a called ally which was not shown. So the cards, in the order in which
 * they left the hand, form spans between the player's own picks. Within a span any card may be anywhere that the calls
 * allow.
 */
export function redealDraft(round: Round, players: number, viewer: Viewer, chance: Chance): Round {
  const told = timeline(round, players);
  for (const places of placesOf(told, round, players, viewer, chance)) {
    const dealt = dealAnew(places, told, round, players, viewer, chance);
    if (dealt !== null) return rebuilt(round, players, dealt);
  }
  throw new Error("The draft as it happened is impossible.");
}

/** The cards in the order in which they left the hand; those still in it come last. */
function timeline(round: Round, players: number): Dealt[] {
  const { picks, faceDown, removed, discarded, hand } = round;
  const dealt: Dealt[] = [{ place: { at: "aside", as: "faceDown" }, card: faceDown }];
  for (const [pick, { kept }] of picks.entries()) {
    if (pick === players && removed !== null)
      dealt.push({ place: { at: "aside", as: "removed" }, card: removed });
    dealt.push({ place: { at: "pick", pick }, card: kept });
  }
  if (picks.length === players && removed !== null)
    dealt.push({ place: { at: "aside", as: "removed" }, card: removed });
  if (discarded !== null) dealt.push({ place: { at: "aside", as: "discarded" }, card: discarded });
  for (const card of hand) dealt.push({ place: { at: "hand" }, card });
  return isTakenUp(picks.length, players) ? withoutFaceDown(dealt, faceDown) : dealt;
}

/** GC-9: the last of eight has it in hand, kept it or put it away; it left the deck first all the same. */
function withoutFaceDown([, ...dealt]: readonly Dealt[], faceDown: Ally): Dealt[] {
  return dealt.toSorted((one, other) => Number(other.card === faceDown) - Number(one.card === faceDown));
}

/**
 * Where the cards lie, in their order. With eight, only the last player knows whether they kept the card that was
 * passed to them or the one that they took up. For all others it may be either; chance says which is tried first.
 */
function placesOf(
  told: readonly Dealt[],
  { picks }: Round,
  players: number,
  viewer: Viewer,
  chance: Chance,
): readonly (readonly Place[])[] {
  const places = told.map(({ place }) => place);
  const [first, last] = [places[0], places.at(-1)];
  const lastHasChosen = picks.length === players && isTakenUp(picks.length, players);
  if (!lastHasChosen || picks.at(-1)?.seat === viewer || first === undefined || last === undefined)
    return [places];
  const between = places.slice(1, -1);
  const [kept, away] = first.at === "pick" ? [first, last] : [last, first];
  const either = [
    [kept, ...between, away],
    [away, ...between, kept],
  ];
  return chance.pick(2) === 0 ? either : either.toReversed();
}

/** Null where what the viewer knows cannot lie so. */
function dealAnew(
  places: readonly Place[],
  told: readonly Dealt[],
  round: Round,
  players: number,
  viewer: Viewer,
  chance: Chance,
): readonly Dealt[] | null {
  const holdsHand = holderOfHand(round, players) === viewer;
  const result: Dealt[] = [];
  let span: Open[] = [];
  for (const [index, place] of places.entries()) {
    const card = told[index]?.card ?? round.faceDown;
    const known = place.at === "hand" ? (holdsHand ? card : null) : cardKnownAt(place, round, viewer);
    span.push({ place, card, known });
    const next = places[index + 1];
    if (next !== undefined && !isPickOf(round, viewer, next)) continue;
    if (!dealSpan(span, round.calls.length, chance, result)) return null;
    span = [];
  }
  return result;
}

/** A place, a card of the same span, and the card that the viewer knows to lie at the place, if any. */
interface Open extends Dealt {
  readonly known: Ally | null;
}

function cardKnownAt(place: Exclude<Place, { at: "hand" }>, round: Round, viewer: Viewer): Ally | null {
  if (place.at === "aside")
    return place.as === "discarded" && round.picks.at(-1)?.seat === viewer ? round.discarded : null;
  const pick = round.picks[place.pick];
  const isKnown = pick !== undefined && (pick.seat === viewer || pick.kept <= round.calls.length);
  return isKnown ? pick.kept : null;
}

/** Called cards that nobody showed go where nobody has them; the others anywhere. False where they cannot. */
function dealSpan(span: readonly Open[], called: number, chance: Chance, dealt: Dealt[]): boolean {
  const free = new Set(span.map(({ card }) => card));
  for (const { known } of span) if (known !== null && !free.delete(known)) return false;
  // How they lie must not tell where they will: they are shuffled from their own order.
  const cards = sorted([...free]);
  const passed = shuffled(
    chance,
    cards.filter((card) => card <= called),
  );
  const others = shuffled(
    chance,
    cards.filter((card) => card > called),
  );
  const asides = shuffled(
    chance,
    span.filter(({ place, known }) => place.at === "aside" && known === null),
  );
  if (passed.length > asides.length) return false;
  const forPassed = new Set(asides.slice(0, passed.length));
  for (const one of span) {
    const card = one.known ?? (forPassed.has(one) ? passed : others).pop();
    if (card === undefined) throw new Error("A place of the draft has no card.");
    dealt.push({ place: one.place, card });
  }
  return true;
}

function rebuilt(round: Round, players: number, dealt: readonly Dealt[]): Round {
  const cardAt = (wanted: (place: Place) => boolean): Ally | null =>
    dealt.find(({ place }) => wanted(place))?.card ?? null;
  const [first, last] = [dealt[0], dealt.at(-1)];
  if (first === undefined || last === undefined) throw new Error("No card was dealt.");
  return {
    ...round,
    faceDown: first.card,
    removed: cardAt((place) => place.at === "aside" && place.as === "removed"),
    discarded: cardAt((place) => place.at === "aside" && place.as === "discarded"),
    hand: sorted(dealt.flatMap(({ place, card }) => (place.at === "hand" ? [card] : []))),
    picks: round.picks.map(({ seat }, pick) => {
      const at = dealt.findIndex(({ place }) => place.at === "pick" && place.pick === pick);
      const chosenFrom = players === 8 && pick === players - 1 ? [first, last] : dealt.slice(at);
      const kept = dealt[at]?.card;
      if (kept === undefined) throw new Error(`Pick ${pick} kept nothing.`);
      return { seat, hand: sorted(chosenFrom.map(({ card }) => card)), kept };
    }),
  };
}

function isPickOf(round: Round, viewer: Viewer, place: Place): boolean {
  return place.at === "pick" && round.picks[place.pick]?.seat === viewer;
}

/** The player who holds the cards while the draft goes on. */
function holderOfHand(round: Round, players: number): Seat {
  return round.direction === null ? round.first : pickerAt(round, round.picks.length, players);
}
