import { isSaid, type Shape, type MatchEvent, type Viewer } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes, differenceOf } from "../plain.ts";
import { nameOf, revive, type Run } from "../run.ts";

type View = Shape["view"];

/** In the eyes of every seat and of the public, the events of an answer lead from the view before it to the view after it. */
export function eventsTellTheView(stride: number): Check {
  return {
    name: "events lead to what the viewer sees",
    watch: (run) => ({
      answered({ before, told }) {
        if (!run.isSampled(stride)) return;
        const state = revive(before);
        for (const viewer of run.viewers) expectTold(run, viewer, run.game.view(state, viewer), told);
      },
    }),
  };
}

function expectTold(run: Run, viewer: Viewer, view: View, told: readonly MatchEvent[]): void {
  const { game } = run;
  const bytes = JSON.stringify(view);
  const events = told.flatMap((event) => game.see(event, viewer) ?? []);
  const made = events.reduce((so, event) => (isSaid(event) ? so : game.after(so, event)), view);
  if (JSON.stringify(view) !== bytes)
    run.fail(`after() changes the view it is given: ${differenceInBytes(bytes, JSON.stringify(view))}.`);
  const difference = differenceAsTold(run, made, game.view(run.state, viewer));
  if (difference === null) return;
  const kinds = events.map(({ kind }) => `“${kind}”`).join(", ");
  run.fail(`${nameOf(viewer)} is told ${kinds || "nothing"}, and what it sees differs: ${difference}.`);
}

/** In what must be right at once; whom the table waits for comes with the true view. */
function differenceAsTold({ game }: Run, made: View, truth: View): string | null {
  const [one, other] = [made, truth].map((view) => ({
    ...(game.replay?.stripUntold?.(view) ?? view),
    awaited: null,
  }));
  return JSON.stringify(one) === JSON.stringify(other) ? null : differenceOf(sorted(one), sorted(other));
}

/** A plain copy, whatever the order in which things were noted. */
function sorted(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : inner,
    ),
  );
}
