import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { isSaid, type Said } from "@roundtable/kernel";
import { useEffect } from "preact/hooks";
import { isHeard } from "./muting.ts";
import type { TableSession } from "../session.ts";

/** Remarks of others since I last saw the chat. Remarks from before I opened the page count as read. */
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

  /** Marks everything as read. */
  read(): void {
    this.#read.value = this.#session.lines.peek().length;
  }
}

/** Marks new remarks as read while the chat is open. */
export function useReading(unread: Unread, isOpen: boolean): void {
  const waiting = unread.remarks.value.length;
  useEffect(() => {
    if (isOpen && waiting > 0) unread.read();
  }, [unread, isOpen, waiting]);
}
