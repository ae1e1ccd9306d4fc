import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { allowedCards, type Circumstances, type QuestCard } from "./cards.ts";
import { mustShow } from "./introduction.ts";
import type { Party, State } from "./state.ts";
import { characterOf, everybody, hasNeitherToken, questNow, sideAt } from "./table-facts.ts";
import type { Task, Together } from "./tasks.ts";

export type TogetherTask = Extract<Task, { do: "together" }>;

export function askTogether(state: State, what: Together, seats: readonly Seat[]): void {
  state.tasks.push({ do: "together", what, seats, given: {} });
}

/** A seat that has nothing left to decide is no longer asked; to the others it looks as if it still were. */
export function hasAnswered(task: TogetherTask, seat: Seat): boolean {
  return (task.given[seat]?.length ?? 0) >= answersOwed(task);
}

/** By each. QU-20a: everybody is asked for two hands; an Apprentice can only confirm that his second stays down. */
export function answersOwed({ what }: TogetherTask): number {
  return what === "point" ? 2 : 1;
}

export function allHaveAnswered(task: TogetherTask): boolean {
  return task.seats.every((seat) => hasAnswered(task, seat));
}

const ALL_READY: readonly Answer[] = [{ kind: "ready", id: "ready" }];
const GO_ON: Answer = { kind: "go-on", id: "go-on" };
const SUCCESS: Answer = { kind: "card", id: "success", card: "success" };
const FAIL: Answer = { kind: "card", id: "fail", card: "fail" };
const REVEAL: Answer = { kind: "reveal", id: "reveal" };
const HUNT: Answer = { kind: "hunt", id: "hunt" };

/** What the Trickster may show: QU-15. */
export const SHOWN: readonly Answer[] = [
  { kind: "show", id: "show-good", loyalty: "good" },
  { kind: "show", id: "show-evil", loyalty: "evil" },
];

export function togetherAnswers(state: State, task: TogetherTask, seat: Seat): readonly Answer[] {
  const character = characterOf(state, seat);
  switch (task.what) {
    case "ready": {
      // QU-9: the one secret choice of the introduction.
      const chooses =
        seat === state.firstLeader && state.set.includes("cleric") && mustShow(character) === null;
      return chooses ? SHOWN : ALL_READY;
    }
    case "cards":
      if (state.party === null) throw new Error("No quest is on.");
      return allowedOn(state, state.party, questNow(state), seat).map((card) =>
        card === "fail" ? FAIL : SUCCESS,
      );
    case "galahad":
      return character === "galahad" && hasNeitherToken(state, seat) ? [GO_ON, REVEAL] : [GO_ON];
    case "discussion":
      return [GO_ON];
    case "hunt-window":
      return character === "blind-hunter" ? [GO_ON, HUNT] : [GO_ON];
    case "hunt-vote":
      // QU-22: no character's text applies.
      return sideAt(state, seat) === "good" ? [SUCCESS] : [SUCCESS, FAIL];
    case "point": {
      const already = task.given[seat] ?? [];
      if (character === "apprentice" && already.length === 1) return [GO_ON];
      return everybody(state)
        .filter((other) => other !== seat && !already.includes(seatId(other)))
        .map(seatAnswer);
    }
    case "drop":
      // QU-20b: only a Mutineer has a choice; a good player keeps his, any other evil one drops his.
      return character === "mutineer"
        ? [
            { kind: "keep-hands", id: "keep-hands" },
            { kind: "drop-hands", id: "drop-hands" },
          ]
        : [GO_ON];
  }
}

/** QU-11, for any quest of this game. */
export function allowedOn(state: State, party: Party, quest: number, seat: Seat): readonly QuestCard[] {
  return allowedCards(characterOf(state, seat), circumstancesOf(state, party, quest, seat));
}

export function circumstancesOf(
  { veterans, options }: State,
  { leader, magic }: Party,
  quest: number,
  seat: Seat,
): Circumstances {
  return {
    hasMagic: magic === seat,
    // One has led each quest up to this one.
    isVeteran: veterans.slice(0, quest).includes(seat),
    leads: leader === seat,
    quest,
    forcedFailBeatsMagic: options.forcedFailBeatsMagic,
  };
}

function seatId(seat: Seat): string {
  return `seat-${seat}`;
}

export function seatAnswer(seat: Seat): Answer {
  return { kind: "seat", id: seatId(seat), seat };
}
