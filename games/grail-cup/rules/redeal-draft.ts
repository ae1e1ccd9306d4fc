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
 * GC-11: what a player knows of the draft is every hand he has picked from and his own cards, and what all know: the
 * face-up cards, the allies shown, and that a called ally which nobody showed is in nobody's possession.
 *
 * So the cards, in the order in which they left the hand, fall into spans between his own picks; within a span any
 * card may lie wherever the calls allow.
 */
export function redealDraft(round: Round, players: number, viewer: Viewer, chance: Chance): Round {
  const told = timeline(round, players);
  const swapped = chance.pick(2) === 1 ? lastChoiceSwapped(told, players) : told;
  const dealt =
    dealAnew(swapped, round, players, viewer, chance) ?? dealAnew(told, round, players, viewer, chance);
  if (dealt === null) throw new Error("The draft as it happened is impossible.");
  return rebuilt(round, players, dealt);
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

/** GC-9: the last of eight has it in his hand, kept it or put it away; it left the deck first all the same. */
function withoutFaceDown([, ...dealt]: readonly Dealt[], faceDown: Ally): Dealt[] {
  return dealt.toSorted((one, other) => Number(other.card === faceDown) - Number(one.card === faceDown));
}

/** With eight, whether the last kept the card that was passed to him or the one he took up is known to him alone. */
function lastChoiceSwapped(dealt: readonly Dealt[], players: number): readonly Dealt[] {
  const [first, last] = [dealt[0], dealt.at(-1)];
  const isLasts = ({ place }: Dealt) =>
    (place.at === "pick" && place.pick === players - 1) || (place.at === "aside" && place.as === "discarded");
  if (first === undefined || last === undefined || !isLasts(first) || !isLasts(last)) return dealt;
  return [
    { place: last.place, card: first.card },
    ...dealt.slice(1, -1),
    { place: first.place, card: last.card },
  ];
}

/** Null where the cards that the viewer knows of cannot lie so. */
function dealAnew(
  dealt: readonly Dealt[],
  round: Round,
  players: number,
  viewer: Viewer,
  chance: Chance,
): readonly Dealt[] | null {
  const knows = knowledgeOf(round, players, viewer);
  const result: Dealt[] = [];
  let span: Dealt[] = [];
  for (const [index, one] of dealt.entries()) {
    const ends = index === dealt.length - 1 || isPickOf(round, viewer, dealt[index + 1]);
    span.push(one);
    if (!ends) continue;
    const anew = spanAnew(span, knows, round, chance);
    if (anew === null) return null;
    result.push(...anew);
    span = [];
  }
  return result;
}

/** Which card the viewer knows to lie at a place, if he does. */
function knowledgeOf(round: Round, players: number, viewer: Viewer): (one: Dealt) => Ally | null {
  const holdsHand = holderOfHand(round, players) === viewer;
  return ({ place, card }) => {
    switch (place.at) {
      case "pick": {
        const pick = round.picks[place.pick];
        const isKnown = pick !== undefined && (pick.seat === viewer || pick.kept <= round.calls.length);
        return isKnown ? pick.kept : null;
      }
      case "hand":
        return holdsHand ? card : null;
      case "aside":
        return place.as === "discarded" && round.picks.at(-1)?.seat === viewer ? round.discarded : null;
    }
  };
}

/** Called cards that nobody showed go where nobody has them; the others anywhere. */
function spanAnew(
  span: readonly Dealt[],
  knows: (one: Dealt) => Ally | null,
  round: Round,
  chance: Chance,
): readonly Dealt[] | null {
  if (span.some((one) => (knows(one) ?? one.card) !== one.card)) return null;
  const open = span.filter((one) => knows(one) === null);
  const isPassed = ({ card }: Dealt) => card <= round.calls.length;
  const passed = shuffled(chance, open.filter(isPassed));
  const others = shuffled(
    chance,
    open.filter((one) => !isPassed(one)),
  );
  const asides = shuffled(
    chance,
    open.filter(({ place }) => place.at === "aside"),
  );
  if (passed.length > asides.length) return null;
  const forPassed = new Set(asides.slice(0, passed.length));
  return span.map((one) => {
    if (knows(one) !== null) return one;
    const card = (forPassed.has(one) ? passed : others).pop()?.card;
    if (card === undefined) throw new Error("A place of the draft has no card.");
    return { place: one.place, card };
  });
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

function isPickOf(round: Round, viewer: Viewer, one: Dealt | undefined): boolean {
  return one?.place.at === "pick" && round.picks[one.place.pick]?.seat === viewer;
}

/** Who has the cards in his hand while the draft goes on. */
function holderOfHand(round: Round, players: number): Seat {
  return round.direction === null ? round.first : pickerAt(round, round.picks.length, players);
}
