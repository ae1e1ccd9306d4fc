import { type Chance, type Seat, seatsOf, shuffled, type MatchEvent, type Viewer } from "@roundtable/kernel";
import {
  cardAt,
  type Event,
  isWaitingFor,
  leaderOf,
  type Moonlight,
  moonOf,
  type State,
  type View,
} from "./words.ts";

/** What is known to everybody, and a viewer's own cards. */
export function view(state: State, viewer: Viewer): View {
  const hand = viewer === "public" ? [] : (state.hands[viewer] ?? []);
  const mine = viewer === "public" ? null : (state.played[viewer] ?? null);
  return {
    awaited: awaitedIn(state),
    hand: hand.map((slot) => cardAt(state, slot)),
    handSizes: state.hands.map(({ length }) => length),
    mine: mine === null ? null : cardAt(state, mine),
    points: [...state.points],
    round: state.round,
    path: state.path,
    moon: knowsMoon(state, viewer) ? moonOf(state) : null,
    left: state.cards.length - 1 - state.next,
  };
}

function awaitedIn(state: State): View["awaited"] {
  switch (state.stage) {
    case "over":
      return null;
    case "play":
      return {
        seats: seatsOf(state.hands.length).filter((seat) => isWaitingFor(state, seat)),
        question: "play",
      };
    case "path":
    case "peek":
      return { seats: [leaderOf(state)], question: state.stage };
  }
}

export function see(event: MatchEvent<Moonlight>, viewer: Viewer): MatchEvent<Moonlight> | null {
  switch (event.kind) {
    case "drew":
    case "peeked":
    case "played":
      return viewer === event.seat ? event : { ...event, card: null };
    default:
      return event;
  }
}

export function after(view: View, event: Event): View {
  const { hand, handSizes, points } = view;
  switch (event.kind) {
    case "drew":
      return {
        ...view,
        hand: event.card === null ? hand : [...hand, event.card],
        handSizes: oneOf(handSizes, event.seat, 1),
        left: view.left - 1,
      };
    case "path":
      return { ...view, path: event.path };
    case "played":
      return {
        ...view,
        hand: hand.filter((card) => card !== event.card),
        handSizes: oneOf(handSizes, event.seat, -1),
        mine: event.card ?? view.mine,
      };
    case "won": {
      const worth = view.path === "wood" ? 1 : 2;
      return {
        ...view,
        points: oneOf(points, event.seat, worth),
        mine: null,
        path: null,
        round: view.round + 1,
      };
    }
    case "peeked":
    case "moon":
      return { ...view, moon: event.card ?? view.moon };
    case "walked":
    case "shown":
      return view;
  }
}

function oneOf(counts: readonly number[], seat: Seat, more: number): readonly number[] {
  return counts.map((count, at) => (at === seat ? count + more : count));
}

/** Hidden are the cards that others hold or have played face down, the moon unless seen, and the rest of the deck. */
function hiddenSlots(state: State, viewer: Viewer): number[] {
  const others = seatsOf(state.hands.length).filter((seat) => seat !== viewer);
  const moon = state.cards.length - 1;
  return [
    ...others.flatMap((seat) => slotsOf(state, seat)),
    ...range(state.next, moon),
    ...(knowsMoon(state, viewer) ? [] : [moon]),
  ];
}

/** The cards are put in order before they are shuffled: how they truly lie must not tell how they will. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const slots = hiddenSlots(state, viewer);
  const cards = [...state.cards];
  for (const [index, card] of shuffled(
    chance,
    slots.map((slot) => cardAt(state, slot)).toSorted((one, other) => one - other),
  ).entries()) {
    const slot = slots[index];
    if (slot !== undefined) cards[slot] = card;
  }
  return { ...state, cards };
}

export function retell(event: Event, redealt: State): Event {
  switch (event.kind) {
    case "drew":
    case "played":
      return { ...event, card: cardAt(redealt, event.slot) };
    case "peeked":
      return { ...event, card: moonOf(redealt) };
    default:
      return event;
  }
}

export function secrets(state: State, viewer: Viewer): Readonly<Record<string, unknown>> {
  const cardsIn = (slots: readonly number[]) => slots.map((slot) => cardAt(state, slot));
  const moon = state.cards.length - 1;
  return {
    ...Object.fromEntries(
      seatsOf(state.hands.length)
        .filter((seat) => seat !== viewer && slotsOf(state, seat).length > 0)
        .map((seat) => [`cards of seat ${seat}`, cardsIn(slotsOf(state, seat))]),
    ),
    ...(state.next < moon ? { deck: cardsIn(range(state.next, moon)) } : {}),
    ...(knowsMoon(state, viewer) ? {} : { moon: moonOf(state) }),
  };
}

function slotsOf(state: State, seat: Seat): number[] {
  const played = state.played[seat] ?? null;
  return [...(state.hands[seat] ?? []), ...(played === null ? [] : [played])];
}

function knowsMoon(state: State, viewer: Viewer): boolean {
  return state.stage === "over" || (viewer !== "public" && state.moonSeenBy.includes(viewer));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
