import type { Seat } from "@roundtable/kernel";
import type { GrailCupEvent } from "./events.ts";
import type { CloverView, KnightView, MineView, View } from "./grail-cup.ts";
import type { Space, Token } from "./pieces.ts";

/** What a viewer sees after one event, as far as the event tells. */
export function after(view: View, event: GrailCupEvent): View {
  switch (event.kind) {
    case "starts":
      return arrived(view, event.seat, event.space);
    case "round":
      return {
        ...view,
        round: event.round,
        first: event.first,
        seal: event.first,
        draft: { faceUp: [], faceDown: 1, direction: null, picker: null, cards: 0 },
        calls: [],
        curse: null,
        squire: null,
        mine: mine(view, { hand: [], takenUp: null, kept: [], discarded: null }),
      };
    case "set-aside":
      return drafted(view, { faceUp: event.faceUp });
    case "hand": {
      // GC-9: a player with more cards than were passed to them has taken up the one that lay face down.
      const isTakenUp = event.pick > 0 && event.cards > view.draft.cards;
      const faceDown = isTakenUp ? 0 : view.draft.faceDown;
      const next = drafted(view, { picker: event.seat, cards: event.cards, faceDown });
      return { ...next, mine: mine(next, { hand: event.hand ?? [], takenUp: event.takenUp ?? null }) };
    }
    case "kept": {
      const { ally } = event;
      const next = changed(
        drafted(view, { cards: Math.max(0, view.draft.cards - 1) }),
        event.seat,
        ({ cards }) => ({ cards: cards + 1 }),
      );
      if (ally === undefined || next.mine === null) return next;
      const { hand, kept } = next.mine;
      return {
        ...next,
        mine: mine(next, {
          hand: hand.filter((card) => card !== ally),
          kept: [...kept, ally].toSorted((one, other) => one - other),
        }),
      };
    }
    case "passed": {
      const next = drafted(view, { picker: event.to, cards: event.cards, direction: event.direction });
      return { ...next, mine: mine(next, { hand: [] }) };
    }
    case "removed":
      return drafted(view, { cards: event.cards, faceDown: view.draft.faceDown + 1 });
    case "discarded": {
      const next = drafted(view, { picker: null, cards: 0 });
      return { ...next, mine: mine(next, { hand: [], takenUp: null, discarded: event.ally ?? null }) };
    }
    case "called": {
      const next = { ...view, calls: [...view.calls, { ally: event.ally, seat: event.seat }] };
      if (event.seat === null) return next;
      const shown = changed(next, event.seat, ({ cards }) => ({ cards: Math.max(0, cards - 1) }));
      const kept = shown.mine?.kept.filter((card) => card !== event.ally) ?? [];
      return { ...shown, mine: mine(shown, { kept }) };
    }
    case "cursed":
      return { ...view, curse: { by: event.seat, ally: event.ally } };
    case "pointed":
      return { ...view, squire: { by: event.seat, knight: event.knight } };
    case "exchanged":
      return exchanged(view, event.seat, event.with);
    case "looked":
      return event.tokens === undefined ? view : laid(view, event.spaces, event.tokens);
    case "rearranged":
      return laid(view, event.spaces, event.tokens ?? []);
    case "moved":
      return arrived(view, event.seat, event.to);
    case "dragon":
      return { ...view, dragon: event.to };
    case "won":
      return { ...view, winner: event.seat };
    case "lance-taken":
      return lances(view, event.seat, 1, -1);
    case "lance-spent":
    case "lance-lost":
      return lances(view, event.seat, -1, 1);
    case "lance-stolen":
      return lances(lances(view, event.from, -1, 0), event.seat, 1, 0);
    case "seal":
      return { ...view, seal: event.seat };
    case "token":
      return covered(view, [{ space: event.space, lies: "face-up", token: event.token }]);
    case "replaced":
      return {
        ...covered(view, [{ space: event.space, lies: "face-down", token: null }]),
        reserve: event.reserve,
      };
    case "claimed":
    case "blocked":
    case "stays":
    case "no-lance":
    case "rolled":
    case "chain-ends":
      return view;
  }
}

function mine(view: View, part: Partial<MineView>): MineView | null {
  return view.mine === null ? null : { ...view.mine, ...part };
}

function drafted(view: View, part: Partial<View["draft"]>): View {
  return { ...view, draft: { ...view.draft, ...part } };
}

function changed(view: View, seat: Seat, change: (knight: KnightView) => Partial<KnightView>): View {
  return {
    ...view,
    knights: view.knights.map((knight, at) => (at === seat ? { ...knight, ...change(knight) } : knight)),
  };
}

function lances(view: View, seat: Seat, gained: number, supply: number): View {
  const next = changed(view, seat, (knight) => ({ lances: Math.max(0, knight.lances + gained) }));
  return { ...next, lancesLeft: next.lancesLeft + supply };
}

/** GC-6: a knight that arrives goes to the rear of its space. */
function arrived(view: View, seat: Seat, space: Space): View {
  const next = changed(view, seat, () => ({ space }));
  const others = view.race.filter((other) => other !== seat);
  const behind = others.findIndex((other) => (next.knights[other]?.space ?? 0) < space);
  return { ...next, race: others.toSpliced(behind === -1 ? others.length : behind, 0, seat) };
}

/** GC-20: exact places, in the stack too. */
function exchanged(view: View, one: Seat, other: Seat): View {
  const [ones, others] = [view.knights[one]?.space, view.knights[other]?.space];
  if (ones === undefined || others === undefined) return view;
  const next = changed(
    changed(view, one, () => ({ space: others })),
    other,
    () => ({ space: ones }),
  );
  return {
    ...next,
    race: view.race.map((seat) => (seat === one ? other : seat === other ? one : seat)),
  };
}

function covered(view: View, clovers: readonly CloverView[]): View {
  return {
    ...view,
    clovers: view.clovers.map((clover) => clovers.find(({ space }) => space === clover.space) ?? clover),
  };
}

/** What I know of these spaces is what I was told now; untold, I know them no longer. */
function laid(view: View, spaces: readonly Space[], tokens: readonly Token[]): View {
  return covered(
    view,
    spaces.map((space, nth) => {
      const token = tokens[nth] ?? null;
      return { space, lies: token === null ? "face-down" : "remembered", token };
    }),
  );
}
