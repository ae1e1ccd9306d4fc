import type { Check } from "../play.ts";

/** Where a decision names a duration, its answer can be given when the time is over. */
export function timeCanRunOut(stride: number): Check {
  return {
    name: "when the time of a decision is over, its answer is given",
    watch: (run) => ({
      position() {
        if (!run.isSampled(stride)) return;
        for (const seat of run.match.asked) {
          const decision = run.match.decision(seat);
          if (decision?.duration === undefined) continue;
          const result = run.fork().timeOver(seat, decision.id);
          if (!result.accepted)
            return run.fail(`When the time is over, the answer is refused as ${result.reason}.`);
          const { entry } = result;
          if (entry.kind !== "answer" || entry.by !== "time" || entry.answer !== decision.duration.then) {
            return run.fail(`When the time is over, ${JSON.stringify(entry)} is written.`);
          }
        }
      },
    }),
  };
}
