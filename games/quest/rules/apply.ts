import type { Seat } from "@roundtable/kernel";
import { closeHuntersWindow, closeTalk, countHuntVote } from "./after-quests.ts";
import { check, giveAmulet, show } from "./amulets.ts";
import type { Answer } from "./asking.ts";
import type { QuestCard } from "./cards.ts";
import { closeGalahadsWindow, install, nameLeader } from "./handing-over.ts";
import { giveUp, name } from "./hunt.ts";
import {
  dropHands,
  lastChanceOf,
  lowerHand,
  pressDone,
  raiseHand,
  showHands,
  turnHand,
  turningNow,
} from "./last-chance.ts";
import type { QuestDealer } from "./quest.ts";
import { endQuest, sendTeam, teamSize } from "./quests.ts";
import { introduceAll } from "./role-screen.ts";
import type { State } from "./state.ts";
import { questNow } from "./table-facts.ts";
import { type Task, taskNow } from "./tasks.ts";
import { allHaveAnswered, type TogetherTask } from "./together.ts";

/** Carries out an answer to what the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, dealer: QuestDealer): void {
  const task = taskNow(state.tasks);
  if (task === null) throw new Error("The game is over.");
  if (task.do === "together") return giveTogether(state, task, seat, answer, dealer);
  if (task.do === "acts") return act(state, seat, answer, dealer);
  state.tasks.pop();
  settle(state, task, seat, answer, dealer);
}

/** One more secret answer; nobody hears of it before all have answered. */
function giveTogether(
  state: State,
  task: TogetherTask,
  seat: Seat,
  answer: Answer,
  dealer: QuestDealer,
): void {
  const given = { ...task.given, [seat]: [...(task.given[seat] ?? []), answer.id] };
  const now: TogetherTask = { ...task, given };
  state.tasks.pop();
  dealer.tell({ kind: "decided", seat, what: task.what, quest: questNow(state), answer: answer.id });
  if (allHaveAnswered(now)) resolve(state, now, dealer);
  else state.tasks.push(now);
}

/** All have answered: what they decided together takes effect. */
function resolve(state: State, task: TogetherTask, dealer: QuestDealer): void {
  const given = (seat: Seat) => task.given[seat]?.[0];
  const whoGave = (answer: string) => task.seats.find((seat) => given(seat) === answer) ?? null;
  const cards = () => task.seats.map((seat): QuestCard => (given(seat) === "fail" ? "fail" : "success"));
  switch (task.what) {
    case "ready":
      introduceAll(state, given(state.firstLeader), dealer);
      state.tasks.push({ do: "team", chosen: [] });
      return;
    case "cards":
      return endQuest(state, cards(), dealer);
    case "galahad":
      return closeGalahadsWindow(state, whoGave("reveal"), dealer);
    case "discussion":
      return closeTalk(state, dealer);
    case "hunt-window":
      return closeHuntersWindow(state, whoGave("hunt"), dealer);
    case "hunt-vote":
      return countHuntVote(state, cards(), dealer);
    case "point":
      return showHands(state, task, dealer);
    case "drop":
      return dropHands(state, task, dealer);
  }
}

function settle(state: State, task: Task, seat: Seat, answer: Answer, dealer: QuestDealer): void {
  switch (answer.kind) {
    case "seat":
      return chooseSeat(state, task, seat, answer.seat, dealer);
    case "show":
      if (task.do === "show") return show(state, task.to, answer.loyalty, dealer);
      break;
    case "face-down":
      state.tasks.push({ do: "name-character", seat: null });
      return;
    case "character":
      if (task.do === "name-character") return name(state, task.seat, answer.character, dealer);
      break;
    case "give-up":
      return giveUp(state, dealer);
    default:
      break;
  }
  throw new Error(`“${answer.id}” does not answer “${task.do}”.`);
}

function chooseSeat(state: State, task: Task, seat: Seat, chosen: Seat, dealer: QuestDealer): void {
  const { tasks } = state;
  switch (task.do) {
    case "team": {
      const team = [...task.chosen, chosen].toSorted((one, other) => one - other);
      tasks.push(team.length < teamSize(state) ? { do: "team", chosen: team } : { do: "magic", team });
      return;
    }
    case "magic":
      return sendTeam(state, { leader: seat, team: task.team, magic: chosen }, dealer);
    case "new-leader":
      return nameLeader(state, chosen, seat, dealer);
    case "amulet":
      install(state, task.leader, task.by, dealer);
      return giveAmulet(state, chosen, seat, dealer);
    case "check":
      return check(state, seat, chosen, dealer);
    case "name-player":
      tasks.push({ do: "name-character", seat: chosen });
      return;
    default:
      throw new Error(`A player does not answer “${task.do}”.`);
  }
}

/** QU-20c */
function act(state: State, seat: Seat, answer: Answer, dealer: QuestDealer): void {
  switch (answer.kind) {
    case "raise":
      return raiseHand(state, seat, answer.seat, dealer);
    case "lower":
      return lowerHand(state, seat, answer, dealer);
    case "turn":
      lastChanceOf(state).turning[seat] = { owner: answer.owner, hand: answer.hand };
      return;
    case "seat": {
      const of = turningNow(state, seat);
      if (of === null) break;
      return turnHand(state, seat, of, answer.seat, dealer);
    }
    case "done":
      return pressDone(state, seat, dealer);
    default:
      break;
  }
  throw new Error(`“${answer.id}” is no act of the Last Chance.`);
}
