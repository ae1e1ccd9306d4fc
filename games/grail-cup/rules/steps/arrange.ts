import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { forget, tokenOn, tokensOn, whatLiesOn } from "../clovers.ts";
import type { Space, Token } from "../pieces.ts";
import type { Clovers } from "../state.ts";
import type { Asks } from "./step.ts";

/** GC-23: Merlin puts the three tokens back on the same three spaces, in any order. */
export interface Arrange {
  readonly do: "arrange";
  readonly seat: Seat;
  readonly spaces: readonly Space[];
}

export const arrange: Asks<Arrange> = {
  // GC-23: there are fewer orders where tokens are alike.
  secretly: true,
  question: ({ clovers }, { spaces }) => ({ kind: "arrange", spaces, tokens: tokensOn(clovers, spaces) }),
  answers: ({ clovers }, { spaces }) => arrangements(spaces, tokensOn(clovers, spaces)),
  follow({ clovers }, { seat, spaces }, answer, dealer) {
    putBack(clovers, seat, spaces, answerOfKind(answer, "arrange").tokens);
    const lies = whatLiesOn(clovers, spaces);
    clovers.rearrangements.push({ by: seat, names: lies.names });
    dealer.tell({ kind: "rearranged", seat, spaces, ...lies });
  },
};

/** Every order of three tokens that looks different. */
function arrangements(spaces: readonly Space[], tokens: readonly Token[]): Answer[] {
  const orders = tokens.flatMap((first, i) =>
    tokens.flatMap((second, j) =>
      tokens.flatMap((third, k) => (i !== j && j !== k && i !== k ? [[first, second, third]] : [])),
    ),
  );
  const byId = new Map(orders.map((order) => [order.join("+"), order]));
  return [...byId].map(([id, order]) => ({ kind: "arrange", id, spaces, tokens: order }));
}

function putBack(clovers: Clovers, seat: Seat, spaces: readonly Space[], tokens: readonly Token[]): void {
  const held = spaces.map((space) => tokenOn(clovers, space));
  forget(
    clovers,
    held.map(({ name }) => name),
  );
  for (const [index, space] of spaces.entries()) {
    const at = held.findIndex(({ token }) => token === tokens[index]);
    const [lying] = held.splice(at, 1);
    if (at === -1 || lying === undefined) throw new Error("Merlin must put back a token that was taken.");
    clovers.track[space] = { ...lying, name: clovers.nextName++, rememberedBy: [seat] };
  }
}
