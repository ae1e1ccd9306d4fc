import { signal } from "@preact/signals";
import type { Game, Lesson } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { newId } from "../connection/id.ts";
import { Wire } from "../connection/wire.ts";
import { TableSession } from "../table/session.ts";
import { LESSON_TABLE, LessonHost } from "./lesson-host.ts";

/** Opens a table session whose other end is the lesson instead of a server. */
export function openLesson(
  game: Game,
  lesson: Lesson,
  learner: Person,
  from: number,
): { readonly host: LessonHost; readonly session: TableSession } {
  const host = new LessonHost(game, lesson, learner, from);
  const wire = new Wire(host.dial, newId);
  wire.connect();
  return { host, session: new TableSession(wire, LESSON_TABLE, signal(learner)) };
}
