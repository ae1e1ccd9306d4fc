import type { Command, Seat } from "@roundtable/kernel";
import type { FromClient } from "@roundtable/protocol";

/** What a seated person does in the match. */
export type PlayCommand = Extract<
  FromClient,
  { kind: "answer" | "undo" | "undo-vote" | "undo-withdraw" | "say" }
>;

/** A player asks for a preview before answering. */
export type PreviewCommand = Extract<FromClient, { kind: "preview" }>;

/** A player asks for a hint. */
export type HintCommand = Extract<FromClient, { kind: "hint" }>;

/** The same in the words of the kernel. The seat comes from the cookie, never from the message. */
export function kernelCommand(command: PlayCommand, seat: Seat): Command {
  const { id } = command;
  switch (command.kind) {
    case "answer":
      return { kind: "answer", id, seat, decision: command.decision, answer: command.answer };
    case "undo":
      return { kind: "undo", id, seat };
    case "undo-vote":
      return { kind: "undo-vote", id, seat, of: command.of, agrees: command.agrees };
    case "undo-withdraw":
      return { kind: "undo-withdraw", id, seat };
    case "say":
      return { kind: "say", id, seat, say: command.say };
  }
}
