/**
 * Effects of several steps are a stack of small tasks, kept in the state as data, so that a game can stop for a question
 * in the middle of anything and be saved there. Runs the tasks from the top until one waits for an answer or none is left;
 * a task may push others, which come first.
 */
export function runTasks<Task>(
  stack: Task[],
  waits: (task: Task) => boolean,
  perform: (task: Task) => void,
): void {
  for (let task = stack.at(-1); task !== undefined && !waits(task); task = stack.at(-1)) {
    stack.pop();
    perform(task);
  }
}
