import type { Game } from "@roundtable/kernel";
import { after } from "./after.ts";

import { BOARDS } from "./board.ts";
import { clone } from "./clone.ts";
import { apply, asked, decision } from "./steps/index.ts";
import { facts } from "./facts.ts";
import type { GrailCup } from "./grail-cup.ts";
import { redeal, retell } from "./redeal.ts";
import { SEATS } from "./seats.ts";
import { secrets } from "./secrets.ts";
import { see } from "./see.ts";
import { setup } from "./setup.ts";
import { summary } from "./statistics.ts";
import { openView, view } from "./view.ts";

export const game: Game<GrailCup> = {
  id: "grail-cup",
  version: 1,
  seats: SEATS,
  options: { board: { kind: "choice", values: Object.keys(BOARDS), default: "forest" } },
  takeBack: "by-agreement",
  check: () => ({ errors: [], warnings: [] }),
  setup,
  asked,
  decision,
  apply,
  /** GC-13: there is no second place; the race order is for information. */
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner] }),
  view,
  see,
  after,
  redeal,
  retell,
  secrets,
  clone,
  lobby: { thinking: (seats) => ({ match: (seats < 5 ? 8 : 10) * 60, decision: 90 }) },
  replay: { openView },
  statistics: { summary, facts },
};

export type { Answer, Question } from "./asking.ts";
export { BOARDS, type Board, boardNamed } from "./board.ts";
export type { Cause, GrailCupEvent } from "./events.ts";
export type { CloverView, DraftView, GrailCup, KnightView, MineView, View } from "./grail-cup.ts";
export {
  ALLIES,
  type Ally,
  type Direction,
  type Face,
  type Space,
  type SpaceKind,
  type Token,
  TOKENS,
} from "./pieces.ts";
