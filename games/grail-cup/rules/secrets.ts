import type { Viewer } from "@roundtable/kernel";
import type { State } from "./state.ts";
import { hiddenTokens } from "./redeal-tokens.ts";
import { isTakenUp } from "./draft.ts";
import { askingNow } from "./steps/index.ts";

/** The last section of the rules, for one viewer: hands and kept cards until called, face-down cards and tokens. */
export function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  const { round, clovers } = state;
  const hidden: Record<string, unknown> = {
    "the cards others have kept": round.picks.flatMap(({ seat, kept }) =>
      seat !== viewer && kept > round.calls.length ? [kept] : [],
    ),
    "the tokens on the track": hiddenTokens(clovers, viewer),
    "the reserve": clovers.reserve.map(({ token }) => token),
  };
  const asking = askingNow(state);
  if (asking?.do === "keep" && asking.seat !== viewer) hidden["the hand that goes round"] = round.hand;
  if (round.removed !== null) hidden["the card removed unseen"] = round.removed;
  // The first player has seen all the others; the last of eight has it (GC-9, GC-11).
  if (viewer !== round.first && !isTakenUp(round.picks.length, state.knights.length))
    hidden["the card set aside face down"] = round.faceDown;
  if (round.discarded !== null && round.picks.at(-1)?.seat !== viewer)
    hidden["the card put away"] = round.discarded;
  return hidden;
}
