import { type Draw, recorded, RecordingDealer, ReplayMismatch } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceOf } from "../plain.ts";
import { revive, type Run, type State } from "../run.ts";

/** The same state, answer and draws lead to the same place: no dice of its own, no clock, nothing kept outside. */
export function chanceIsAskedFor(stride: number): Check {
  return {
    name: "all chance comes from the table",
    watch(run) {
      const { game, match, deal } = run;
      const { draws } = match.log.setup;
      const setup = () => carriedOut(draws, (dealer) => game.setup(deal.seats, deal.options, dealer));
      const original = { state: run.revived(), events: match.opening, draws };
      expectSame(run, "Setup", original, setup);
      return {
        answered({ seat, answer, before, entry, told }) {
          if (!run.isSampled(stride)) return;
          const original = { state: run.revived(), events: told, draws: entry.draws };
          expectSame(run, `The answer ${answer.id}`, original, () =>
            carriedOut(entry.draws, (dealer) => {
              const state = revive(before);
              game.apply(state, seat, answer, dealer);
              return state;
            }),
          );
        },
      };
    },
  };
}

interface CarriedOut {
  readonly state: State;
  readonly events: readonly unknown[];
  readonly draws: readonly Draw[];
}

function carriedOut(
  draws: readonly Draw[],
  act: (dealer: RecordingDealer<{ kind: string }>) => State,
): CarriedOut {
  const dealer = new RecordingDealer<{ kind: string }>(recorded(draws), 0);
  return { state: act(dealer), events: dealer.events, draws: dealer.draws };
}

function expectSame(run: Run, what: string, original: CarriedOut, again: () => CarriedOut): void {
  const hidden = (difference: string): never =>
    run.fail(
      `There is a hidden source of chance: ${what} leads elsewhere with the same draws: ${difference}.`,
    );
  try {
    const [first, second] = [again(), again()];
    for (const other of [first, second]) {
      if (JSON.stringify(other) !== JSON.stringify(original)) {
        hidden(differenceOf(original, JSON.parse(JSON.stringify(other))) ?? "the order of keys");
      }
    }
  } catch (thrown) {
    if (thrown instanceof ReplayMismatch) hidden(thrown.message);
    throw thrown;
  }
}
