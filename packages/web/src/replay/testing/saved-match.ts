import { commit, fairChance, sealOf } from "@roundtable/fairness";
import { checkTable, type Continued, type Game, Match, seeded } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";

const KEY = "0f".repeat(32);

/** A match between people who answer at random, saved after this many answers or at its end. */
export function savedMatch(game: Game, answers = Infinity, continued?: Continued): MatchFile {
  const seats = game.seats.min;
  const commitment = commit(KEY);
  const nonces = Array.from({ length: seats }, (_, seat) => String(seat).repeat(32));
  const seals = nonces.map((nonce, seat) => sealOf(commitment, seat, nonce));
  const match = Match.begin(game, {
    seats,
    options: checkTable(game, seats).options,
    source: fairChance(KEY, nonces),
    fairness: { commitment, seals, nonces },
    ...(continued === undefined ? {} : { continued }),
  });
  const whims = seeded("whims");
  for (let n = 0; n < answers && match.outcome === null; n++) {
    const seat = match.asked[0] ?? 0;
    const decision = match.decision(seat);
    const answer = decision?.answers[whims.pick(n, decision.answers.length)];
    if (decision === null || answer === undefined) throw new Error(`Seat ${seat} is asked nothing.`);
    match.submit({ kind: "answer", id: `${n}`, seat, decision: decision.id, answer: answer.id });
  }
  return {
    table: "abcdefghijkl",
    started: 1,
    ended: 2,
    names: Array.from({ length: seats }, (_, seat) => `Person ${seat}`),
    bots: [],
    outcome: match.outcome,
    log: match.log,
    key: KEY,
  };
}
