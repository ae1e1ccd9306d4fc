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
import type { Asks, Does } from "./step.ts";
import { steps, type Steps } from "./steps.ts";
import { walk, type Walk } from "./walk.ts";

/** What stops for an answer of `seat`. */
export type Asking =
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
export type Doing = BeginRound | Call | Exchange | CarryOutAlly | Walk | Land | Replace | Claim;

export type Task = Asking | Doing;

export const ASKS: { readonly [Do in Asking["do"]]: Asks<Extract<Asking, { readonly do: Do }>> } = {
  keep,
  direction,
  curse,
  point,
  look,
  arrange,
  steps,
  lance,
  dragon,
  "fake-grail": fakeGrail,
  magnet,
};

export const DOES: { readonly [Do in Doing["do"]]: Does<Extract<Doing, { readonly do: Do }>> } = {
  round,
  call,
  exchange,
  ally,
  walk,
  land,
  replace,
  claim,
};

const ASKING: ReadonlySet<string> = new Set(Object.keys(ASKS));

export function asks(task: Task): task is Asking {
  return ASKING.has(task.do);
}

/** The question that the game has stopped for, if it has. */
export function askingNow(tasks: readonly Task[]): Asking | null {
  const top = tasks.at(-1);
  return top !== undefined && asks(top) ? top : null;
}
