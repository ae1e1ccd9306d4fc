import type { Seat } from "@roundtable/kernel";
import { boardNamed, isCastle } from "./board.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import { takeLance } from "./lances.ts";
import { advance, moveTo, unicornsGoal } from "./moves.ts";
import {
  type Ally,
  DRAGON_TAMER,
  ENCHANTRESS,
  FAIRY,
  MERLIN,
  PRIEST,
  PRINCESS,
  SMITH,
  type Space,
  SQUIRE,
  UNICORN,
} from "./pieces.ts";
import { exchange, firstInRace, knightOf } from "./race.ts";
import { holderOf } from "./round.ts";
import type { State } from "./state.ts";
import type { Task } from "./tasks.ts";

/** GC-12: the holder shows the card; if it is cursed the exchange comes first (GC-20). */
export function call(state: State, ally: Ally, dealer: GrailCupDealer): void {
  const { round, tasks } = state;
  const seat = holderOf(round, ally);
  round.calls.push(seat);
  dealer.reveal({ kind: "called", ally, seat });
  tasks.push(ally === UNICORN ? { do: "claim" } : { do: "call", ally: nextAlly(ally) });
  if (seat === null) return;
  tasks.push({ do: "ally", seat, ally });
  const { curse } = round;
  if (curse?.ally === ally && curse.by !== seat) tasks.push({ do: "exchange", seat: curse.by, with: seat });
}

/** GC-20: exchange and step are one move of hers; the space she ends on triggers once, if it is another. */
export function carryOutExchange(state: State, seat: Seat, other: Seat, dealer: GrailCupDealer): void {
  const from = knightOf(state, seat).space;
  exchange(state, seat, other);
  dealer.tell({ kind: "exchanged", seat, with: other, space: knightOf(state, seat).space, withSpace: from });
  state.tasks.push({ do: "land", seat, from, tokens: 0 }, { do: "walk", seat, steps: 1, cause: "exchange" });
}

/** GC-20 to GC-29. */
export function carryOutAlly(state: State, seat: Seat, ally: Ally, dealer: GrailCupDealer): void {
  const { space } = knightOf(state, seat);
  const walk = (steps: number): Task => ({ do: "walk", seat, steps, cause: "ally" });
  const land: Task = { do: "land", seat, from: space, tokens: 0 };
  switch (ally) {
    case ENCHANTRESS:
      inTurn(state, walk(1), land, { do: "curse", seat });
      return;
    case SQUIRE:
      inTurn(state, { do: "point", seat }, walk(2), land);
      return;
    case MERLIN:
      inTurn(state, { do: "look", seat, chosen: [] }, { do: "steps", seat, ally }, land);
      return;
    case SMITH:
      takeLance(state, seat, dealer);
      inTurn(state, walk(4), land);
      return;
    case DRAGON_TAMER:
      inTurn(state, { do: "dragon", seat, why: "tamer" }, walk(5), land);
      return;
    case PRINCESS:
      inTurn(state, land);
      advanceTo(state, seat, nextSpace(state, space, "castle"), dealer);
      return;
    case PRIEST:
      inTurn(state, land);
      advanceTo(state, seat, nextSpace(state, space, "church"), dealer);
      return;
    case FAIRY:
      inTurn(state, { do: "steps", seat, ally }, land);
      return;
    case UNICORN: {
      inTurn(state, land);
      const goal = unicornsGoal(state, seat);
      if (goal === null) dealer.tell({ kind: "stays", seat, cause: "ally" });
      else moveTo(state, seat, goal, "ally", dealer);
      return;
    }
  }
}

/** GC-23, GC-28: how far Merlin and the Fairy may go. */
export function stepsOf(ally: Ally): readonly number[] {
  return ally === MERLIN ? [1, 2, 3] : [2, 4, 6];
}

/** GC-22: after the last call, if the knight he pointed at is first, the Squire goes to the space right before it. */
export function claim(state: State, dealer: GrailCupDealer): void {
  const { squire } = state.round;
  state.tasks.push({ do: "round" });
  if (squire === null) return;
  const { by: seat, knight } = squire;
  const right = firstInRace(state) === knight;
  dealer.tell({ kind: "claimed", seat, knight, right });
  if (!right) return;
  state.tasks.push({ do: "land", seat, from: knightOf(state, seat).space, tokens: 0 });
  advance(state, seat, knightOf(state, knight).space + 1, "claim", dealer);
}

function advanceTo(state: State, seat: Seat, target: Space | null, dealer: GrailCupDealer): void {
  if (target === null) dealer.tell({ kind: "stays", seat, cause: "ally" });
  else advance(state, seat, target, "ally", dealer);
}

/** GC-26, GC-27: the next castle or church strictly ahead. The finish is a castle, so there is always one of those. */
export function nextSpace(state: State, from: Space, wanted: "castle" | "church"): Space | null {
  const { kinds, finish } = boardNamed(state.board);
  for (let space = from + 1; space <= finish; space++) {
    if (wanted === "castle" ? isCastle(kinds[space]) : kinds[space] === "church") return space;
  }
  return null;
}

function inTurn(state: State, ...tasks: Task[]): void {
  state.tasks.push(...tasks.toReversed());
}

function nextAlly(ally: Ally): Ally {
  return ALLY_AFTER[ally] ?? UNICORN;
}

const ALLY_AFTER: Readonly<Partial<Record<Ally, Ally>>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9 };
