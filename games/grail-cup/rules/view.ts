import type { AwaitedDecision, Seat, Viewer } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import type { CloverView, DraftView, MineView, View } from "./grail-cup.ts";
import { ALLIES, type Space } from "./pieces.ts";
import { faceDownBefore, isTakenUp, takenUpInHand } from "./draft.ts";
import type { State } from "./state.ts";
import { askingNow, isSecret } from "./steps/index.ts";

/** What is public, and what this seat alone may know: GC-11, GC-23 and the list at the end of the rules. */
export function view(state: State, viewer: Viewer, open: View = publicView(state)): View {
  if (viewer === "public") return open;
  return {
    ...open,
    clovers: open.clovers.map((clover) => remembered(state, clover, viewer)),
    mine: mineView(state, viewer),
  };
}

/** Every token face up, every kept card before its player, and the hand that goes round. */
export function openView(state: State): View {
  const { round, clovers } = state;
  const open = publicView(state);
  return {
    ...open,
    knights: open.knights.map((knight, seat) => ({ ...knight, kept: faceDownBefore(round, seat) })),
    clovers: open.clovers.map(({ space }) => {
      const token = clovers.track[space]?.token ?? null;
      return { space, lies: token === null ? "face-down" : "face-up", token };
    }),
    mine:
      open.draft.picker === null
        ? null
        : { hand: round.hand, takenUp: takenUpInHand(state), kept: [], discarded: null },
  };
}

function publicView(state: State): View {
  const { round } = state;
  return {
    board: boardNamed(state.board),
    round: round.number,
    first: round.first,
    seal: state.seal,
    knights: state.knights.map(({ space, lances, start }, seat) => ({
      space,
      lances,
      start,
      cards: faceDownBefore(round, seat).length,
    })),
    race: state.race,
    dragon: state.dragon,
    lancesLeft: state.lancesLeft,
    clovers: boardNamed(state.board).clovers.map((space) => cloverView(state, space)),
    reserve: state.clovers.reserve.length,
    draft: draftView(state),
    calls: round.calls.map((seat, index) => ({ ally: ALLIES[index] ?? 9, seat })),
    curse: round.curse,
    squire: round.squire,
    winner: state.winner,
    awaited: awaited(state),
    mine: null,
  };
}

function cloverView({ clovers: { turnedUp } }: State, space: Space): CloverView {
  if (turnedUp?.space === space) return { space, lies: "face-up", token: turnedUp.token };
  return { space, lies: "face-down", token: null };
}

/** GC-23: Merlin's player is reminded of what they saw until those tokens move. */
function remembered({ clovers }: State, clover: CloverView, seat: Seat): CloverView {
  const lying = clovers.track[clover.space];
  const isKnown = clover.lies === "face-down" && lying?.rememberedBy.includes(seat) === true;
  return isKnown ? { space: clover.space, lies: "remembered", token: lying.token } : clover;
}

function draftView(state: State): DraftView {
  const { round, knights } = state;
  const asking = askingNow(state);
  const setAside = isTakenUp(round.picks.length, knights.length) ? 0 : 1;
  return {
    faceUp: round.faceUp,
    faceDown: round.removed === null ? setAside : setAside + 1,
    direction: round.direction,
    picker: asking?.do === "keep" || asking?.do === "direction" ? asking.seat : null,
    cards: round.hand.length,
  };
}

function mineView(state: State, seat: Seat): MineView {
  const { round } = state;
  const asking = askingNow(state);
  const picks = asking?.seat === seat && (asking.do === "keep" || asking.do === "direction");
  return {
    hand: picks ? round.hand : [],
    takenUp: picks ? takenUpInHand(state) : null,
    kept: faceDownBefore(round, seat),
    discarded: round.picks.at(-1)?.seat === seat ? round.discarded : null,
  };
}

function awaited(state: State): AwaitedDecision | null {
  const asking = askingNow(state);
  if (asking === null) return null;
  const secretly = isSecret(state) ? ({ secretly: true } as const) : {};
  return { seats: [asking.seat], question: asking.do, ...secretly };
}
