import type { Game } from "@roundtable/kernel";
import { after } from "./after.ts";
import type { FallingStars } from "./falling-stars.ts";
import { outcome } from "./outcome.ts";
import { redeal, retell, secrets } from "./redeal.ts";
import { SEATS } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply, asked, decision } from "./steps/index.ts";
import { see, view } from "./view.ts";

export type { Answer, FallingStars } from "./falling-stars.ts";
export { HIGHEST } from "./setup.ts";

export const game: Game<FallingStars> = {
  id: "falling-stars",
  version: 1,
  seats: SEATS,
  options: { night: { kind: "choice", values: ["short", "long"], default: "short" } },
  takeBack: "free-only",
  check: () => ({ errors: [], warnings: [] }),
  setup,
  asked,
  decision,
  apply,
  outcome,

  view,
  see,
  after,
  redeal,
  retell,
  secrets,
  lobby: { thinking: () => ({ match: 5 * 60, decision: 60 }) },
};
