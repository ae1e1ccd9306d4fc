import { type Chance, type Seat, shuffled } from "@roundtable/kernel";
import type { MineView, View } from "../rules/index.ts";
import { ALLIES, type Ally, ENCHANTRESS } from "../rules/pieces.ts";
import { pickerAt } from "../rules/draft.ts";
import type { DraftPick as Pick, Round } from "../rules/state.ts";

const NOTHING: MineView = { hand: [], takenUp: null, kept: [], discarded: null };

/** The cards of this round as they may lie: every card that this seat has not seen is as likely in every hidden place. */
export function imagineRound(view: View, seat: Seat, chance: Chance): Round {
  const mine = view.mine ?? NOTHING;
  const { faceUp, direction } = view.draft;
  const seen = new Set([...faceUp, ...mine.hand, ...mine.kept, mine.discarded]);
  const hidden = shuffled(
    chance,
    ALLIES.filter((ally) => ally > view.calls.length && !seen.has(ally)),
  );
  const picks = imaginePicks(view, seat, hidden);
  const aside = [...hidden, ...view.calls.flatMap((call) => (call.seat === null ? [call.ally] : []))].filter(
    (ally) => ally !== mine.discarded && !faceUp.includes(ally),
  );
  return {
    number: view.round,
    first: view.first,
    faceUp,
    // GC-9: once the last of eight has taken it up, only he knows which it was, and nobody asks for it any more.
    faceDown: mine.takenUp ?? (view.draft.faceDown > 0 ? aside.pop() : undefined) ?? ENCHANTRESS,
    removed: view.draft.faceDown > 1 ? (aside.pop() ?? null) : null,
    discarded: mine.discarded ?? aside.pop() ?? null,
    direction,
    picks,
    hand: mine.hand,
    calls: view.calls.map((call) => call.seat),
    curse: view.curse,
    squire: view.squire,
  };
}

/** The picks in their order (GC-9): what was shown, what is mine, and from `hidden` what lies face down before others. */
function imaginePicks(view: View, seat: Seat, hidden: Ally[]): Pick[] {
  const cards = view.knights.map((knight, other) => [
    ...view.calls.flatMap((call) => (call.seat === other ? [call.ally] : [])),
    ...(other === seat ? (view.mine ?? NOTHING).kept : hidden.splice(0, knight.cards)),
  ]);
  return cards.flat().map((_, pick) => {
    const picker = pickerAt({ first: view.first, direction: view.draft.direction }, pick, cards.length);
    const kept = cards[picker]?.pop();
    if (kept === undefined) throw new Error(`Seat ${picker} cannot have kept a card at pick ${pick}.`);
    return { seat: picker, hand: [], kept };
  });
}
