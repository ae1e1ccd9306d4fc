import { type Chance, type Seat, shuffled } from "@roundtable/kernel";
import type { MineView, View } from "../rules/index.ts";
import { ALLIES, type Ally, ENCHANTRESS } from "../rules/pieces.ts";
import { pickerAt } from "../rules/round.ts";
import type { Pick, Round } from "../rules/state.ts";

const NOTHING: MineView = { hand: [], kept: [], discarded: null };

/** The cards of this round as they may lie: every card that this seat has not seen is as likely in every hidden place. */
export function imagineRound(view: View, seat: Seat, chance: Chance): Round {
  const mine = view.mine ?? NOTHING;
  const { faceUp, direction } = view.draft;
  const seen = new Set([...faceUp, ...mine.hand, ...mine.kept, mine.discarded]);
  const hidden = shuffled(
    chance,
    ALLIES.filter((ally) => ally > view.calls.length && !seen.has(ally)),
  );
  const picks = view.draft.picker === null ? keptInAll(view, seat, hidden) : keptSoFar(view, seat, hidden);
  return {
    number: view.round,
    first: view.first,
    faceUp,
    // Once the last of eight has taken it up it is nowhere, and nobody asks for it any more.
    faceDown: hidden.pop() ?? ENCHANTRESS,
    removed: view.draft.faceDown > 1 ? (hidden.pop() ?? null) : null,
    discarded: mine.discarded ?? hidden.pop() ?? null,
    direction,
    picks,
    hand: mine.hand,
    calls: view.calls.map((call) => call.seat),
    curse: view.curse,
    squire: view.squire,
  };
}

/** GC-9: while the hand goes round, the picks in their order. Takes from `hidden` what others have kept. */
function keptSoFar(view: View, seat: Seat, hidden: Ally[]): Pick[] {
  const players = view.knights.length;
  const { direction } = view.draft;
  const made = view.knights.reduce((sum, { cards }) => sum + cards, 0);
  const own = [...(view.mine ?? NOTHING).kept];
  return Array.from({ length: made }, (_, pick) => {
    const picker = pickerAt({ first: view.first, direction }, pick, players);
    return pickOf(picker, picker === seat ? own.pop() : hidden.pop());
  });
}

/** GC-12: during the calls, what was shown and what still lies before each. */
function keptInAll(view: View, seat: Seat, hidden: Ally[]): Pick[] {
  const shown = view.calls.flatMap((call) => (call.seat === null ? [] : [pickOf(call.seat, call.ally)]));
  const own = (view.mine ?? NOTHING).kept.map((ally) => pickOf(seat, ally));
  const others = view.knights.flatMap(({ cards }, other) =>
    other === seat ? [] : Array.from({ length: cards }, () => pickOf(other, hidden.pop())),
  );
  return [...shown, ...own, ...others];
}

function pickOf(seat: Seat, kept: Ally | undefined): Pick {
  if (kept === undefined) throw new Error(`No card is left for seat ${seat} to have kept.`);
  return { seat, hand: [], kept };
}
