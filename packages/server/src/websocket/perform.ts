import type { FromClient } from "@roundtable/protocol";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { performAt } from "@roundtable/host/table-host/perform";
import type { Lobby } from "../live/lobby.ts";
import type { Tables } from "../live/tables.ts";
import type { People } from "../people/people.ts";

interface Performing {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly people: People;
  readonly isBanned: () => Promise<boolean>;
  /** Whether they may ask for another hint so soon. */
  readonly mayAskHint: () => boolean;
}

/** A command of a client. Pings are answered by the connection itself. */
export type Command = Exclude<FromClient, { kind: "ping" }>;

/** Commands that a banned person may not send. They may finish a match they are in. */
const TAKING_PART: ReadonlySet<Command["kind"]> = new Set(["sit", "say", "again"]);
/** Others will read their name from then on, also when they are away, and may want to block or report them. */
const BECOMING_KNOWN: ReadonlySet<Command["kind"]> = new Set(["sit", "say"]);

/**
 * Carries out one command of a connection. null when it is done, “told” if the client was already sent the acknowledgement.
 */
export async function perform(
  command: Command,
  listener: Listener,
  { tables, lobby, people, isBanned, mayAskHint }: Performing,
): Promise<Refusal | "told" | null> {
  const { person } = listener;
  if (TAKING_PART.has(command.kind) && (await isBanned())) return refused("banned");
  if (command.kind === "hint" && !mayAskHint()) return refused("too-fast");
  if (BECOMING_KNOWN.has(command.kind)) await people.save(person);
  switch (command.kind) {
    case "watch-lobby":
      if (command.on) await lobby.watch(listener);
      else lobby.leave(listener);
      return null;
    case "again":
      return await tables.making.again(person, command.table);
    default:
      return await tables.at(command.table, (host) => performAt(host, listener, command));
  }
}
