import { lessonOfferedFor } from "../settings/settings.ts";

/** From now on the lesson for this game is not offered any more. */
export function markLessonOffered(game: string): void {
  if (!lessonOfferedFor.value.includes(game)) lessonOfferedFor.value = [...lessonOfferedFor.value, game];
}
