import type { BotSight } from "@roundtable/bots";
import { type Chance, type Seat, shuffled } from "@roundtable/kernel";
import type { GrailCup, View } from "../rules/index.ts";
import { type Space, type Token, TOKEN_COUNT, TOKENS } from "../rules/pieces.ts";
import type { Clovers, Lying, State } from "../rules/state.ts";
import { imagineRound } from "./imagine-round.ts";
import { unfinished } from "./unfinished.ts";

export type Sight = BotSight<GrailCup>;

/** What there is to imagine from. */
export type Outlook = Pick<Sight, "seat" | "view" | "decision">;

/**
 * A state that looks just like this to the one who is asked: what he sees is taken from his view, what he cannot see is
 * filled in at random. Nothing else goes into it.
 */
export function imagine({ seat, view, decision: { question } }: Outlook, chance: Chance): State {
  return {
    board: view.board.name,
    knights: view.knights.map(({ space, lances, start }) => ({ space, lances, start })),
    race: [...view.race],
    dragon: view.dragon,
    seal: view.seal,
    // The first player may have rolled it again, which is the one thing here that a view does not tell.
    sealRolled: view.seal !== view.first,
    lancesLeft: view.lancesLeft,
    clovers: imagineClovers(view, seat, seenByMerlin(question), chance),
    round: imagineRound(view, seat, chance),
    tasks: unfinished(view, seat, question),
    winner: null,
  };
}

/** GC-23: what Merlin has before him while he puts it back. */
function seenByMerlin(question: GrailCup["question"]): ReadonlyMap<Space, Token> {
  const seen = new Map<Space, Token>();
  if (question.kind !== "arrange") return seen;
  for (const [index, space] of question.spaces.entries()) {
    const token = question.tokens[index];
    if (token !== undefined) seen.set(space, token);
  }
  return seen;
}

function imagineClovers(view: View, seat: Seat, seen: ReadonlyMap<Space, Token>, chance: Chance): Clovers {
  const known = view.clovers.map(({ space, lies, token }) => ({
    space,
    lies,
    token: seen.get(space) ?? token,
  }));
  const left = { ...TOKEN_COUNT };
  for (const { token } of known) if (token !== null) left[token]--;
  const unknown = shuffled(
    chance,
    TOKENS.flatMap((token) => Array.from({ length: left[token] }, () => token)),
  );

  const track: Record<Space, Lying> = {};
  let turnedUp: Clovers["turnedUp"] = null;
  for (const [name, { space, lies, token }] of known.entries()) {
    if (lies === "face-up" && token !== null) {
      turnedUp = { space, token, seat };
      continue;
    }
    const lying = token ?? unknown.pop();
    if (lying === undefined) throw new Error("There are more tokens than there can be.");
    const seenBy = token === null ? [] : [seat];
    track[space] = { token: lying, since: 0, name, laid: 0, seenBy, rememberedBy: seenBy };
  }
  const reserve = unknown.map((token) => ({ token, since: 0 }));
  return { track, reserve, turnedUp, replaced: 0, rearrangements: [], nextName: known.length };
}
