import { Match, plainCopy, replay, type MatchEvent } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes } from "../plain.ts";
import { answerIn, type Run, type Move } from "../run.ts";
import { takeBack } from "./undoing.ts";

/** The log is the truth: replayed or resumed in the middle, it leads to the same states. */
export function logIsTheTruth(stride: number): Check {
  return {
    name: "the log replays to the same states, and a match resumed from its snapshot goes on the same",
    watch(run) {
      const lively = livelyTwin(run, stride);
      let resumed = run.fork();
      return {
        position() {
          if (run.isSampled(stride)) resumed = run.fork();
        },
        answered(move) {
          lively.follow(move);
          const { command, decision, answer, seat, n } = move.entry;
          const result = resumed.submit({ kind: "answer", id: command ?? "", seat, decision, answer });
          if (!result.accepted) return run.fail(`A resumed match refuses ${answer}: ${result.reason}.`);
          if (JSON.stringify(result.entry) !== JSON.stringify(move.entry)) {
            run.fail(`A resumed match writes entry ${n} differently.`);
          }
          expectSame(run, "A resumed match", JSON.stringify(resumed.state));
        },
        over: () => lively.replay(),
      };
    },
  };
}

/**
 * A twin of the match in which people also talk, take moves back and make them again. It reaches the same states, and
 * its log, with every kind of entry in it, must replay to them.
 */
function livelyTwin(run: Run, stride: number): { follow(move: Move): void; replay(): void } {
  const { game, deal, seats } = run;
  const twin = Match.begin(game, { seats: deal.seats, options: deal.options, source: run.source });
  const states = [JSON.stringify(twin.state)];
  let commands = 0;
  const submit = (command: Parameters<Match["submit"]>[0]): readonly MatchEvent[] => {
    const result = twin.submit(command, { people: seats });
    if (result.accepted) states.push(JSON.stringify(twin.state));
    return result.accepted ? result.told : [];
  };
  const answer = ({ seat, answer }: Move): void => {
    const decision = twin.decision(seat);
    if (decision === null || answerIn(decision, answer.id) === null)
      run.fail(`A twin does not offer ${answer.id}.`);
    submit({ kind: "answer", id: `t${commands++}`, seat, decision: decision.id, answer: answer.id });
  };
  return {
    follow(move) {
      answer(move);
      if (run.isSampled(stride)) {
        submit({ kind: "say", id: `t${commands++}`, seat: move.seat, say: { text: "…" } });
        const length = twin.log.entries.length;
        const isBack = takeBack(twin, move.seat, seats, `u${commands++}`);
        // Requests and votes do not change the state; only the last entry takes the answer back.
        for (let n = length + 1; n < twin.log.entries.length; n++) states.push(states.at(-1) ?? "");
        if (isBack) {
          states.push(JSON.stringify(twin.state));
          answer(move);
        }
      }
      expectSame(run, "A twin in which a move was taken back and made again", JSON.stringify(twin.state));
    },
    replay() {
      let entries = 0;
      for (const match of replay(game, plainCopy(twin.log))) {
        if (JSON.stringify(match.state) !== states[entries])
          run.fail(`Replaying entry ${entries} leads elsewhere.`);
        entries++;
      }
    },
  };
}

function expectSame(run: Run, what: string, bytes: string): void {
  if (bytes !== run.bytes) run.fail(`${what} leads elsewhere: ${differenceInBytes(run.bytes, bytes)}.`);
}
