import { plainCopy, type Shape } from "@roundtable/kernel";
import type { Check } from "../play.ts";

/** A table that shows each event's result before the true view of the whole move arrives. */
export interface Drawing {
  after(this: void, view: Shape["view"], event: Shape["event"]): Shape["view"];
  /** What must be right at once; the rest comes with the true view. */
  onTheTable(this: void, view: Shape["view"], told: readonly Shape["event"][]): unknown;
}

/** What the table makes of the events is what the rules say, in the eyes of every seat and of the public. */
export function drawnAsTold({ after, onTheTable }: Drawing): Check {
  return {
    name: "what the table makes of the events is what the rules say",
    watch(run) {
      const { game, match, viewers } = run;
      const look = () => new Map(viewers.map((viewer) => [viewer, plainCopy(match.sight(viewer).view)]));
      let before = look();
      return {
        answered({ told }) {
          const now = look();
          for (const viewer of viewers) {
            const [seen, view] = [before.get(viewer), now.get(viewer)];
            if (seen === undefined || view === undefined) continue;
            const events = told.flatMap((event) => game.see(event, viewer) ?? []).filter(isOfTheGame);
            const made = sorted(onTheTable(events.reduce(after, seen), events));
            const truth = sorted(onTheTable(view, events));
            if (made !== truth)
              run.fail(`In the eyes of ${viewer} the table shows ${made}, and it is ${truth}.`);
          }
          before = now;
        },
      };
    },
  };
}

function isOfTheGame(event: { readonly kind: string }): boolean {
  return event.kind !== "said";
}

/** As JSON, whatever the order in which things were noted. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
