import type { Chance } from "./chance/chance.ts";
import { copyOf, type Decision, type Game, type Shape, type MatchEvent } from "./game.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Dealer } from "./chance/dealer.ts";

/** What certainly follows from an answer, as far as that seat knows, as events. */
export interface Preview<S extends Shape = Shape> {
  readonly events: readonly MatchEvent<S>[];
  /** Whether chance is asked or something is shown at the end of it, so that it cannot be undone freely. */
  readonly final: boolean;
}

export interface PreviewedDecision<S extends Shape = Shape> extends Decision<S> {
  /** The previews by the id of the answer. */
  readonly previews: Readonly<Record<string, Preview<S>>>;
}

/** Everything that one viewer is sent of a position. */
export interface Sight<S extends Shape = Shape> {
  readonly view: S["view"];
  readonly decision: PreviewedDecision<S> | null;
}

export function sightOf<S extends Shape>(game: Game<S>, state: S["state"], viewer: Viewer): Sight<S> {
  const view = game.view(state, viewer);
  if (viewer === "public") return { view, decision: null };
  const decision = game.decision(state, viewer);
  return { view, decision: decision === null ? null : withPreviews(game, state, viewer, decision) };
}

export function withPreviews<S extends Shape, D extends Decision<S>>(
  game: Game<S>,
  state: S["state"],
  seat: Seat,
  decision: D,
): D & PreviewedDecision<S> {
  const previews: Record<string, Preview<S>> = {};
  for (const answer of decision.answers) previews[answer.id] = previewOf(game, state, seat, answer);
  return { ...decision, previews };
}

/** Carries the answer out on a copy, up to the point where chance is asked or somebody learns something. */
export function previewOf<S extends Shape>(
  game: Game<S>,
  state: S["state"],
  seat: Seat,
  answer: S["answer"],
): Preview<S> {
  const foresight = new Foresight<S["event"]>();
  let final = false;
  try {
    game.apply(copyOf(game, state), seat, answer, foresight);
  } catch (stop) {
    if (stop !== UNKNOWN) throw stop;
    final = true;
  }
  const events = foresight.events.flatMap((event) => game.see(event, seat) ?? []);
  return { events, final };
}

/** Made once: a stack trace for each preview would cost more than the preview. */
const UNKNOWN = new Error("Nobody can know yet what follows.");

class Foresight<Event> implements Dealer<Event>, Chance {
  readonly chance: Chance = this;
  readonly events: Event[] = [];

  tell(event: Event): void {
    this.events.push(event);
  }
  reveal(): never {
    throw UNKNOWN;
  }
  pick(): never {
    throw UNKNOWN;
  }
  order(): never {
    throw UNKNOWN;
  }
}
