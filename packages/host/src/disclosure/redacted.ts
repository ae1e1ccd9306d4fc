import { type Entry, isSaid, type Log, type Seat, type MatchEvent } from "@roundtable/kernel";

/** What stands where somebody has said something who has left. */
export const REDACTED = "…";

// Which entry said something is a part of the log, what it said is not.

/** The log without the words of these seats. */
export function redactedLog(log: Log, seats: readonly Seat[]): Log {
  return { ...log, entries: log.entries.map((entry) => redactedEntry(entry, seats)) };
}

export function redactedEntry(entry: Entry, seats: readonly Seat[]): Entry {
  if (entry.kind !== "said" || !seats.includes(entry.seat) || !("text" in entry.say)) return entry;
  return { ...entry, say: { text: REDACTED } };
}

/** What was told, without the words of these seats. */
export function redactedEvents(told: readonly MatchEvent[], seats: readonly Seat[]): readonly MatchEvent[] {
  return told.map((event) =>
    isSaid(event) && seats.includes(event.seat) && "text" in event.say
      ? { ...event, say: { text: REDACTED } }
      : event,
  );
}
