import { type Seat, wrongAnswer } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { endLastChance, lastChanceOf } from "../last-chance.ts";
import type { QuestDealer } from "../quest.ts";
import { reveal } from "../revealing.ts";
import type { Hand, HandOf, LastChance, RaisedHand, State } from "../state.ts";
import { characterOf, everybody } from "../table-facts.ts";
import { seatAnswer } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-20c: each may act once, in the order in which they come, until everybody has pressed done. */
export interface Acts {
  readonly do: "acts";
}

const DONE: Answer = { kind: "done", id: "done" };

export const acts: Asks<Acts> = {
  kind: "acts",
  secretly: true,
  /** QU-20c: two minutes; silence means done. */
  duration: () => ({ seconds: 120, then: DONE.id }),
  asked(state) {
    const { done } = lastChanceOf(state);
    return everybody(state).filter((seat) => !done.includes(seat));
  },
  question(state, _, seat) {
    const turning = turningNow(state, seat);
    if (turning === null) return { kind: "acts" };
    const { at, ...of } = turning;
    return { kind: "turn", of, at };
  },
  answers(state, _, seat) {
    const turning = turningNow(state, seat);
    return turning === null ? actsOf(state, seat) : turnTargets(state, turning);
  },
  follow(state, task, answer, dealer, seat) {
    const chance = lastChanceOf(state);
    carryOut(state, seat, answer, dealer);
    if (chance.done.length === state.deal.length) endLastChance(state, dealer);
    else state.tasks.push(task);
  },
};

/** QU-20c: what this seat may do, once; everybody has the button. */
function actsOf(state: State, seat: Seat): readonly Answer[] {
  const chance = lastChanceOf(state);
  if (chance.acted.includes(seat)) return [DONE];
  switch (characterOf(state, seat)) {
    case "apprentice": {
      const [first] = chance.hands[seat] ?? [null];
      const targets = everybody(state).filter((other) => other !== seat && other !== first);
      return [
        ...targets.map((target): Answer => ({ kind: "raise", id: `raise-${target}`, seat: target })),
        DONE,
      ];
    }
    case "duke":
      return [
        ...raisedHands(chance).map((of): Answer => ({ kind: "lower", id: `lower-${handId(of)}`, ...of })),
        DONE,
      ];
    case "archduke":
      return [
        ...raisedHands(chance).map((of): Answer => ({ kind: "turn", id: `turn-${handId(of)}`, ...of })),
        DONE,
      ];
    default:
      return [DONE];
  }
}

/**
 * QU-20c: to another player, not its owner; it may point where the owner's other hand points. Or the Archduke lets it
 * be.
 */
function turnTargets(state: State, { owner, at }: RaisedHand): readonly Answer[] {
  const targets = everybody(state).filter((seat) => seat !== owner && seat !== at);
  return [...targets.map(seatAnswer), DONE];
}

function carryOut(state: State, seat: Seat, answer: Answer, dealer: QuestDealer): void {
  const chance = lastChanceOf(state);
  switch (answer.kind) {
    case "raise":
      setHand(state, seat, { owner: seat, hand: 1 }, answer.seat, dealer);
      return dealer.tell({ kind: "raised", seat, at: answer.seat });
    case "lower":
      setHand(state, seat, answer, null, dealer);
      return dealer.tell({ kind: "lowered", seat, owner: answer.owner, from: answer.at });
    case "turn":
      chance.turning[seat] = { owner: answer.owner, hand: answer.hand };
      return;
    case "seat": {
      const of = turningNow(state, seat);
      if (of === null) break;
      setHand(state, seat, of, answer.seat, dealer);
      delete chance.turning[seat];
      return dealer.tell({ kind: "turned", seat, owner: of.owner, from: of.at, to: answer.seat });
    }
    case "done":
      chance.done.push(seat);
      return;
    default:
      break;
  }
  throw wrongAnswer(answer);
}

/** QU-20c: each once, and acting reveals the character. */
function setHand(state: State, seat: Seat, { owner, hand }: HandOf, to: Hand, dealer: QuestDealer): void {
  const chance = lastChanceOf(state);
  reveal(state, seat, dealer);
  chance.acted.push(seat);
  const [first, second] = chance.hands[owner] ?? [null, null];
  chance.hands[owner] = hand === 0 ? [to, second] : [first, to];
}

/** The hand that an Archduke has taken hold of, if it is still up. */
function turningNow(state: State, seat: Seat): RaisedHand | null {
  const chance = lastChanceOf(state);
  const of = chance.turning[seat];
  const at = of === undefined ? null : targetAt(chance, of);
  return of === undefined || at === null ? null : { ...of, at };
}

function raisedHands({ hands }: LastChance): RaisedHand[] {
  return hands.flatMap((pair, owner) =>
    ([0, 1] as const).flatMap((hand) => {
      const at = pair[hand];
      return at === null ? [] : [{ owner, hand, at }];
    }),
  );
}

function targetAt({ hands }: LastChance, { owner, hand }: HandOf): Hand {
  return hands[owner]?.[hand] ?? null;
}

function handId({ owner, hand }: HandOf): string {
  return `${owner}-${hand === 0 ? "first" : "second"}`;
}
