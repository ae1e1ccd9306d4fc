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
import type { QuestTable } from "./quest.ts";
import { endQuest, sendTeam, teamSize } from "./quests.ts";
import { introduceAll } from "./role-screen.ts";
import type { State } from "./state.ts";
import { questNow } from "./table-facts.ts";
import { type Task, taskNow } from "./tasks.ts";
import { allHaveAnswered, type TogetherTask } from "./together.ts";

/** Carries out an answer to what the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, table: QuestTable): void {
  const task = taskNow(state.tasks);
  if (task === null) throw new Error("The game is over.");
  if (task.do === "together") return giveTogether(state, task, seat, answer, table);
  if (task.do === "acts") return act(state, seat, answer, table);
  state.tasks.pop();
  settle(state, task, seat, answer, table);
}

/** One more secret answer; nobody hears of it before all have answered. */
function giveTogether(state: State, task: TogetherTask, seat: Seat, answer: Answer, table: QuestTable): void {
  const given = { ...task.given, [seat]: [...(task.given[seat] ?? []), answer.id] };
  const now: TogetherTask = { ...task, given };
  state.tasks.pop();
  table.tell({ kind: "decided", seat, what: task.what, quest: questNow(state), answer: answer.id });
  if (allHaveAnswered(now)) resolve(state, now, table);
  else state.tasks.push(now);
}

/** All have answered: what they decided together takes effect. */
function resolve(state: State, task: TogetherTask, table: QuestTable): void {
  const given = (seat: Seat) => task.given[seat]?.[0];
  const whoGave = (answer: string) => task.seats.find((seat) => given(seat) === answer) ?? null;
  const cards = () => task.seats.map((seat): QuestCard => (given(seat) === "fail" ? "fail" : "success"));
  switch (task.what) {
    case "ready":
      introduceAll(state, given(state.firstLeader), table);
      state.tasks.push({ do: "team", chosen: [] });
      return;
    case "cards":
      return endQuest(state, cards(), table);
    case "galahad":
      return closeGalahadsWindow(state, whoGave("reveal"), table);
    case "discussion":
      return closeTalk(state, table);
    case "hunt-window":
      return closeHuntersWindow(state, whoGave("hunt"), table);
    case "hunt-vote":
      return countHuntVote(state, cards(), table);
    case "point":
      return showHands(state, task, table);
    case "drop":
      return dropHands(state, task, table);
  }
}

function settle(state: State, task: Task, seat: Seat, answer: Answer, table: QuestTable): void {
  switch (answer.kind) {
    case "seat":
      return chooseSeat(state, task, seat, answer.seat, table);
    case "show":
      if (task.do === "show") return show(state, task.to, answer.loyalty, table);
      break;
    case "face-down":
      state.tasks.push({ do: "name-character", seat: null });
      return;
    case "character":
      if (task.do === "name-character") return name(state, task.seat, answer.character, table);
      break;
    case "give-up":
      return giveUp(state, table);
    default:
      break;
  }
  throw new Error(`“${answer.id}” does not answer “${task.do}”.`);
}

function chooseSeat(state: State, task: Task, seat: Seat, chosen: Seat, table: QuestTable): void {
  const { tasks } = state;
  switch (task.do) {
    case "team": {
      const team = [...task.chosen, chosen].toSorted((one, other) => one - other);
      tasks.push(team.length < teamSize(state) ? { do: "team", chosen: team } : { do: "magic", team });
      return;
    }
    case "magic":
      return sendTeam(state, { leader: seat, team: task.team, magic: chosen }, table);
    case "new-leader":
      return nameLeader(state, chosen, seat, table);
    case "amulet":
      install(state, task.leader, task.by, table);
      return giveAmulet(state, chosen, seat, table);
    case "check":
      return check(state, seat, chosen, table);
    case "name-player":
      tasks.push({ do: "name-character", seat: chosen });
      return;
    default:
      throw new Error(`A player does not answer “${task.do}”.`);
  }
}

/** QU-20c */
function act(state: State, seat: Seat, answer: Answer, table: QuestTable): void {
  switch (answer.kind) {
    case "raise":
      return raiseHand(state, seat, answer.seat, table);
    case "lower":
      return lowerHand(state, seat, answer, table);
    case "turn":
      lastChanceOf(state).turning[seat] = { owner: answer.owner, hand: answer.hand };
      return;
    case "seat": {
      const of = turningNow(state, seat);
      if (of === null) break;
      return turnHand(state, seat, of, answer.seat, table);
    }
    case "done":
      return pressDone(state, seat, table);
    default:
      break;
  }
  throw new Error(`“${answer.id}” is no act of the Last Chance.`);
}
