import { createHash } from "node:crypto";
import type { CalledOff, Fairness, Log } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import {
  commit,
  fairChance,
  type Key,
  newKey,
  sealOf,
  shareStep,
  type Start,
  type Verdict,
  verify,
  type Witness,
} from "./index.ts";

/** One deal in a hundred is the one that Mallory wants. */
const DEALS = 100;
const isWanted = (key: Key, nonces: readonly string[]) => fairChance(key, nonces).pick(0, DEALS) === 0;

const terms = { game: "dicing", options: {}, people: ["anna", "mallory"] };

/** Secrets that look random and are the same in every run. */
function secrets(run: number) {
  let drawn = 0;
  const next = () => createHash("sha256").update(`${run} ${drawn++}`).digest();
  return { key: () => newKey(next()), nonce: () => next().toString("hex").slice(0, 32) };
}

/** An honest browser on seat 0, which does what every browser does and remembers what it saw. */
class Anna {
  witness: Witness = {};
  readonly #nonce: () => string;

  constructor(nonce: () => string) {
    this.#nonce = nonce;
  }

  /** What she sends when she is shown this; null if she does not go along. */
  answer(start: Partial<Start> & { commitment: string }): string | null {
    const step = shareStep({ seals: null, terms, ...start }, 0, this.witness, this.#nonce);
    if (step === null) return null;
    this.witness = step.witness;
    return step.kind === "seal" ? step.seal : step.nonce;
  }

  judges({ log, key }: Played): Verdict {
    return verify(log, key, this.witness);
  }
}

interface Played {
  readonly log: Log;
  readonly key: Key;
}

/** The log of a match in which nothing has happened but the deal. */
function played(key: Key, fairness: Omit<Fairness, "commitment">): Played {
  const drew = fairChance(key, fairness.nonces).pick(0, DEALS);
  const header = { game: "dicing", rules: 1, seats: 2, options: {} };
  const log = { header: { ...header, fairness: { commitment: commit(key), ...fairness } }, entries: [] };
  return { key, log: { ...log, setup: { draws: [{ of: DEALS, drew }] } } };
}

/** Mallory runs the server and plays seat 1: she reads everything, and says to Anna what she likes. */
function mallory(run = 0) {
  const { key, nonce } = secrets(run);
  const anna = new Anna(nonce);
  /** An honest start up to the point where Mallory knows the deal. */
  const start = () => {
    const serverKey = key();
    const commitment = commit(serverKey);
    const own = nonce();
    const seals = [anna.answer({ commitment }) ?? "", sealOf(commitment, 1, own)];
    const annas = anna.answer({ commitment, seals }) ?? "";
    return { key: serverKey, commitment, seals, nonces: [annas, own] as const };
  };
  const wantedWith = (serverKey: Key, annas: string) => {
    for (;;) {
      const own = nonce();
      if (isWanted(serverKey, [annas, own])) return own;
    }
  };
  return { anna, start, key, nonce, wantedWith };
}

describe("somebody who runs the server and also plays", () => {
  test("is found fair when she is, and Anna's browser proves it", () => {
    const { anna, start } = mallory();
    const { key, seals, nonces } = start();
    const fair = { kind: "fair", draws: 1, proof: "own-share", calledOff: 0 };
    expect(anna.judges(played(key, { seals, nonces }))).toEqual(fair);
  });

  test("cannot fit her own share to Anna's: it is not the one that she had sealed", () => {
    const { anna, start, wantedWith } = mallory();
    const { key, seals, nonces } = start();
    const fitted = [nonces[0], wantedWith(key, nonces[0])];
    expect(anna.judges(played(key, { seals, nonces: fitted }))).toEqual({ kind: "broken-seal", seat: 1 });
  });

  test("cannot seal the fitted share afterwards: Anna has seen the other seal", () => {
    const { anna, start, wantedWith } = mallory();
    const { key, commitment, seals, nonces } = start();
    const own = wantedWith(key, nonces[0]);
    const late = [seals[0] ?? "", sealOf(commitment, 1, own)];
    expect(anna.answer({ commitment, seals: late })).toBeNull();
    expect(anna.judges(played(key, { seals: late, nonces: [nonces[0], own] }))).toEqual({
      kind: "other-seals",
    });
  });

  test("cannot have Anna's share sealed again under a key for which she has opened it", () => {
    const { anna, start } = mallory();
    const { commitment } = start();
    expect(anna.answer({ commitment })).toBeNull();
  });

  test("cannot take another key: Anna's seal holds for this one alone", () => {
    const { anna, start, key } = mallory();
    const { seals, nonces } = start();
    expect(anna.judges(played(key(), { seals, nonces })).kind).toBe("hidden-start");
    const other = commit(key());
    expect(anna.answer({ commitment: other, seals })).toBeNull();
  });

  test("cannot change what is played after she has seen the shares", () => {
    const { anna, start } = mallory();
    const { key, seals, nonces } = start();
    const { log } = played(key, { seals, nonces });
    const judged = (header: Partial<Log["header"]>) =>
      anna.judges({ key, log: { ...log, header: { ...log.header, ...header } } }).kind;
    expect(judged({})).toBe("fair");
    expect(judged({ options: { long: true } })).toBe("other-terms");
    expect(judged({ seats: 3 })).toBe("other-terms");
    expect(judged({ game: "carding" })).toBe("other-terms");
  });

  test("cannot leave Anna's share out and have Anna believe that it is in", () => {
    const { anna, key, nonce } = mallory();
    const serverKey = key();
    const commitment = commit(serverKey);
    const own = nonce();
    anna.answer({ commitment });
    const seals = ["", sealOf(commitment, 1, own)];
    expect(anna.answer({ commitment, seals })).toBeNull();
    expect(anna.judges(played(serverKey, { seals, nonces: ["", own] }))).toMatchObject({
      kind: "fair",
      proof: "others-shares",
    });
    const none = played(serverKey, { seals: ["", ""], nonces: ["", ""] });
    expect(anna.judges(none)).toMatchObject({ proof: "no-shares" });
  });

  test("cannot copy Anna's seal: it holds for her seat alone", () => {
    const { anna, key } = mallory();
    const serverKey = key();
    const commitment = commit(serverKey);
    const seal = anna.answer({ commitment }) ?? "";
    const nonce = anna.answer({ commitment, seals: [seal, seal] }) ?? "";
    const copied = played(serverKey, { seals: [seal, seal], nonces: [nonce, nonce] });
    expect(anna.judges(copied)).toEqual({ kind: "broken-seal", seat: 1 });
  });

  test("cannot begin without the share that an accomplice withholds", () => {
    const { anna, start } = mallory();
    const { key, seals, nonces } = start();
    expect(anna.judges(played(key, { seals, nonces: [nonces[0], ""] }))).toEqual({
      kind: "broken-seal",
      seat: 1,
    });
  });

  test("can call starts off until a deal suits her, but Anna knows how many there were", () => {
    const { anna, start } = mallory();
    const calledOff: CalledOff[] = [];
    let last = start();
    while (!isWanted(last.key, last.nonces)) {
      const { commitment, seals } = last;
      calledOff.push({ commitment, seals, withheld: [{ seat: 1, name: "Mallory" }] });
      last = start();
    }
    const { key, seals, nonces } = last;
    expect(calledOff.length).toBeGreaterThan(0);
    const told = played(key, { seals, nonces, calledOff });
    expect(anna.judges(told)).toMatchObject({ kind: "fair", calledOff: calledOff.length });
    const hidden = played(key, { seals, nonces, calledOff: calledOff.slice(1) });
    expect(anna.judges(hidden)).toEqual({ kind: "hidden-start", commitment: calledOff[0]?.commitment });
  });

  test("cannot go back to a deal that she had called off", () => {
    const { anna, start } = mallory();
    const first = start();
    const second = start();
    const { key, seals, nonces } = first;
    const calledOff = [{ commitment: second.commitment, seals: second.seals, withheld: [] }];
    expect(anna.judges(played(key, { seals, nonces, calledOff }))).toMatchObject({
      kind: "other-commitment",
      logged: first.commitment,
      seen: second.commitment,
    });
  });

  test("gets the deal that she wants as often as anybody, if Anna is to believe in it", () => {
    const believed = (verdict: Verdict) =>
      verdict.kind === "fair" && verdict.proof === "own-share" && verdict.calledOff === 0;
    const lucky = Array.from({ length: 200 }, (_, run) => {
      const { anna, start, wantedWith } = mallory(run);
      const { key, commitment, seals, nonces } = start();
      const fitted = [nonces[0], wantedWith(key, nonces[0])] as const;
      const resealed = [seals[0] ?? "", sealOf(commitment, 1, fitted[1])];
      const next = start();
      // Everything that she could have played, now that she knows it all.
      const ways = [
        played(key, { seals, nonces }),
        played(key, { seals, nonces: fitted }),
        played(key, { seals: resealed, nonces: fitted }),
        played(next.key, { seals: next.seals, nonces: next.nonces }),
        played(key, { nonces: fitted }),
      ];
      // Had she stopped after the first start, only that deal could be believed.
      const before = new Anna(() => "");
      before.witness = { ...anna.witness, commitment, opened: [commitment], seals, nonces: { 0: nonces[0] } };
      return [anna, before].some((one) =>
        ways.some((way) => believed(one.judges(way)) && isWanted(way.key, noncesOf(way))),
      );
    });
    // One in a hundred; twelve in two hundred would be luck that one in 500,000 has.
    expect(lucky.filter(Boolean).length).toBeLessThan(12);
  });
});

function noncesOf({ log }: Played): readonly string[] {
  return log.header.fairness?.nonces ?? [];
}

test("before there were seals, the last to give her share could choose, and the verdict says so", () => {
  const { anna, start, wantedWith } = mallory();
  const { key, nonces } = start();
  const chosen = played(key, { nonces: [nonces[0], wantedWith(key, nonces[0])] });
  const { commitment, nonces: known = {} } = anna.witness;
  expect(isWanted(key, noncesOf(chosen))).toBe(true);
  expect(verify(chosen.log, key, { commitment: commitment ?? "", nonces: known })).toMatchObject({
    kind: "fair",
    proof: "unsealed",
  });
});

test("a seal can be made without our code", () => {
  const nonce = "00112233445566778899aabbccddeeff";
  const lines = `roundtable share 1\nc0ffee\n3\n${nonce}`;
  expect(sealOf("c0ffee", 3, nonce)).toBe(createHash("sha256").update(lines).digest("hex"));
});

test("after a lost connection a share is opened again among the same seals, and among no others", () => {
  const { anna, start, nonce } = mallory();
  const { commitment, seals, nonces } = start();
  expect(anna.answer({ commitment, seals })).toBe(nonces[0]);
  expect(anna.answer({ commitment, seals: [seals[0] ?? "", sealOf(commitment, 1, nonce())] })).toBeNull();
  expect(anna.answer({ commitment, seals, terms: { ...terms, options: { long: true } } })).toBeNull();
});

test("a seal that is asked for twice is the same one", () => {
  const { anna, key } = mallory();
  const commitment = commit(key());
  expect(anna.answer({ commitment })).toBe(anna.answer({ commitment }));
});
