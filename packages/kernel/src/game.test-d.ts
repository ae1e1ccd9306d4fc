import type { Game, Shape } from "./game.ts";
import { type AskStep, type DoStep, steps } from "./steps.ts";
import { pennies, type Pennies } from "./testing/pennies.ts";

// What must not compile in a game. A line that begins to compile makes the directive above it an error.

declare const forgetful: Omit<Game<Pennies>, "redeal">;
// @ts-expect-error Whatever is hidden must be dealt anew for the secrecy test.
forgetful satisfies Game<Pennies>;

const nameless = [{ kind: "do" as const }];
// @ts-expect-error An answer without an id cannot be named by a command.
nameless satisfies readonly Pennies["answer"][];

// @ts-expect-error Every view says whom the table waits for.
({ ...pennies, view: () => ({}) }) satisfies Game<Pennies>;

// @ts-expect-error Capabilities have names; a misspelt one would never be asked for.
({ ...pennies, lobby: { aplies: () => true } }) satisfies Game<Pennies>;

interface Ask {
  readonly do: "ask";
}

interface Draw {
  readonly do: "draw";
}

interface Toy extends Shape {
  state: { readonly tasks: (Ask | Draw)[] };
}

declare const ask: AskStep<Toy, Ask>;
declare const draw: DoStep<Toy, Draw>;

steps<Toy, Ask, Draw>({ asks: { ask }, does: { draw } });
// @ts-expect-error A kind of task without its step.
steps<Toy, Ask, Draw>({ asks: { ask }, does: {} });
// @ts-expect-error A step under the name of another kind of task.
steps<Toy, Ask, Draw>({ asks: { ask, draw: ask }, does: { draw } });

interface Untold extends Shape {
  state: { readonly turn: number };
}

// @ts-expect-error A game of steps keeps its tasks in the state, so that it can be saved in the middle of anything.
steps<Untold, Ask>({ asks: { ask }, does: {} });
