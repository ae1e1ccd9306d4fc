import type { Seat } from "@roundtable/kernel";
import type { Card, FallingStarsEvent, PlayerView, View } from "./falling-stars.ts";

/** What a viewer sees after one event, as far as the event tells. */
export function after(view: View, event: FallingStarsEvent): View {
  switch (event.kind) {
    case "drew": {
      const next = changed(view, event.seat, ({ cards }) => ({ cards: cards + 1 }));
      return { ...next, hand: withCard(view.hand, event.card), deck: view.deck - 1 };
    }
    case "fell":
      return {
        ...view,
        star: event.brightness,
        players: view.players.map((player) => ({ ...player, laid: null })),
      };
    case "laid": {
      const laid = event.card?.number ?? "face-down";
      const next = changed(view, event.seat, ({ cards }) => ({ cards: cards - 1, laid }));
      return { ...next, hand: withoutCard(view.hand, event.card) };
    }
    case "shown":
      return {
        ...view,
        players: view.players.map((player, seat) => ({ ...player, laid: event.numbers[seat] ?? null })),
      };
    case "caught":
      return {
        ...changed(view, event.seat, ({ points }) => ({ points: points + event.brightness })),
        star: null,
      };
    case "put-away": {
      const next = changed(view, event.seat, ({ cards }) => ({ cards: cards - 1 }));
      return { ...next, hand: withoutCard(view.hand, event.card) };
    }
    case "kept":
      return view;
  }
}

function changed(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
  };
}

function withCard(hand: View["hand"], card: Card | undefined): View["hand"] {
  return card === undefined ? hand : [...hand, card.number].toSorted((one, other) => one - other);
}

function withoutCard(hand: View["hand"], card: Card | undefined): View["hand"] {
  return hand.filter((number) => number !== card?.number);
}
