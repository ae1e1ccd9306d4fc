import type { Seat } from "@roundtable/kernel";
import type { GrailCupDealer } from "./grail-cup.ts";
import type { Ally } from "./pieces.ts";
import type { Round, State } from "./state.ts";

/** GC-9, GC-10: who picks, and in what order, once the direction is known. */
export function pickerAt(round: Pick<Round, "first" | "direction">, pick: number, players: number): Seat {
  const step = round.direction === "right" ? players - 1 : 1;
  return (round.first + step * pick) % players;
}

/** GC-10: with three players everybody keeps two allies, otherwise one. */
function picksInRound(players: number): number {
  return players === 3 ? 2 * players : players;
}

/** GC-9: after the seventh pick the last of eight takes up the card that was set aside face down. */
export function isTakenUp(picks: number, players: number): boolean {
  return players === 8 && picks >= players - 1;
}

/** GC-11: at a table the last of eight sees which of their two cards was passed to them and which lay face down. */
export function takenUpInHand({ round, knights }: State): Ally | null {
  return isTakenUp(round.picks.length, knights.length) ? round.faceDown : null;
}

export function takeUpHand(state: State, seat: Seat, dealer: GrailCupDealer): void {
  const { hand, number: round, picks } = state.round;
  const takenUp = takenUpInHand(state);
  const taken = { kind: "hand", seat, round, pick: picks.length, cards: hand.length, hand } as const;
  dealer.reveal(takenUp === null ? taken : { ...taken, takenUp });
  state.tasks.push({ do: "keep", seat });
}

/** GC-9: to the next in that direction; the last chooser puts the other card away and the call begins. */
export function passOn(state: State, seat: Seat, dealer: GrailCupDealer): void {
  const { round } = state;
  const players = state.knights.length;
  const made = round.picks.length;
  const { direction } = round;
  if (direction === null) throw new Error("Nobody has said which way the cards go.");
  if (made === picksInRound(players)) {
    const [left] = round.hand;
    if (left === undefined) throw new Error("The last chooser had nothing to put away.");
    round.discarded = left;
    round.hand = [];
    dealer.tell({ kind: "discarded", seat, round: round.number, ally: left });
    state.tasks.push({ do: "call", ally: 1 });
    return;
  }
  const to = pickerAt(round, made, players);
  dealer.tell({ kind: "passed", seat, to, cards: round.hand.length, direction });
  if (players === 3 && made === players) removeUnseen(state, dealer);
  if (isTakenUp(made, players)) round.hand = sorted([...round.hand, round.faceDown]);
  takeUpHand(state, to, dealer);
}

/** GC-10: before the first player's second pick one of the five is removed, unseen by all. */
function removeUnseen(state: State, dealer: GrailCupDealer): void {
  const { round } = state;
  const at = dealer.chance.pick(round.hand.length);
  round.removed = round.hand[at] ?? null;
  round.hand = round.hand.filter((_, index) => index !== at);
  dealer.tell({ kind: "removed", cards: round.hand.length });
}

/** The allies that a seat has kept and not shown yet. */
export function faceDownBefore(round: Round, seat: Seat): Ally[] {
  return sorted(
    round.picks.flatMap((pick) => (pick.seat === seat && pick.kept > round.calls.length ? [pick.kept] : [])),
  );
}

export function sorted(cards: readonly Ally[]): Ally[] {
  return cards.toSorted((one, other) => one - other);
}
