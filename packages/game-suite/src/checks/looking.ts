import { sightOf, type Viewer } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes } from "../plain.ts";
import type { Run } from "../run.ts";

/** Only `apply` changes the state; everything else looks, and sees the same when it looks again. */
export function lookingChangesNothing(stride: number): Check {
  return {
    name: "looking at a state changes nothing and always shows the same",
    watch: (run) => ({
      position() {
        if (run.isSampled(stride)) look(run);
      },
    }),
  };
}

/** What was shown stays as it was shown: a view shares nothing with the state that a later answer changes. */
export function viewsStayAsTheyWere(): Check {
  return {
    name: "a view stays as it was when play goes on",
    watch(run) {
      let shown: { readonly viewer: Viewer; readonly view: unknown; readonly bytes: string }[] = [];
      return {
        position() {
          shown = run.viewers.map((viewer) => {
            const view = run.game.view(run.state, viewer);
            return { viewer, view, bytes: JSON.stringify(view) };
          });
        },
        answered({ answer }) {
          for (const { viewer, view, bytes } of shown) {
            const now = JSON.stringify(view);
            if (now === bytes) continue;
            run.fail(
              `The view that viewer ${viewer} had before ${answer.id} changes with the state: ${differenceInBytes(bytes, now)}.`,
            );
          }
        },
      };
    },
  };
}

function look(run: Run): void {
  const { game, seats, viewers } = run;
  const before = run.bytes;
  const state = run.revived();
  const twice = (what: string, read: () => unknown): void => {
    const first = JSON.stringify(read());
    const after = JSON.stringify(state);
    if (after !== before) run.fail(`${what} changes the state: ${differenceInBytes(before, after)}.`);
    if (JSON.stringify(read()) !== first) run.fail(`${what} gives different answers for the same state.`);
  };
  twice("asked()", () => game.asked(state));
  twice("outcome()", () => game.outcome(state));
  twice("openView()", () => game.replay?.openView?.(state));
  for (const seat of seats) twice("decision()", () => game.decision(state, seat));
  for (const viewer of viewers) {
    twice("view()", () => game.view(state, viewer));
    const beside = JSON.stringify(game.view(state, viewer, game.view(state, "public")));
    const alone = JSON.stringify(game.view(state, viewer));
    if (beside !== alone)
      run.fail(`view() builds something else beside the public's view: ${differenceInBytes(alone, beside)}.`);
    twice("secrets()", () => game.secrets(state, viewer));
    twice("redeal()", () => game.redeal(state, viewer, run.chance("look")));
    twice("A preview", () => sightOf(game, state, viewer).decision?.previews);
  }
  const said = { kind: "said", seat: 0, say: { text: "…" } } as const;
  for (const viewer of viewers) {
    const heard = game.see(said, viewer);
    if (heard !== null && JSON.stringify(heard) !== JSON.stringify(said))
      run.fail("see() changes what people say.");
  }
  const { talk } = game;
  if (talk !== undefined) for (const seat of seats) twice("talk.open()", () => talk.open(state, seat));
  if (run.outcome === null) return;
  twice("statistics()", () => game.statistics?.summary?.(state));
  for (const seat of seats) twice("achieved()", () => game.statistics?.achieved?.(state, seat));
}
