import { steps } from "@roundtable/kernel";
import type { FallingStars } from "../falling-stars.ts";
import { change, type Change } from "./change.ts";
import { fall, type Fall } from "./fall.ts";
import { lay, type Lay } from "./lay.ts";
import { show, type Show } from "./show.ts";

/** What seats are asked. */
type Asking = Lay | Change;

/** What is carried out without asking. */
type Doing = Fall | Show;

export type Task = Asking | Doing;

/** A step that is missing here does not compile. */
export const { asked, decision, apply, proceed, askingNow } = steps<FallingStars, Asking, Doing>({
  asks: { lay, change },
  does: { fall, show },
  asked: (_state, { seats }) => seats,
});
