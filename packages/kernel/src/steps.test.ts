import { expect, test } from "vitest";
import { ForcedDealer } from "./chance/forced-dealer.ts";
import type { Shape } from "./game.ts";
import type { Seat } from "./seat.ts";
import { type AskStep, type DoStep, steps } from "./steps.ts";

interface Ask {
  readonly do: "ask";
  readonly seats: readonly Seat[];
}

interface Note {
  readonly do: "note";
  readonly text: string;
}

interface Twice {
  readonly do: "twice";
  readonly text: string;
}

interface Notes extends Shape {
  state: { readonly tasks: (Ask | Note | Twice)[]; readonly notes: string[] };
}

const ask: AskStep<Notes, Ask> = {
  question: () => ({ kind: "ask" }),
  answers: (_state, _task, seat) => [{ kind: "yes", id: `yes-${seat}` }],
  duration: ({ seats }) => (seats.length > 1 ? { seconds: 5, then: "yes-0" } : undefined),
  follow(state, { seats }, { id }, _dealer, seat) {
    state.notes.push(id);
    const others = seats.filter((other) => other !== seat);
    if (others.length > 0) state.tasks.push({ do: "ask", seats: others });
  },
};

const note: DoStep<Notes, Note> = {
  carryOut: ({ notes }, { text }) => void notes.push(text),
};

const twice: DoStep<Notes, Twice> = {
  carryOut: ({ tasks }, { text }) =>
    void tasks.push({ do: "note", text }, { do: "note", text: `${text} first` }),
};

const game = steps<Notes, Ask, Note | Twice>({
  asks: { ask },
  does: { note, twice },
  asked: (_state, { seats }) => seats,
});

function stacked(...tasks: Notes["state"]["tasks"]): Notes["state"] {
  return { tasks, notes: [] };
}

const dealer = new ForcedDealer<Notes["event"]>();

test("tasks are carried out from the top, what a task pushes comes first, and a question stops them", () => {
  const state = stacked({ do: "note", text: "last" }, { do: "ask", seats: [0] }, { do: "twice", text: "a" });
  game.proceed(state, dealer);
  expect(state.notes).toEqual(["a first", "a"]);
  expect(game.askingNow(state)).toEqual({ do: "ask", seats: [0] });
});

test("an answer is followed by everything up to the next question", () => {
  const state = stacked({ do: "note", text: "last" }, { do: "ask", seats: [0] });
  game.apply(state, 0, { kind: "yes", id: "yes-0" }, dealer);
  expect(state.notes).toEqual(["yes-0", "last"]);
  expect(game.askingNow(state)).toBeNull();
  expect(game.asked(state)).toEqual([]);
});

test("several seats answer the same task, each once and in any order", () => {
  const state = stacked({ do: "ask", seats: [0, 2] });
  expect(game.asked(state)).toEqual([0, 2]);
  expect(game.decision(state, 1)).toBeNull();
  expect(game.decision(state, 2)?.answers).toEqual([{ kind: "yes", id: "yes-2" }]);
  game.apply(state, 2, { kind: "yes", id: "yes-2" }, dealer);
  expect(game.asked(state)).toEqual([0]);
  expect(() => game.apply(state, 2, { kind: "yes", id: "yes-2" }, dealer)).toThrow("Seat 2 is not asked.");
});

test("a decision has a duration only where its step names one", () => {
  const state = stacked({ do: "ask", seats: [0, 1] });
  expect(game.decision(state, 0)?.duration).toEqual({ seconds: 5, then: "yes-0" });
  game.apply(state, 1, { kind: "yes", id: "yes-1" }, dealer);
  expect(game.decision(state, 0)).not.toHaveProperty("duration");
});
