import { type Answered, type Match, type Seat, sightOf, type MatchEvent } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { differenceInBytes } from "../plain.ts";
import { type Answer, nameOf, type Run } from "../run.ts";

/** Takes this seat's last answer back, by the agreement of all where it is needed. Whether it worked. */
export function takeBack(match: Match, seat: Seat, people: readonly Seat[], command: string): boolean {
  let result = match.submit({ kind: "undo", id: command, seat }, { people });
  for (const other of people) {
    if (!result.accepted || result.entry.kind === "undo") break;
    if (other !== seat) {
      result = match.submit(
        { kind: "undo-vote", id: `${command}-${other}`, seat: other, of: seat, agrees: true },
        { people },
      );
    }
  }
  return result.accepted && result.entry.kind === "undo";
}

/** Undo leaves no trace in the state, reaches no further than it may, and does not roll the dice again. */
export function undoByInformation(stride: number): Check {
  return {
    name: "a move taken back leaves no trace, and beyond what was revealed the table is asked",
    watch: (run) => ({
      position() {
        if (run.outcome !== null || !run.isSampled(stride)) return;
        const chance = run.chance("undo");
        const seat = run.match.asked[chance.pick(run.match.asked.length)] ?? 0;
        const answers = run.match.decision(seat)?.answers ?? [];
        const answer = answers[chance.pick(answers.length)];
        if (answer === undefined) return;
        undoOne(run, seat, answer);
        undoTwo(run, seat, answer);
      },
    }),
  };
}

function undoOne(run: Run, seat: Seat, answer: Answer): void {
  const match = run.fork();
  const before = tracesOf(run, match);
  const { entry: first } = give(run, match, seat, answer);
  const after = JSON.stringify(match.state);
  if (match.outcome !== null) return expectRefused(run, match, seat, "a move that ended the game");
  if (first.revealed) {
    expectNotFree(run, match, seat, "a move that revealed something");
  } else if (match.undoReach(seat) !== "free") {
    run.fail(`Nothing was revealed by ${answer.id}, but it cannot be taken back freely.`);
  }
  const people = first.revealed ? run.seats : [];
  if (first.revealed && run.game.takeBack === "free-only") return;
  if (!takeBack(match, seat, people, "back")) run.fail(`${answer.id} cannot be taken back though all agree.`);
  expectTraces(run, answer, before, tracesOf(run, match));
  const { entry: again } = give(run, match, seat, answer);
  if (JSON.stringify(again.draws) !== JSON.stringify(first.draws)) {
    run.fail(`${answer.id}, taken back and given again, draws chance anew.`);
  }
  if (JSON.stringify(match.state) !== after)
    run.fail(`${answer.id}, taken back and given again, leads elsewhere.`);
}

/** After another seat has acted, a move is no longer free, unless both went unnoticed: then it is taken back alone. */
function undoTwo(run: Run, seat: Seat, answer: Answer): void {
  const match = run.fork();
  const before = JSON.stringify(match.state);
  give(run, match, seat, answer);
  const other = match.asked.find((asked) => asked !== seat);
  const reply = other === undefined ? undefined : match.decision(other)?.answers[0];
  if (other === undefined || reply === undefined) return;
  const { told } = give(run, match, other, reply);
  if (match.outcome !== null) return;
  const isNoticed = told.some((event) => run.game.see(event, seat) !== null);
  if (!isNoticed && match.undoReach(seat) === "free") return undoAlone(run, match, seat, other, reply);
  expectNotFree(run, match, seat, "a move after which another seat acted");
  if (run.game.takeBack === "free-only") return;
  if (!takeBack(match, seat, run.seats, "back"))
    run.fail(`${answer.id} cannot be taken back though all agree.`);
  if (JSON.stringify(match.state) !== before)
    run.fail(`Two answers taken back do not lead to the state before them.`);
}

function undoAlone(run: Run, match: Match, seat: Seat, other: Seat, reply: Answer): void {
  const beside = run.fork();
  give(run, beside, other, reply);
  if (!takeBack(match, seat, [], "back") || JSON.stringify(match.state) !== JSON.stringify(beside.state))
    run.fail(`A move that nobody noticed, taken back, leaves more behind than ${reply.id} beside it.`);
}

function expectNotFree(run: Run, match: Match, seat: Seat, what: string): void {
  if (match.undoReach(seat) === "free") run.fail(`Undo of ${what} is free.`);
  if (run.game.takeBack === "free-only") return expectRefused(run, match, seat, what);
  if (run.seats.length === 1) return;
  const before = JSON.stringify(match.state);
  const asked = match.submit({ kind: "undo", id: "ask", seat }, { people: run.seats });
  if (!asked.accepted || asked.entry.kind !== "undo-asked")
    run.fail(`Undo of ${what} does not ask the table.`);
  const against = run.seats.find((other) => other !== seat) ?? 0;
  match.submit(
    { kind: "undo-vote", id: "no", seat: against, of: seat, agrees: false },
    { people: run.seats },
  );
  if (match.undoRequest !== null || JSON.stringify(match.state) !== before) {
    run.fail(`A vote against taking back ${what} does not leave things as they are.`);
  }
}

function expectRefused(run: Run, match: Match, seat: Seat, what: string): void {
  const before = JSON.stringify(match.snapshot());
  const result = match.submit({ kind: "undo", id: "refused", seat }, { people: run.seats });
  if (result.accepted || JSON.stringify(match.snapshot()) !== before)
    run.fail(`Undo of ${what} is not refused.`);
}

type Traces = ReadonlyMap<string, string>;

/** All that undo must restore: the state, the count of draws, and what each viewer is sent. */
function tracesOf(run: Run, match: Match): Traces {
  const traces = new Map([
    ["The state", JSON.stringify(match.state)],
    ["The count of draws", JSON.stringify(match.drawn)],
  ]);
  for (const viewer of run.viewers) {
    traces.set(`${nameOf(viewer)}’s sight`, JSON.stringify(sightOf(run.game, match.state, viewer)));
  }
  return traces;
}

function expectTraces(run: Run, answer: Answer, before: Traces, after: Traces): void {
  for (const [what, bytes] of before) {
    const now = after.get(what) ?? "null";
    if (now !== bytes) {
      run.fail(`${what} is another after ${answer.id} was taken back: ${differenceInBytes(bytes, now)}.`);
    }
  }
}

function give(
  run: Run,
  match: Match,
  seat: Seat,
  answer: Answer,
): { entry: Answered; told: readonly MatchEvent[] } {
  const decision = match.decision(seat);
  if (decision === null) return run.fail(`Seat ${seat} is not asked again.`);
  const id = `entry ${match.log.entries.length + 1}`;
  const result = match.submit({ kind: "answer", id, seat, decision: decision.id, answer: answer.id });
  if (!result.accepted || result.entry.kind !== "answer")
    return run.fail(`The legal answer ${answer.id} was refused.`);
  return { entry: result.entry, told: result.told };
}
