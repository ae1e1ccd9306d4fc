import type { FromClient } from "@roundtable/protocol";
import { encode } from "@roundtable/host/disclosure/frame";
import type { Listener } from "@roundtable/host/audience/audience";
import type { Lobby } from "../live/lobby.ts";
import type { Tables } from "../live/tables.ts";
import type { People } from "../people/people.ts";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";

interface Performing {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly people: People;
  readonly isBanned: () => Promise<boolean>;
  /** Whether he may ask for another hint so soon. */
  readonly mayAskHint: () => boolean;
}

/** What a client wants done. A ping wants nothing: the connection answers it itself. */
export type Command = Exclude<FromClient, { kind: "ping" }>;

/** What nobody does who is banned; a match that he is in he may play to its end. */
const TAKING_PART: ReadonlySet<Command["kind"]> = new Set(["sit", "say", "again"]);

/** Carries out one command of one connection. Null when it is done, “told” when it has been told so already. */
export async function perform(
  command: Command,
  listener: Listener,
  { tables, lobby, people, isBanned, mayAskHint }: Performing,
): Promise<Refusal | "told" | null> {
  const { person } = listener;
  if (TAKING_PART.has(command.kind) && (await isBanned())) return refused("banned");
  switch (command.kind) {
    case "watch-lobby":
      if (command.on) await lobby.watch(listener);
      else lobby.leave(listener);
      return null;
    case "enter":
      return await tables.at(command.table, (live) => live.enter(listener, command));
    case "exit":
      return await tables.at(command.table, (live) => {
        live.exit(listener);
        return null;
      });
    case "look":
      return await tables.at(command.table, (live) => live.look(listener, command.on));
    case "start":
      return await tables.at(command.table, (live) => live.start(person.id));
    case "seal-share":
    case "open-share":
      return await tables.at(command.table, (live) => live.share(person.id, command));
    case "say":
      // Whoever hears him may want to hear no more of him, or to report him.
      await people.save(person);
      return await tables.at(command.table, (live) => live.play(listener, command));
    case "answer":
    case "undo":
    case "undo-vote":
    case "undo-withdraw":
      return await tables.at(command.table, (live) => live.play(listener, command));
    case "preview": {
      const { id, table, decision } = command;
      const found = await tables.at(table, (live) => live.preview(person.id, command));
      if (isRefusal(found)) return found;
      listener.send(encode({ kind: "previews", id, table, decision, previews: found.previews }));
      return "told";
    }
    case "hint": {
      if (!mayAskHint()) return refused("too-fast");
      const { id, table, decision } = command;
      const asked = await tables.at(table, (live) => live.hint(person.id, command));
      if (isRefusal(asked)) return asked;
      const advice = await asked.advice;
      if (isRefusal(advice)) return advice;
      listener.send(encode({ kind: "hint", id, table, decision, weighed: advice }));
      return "told";
    }
    case "earlier-chat":
      return await tables.at(command.table, (live) => live.earlierChat(listener, command.before));
    case "again":
      return await tables.making.again(person, command.table);
    case "sit":
      // Others will read his name, also when he is away.
      await people.save(person);
      return await tables.at(command.table, (live) => live.change(person, command));
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
      return await tables.at(command.table, (live) => live.change(person, command));
  }
}
