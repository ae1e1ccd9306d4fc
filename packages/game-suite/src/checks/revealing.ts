import { recorded, RecordingDealer, sightOf, type Viewer } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes } from "../plain.ts";
import { answerIn, nameOf, revive, type Run, type State, type Move } from "../run.ts";

/**
 * An answer that is not marked as revealing taught nobody anything: whatever a viewer could not know before it, they
 * are sent the same after it.
 */
export function unmarkedRevealsNothing(stride: number): Check {
  return {
    name: "an answer that is not marked as revealing reveals nothing",
    watch: (run) => ({
      answered(move) {
        if (move.entry.revealed || !run.isSampled(stride)) return;
        for (const viewer of run.viewers) compare(run, move, viewer);
      },
    }),
  };
}

function compare(run: Run, move: Move, viewer: Viewer): void {
  const { game } = run;
  const { seat, answer, before } = move;
  const redealt = game.redeal(revive(before), viewer, run.chance(`reveal ${viewer}`));
  const same = answerIn(game.decision(redealt, seat), answer.id);
  // Another seat may not have had this answer at all in a redealt state; that it had it is what its answer says.
  if (same === null || JSON.stringify(same) !== JSON.stringify(answer)) return;
  const original = sentAfter(run, revive(before), move, viewer);
  const other = sentAfter(run, redealt, { ...move, answer: same }, viewer);
  if (original !== other) {
    const difference = differenceInBytes(original, other);
    run.fail(
      `${nameOf(viewer)} learns something from ${answer.id}, which is not marked as revealing: ${difference}.`,
    );
  }
}

function sentAfter(run: Run, state: State, { seat, answer }: Move, viewer: Viewer): string {
  const { game } = run;
  const dealer = new RecordingDealer<{ kind: string }>(recorded([]), 0);
  game.apply(state, seat, answer, dealer);
  const events = dealer.events.map((event) => game.see(event, viewer));
  return JSON.stringify({ sight: sightOf(game, state, viewer), events, learned: dealer.revealed });
}
