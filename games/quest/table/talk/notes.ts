import type { Seat } from "@roundtable/kernel";
import { useState } from "preact/hooks";
import type { Mark } from "../../text/table.ts";

export const MARKS: readonly Mark[] = ["trusted", "doubted", "suspected"];

/** My private note about a player. */
export interface Note {
  readonly mark: Mark | null;
  readonly words: string;
}

export type Notes = Readonly<Record<Seat, Note>>;

export const BLANK: Note = { mark: null, words: "" };

/** My notes at this table, stored in this browser and sent to nobody. */
export function useNotes(notebook: string | null): readonly [Notes, (seat: Seat, note: Note) => void] {
  const [notes, setNotes] = useState<Notes>(() => (notebook === null ? {} : readNotes(notebook)));
  const write = (seat: Seat, note: Note) => {
    const next = { ...notes, [seat]: note };
    setNotes(next);
    if (notebook !== null) keepNotes(notebook, next);
  };
  return [notes, write];
}

export function readNotes(notebook: string): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(notebook) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([seat, note]) => (isNote(note) ? [[seat, note]] : [])),
    );
  } catch {
    return {};
  }
}

export function keepNotes(notebook: string, notes: Notes): void {
  try {
    localStorage.setItem(notebook, JSON.stringify(notes));
  } catch {
    // A private window may have no storage; the notes then last as long as the page.
  }
}

function isNote(value: unknown): value is Note {
  return (
    typeof value === "object" &&
    value !== null &&
    "mark" in value &&
    (value.mark === null || MARKS.some((mark) => mark === value.mark)) &&
    "words" in value &&
    typeof value.words === "string"
  );
}
