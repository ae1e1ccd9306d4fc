import type { Decision, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import { mayBeChecked, showAnswers } from "./amulets.ts";
import { DISCUSSION } from "./after-quests.ts";
import { charactersToName, preyOf } from "./hunt.ts";
import { actsOf, DONE, lastChanceOf, turningNow, turnTargets } from "./last-chance.ts";
import type { QuestShape } from "./quest.ts";
import { teamSize } from "./quests.ts";
import type { State } from "./state.ts";
import { everybody, hasNeitherToken, questNow } from "./table-facts.ts";
import { type Task, taskNow } from "./tasks.ts";
import { hasAnswered, seatAnswer, togetherAnswers, type TogetherTask } from "./together.ts";

/** Seconds. A window that one character could use lasts alike for all. */
const WINDOW = 60;
const ACTS = 120;
const NAMING = 180;

export function asked(state: State): readonly Seat[] {
  const task = taskNow(state.tasks);
  return task === null ? [] : askedBy(state, task);
}

function askedBy(state: State, task: Task): readonly Seat[] {
  switch (task.do) {
    case "together":
      return task.seats.filter((seat) => !hasAnswered(task, seat));
    case "team":
    case "magic":
    case "new-leader":
    case "amulet":
      return [state.leader];
    case "check":
      return [task.holder];
    case "show":
      return [task.seat];
    case "acts":
      return everybody(state).filter((seat) => !lastChanceOf(state).done.includes(seat));
    case "name-player":
    case "name-character":
      return state.hunt === null ? [] : [state.hunt.hunter];
  }
}

export function decision(state: State, seat: Seat): Decision<QuestShape> | null {
  const task = taskNow(state.tasks);
  if (task === null || !askedBy(state, task).includes(seat)) return null;
  switch (task.do) {
    case "together":
      return decideTogether(state, task, seat);
    case "team":
      return {
        question: { kind: "team", quest: questNow(state), left: teamSize(state) - task.chosen.length },
        answers: seatsThat(state, (other) => !task.chosen.includes(other)),
      };
    case "magic":
      return { question: { kind: "magic" }, answers: task.team.map(seatAnswer) };
    case "new-leader":
      return {
        question: { kind: "new-leader" },
        answers: seatsThat(state, (other) => hasNeitherToken(state, other)),
      };
    case "amulet":
      return {
        question: { kind: "amulet" },
        answers: seatsThat(state, (other) => other !== task.leader && hasNeitherToken(state, other)),
      };
    case "check":
      return {
        question: { kind: "check" },
        answers: seatsThat(state, (other) => other !== seat && mayBeChecked(state, other)),
      };
    case "show":
      return { question: { kind: "show", to: task.to }, answers: showAnswers(state, seat) };
    case "acts":
      return decideActs(state, seat);
    case "name-player":
      return {
        question: { kind: "name-player", naming: state.hunt?.named.length === 1 ? 2 : 1 },
        answers: [...preyOf(state), GIVE_UP],
        duration: { seconds: NAMING, then: GIVE_UP.id },
      };
    case "name-character":
      return {
        question: { kind: "name-character", seat: task.seat },
        answers: [...charactersToName(state), GIVE_UP],
        duration: { seconds: NAMING, then: GIVE_UP.id },
      };
  }
}

const GIVE_UP: Answer = { kind: "give-up", id: "give-up" };

function decideTogether(state: State, task: TogetherTask, seat: Seat): Decision<QuestShape> {
  const answers = togetherAnswers(state, task, seat);
  switch (task.what) {
    case "cards":
      return {
        question: { kind: "card", quest: questNow(state), hasMagic: state.party?.magic === seat },
        answers,
      };
    case "point":
      return { question: { kind: "point", hand: (task.given[seat]?.length ?? 0) === 0 ? 1 : 2 }, answers };
    case "discussion":
      return { question: { kind: "discussion" }, answers, duration: { seconds: DISCUSSION, then: "go-on" } };
    case "galahad":
    case "hunt-window":
      return { question: { kind: task.what }, answers, duration: { seconds: WINDOW, then: "go-on" } };
    case "ready":
      return { question: { kind: "ready", shows: answers.length > 1 }, answers };
    case "hunt-vote":
    case "drop":
      return { question: { kind: task.what }, answers };
  }
}

function decideActs(state: State, seat: Seat): Decision<QuestShape> {
  const duration = { seconds: ACTS, then: DONE.id };
  const turning = turningNow(state, seat);
  if (turning === null) return { question: { kind: "acts" }, answers: actsOf(state, seat), duration };
  const { at, ...of } = turning;
  return { question: { kind: "turn", of, at }, answers: turnTargets(state, turning), duration };
}

function seatsThat(state: State, may: (seat: Seat) => boolean): readonly Answer[] {
  return everybody(state).filter(may).map(seatAnswer);
}

export function questionKind(task: Task): Question["kind"] {
  if (task.do !== "together") return task.do;
  return task.what === "cards" ? "card" : task.what;
}
