import type { FromClient } from "@roundtable/protocol";
import { encode } from "../disclosure/frame.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import type { Listener } from "./listeners.ts";
import type { TableHost } from "./table-host.ts";

/** A command of a client at one table. For “again” its user makes another table. */
export type CommandAtTable = Exclude<Extract<FromClient, { readonly table: string }>, { kind: "again" }>;

/** Carries out one command of one client. Null when it is done, “told” when the listener has heard so already. */
export async function performAt(
  host: TableHost,
  listener: Listener,
  command: CommandAtTable,
): Promise<Refusal | "told" | null> {
  const { person } = listener;
  switch (command.kind) {
    case "enter":
      return await host.enter(listener, command);
    case "exit":
      host.exit(listener);
      return null;
    case "look":
      return await host.look(listener, command.on);
    case "start":
      return await host.start(person.id);
    case "seal-share":
    case "open-share":
      return await host.share(person.id, command);
    case "say":
    case "answer":
    case "undo":
    case "undo-vote":
    case "undo-withdraw":
      return await host.play(listener, command);
    case "preview": {
      const { id, table, decision } = command;
      const found = await host.preview(person.id, command);
      if (isRefusal(found)) return found;
      listener.send(encode({ kind: "previews", id, table, decision, previews: found.previews }));
      return "told";
    }
    case "hint": {
      const { id, table, decision } = command;
      const asked = await host.hint(person.id, command);
      if (isRefusal(asked)) return asked;
      const weighed = await asked.advice;
      if (isRefusal(weighed)) return weighed;
      listener.send(encode({ kind: "hint", id, table, decision, weighed }));
      return "told";
    }
    case "earlier-chat":
      return await host.earlierChat(listener, command.before);
    case "sit":
    case "leave":
    case "return":
    case "add-bot":
    case "free-seat":
    case "let-back":
    case "arrange":
    case "pace":
    case "stand-in-vote":
    case "give-time":
    case "nudge":
    case "pause-vote":
    case "vote-out":
    case "end-vote":
      return await host.change(person, command);
  }
}
