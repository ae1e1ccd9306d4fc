/** The id of the table of a lesson; no server knows it. */
export const LESSON_TABLE = "lessonlesson";
