import type { Command, Match, MatchReason } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import type { Run } from "../run.ts";

/** Bad commands are refused for the right reason and change nothing; a repeated one is recognised. */
export function refusalsChangeNothing(stride: number): Check {
  return {
    name: "bad commands are refused with their reason and change nothing",
    watch: (run) => ({
      position() {
        if (run.isSampled(stride) || run.outcome !== null) refuseAll(run);
      },
      answered({ seat, entry }) {
        if (!run.isSampled(stride)) return;
        const { command = "", decision, answer } = entry;
        const before = bytesOf(run.match);
        const again = run.match.submit({ kind: "answer", id: command, seat, decision, answer });
        if (!again.accepted || !again.again || again.entry.n !== entry.n || again.told.length > 0) {
          run.fail(`A command sent twice is not recognised the second time.`);
        }
        if (bytesOf(run.match) !== before) run.fail(`A command sent twice changes the match.`);
        const late = run.outcome === null ? "stale-decision" : "match-over";
        expectRefused(run, late, { kind: "answer", id: "late", seat, decision, answer });
      },
    }),
  };
}

function refuseAll(run: Run): void {
  const { match, seats } = run;
  for (const command of malformed()) expectRefused(run, "malformed", command);
  const stranger = seats.length;
  expectRefused(run, "no-such-seat", {
    kind: "answer",
    id: "x",
    seat: stranger,
    decision: "0-1",
    answer: "x",
  });
  expectRefused(run, "no-undo-asked", { kind: "undo-vote", id: "x", seat: 0, of: 0, agrees: true });

  if (run.outcome !== null) {
    return expectRefused(run, "match-over", {
      kind: "answer",
      id: "x",
      seat: 0,
      decision: "0-1",
      answer: "x",
    });
  }
  const asked = match.asked[0] ?? 0;
  const { id: decision = "0-1", answers = [] } = match.decision(asked) ?? {};
  const answer = answers[0]?.id ?? "x";
  const bystander = seats.find((seat) => !match.asked.includes(seat));
  if (bystander !== undefined) {
    expectRefused(run, "not-asked", { kind: "answer", id: "x", seat: bystander, decision, answer });
  }
  expectRefused(run, "stale-decision", {
    kind: "answer",
    id: "x",
    seat: asked,
    decision: `${asked}-0`,
    answer,
  });
  expectRefused(run, "illegal-answer", {
    kind: "answer",
    id: "x",
    seat: asked,
    decision,
    answer: "no such answer",
  });
}

function expectRefused(run: Run, expected: MatchReason, command: Command): void {
  const before = bytesOf(run.match);
  const result = run.match.submit(command, { people: run.seats });
  const reason = result.accepted ? "accepted" : `refused as ${result.reason}`;
  if (reason !== `refused as ${expected}`) {
    run.fail(`${JSON.stringify(command)} is ${reason}, but should be refused as ${expected}.`);
  }
  if (bytesOf(run.match) !== before)
    run.fail(`${JSON.stringify(command)} is refused, but changes the match.`);
}

/** Commands as they may come over a wire, where types are only hoped for. */
function malformed(): Command[] {
  const wire = `[
    null,
    {},
    {"kind": "answer", "id": "", "seat": 0, "decision": "0-1", "answer": "x"},
    {"kind": "answer", "id": "x", "seat": 0.5, "decision": "0-1", "answer": "x"},
    {"kind": "answer", "id": "x", "seat": "0", "decision": "0-1", "answer": "x"},
    {"kind": "answer", "id": "x", "seat": 0, "decision": "0-1", "answer": 7},
    {"kind": "answer", "id": "x", "seat": 0, "answer": "x"},
    {"kind": "undo-vote", "id": "x", "seat": 0, "of": 1, "agrees": "yes"},
    {"kind": "undo-vote", "id": "x", "seat": 0, "agrees": true},
    {"kind": "say", "id": "x", "seat": 0, "say": null},
    {"kind": "conjure", "id": "x", "seat": 0}
  ]`;
  return JSON.parse(wire) as Command[];
}

function bytesOf(match: Match): string {
  return JSON.stringify([match.snapshot(), match.log.entries.length, match.log.entries.at(-1), match.drawn]);
}
