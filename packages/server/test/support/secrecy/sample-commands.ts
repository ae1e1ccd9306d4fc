import type { FromClient, ToServer } from "@roundtable/protocol";
import type { Client } from "../client.ts";

type Sample<Kind> = Omit<Extract<ToServer, { kind: Kind }>, "id" | "kind">;
type Samples = {
  readonly [Kind in FromClient["kind"]]: (of: {
    readonly table: string;
    readonly client: Client;
  }) => Sample<Kind>;
};

const decisionOf = ({ client }: { readonly client: Client }): string => client.sight?.decision?.id ?? "0-1";

/**
 * For each kind of command one that may be sent in a running match, in the order in which they are. What would change the
 * position is refused: what follows from a move differs where what was dealt differs.
 */
export const SAMPLE_COMMANDS: Samples = {
  ping: () => ({}),
  "watch-lobby": () => ({ on: true }),
  enter: ({ table }) => ({ table }),
  look: ({ table }) => ({ table, on: false }),
  preview: (of) => ({ table: of.table, decision: decisionOf(of) }),
  hint: (of) => ({ table: of.table, decision: decisionOf(of) }),
  answer: (of) => ({ table: of.table, decision: decisionOf(of), answer: "no-such-answer" }),
  say: ({ table }) => ({ table, say: { text: "Well, well." } }),
  "earlier-chat": ({ table }) => ({ table, before: 1 }),
  sit: ({ table }) => ({ table }),
  start: ({ table }) => ({ table }),
  again: ({ table }) => ({ table }),
  "seal-share": ({ table }) => ({ table, seal: "0".repeat(64) }),
  "open-share": ({ table }) => ({ table, nonce: "0".repeat(32) }),
  "add-bot": ({ table }) => ({ table }),
  "free-seat": ({ table }) => ({ table, seat: 3 }),
  "let-back": ({ table }) => ({ table, person: "abcdefghijkl" }),
  arrange: ({ table }) => ({ table, seats: 2 }),
  pace: ({ table }) => ({ table, pace: "human" }),
  "undo-vote": ({ table }) => ({ table, of: 0, agrees: false }),
  "undo-withdraw": ({ table }) => ({ table }),
  "stand-in-vote": ({ table }) => ({ table, seat: 3, agrees: true }),
  "give-time": ({ table }) => ({ table, seat: 3 }),
  nudge: ({ table }) => ({ table, seat: 3 }),
  "pause-vote": ({ table }) => ({ table, pause: true }),
  "vote-out": ({ table }) => ({ table, seat: 3, agrees: true }),
  "end-vote": ({ table }) => ({ table, agrees: false }),
  return: ({ table }) => ({ table }),
  undo: ({ table }) => ({ table }),
  leave: ({ table }) => ({ table }),
  exit: ({ table }) => ({ table }),
};
