import type { MatchEvent, Viewer } from "@roundtable/kernel";
import type { FallingStars, PlayerView, View } from "./falling-stars.ts";
import { cardsOf } from "./hands.ts";
import { cardIn, isKnown, type Player, playerAt, type State } from "./state.ts";
import { askingNow } from "./steps/index.ts";

/** FS-30, built from nothing: what lies open, and the viewer's own cards. */
export function view(state: State, viewer: Viewer): View {
  const asking = askingNow(state);
  return {
    awaited: asking === null ? null : { seats: asking.seats, question: asking.do },
    star: state.star,
    hand: viewer === "public" ? [] : cardsOf(state, playerAt(state, viewer)).map(({ number }) => number),
    players: state.players.map((player) => playerView(state, player, viewer)),
    deck: state.deck.length - state.knownTo.length,
  };
}

function playerView(state: State, { hand, laid, points }: Player, viewer: Viewer): PlayerView {
  const number =
    laid === null ? null : isKnown(state, laid, viewer) ? cardIn(state, laid).number : "face-down";
  return { cards: hand.length, laid: number, points };
}

/** FS-30: everybody sees that a card is drawn, laid or put away; only its player sees which one. */
export function see(event: MatchEvent<FallingStars>, viewer: Viewer): MatchEvent<FallingStars> {
  switch (event.kind) {
    case "drew":
    case "laid":
    case "put-away":
      return event.seat === viewer ? event : { kind: event.kind, seat: event.seat };
    default:
      return event;
  }
}
