import { screens, type GameScreens } from "@roundtable/games/screens";
import { SeatsContext, type GameTable, type SeatAt } from "@roundtable/kit";
import type { Game, Lesson, LessonStep } from "@roundtable/kernel";
import type { GameText } from "@roundtable/language";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { offerOf } from "../table/answering/answering.ts";
import { seatsAt } from "../table/seats-at.ts";
import type { TableSession } from "../table/session.ts";
import { piecesNamed } from "./bubble.tsx";
import type { LessonTable } from "./lesson-table.ts";
import { openLesson } from "./open-lesson.ts";

const anna = { id: "annaannaanna", name: "Anna" };
const NAMES = ["Bors", "Cai", "Dagonet", "Elaine", "Gareth", "Hector", "Isolde", "Kay"].map((name) => ({
  name,
}));

const all = (
  await Promise.all(
    Object.entries<GameScreens>(screens).map(async ([id, rooms]) => {
      const lessons = (await rooms.tutorial?.())?.lessons ?? {};
      return Object.entries(lessons).map(([name, { lesson }]) => ({ id, name, lesson, rooms }));
    }),
  )
).flat();

afterEach(() => render(null, document.body));

describe.each(all)("the lesson $name of $id, at a table without a server", ({ lesson, rooms }) => {
  test("refers to pieces on the table, refuses wrong answers, and resumes where it was left", async () => {
    const { game } = await rooms.rules();
    const { table } = await rooms.table();
    const text = await (await rooms.text()).texts.en();
    const { lesson: taken, session } = await openLesson(game, lesson, anna, 0);
    await entered(session);
    for (let step = taken.step.value; step !== null; step = taken.step.value) {
      await expectOnTable(step, () => draw(table, text, session, lesson));
      if ("say" in step) taken.readOn();
      else if ("ask" in step) await answer(session, step.answer);
      await taken.settled();
    }
    expect(session.sight.value?.outcome?.winners).toContain(lesson.learner);

    const half = Math.floor(lesson.steps.length / 2);
    const again = await openLesson(game, lesson, anna, half);
    await entered(again.session);
    expect(again.lesson.at).toBeGreaterThanOrEqual(half);
    expect(again.session.lines.value).toEqual(session.lines.value.slice(0, again.session.lines.value.length));
  });
});

describe("what a lesson gets from its table host", () => {
  test("an answer that is taken back is asked for again, and the lesson goes on to its end", async () => {
    const { game, lesson } = await grailCup();
    const { lesson: taken, session } = await openLesson(game, lesson, anna, 0);
    await entered(session);
    await followed(taken, session, () => session.sight.value?.undo === "free");
    const asked = taken.at;
    expect(await session.send({ kind: "undo" })).toBe(true);
    await taken.settled();
    expect(taken.at).toBeLessThan(asked);
    expect(taken.step.value).toHaveProperty("ask");
    await followed(taken, session, () => taken.step.value === null);
    expect(session.sight.value?.outcome?.winners).toContain(lesson.learner);
  });

  test("a pause, during which no answer counts", async () => {
    const { game, lesson } = await grailCup();
    const { lesson: taken, session } = await openLesson(game, lesson, anna, 0);
    await entered(session);
    await followed(taken, session, () => taken.step.value !== null && "ask" in taken.step.value);
    const { at } = taken;
    expect(await session.send({ kind: "pause-vote", pause: true })).toBe(true);
    await expect(follow(taken, session)).rejects.toThrow("paused");
    expect(taken.at).toBe(at);
    expect(await session.send({ kind: "pause-vote", pause: false })).toBe(true);
    await follow(taken, session);
    expect(taken.at).toBeGreaterThan(at);
  });

  test("nobody leaves it to a bot", async () => {
    const { game, lesson } = await grailCup();
    const { session } = await openLesson(game, lesson, anna, 0);
    await entered(session);
    expect(await session.send({ kind: "leave" })).toBe(false);
  });
});

async function grailCup(): Promise<{ readonly game: Game; readonly lesson: Lesson }> {
  const found = all.find(({ id }) => id === "grail-cup");
  if (found === undefined) throw new Error("Grail Cup has no lesson.");
  const { game } = await found.rooms.rules();
  return { game, lesson: found.lesson };
}

/** One step of the learner's. */
async function follow(taken: LessonTable, session: TableSession): Promise<void> {
  const step = taken.step.value;
  if (step !== null && "say" in step) taken.readOn();
  else if (step !== null && "ask" in step) {
    const decision = session.sight.value?.decision?.id ?? "";
    if (!(await session.send({ kind: "answer", decision, answer: step.answer })))
      throw new Error(session.refused.value?.reason);
  }
  await taken.settled();
}

async function followed(taken: LessonTable, session: TableSession, enough: () => boolean): Promise<void> {
  while (!enough()) {
    if (taken.step.value === null) throw new Error("The lesson is over.");
    await follow(taken, session);
  }
}

async function expectOnTable(step: LessonStep, draw: () => Promise<void>): Promise<void> {
  if (!("beside" in step) || step.beside === undefined) return;
  await draw();
  if (piecesNamed(step.beside).length === 0)
    throw new Error(`There is no “${step.beside}” for ${JSON.stringify(step)}.`);
}

/** Tries every other answer first, which the lesson refuses. */
async function answer(session: TableSession, fitting: string): Promise<void> {
  const decision = session.sight.value?.decision ?? null;
  if (decision === null) throw new Error(`Nothing is asked to which “${fitting}” could be the answer.`);
  const done = async (id: string) => session.send({ kind: "answer", decision: decision.id, answer: id });
  for (const { id } of decision.answers.filter((one) => one.id !== fitting))
    expect(await done(id)).toBe(false);
  expect(await done(fitting)).toBe(true);
}

async function draw(table: GameTable, text: GameText, session: TableSession, lesson: Lesson): Promise<void> {
  await session.fetchPreviews();
  const sight = session.sight.value;
  const info = session.info.value;
  if (sight === null || info === null) throw new Error("The table is not open.");
  const seats: SeatAt[] = seatsAt(info, sight.view.awaited?.seats ?? [], NAMES, "Nobody");
  const { decision } = session;
  const offered = decision.value?.answers.map(({ id }) => id) ?? [];
  await act(() =>
    render(
      <SeatsContext.Provider value={{ seats, pieces: table.pieces }}>
        <div class="frame">
          {seats.map(({ seat }) =>
            table.SeatNote === undefined ? null : (
              <table.SeatNote key={seat} seat={seat} view={sight.view} text={text} locale="en" />
            ),
          )}
          <div class="board-place">
            <table.Board
              view={sight.view}
              ghost={null}
              decision={decision.value}
              previewed={null}
              seats={seats}
              me={lesson.learner}
              text={text}
              locale="en"
              offer={(id) => (id === undefined || !offered.includes(id) ? {} : offerOf(id, id, null))}
              events={session.lines.value.flatMap((line) => (line.kind === "told" ? [line.told] : []))}
              say={null}
              achieved={[]}
              notebook={null}
            />
          </div>
          {offered.map((id) => (
            <button key={id} type="button" data-answer={id}>
              {id}
            </button>
          ))}
        </div>
      </SeatsContext.Provider>,
      document.body,
    ),
  );
}

/** Opens the table, and waits until its match is there. */
async function entered(session: TableSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  session.open();
  onTestFinished(session.sight.subscribe((sight) => (sight === null ? undefined : resolve())));
  await promise;
}
