import type { Happening } from "../history.ts";
import type { KeptTable } from "../kept.ts";

/** What is wrong between what clients were told of their commands and what the store has of them, in words. */
export interface CommandFaults {
  /** Acknowledged, and not there. */
  readonly lost: string[];
  /** There more than once. */
  readonly doubled: string[];
  /**
   * Sent once, refused for good, and done all the same; or acknowledged first, and refused when it was sent again. Where it
   * was sent again unanswered, the first sending may still be under way at another server, whatever this one says.
   */
  readonly denied: string[];
  /** Done for a person who never asked for it. */
  readonly forged: string[];
}

/** What a command of these kinds does is an entry or a line of the talk that has its id. */
export const LEAVE_A_TRACE: readonly string[] = ["answer", "undo", "undo-vote", "undo-withdraw", "say"];
/** What these have done to seats stays, unless somebody has done one of those or a start was called off. */
const AT_SEATS = ["sit", "add-bot"];
const REARRANGE = ["arrange", "free-seat", "leave"];
/** Not now, perhaps later: it may have been done by an earlier sending of which no word came back. */
const NOT_FOR_GOOD = ["too-fast", "try-again", "disk-full", "disk-read-only", "disk-failing"];

interface Fate {
  readonly who: string;
  readonly id: string;
  command: string;
  sendings: number;
  isDone: boolean;
  isRefused: boolean;
  /** First acknowledged, then refused. */
  isTakenBack: boolean;
}

export function commandFaults(table: KeptTable, happenings: readonly Happening[]): CommandFaults {
  const faults: CommandFaults = { lost: [], doubled: [], denied: [], forged: [] };
  const fates = fatesOf(happenings);
  const traces = tracesOf(table);
  for (const [name, count] of traces)
    if (count > 1) faults.doubled.push(`${name} is ${count} times at table ${table.id}.`);
  const isRearranged =
    table.wasCalledOff || [...fates.values()].some(({ command }) => REARRANGE.includes(command));
  for (const [name, { who, command, sendings, isDone, isRefused, isTakenBack }] of fates) {
    if (isRearranged && AT_SEATS.includes(command)) continue;
    const isThere = LEAVE_A_TRACE.includes(command) ? traces.has(name) : hasCome(table, who, command);
    if (isDone && !isThere) faults.lost.push(`${command} ${name} is not at table ${table.id}.`);
    if (isRefused && !isDone && sendings === 1 && traces.has(name))
      faults.denied.push(`${command} ${name} was refused and is at table ${table.id}.`);
    if (isTakenBack) faults.denied.push(`${command} ${name} was done, and refused when it was sent again.`);
  }
  for (const entry of table.match?.log.entries ?? []) {
    const person = table.people[entry.seat] ?? null;
    const isOfABot = (entry.kind === "answer" && entry.by !== undefined) || isStatement(entry);
    if (person === null || entry.command === undefined || isOfABot) continue;
    if (!fates.has(nameOf(person, entry.command)))
      faults.forged.push(`Entry ${entry.n} of table ${table.id} was asked for by nobody.`);
  }
  return faults;
}

/** Bots say statements, and a bot may stand in for a person. */
function isStatement(entry: { readonly kind: string; readonly say?: object }): boolean {
  return entry.kind === "said" && entry.say !== undefined && "statement" in entry.say;
}

/** Whether what such a command wants has come about; of others nothing is known. */
function hasCome({ match, people, open, pace }: KeptTable, who: string, command: string): boolean {
  switch (command) {
    case "start":
      return match !== null;
    case "sit":
      return people.includes(who);
    case "add-bot":
      return open === 0;
    case "pace":
      return pace === "instant";
    default:
      return true;
  }
}

/** A command has its id from its sender: two people may give the same. */
function nameOf(who: string, id: string): string {
  return `${id} of ${who}`;
}

function fatesOf(happenings: readonly Happening[]): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const happening of happenings) {
    if (happening.kind !== "sent" && happening.kind !== "done" && happening.kind !== "refused") continue;
    const { who, id } = happening;
    const name = nameOf(who, id);
    const fate = fates.get(name) ?? {
      who,
      id,
      command: "",
      sendings: 0,
      isDone: false,
      isRefused: false,
      isTakenBack: false,
    };
    fates.set(name, fate);
    if (happening.kind === "sent") {
      fate.command ||= happening.command;
      fate.sendings++;
    } else if (happening.kind === "done") fate.isDone = true;
    else if (!NOT_FOR_GOOD.includes(happening.reason)) {
      fate.isRefused = true;
      fate.isTakenBack = fate.isDone;
    }
  }
  return fates;
}

/** How often each command of a person is in the log or in the talk. */
function tracesOf({ people, chat, match }: KeptTable): ReadonlyMap<string, number> {
  const traces = new Map<string, number>();
  const count = (name: string): void => void traces.set(name, (traces.get(name) ?? 0) + 1);
  for (const { seat, command } of match?.log.entries ?? [])
    if (command !== undefined) count(nameOf(people[seat] ?? `seat ${seat}`, command));
  for (const { person, command } of chat) count(nameOf(person, command));
  return traces;
}
