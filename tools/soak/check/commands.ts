import type { HistoryEvent } from "../history.ts";
import type { StoredTable } from "../stored.ts";

/** Contradictions between what clients were told about their commands and what the store has, in words. */
export interface CommandFaults {
  /** Acknowledged, but not in the store. */
  readonly lost: string[];
  /** In the store more than once. */
  readonly doubled: string[];
  /**
   * Sent once, refused for good, and done all the same; or acknowledged first, and refused when it was sent again. A
   * command that was resent without an answer does not count: its first copy may still be on its way at another server.
   */
  readonly denied: string[];
  /** Done for a person who never asked for it. */
  readonly forged: string[];
}

/** Commands of these kinds leave an entry or a chat line with their id. */
export const LEAVE_A_TRACE: readonly string[] = ["answer", "undo", "undo-vote", "undo-withdraw", "say"];
/** The effect of these on seats stays, unless somebody has sent one of those or a start was called off. */
const AT_SEATS = ["sit", "add-bot"];
const REARRANGE = ["arrange", "free-seat", "leave"];
/** Temporary refusals: an earlier copy may have been carried out without an answer coming back. */
const NOT_FOR_GOOD = ["too-fast", "try-again", "disk-full", "disk-read-only", "disk-failing"];

interface FaultOptions {
  readonly who: string;
  readonly id: string;
  command: string;
  sendings: number;
  isDone: boolean;
  isRefused: boolean;
  /** First acknowledged, then refused. */
  isTakenBack: boolean;
}

export function commandFaults(table: StoredTable, events: readonly HistoryEvent[]): CommandFaults {
  const faults: CommandFaults = { lost: [], doubled: [], denied: [], forged: [] };
  const fates = fatesOf(events);
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

/** Bots make statements, and a bot may stand in for a person. */
function isStatement(entry: { readonly kind: string; readonly say?: object }): boolean {
  return entry.kind === "said" && entry.say !== undefined && "statement" in entry.say;
}

/** Whether the command's effect is there; undefined for commands whose effect cannot be checked. */
function hasCome({ match, people, open, pace }: StoredTable, who: string, command: string): boolean {
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

/** The sender chooses the id of a command, so two people may use the same one. */
function nameOf(who: string, id: string): string {
  return `${id} of ${who}`;
}

function fatesOf(events: readonly HistoryEvent[]): ReadonlyMap<string, FaultOptions> {
  const fates = new Map<string, FaultOptions>();
  for (const happening of events) {
    if (happening.kind !== "sent" && happening.kind !== "done" && happening.kind !== "refused") continue;
    const { who, id } = happening;
    const name = nameOf(who, id);
    const options = fates.get(name) ?? {
      who,
      id,
      command: "",
      sendings: 0,
      isDone: false,
      isRefused: false,
      isTakenBack: false,
    };
    fates.set(name, options);
    if (happening.kind === "sent") {
      options.command ||= happening.command;
      options.sendings++;
    } else if (happening.kind === "done") options.isDone = true;
    else if (!NOT_FOR_GOOD.includes(happening.reason)) {
      options.isRefused = true;
      options.isTakenBack = options.isDone;
    }
  }
  return fates;
}

/** How often each command of a person is in the log or in the chat. */
function tracesOf({ people, chat, match }: StoredTable): ReadonlyMap<string, number> {
  const traces = new Map<string, number>();
  const count = (name: string): void => void traces.set(name, (traces.get(name) ?? 0) + 1);
  for (const { seat, command } of match?.log.entries ?? [])
    if (command !== undefined) count(nameOf(people[seat] ?? `seat ${seat}`, command));
  for (const { person, command } of chat) count(nameOf(person, command));
  return traces;
}
