import type { Dealer } from "./chance/dealer.ts";
import type { Decision, Game, Shape } from "./game.ts";
import type { Seat } from "./seat.ts";

/** A step that waits on the stack in the state. `do` names the step; the rest is what that step needs to know. */
export interface Task {
  readonly do: string;
}

/** A step that stops for an answer. */
export interface AskStep<S extends Shape, T> {
  /** The seats that are asked. Without it, the seats that the game names for all its steps. */
  asked?(state: S["state"], task: T): Seat | readonly Seat[];
  question(state: S["state"], task: T, seat: Seat): S["question"];
  /** Every legal answer; never empty. */
  answers(state: S["state"], task: T, seat: Seat): readonly S["answer"][];
  /** Set where it is a secret who has answered, or what could be answered: see `AwaitedDecision`. */
  readonly secretly?: true;
  /** How long an answer may take, and which one is given when the time is over. */
  duration?(task: T): NonNullable<Decision<S>["duration"]> | undefined;
  /** Carries out an answer. The task is off the stack by now; push it again if someone else is still to answer. */
  follow(state: S["state"], task: T, answer: S["answer"], dealer: Dealer<S["event"]>, seat: Seat): void;
}

/** A step that is carried out without asking anyone. */
export interface DoStep<S extends Shape, T> {
  carryOut(state: S["state"], task: T, dealer: Dealer<S["event"]>): void;
}

/** One step for each kind of task: one that is missing does not compile. */
type AskSteps<S extends Shape, T extends Task> = {
  readonly [Do in T["do"]]: AskStep<S, Extract<T, { readonly do: Do }>>;
};

type DoSteps<S extends Shape, T extends Task> = {
  readonly [Do in T["do"]]: DoStep<S, Extract<T, { readonly do: Do }>>;
};

/** What a game needs of its steps. */
export interface Steps<S extends Shape, Asking extends Task> {
  readonly asked: Game<S>["asked"];
  readonly decision: Game<S>["decision"];
  readonly apply: Game<S>["apply"];
  /** The task that the game has stopped for; null when it is over. */
  readonly askingNow: (state: S["state"]) => Asking | null;
  /** Whether the step that asks now is a secret one. */
  readonly isSecret: (state: S["state"]) => boolean;
  /** Carries out tasks from the top of the stack until one of them asks, or none is left. */
  readonly proceed: (state: S["state"], dealer: Dealer<S["event"]>) => void;
}

/**
 * Runs a game that is written as steps. What follows from an answer is a stack of tasks. It is data in the state, so that a
 * game can stop for a question in the middle of anything and be saved there. Tasks that a step pushes come first.
 */
export function steps<
  S extends Shape & { state: { readonly tasks: Task[] } },
  Asking extends Task,
  Doing extends Task = never,
>({
  asks,
  does,
  asked = () => [],
}: {
  readonly asks: AskSteps<S, Asking>;
  readonly does: DoSteps<S, Doing>;
  /** The seats that are asked by a step that does not name them itself. */
  readonly asked?: (state: S["state"], task: Asking) => Seat | readonly Seat[];
}): Steps<S, Asking> {
  // Keyed by `do`, so that every step is found with the kind of task that it is written for.
  const asksByName: ReadonlyMap<string, AskStep<S, Asking>> = new Map(Object.entries(asks));
  const doesByName: ReadonlyMap<string, DoStep<S, Doing>> = new Map(Object.entries(does));

  const isAsking = (task: Task): task is Asking => asksByName.has(task.do);
  const isDoing = (task: Task): task is Doing => doesByName.has(task.do);

  const askingNow = ({ tasks }: S["state"]): Asking | null => {
    const top = tasks.at(-1);
    return top !== undefined && isAsking(top) ? top : null;
  };

  /** The task that the game has stopped for, its step, and the seats that it asks. */
  const current = (state: S["state"]) => {
    const task = askingNow(state);
    const step = task === null ? undefined : asksByName.get(task.do);
    if (task === null || step === undefined) return null;
    const who = step.asked === undefined ? asked(state, task) : step.asked(state, task);
    return { task, step, who };
  };

  const currentFor = (state: S["state"], seat: Seat) => {
    const now = current(state);
    if (now === null) return null;
    const isAsked = typeof now.who === "number" ? now.who === seat : now.who.includes(seat);
    return isAsked ? now : null;
  };

  const proceed = (state: S["state"], dealer: Dealer<S["event"]>): void => {
    const { tasks } = state;
    for (let task = tasks.at(-1); task !== undefined && !isAsking(task); task = tasks.at(-1)) {
      if (!isDoing(task)) throw new Error(`There is no step “${task.do}”.`);
      tasks.pop();
      doesByName.get(task.do)?.carryOut(state, task, dealer);
    }
  };

  return {
    askingNow,
    proceed,
    isSecret: (state) => current(state)?.step.secretly === true,

    asked(state) {
      const who = current(state)?.who ?? [];
      return typeof who === "number" ? [who] : who;
    },

    decision(state, seat) {
      const now = currentFor(state, seat);
      if (now === null) return null;
      const { step, task } = now;
      const question = step.question(state, task, seat);
      const answers = step.answers(state, task, seat);
      const duration = step.duration?.(task);
      return duration === undefined ? { question, answers } : { question, answers, duration };
    },

    apply(state, seat, answer, dealer) {
      const now = currentFor(state, seat);
      if (now === null) throw new Error(`Seat ${seat} is not asked.`);
      state.tasks.pop();
      now.step.follow(state, now.task, answer, dealer, seat);
      proceed(state, dealer);
    },
  };
}
