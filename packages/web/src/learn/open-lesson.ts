import { signal } from "@preact/signals";
import type { Game, Lesson } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { newId } from "../connection/id.ts";
import { Wire } from "../connection/wire.ts";
import { TableSession } from "../table/session.ts";
import { LESSON_TABLE } from "./lesson-id.ts";
import { LessonTable } from "./lesson-table.ts";

/** Opens a table session whose other end is the lesson instead of a server. */
export async function openLesson(
  game: Game,
  script: Lesson,
  learner: Person,
  from: number,
): Promise<{ readonly lesson: LessonTable; readonly session: TableSession }> {
  const table = await LessonTable.open(game, script, learner, from);
  const wire = new Wire(table.dial, newId);
  wire.connect();
  return { lesson: table, session: new TableSession(wire, LESSON_TABLE, signal(learner)) };
}
