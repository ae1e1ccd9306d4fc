import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { end } from "./ending.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { Hand, HandOf, LastChance, RaisedHand, State } from "./state.ts";
import { characterOf, everybody, sideAt } from "./table-facts.ts";
import { askTogether, seatAnswer, type TogetherTask } from "./together.ts";

/** QU-20a: everybody points in secret. */
export function beginLastChance(state: State): void {
  askTogether(state, "point", everybody(state));
}

/** QU-20a: all hands are shown at once. */
export function showHands(state: State, { given }: TogetherTask, dealer: QuestDealer): void {
  const hands = everybody(state).map((seat): readonly [Hand, Hand] => {
    const [first, second] = given[seat] ?? [];
    return [targetOf(first), targetOf(second)];
  });
  state.lastChance = { pointed: hands, hands: [...hands], dropped: null, acted: [], done: [], turning: {} };
  dealer.reveal({ kind: "hands", hands });
  askTogether(state, "drop", everybody(state));
}

function targetOf(answer: string | undefined): Hand {
  return answer?.startsWith("seat-") === true ? Number(answer.slice("seat-".length)) : null;
}

/** QU-20b: evil players drop their hands; a Mutineer who kept his looks like a good player. */
export function dropHands(state: State, { given }: TogetherTask, dealer: QuestDealer): void {
  const chance = lastChanceOf(state);
  const dropped = everybody(state).filter(
    (seat) => sideAt(state, seat) === "evil" && given[seat]?.[0] !== "keep-hands",
  );
  for (const seat of dropped) chance.hands[seat] = [null, null];
  chance.dropped = dropped;
  dealer.reveal({ kind: "dropped", seats: dropped });
  state.tasks.push({ do: "acts" });
}

export const DONE: Answer = { kind: "done", id: "done" };

/** QU-20c: what this seat may do, once; everybody has the button. */
export function actsOf(state: State, seat: Seat): readonly Answer[] {
  const chance = lastChanceOf(state);
  if (chance.acted.includes(seat)) return [DONE];
  switch (characterOf(state, seat)) {
    case "apprentice": {
      const [first, second] = chance.hands[seat] ?? [null, null];
      if (second !== null) return [DONE];
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

/** The hand that an Archduke has taken hold of, if it is still up. */
export function turningNow(state: State, seat: Seat): RaisedHand | null {
  const chance = lastChanceOf(state);
  const of = chance.turning[seat];
  const at = of === undefined ? null : targetAt(chance, of);
  return of === undefined || at === null ? null : { ...of, at };
}

/** QU-20c: to another player, not its owner; it may point where his other hand points. Or he lets it be. */
export function turnTargets(state: State, { owner, at }: RaisedHand): readonly Answer[] {
  const targets = everybody(state).filter((seat) => seat !== owner && seat !== at);
  return [...targets.map(seatAnswer), DONE];
}

export function raiseHand(state: State, seat: Seat, at: Seat, dealer: QuestDealer): void {
  act(state, seat, { owner: seat, hand: 1 }, at, dealer);
  dealer.tell({ kind: "raised", seat, at });
}

export function lowerHand(state: State, seat: Seat, of: RaisedHand, dealer: QuestDealer): void {
  act(state, seat, of, null, dealer);
  dealer.tell({ kind: "lowered", seat, owner: of.owner, from: of.at });
}

export function turnHand(state: State, seat: Seat, of: RaisedHand, to: Seat, dealer: QuestDealer): void {
  act(state, seat, of, to, dealer);
  delete lastChanceOf(state).turning[seat];
  dealer.tell({ kind: "turned", seat, owner: of.owner, from: of.at, to });
}

/** QU-20c: each once, and acting reveals the character. */
function act(state: State, seat: Seat, { owner, hand }: HandOf, to: Hand, dealer: QuestDealer): void {
  const chance = lastChanceOf(state);
  reveal(state, seat, dealer);
  chance.acted.push(seat);
  const [first, second] = chance.hands[owner] ?? [null, null];
  chance.hands[owner] = hand === 0 ? [to, second] : [first, to];
}

/** QU-20c: the step ends when everybody has pressed done. */
export function pressDone(state: State, seat: Seat, dealer: QuestDealer): void {
  const chance = lastChanceOf(state);
  chance.done.push(seat);
  if (chance.done.length === state.deal.length) endLastChance(state, dealer);
}

/** QU-20d: the hands of those dealt good point at every evil player, but perhaps a Revealer, and at no good one. */
function endLastChance(state: State, dealer: QuestDealer): void {
  const { hands } = lastChanceOf(state);
  const isEvil = (seat: Seat) => sideAt(state, seat) === "evil";
  const pointedAt = new Set(hands.filter((_, owner) => !isEvil(owner)).flat());
  const found = everybody(state).every((seat) =>
    isEvil(seat) ? pointedAt.has(seat) || characterOf(state, seat) === "revealer" : !pointedAt.has(seat),
  );
  if (found) return end(state, "good", "evil-pointed-out", dealer);
  // QU-20e
  if (state.quests.every(({ leader }) => isEvil(leader)))
    return end(state, "good", "all-leaders-evil", dealer);
  end(state, "evil", "evil-not-pointed-out", dealer);
}

export function lastChanceOf(state: State): LastChance {
  if (state.lastChance === null) throw new Error("Nobody has pointed yet.");
  return state.lastChance;
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
