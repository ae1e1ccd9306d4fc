import { signal } from "@preact/signals";
import { type FromServer, PROTOCOL } from "@roundtable/protocol";
import { Wire } from "../../connection/wire.ts";
import { type Advance, TableSession } from "../session.ts";
import { anna, gathering } from "./at-table.ts";

export const welcome: FromServer = { kind: "welcome", protocol: PROTOCOL, me: anna, now: 1, address: null };

/** A page at a table, and the server's end of its connection. */
export function atTable() {
  const sent: Record<string, unknown>[] = [];
  let hear = (_: string): void => {};
  let end = (): void => {};
  const wire = new Wire(
    (onText, onEnd) => {
      hear = onText;
      end = onEnd;
      return { send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>), close: onEnd };
    },
    () => `id-${sent.length}`,
  );
  wire.connect();
  const session = new TableSession(wire, gathering.id, signal(anna));
  const close = session.open();
  const advances: Advance[] = [];
  session.onAdvance((advance) => advances.push(advance));
  const tell = (message: FromServer) => hear(JSON.stringify(message));
  tell(welcome);
  return { session, sent, advances, tell, wire, close, cut: () => end() };
}

/** Lets everything run that waits for a message that has arrived. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}
