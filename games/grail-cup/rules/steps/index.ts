import { steps } from "@roundtable/kernel";
import type { GrailCup } from "../grail-cup.ts";
import { ally, type CarryOutAlly } from "./ally.ts";
import { arrange, type Arrange } from "./arrange.ts";
import { call, type Call } from "./call.ts";
import { claim, type Claim } from "./claim.ts";
import { curse, type Curse } from "./curse.ts";
import { type ChooseDirection, direction } from "./direction.ts";
import { dragon, type Dragon } from "./dragon.ts";
import { exchange, type Exchange } from "./exchange.ts";
import { fakeGrail, type FakeGrail } from "./fake-grail.ts";
import { keep, type Keep } from "./keep.ts";
import { lance, type Lance } from "./lance.ts";
import { land, type Land } from "./land.ts";
import { look, type Look } from "./look.ts";
import { magnet, type Magnet } from "./magnet.ts";
import { point, type PointAt } from "./point.ts";
import { replace, type Replace } from "./replace.ts";
import { type BeginRound, round } from "./round.ts";
import { steps as walkSteps, type Steps } from "./steps.ts";
import { walk, type Walk } from "./walk.ts";

/** What stops for an answer of `seat`. */
type Asking =
  | Keep
  | ChooseDirection
  | Curse
  | PointAt
  | Look
  | Arrange
  | Steps
  | Lance
  | Dragon
  | FakeGrail
  | Magnet;

/** What is carried out without asking. */
type Doing = BeginRound | Call | Exchange | CarryOutAlly | Walk | Land | Replace | Claim;

export type Task = Asking | Doing;

export const { asked, decision, apply, proceed, askingNow, isSecret } = steps<GrailCup, Asking, Doing>({
  asks: {
    keep,
    direction,
    curse,
    point,
    look,
    arrange,
    steps: walkSteps,
    lance,
    dragon,
    "fake-grail": fakeGrail,
    magnet,
  },
  does: { round, call, exchange, ally, walk, land, replace, claim },
  asked: (_state, { seat }) => seat,
});
