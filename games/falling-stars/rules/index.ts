import type { Game } from "@roundtable/kernel";
import { after } from "./after.ts";
import type { FallingStars } from "./falling-stars.ts";
import { outcome } from "./outcome.ts";
import { redeal, retell, secrets } from "./redeal.ts";
import { SEATS } from "./seats.ts";
import { setup } from "./setup.ts";
import { askingIn, decisionOf, follow, proceed } from "./steps/index.ts";
import { see, view } from "./view.ts";

export type { Answer, FallingStars } from "./falling-stars.ts";
export { HIGHEST } from "./setup.ts";

export const game: Game<FallingStars> = {
  id: "falling-stars",
  version: 1,
  seats: SEATS,
  options: { night: { kind: "choice", values: ["short", "long"], default: "short" } },
  takeBack: "free-only",
  thinking: () => ({ match: 5 * 60, decision: 60 }),
  check: () => ({ errors: [], warnings: [] }),
  setup,

  asked: (state) => askingIn(state)?.seats ?? [],
  decision(state, seat) {
    const asking = askingIn(state);
    return asking?.seats.includes(seat) === true ? decisionOf(state, asking, seat) : null;
  },
  apply(state, seat, answer, dealer) {
    const asking = askingIn(state);
    if (asking === null) throw new Error("Nobody is asked: the night is over.");
    follow(state, asking, answer, dealer, seat);
    proceed(state, dealer);
  },
  outcome,

  view,
  see,
  after,
  redeal,
  retell,
  secrets,
};
