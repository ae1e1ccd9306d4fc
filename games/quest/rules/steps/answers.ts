import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import type { QuestCard } from "../cards.ts";
import type { State } from "../state.ts";
import { everybody } from "../table-facts.ts";
import type { Together } from "./step.ts";

/** Answers that several steps offer, and those that were given in secret. */

export const GO_ON: Answer = { kind: "go-on", id: "go-on" };

/** What the Trickster may show: QU-15. */
export const SHOWN: readonly Answer[] = [
  { kind: "show", id: "show-good", loyalty: "good" },
  { kind: "show", id: "show-evil", loyalty: "evil" },
];

const SUCCESS: Answer = { kind: "card", id: "success", card: "success" };
const FAIL: Answer = { kind: "card", id: "fail", card: "fail" };

export function cardAnswer(card: QuestCard): Answer {
  return card === "fail" ? FAIL : SUCCESS;
}

export function seatId(seat: Seat): string {
  return `seat-${seat}`;
}

export function seatAnswer(seat: Seat): Answer {
  return { kind: "seat", id: seatId(seat), seat };
}

export function seatsThat(state: State, may: (seat: Seat) => boolean): readonly Answer[] {
  return everybody(state).filter(may).map(seatAnswer);
}

export function givenBy({ given }: Together, seat: Seat): string | undefined {
  return given[seat]?.[0];
}

export function whoGave(task: Together, answer: string): Seat | null {
  return task.seats.find((seat) => givenBy(task, seat) === answer) ?? null;
}

/** In the order of the seats that were asked. */
export function cardsGiven(task: Together): readonly QuestCard[] {
  return task.seats.map((seat) => (givenBy(task, seat) === "fail" ? "fail" : "success"));
}
