import { copyOf, recorded, RecordingDealer, sightOf } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes, whyNotPlain } from "../plain.ts";
import { answerIn, revive, type Run, type Move } from "../run.ts";

/** The state survives JSON, and a twin that is written down and read again after each move stays equal. */
export function survivesJson(stride: number): Check {
  return {
    name: "the state survives JSON, and a twin revived after every move stays equal",
    watch: (run) => ({
      position() {
        const why = whyNotPlain(run.state, "state");
        if (why !== null) run.fail(`The state does not survive JSON: ${why}.`);
        if (run.isSampled(stride)) expectPlainSights(run);
      },
      answered(move) {
        for (const event of move.told) {
          const why = whyNotPlain(event, event.kind);
          if (why !== null) run.fail(`An event does not survive JSON: ${why}.`);
        }
        expectTwinEqual(run, move);
        if (run.isSampled(stride)) expectCopyApart(run, move);
      },
    }),
  };
}

function expectPlainSights(run: Run): void {
  const state = run.revived();
  for (const viewer of run.viewers) {
    const why = whyNotPlain(sightOf(run.game, state, viewer), "sight");
    if (why !== null) run.fail(`What viewer ${viewer} is sent does not survive JSON: ${why}.`);
  }
}

function expectTwinEqual(run: Run, { seat, answer, before, entry, told }: Move): void {
  const twin = revive(before);
  const same = answerIn(run.game.decision(twin, seat), answer.id);
  if (same === null)
    return run.fail(`After being revived from JSON the state no longer offers ${answer.id}.`);
  const dealer = new RecordingDealer<{ kind: string }>(recorded(entry.draws), 0);
  run.game.apply(twin, seat, same, dealer);
  const after = JSON.stringify(twin);
  if (after !== run.bytes) {
    run.fail(
      `A twin revived from JSON goes another way at ${answer.id}: ${differenceInBytes(run.bytes, after)}.`,
    );
  }
  if (JSON.stringify(dealer.events) !== JSON.stringify(told)) {
    run.fail(`A twin revived from JSON tells other events at ${answer.id}.`);
  }
}

/** A quick copy is the same, and what happens to it does not happen to the original. */
function expectCopyApart(run: Run, { seat, answer, before, entry }: Move): void {
  const original = revive(before);
  const copy = copyOf(run.game, original);
  const copied = JSON.stringify(copy);
  if (copied !== before) run.fail(`A clone is not equal: ${differenceInBytes(before, copied)}.`);
  run.game.apply(copy, seat, answer, new RecordingDealer(recorded(entry.draws), 0));
  const touched = JSON.stringify(original);
  if (touched !== before) {
    run.fail(`What is done to a clone happens to the original too: ${differenceInBytes(before, touched)}.`);
  }
}
