import { screens, type GameScreens } from "@roundtable/games/screens";
import { SeatsContext, type GameTable, type SeatAt } from "@roundtable/kit";
import type { Lesson, LessonStep } from "@roundtable/kernel";
import type { GameText } from "@roundtable/language";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test } from "vitest";
import { offerOf } from "../table/answering/answering.ts";
import { seatsAt } from "../table/seats-at.ts";
import type { TableSession } from "../table/session.ts";
import { piecesNamed } from "./bubble.tsx";
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
  test("speaks of pieces that are on the table, refuses what does not fit, and goes on where it was left", async () => {
    const { game } = await rooms.rules();
    const { table } = await rooms.table();
    const text = await (await rooms.text()).texts.en();
    const { host, session } = openLesson(game, lesson, anna, 0);
    session.open();
    await settled();
    for (let step = host.step.value; step !== null; step = host.step.value) {
      await expectOnTable(step, () => draw(table, text, session, lesson));
      if ("say" in step) host.readOn();
      else if ("ask" in step) await answer(session, step.answer);
      await settled();
    }
    expect(session.sight.value?.outcome?.winners).toContain(lesson.learner);

    const half = Math.floor(lesson.steps.length / 2);
    const again = openLesson(game, lesson, anna, half);
    again.session.open();
    await settled();
    expect(again.host.at).toBeGreaterThanOrEqual(half);
    expect(again.session.lines.value).toEqual(session.lines.value.slice(0, again.session.lines.value.length));
  });
});

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

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
