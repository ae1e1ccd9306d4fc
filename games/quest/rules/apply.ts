import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { Loyalty } from "./characters.ts";
import { teamSize } from "./decisions.ts";
import { end } from "./ending.ts";
import { giveAmulet, install, name, nameLeader, resolve, reveal, sendTeam } from "./flow.ts";
import { lastChanceOf, lowerHand, pressDone, raiseHand, turnHand, turningNow } from "./last-chance.ts";
import type { QuestTable } from "./quest.ts";
import type { State } from "./state.ts";
import { questNow, seatOfCharacter } from "./table-facts.ts";
import { type Task, taskNow } from "./tasks.ts";
import { allHaveAnswered, type TogetherTask } from "./together.ts";

/** Carries out an answer to what the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, table: QuestTable): void {
  const task = taskNow(state.tasks);
  if (task === null) throw new Error("The game is over.");
  if (task.do === "together") return giveTogether(state, task, seat, answer, table);
  if (task.do === "acts") return act(state, seat, answer, table);
  state.tasks.pop();
  if (answer.kind === "give-up") {
    table.tell({ kind: "gave-up", seat });
    return end(state, "good", "hunt-failed", table);
  }
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

function settle(state: State, task: Task, seat: Seat, answer: Answer, table: QuestTable): void {
  switch (answer.kind) {
    case "seat":
      return chooseSeat(state, task, seat, answer.seat, table);
    case "show":
      if (task.do === "show") return show(state, task.seat, task.to, answer.loyalty, table);
      break;
    case "face-down":
      state.tasks.push({ do: "name-character", seat: null });
      return;
    case "character":
      if (task.do === "name-character") return name(state, task.seat, answer.character, table);
      break;
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

/** QU-14, QU-15: with a Sentinel in the set the first amulet's answer is confirmed twice. */
function check(state: State, holder: Seat, target: Seat, table: QuestTable): void {
  const amulet = state.amulets.at(-1);
  if (amulet === undefined) throw new Error("Nobody has an amulet.");
  amulet.checked = target;
  table.tell({ kind: "checked", seat: holder, target });
  if (state.amulets.length === 1 && state.set.includes("sentinel")) {
    state.tasks.push({ do: "show", seat: target, to: "sentinel" });
  }
  state.tasks.push({ do: "show", seat: target, to: "holder" });
}

function show(
  state: State,
  target: Seat,
  to: "holder" | "sentinel",
  loyalty: Loyalty,
  table: QuestTable,
): void {
  const amulet = state.amulets.at(-1);
  if (amulet === undefined) throw new Error("Nobody has an amulet.");
  if (to === "holder") {
    amulet.shown = loyalty;
    table.reveal({ kind: "shown", seat: amulet.holder, target, amulet: state.amulets.length - 1, loyalty });
    return;
  }
  amulet.shownToSentinel = loyalty;
  const sentinel = listeningSentinel(state);
  table.reveal({ kind: "overheard", target, ...(sentinel === null ? {} : { seat: sentinel, loyalty }) });
}

/** QU-15: as holder or target the Sentinel learns nothing extra. */
export function listeningSentinel(state: State): Seat | null {
  const [first] = state.amulets;
  const sentinel = seatOfCharacter(state, "sentinel");
  return sentinel === first?.holder || sentinel === first?.checked ? null : sentinel;
}

/** QU-20c: acting reveals the character. */
function act(state: State, seat: Seat, answer: Answer, table: QuestTable): void {
  switch (answer.kind) {
    case "raise":
      reveal(state, seat, table);
      return raiseHand(state, seat, answer.seat, table);
    case "lower":
      reveal(state, seat, table);
      return lowerHand(state, seat, answer, table);
    case "turn":
      lastChanceOf(state).turning[seat] = { owner: answer.owner, hand: answer.hand };
      return;
    case "seat": {
      const of = turningNow(state, seat);
      if (of === null) break;
      reveal(state, seat, table);
      return turnHand(state, seat, of, answer.seat, table);
    }
    case "done":
      return pressDone(state, seat, table);
    default:
      break;
  }
  throw new Error(`“${answer.id}” is no act of the Last Chance.`);
}
