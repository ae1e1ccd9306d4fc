import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { isSaid, type Said } from "@roundtable/kernel";
import { useEffect } from "preact/hooks";
import { isHeard } from "./muting.ts";
import type { TableSession } from "../session.ts";

/** What others have said in the match since I last looked at the talk. What was said before I came is old. */
export class Unread {
  readonly remarks: ReadonlySignal<readonly Said[]>;
  readonly #session: TableSession;
  readonly #read = signal(0);

  constructor(session: TableSession) {
    this.#session = session;
    this.read();
    this.remarks = computed(() => {
      const [info, mine] = [session.info.value, session.mySeat.value];
      return session.lines.value
        .slice(this.#read.value)
        .flatMap((line) =>
          line.kind === "told" &&
          isSaid(line.told) &&
          line.told.seat !== mine &&
          info !== null &&
          isHeard(line, info)
            ? [line.told]
            : [],
        );
    });
  }

  /** All of it has been seen. */
  read(): void {
    this.#read.value = this.#session.lines.peek().length;
  }
}

/** While the talk is open, whatever is said has been seen. */
export function useReading(unread: Unread, isOpen: boolean): void {
  const waiting = unread.remarks.value.length;
  useEffect(() => {
    if (isOpen && waiting > 0) unread.read();
  }, [unread, isOpen, waiting]);
}
