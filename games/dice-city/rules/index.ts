import type { Game } from "@roundtable/kernel";
import { after, stripUntold } from "./view/after.ts";
import { applies } from "./applies.ts";

import { clone } from "./clone.ts";
import { apply, asked, decision } from "./steps/index.ts";
import type { DiceCity } from "./dice-city.ts";
import { facts } from "./scoring/facts.ts";
import { achieved } from "./scoring/ladder.ts";
import { outcome } from "./scoring/outcome.ts";
import { TARGETS } from "./pieces/rungs.ts";
import { redeal, retell } from "./view/redeal.ts";
import { SEATS } from "./seats.ts";
import { secrets } from "./view/secrets.ts";
import { see } from "./view/see.ts";
import { setup } from "./setup.ts";
import { summary } from "./scoring/statistics.ts";
import { openView, view } from "./view/view.ts";

export const game: Game<DiceCity> = {
  id: "dice-city",
  version: 2,
  seats: SEATS,
  options: {
    rerollHits: { kind: "choice", values: ["everyone", "opponents"], default: "everyone" },
    openScores: { kind: "switch", default: false },
    twoRows: { kind: "choice", values: ["automatic", "choice"], default: "automatic" },
    level: { kind: "choice", values: ["normal", "hard"], default: "normal" },
    target: { kind: "choice", values: TARGETS, default: "50" },
  },
  takeBack: "by-agreement",
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
  clone,
  lobby: { applies, thinking: (seats) => ({ match: (seats < 3 ? 18 : 15) * 60, decision: 120 }) },
  replay: { openView, stripUntold },
  statistics: { achieved, summary, facts },
};

export type { Answer, Question } from "./asking.ts";
export type { CellView, DiceCity, MarketView, PlayerView, Score, View } from "./dice-city.ts";
export type { DiceCityEvent } from "./events.ts";
export * from "./pieces/locations.ts";
export * from "./pieces.ts";
export type { Ending, Spot } from "./state.ts";
