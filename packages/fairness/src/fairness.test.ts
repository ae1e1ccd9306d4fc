import { createHmac } from "node:crypto";
import { type Draw, type Game, type Log, Match, plainCopy, type Shape } from "@roundtable/kernel";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commit, fairChance, newKey, verify } from "./index.ts";
import { isKey } from "./key.ts";

const key = newKey(new Uint8Array(32).map((_, index) => index));
const nonces = ["anna", "", "боб"];

/** Everybody in turn rolls, or shuffles five cards, or passes; three rounds. */
interface Dicing extends Shape {
  state: { moves: number };
  answer: { kind: "roll" | "shuffle" | "pass"; id: string };
}

const dicing: Game<Dicing> = {
  id: "dicing",
  version: 1,
  seats: { min: 3, max: 3, usual: 3 },
  options: {},
  takeBack: "by-agreement",
  check: () => ({ errors: [], warnings: [] }),
  setup(_seats, _options, { chance }) {
    chance.order(9);
    chance.pick(3);
    return { moves: 0 };
  },
  asked: ({ moves }) => (moves < 9 ? [moves % 3] : []),
  decision: ({ moves }, seat) =>
    moves < 9 && seat === moves % 3
      ? {
          question: { kind: "move" },
          answers: (["roll", "shuffle", "pass"] as const).map((kind) => ({ kind, id: kind })),
        }
      : null,
  apply(state, _seat, { kind }, { chance }) {
    if (kind === "roll") chance.pick(6);
    if (kind === "shuffle") chance.order(5);
    state.moves++;
  },
  outcome: ({ moves }) => (moves < 9 ? null : { winners: [0] }),
  view: () => ({ awaited: null }),
  see: (event) => event,
  after: (view) => view,
  redeal: (state) => state,
  retell: (event) => event,
  secrets: () => ({}),
};

/**
 * Plays the named moves in turn; "undo" takes the last that counts back with everybody's agreement, "ask" only asks for
 * it, and "say" is a word beside the game.
 */
function logOf(...moves: readonly (Dicing["answer"]["kind"] | "undo" | "ask" | "say")[]): Log<Dicing> {
  const fairness = { commitment: commit(key), nonces };
  const match = Match.begin(dicing, { seats: 3, options: {}, source: fairChance(key, nonces), fairness });
  for (const [index, move] of moves.entries()) {
    const id = String(index);
    const [seat = -1] = match.asked;
    const carriedOut = () => {
      const last = match.log.entries[(match.snapshot().line.at(-1) ?? 0) - 1]?.seat ?? -1;
      switch (move) {
        case "undo":
          return match.submit({ kind: "undo", id, seat: last });
        case "ask":
          return match.submit({ kind: "undo", id, seat: last }, { people: [0, 1, 2] });
        case "say":
          return match.submit({ kind: "say", id, seat, say: { text: "Hm." } });
        default: {
          const decision = match.decision(seat)?.id ?? "";
          return match.submit({ kind: "answer", id, seat, decision, answer: move });
        }
      }
    };
    expect(carriedOut()).toMatchObject({ accepted: true });
  }
  return plainCopy(match.log);
}

/** The log with the draws of one entry rewritten; entry 0 is setup. */
function forged(log: Log<Dicing>, entry: number, draws: readonly Draw[]): Log<Dicing> {
  if (entry === 0) return { ...log, setup: { draws } };
  return {
    ...log,
    entries: log.entries.map((each) =>
      each.n === entry && each.kind === "answer" ? { ...each, draws } : each,
    ),
  };
}

describe("chance", () => {
  test("words are plain HMAC-SHA256, as anybody can compute them without our code", () => {
    const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
    const prefixed = nonces.flatMap((nonce) => [number(Buffer.byteLength(nonce)), Buffer.from(nonce)]);
    const block = createHmac("sha256", Buffer.from(key, "hex"))
      .update(
        Buffer.concat([Buffer.from("roundtable chance 1\n"), number(3), ...prefixed, number(7), number(0)]),
      )
      .digest();
    expect(fairChance(key, nonces).pick(7, 2 ** 32)).toBe(block.readUInt32BE());
  });

  test("stays what it was when old matches were played", () => {
    expect(commit(key)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const chance = fairChance(key, nonces);
    expect([0, 1, 2, 3].map((draw) => chance.pick(draw, 6))).toEqual([5, 0, 0, 1]);
    expect(chance.order(4, 12)).toEqual([1, 8, 2, 3, 5, 11, 4, 0, 7, 6, 9, 10]);
  });

  test("the same draw gives the same again, whatever was drawn in between", () => {
    const chance = fairChance(key, nonces);
    const [first] = [chance.order(3, 30), chance.pick(4, 6), chance.order(5, 20)];
    expect(chance.order(3, 30)).toEqual(first);
  });

  test("a long shuffle drawn twice in a row is the same shuffle", () => {
    const chance = fairChance(key, nonces);
    expect(chance.order(3, 30)).toEqual(chance.order(3, 30));
  });

  test("every nonce counts, and so does whose it is", () => {
    const orders = [
      ["anna", "bob"],
      ["bob", "anna"],
      ["annabob", ""],
      ["", "annabob"],
      ["anna", "bob", ""],
    ].map((nonces) => String(fairChance(key, nonces).order(0, 52)));
    expect(new Set(orders).size).toBe(5);
  });

  test("dice are even and every card comes everywhere", () => {
    const chance = fairChance(key, nonces);
    const faces = [0, 0, 0, 0, 0, 0];
    const places = [0, 0, 0, 0];
    for (let draw = 0; draw < 6000; draw++) {
      const face = chance.pick(draw, 6);
      faces[face] = (faces[face] ?? 0) + 1;
      const place = chance.order(draw, 4).indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    const unevenness = (counts: readonly number[], fair: number) =>
      counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
    // Chi-squared: a fair source stays below these 999 times in 1000.
    expect(unevenness(faces, 1000)).toBeLessThan(20.5);
    expect(unevenness(places, 1500)).toBeLessThan(16.3);
  });

  test("a key is 32 bytes, as 64 hexadecimal digits", () => {
    expect(() => newKey(new Uint8Array(16))).toThrow("32 random bytes");
    expect(() => commit(key.slice(2))).toThrow("64 lowercase hexadecimal");
    expect(() => commit(key.toUpperCase())).toThrow("64 lowercase hexadecimal");
    expect([isKey(key), isKey(`${key}0`), isKey([key])]).toEqual([true, false, false]);
  });
});

describe("verification", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("needs nothing that a browser keeps for secure contexts", () => {
    const log = logOf("roll", "shuffle");
    vi.stubGlobal("crypto", undefined);
    expect(verify(log, key)).toMatchObject({ kind: "fair", draws: 4 });
  });

  test("a match that was played fairly is found fair, and every draw is counted", () => {
    const log = logOf("roll", "shuffle", "pass", "roll", "roll", "shuffle", "pass", "roll", "roll");
    expect(verify(log, key)).toMatchObject({ kind: "fair", draws: 9 });
  });

  test("what was taken back and drawn again is the same draw, and is checked too", () => {
    const log = logOf("roll", "roll", "undo", "pass", "undo", "shuffle", "roll");
    expect(verify(log, key)).toMatchObject({ kind: "fair", draws: 6 });
    expect(verify(forged(log, 6, [{ order: [4, 3, 2, 1, 0] }]), key)).toMatchObject({
      kind: "wrong-draw",
      entry: 6,
      draw: 3,
    });
  });

  test("one move after another may be taken back", () => {
    const log = logOf("roll", "shuffle", "undo", "undo", "shuffle");
    expect(verify(log, key)).toMatchObject({ kind: "fair", draws: 5 });
  });

  test("what was said, or asked for and not granted, takes no draw back", () => {
    const log = logOf("roll", "say", "shuffle", "ask", "roll");
    expect(verify(log, key)).toMatchObject({ kind: "fair", draws: 5 });
  });

  describe("an answer taken back alone", () => {
    /** The log with the first answer taken back alone in its third entry, as often as is said; what came there follows. */
    const withAlone = (log: ReturnType<typeof logOf>, times = 1) => {
      const alone = { kind: "undo", seat: 0, of: 0, from: 1, alone: true, agreed: [] } as const;
      const entries = log.entries.toSpliced(
        2,
        0,
        ...Array.from({ length: times }, () => ({ ...alone, n: 0 })),
      );
      return { ...log, entries: entries.map((entry, index) => ({ ...entry, n: index + 1 })) };
    };

    test("leaves what others did unnoticed beside it, with its draws", () => {
      expect(verify(withAlone(logOf("pass", "roll", "roll")), key)).toMatchObject({ kind: "fair", draws: 4 });
    });

    test("does not count any more, but what stood beside it does", () => {
      expect(verify(withAlone(logOf("pass", "roll"), 2), key)).toEqual({ kind: "impossible-undo", entry: 4 });
      const log = withAlone(logOf("pass", "roll"));
      const more = { n: 4, kind: "undo", seat: 0, of: 0, from: 2, agreed: [] } as const;
      expect(verify({ ...log, entries: [...log.entries, more] }, key).kind).toBe("fair");
    });

    test("had no dice in it: they cannot be fished for", () => {
      expect(verify(withAlone(logOf("roll", "pass", "roll")), key)).toEqual({
        kind: "impossible-undo",
        entry: 3,
      });
    });
  });

  test("an undo of what does not count is named", () => {
    const log = logOf("roll", "undo");
    const twice = {
      ...log,
      entries: [...log.entries, ...log.entries.slice(1).map((entry) => ({ ...entry, n: 3 }))],
    };
    expect(verify(twice, key)).toEqual({ kind: "impossible-undo", entry: 3 });
  });

  test("a changed die is named, with what it should have been", () => {
    const log = logOf("pass", "roll", "roll");
    const fair = { of: 6, drew: fairChance(key, nonces).pick(3, 6) };
    const logged = { of: 6, drew: (fair.drew + 1) % 6 };
    expect(verify(forged(log, 3, [logged]), key)).toEqual({
      kind: "wrong-draw",
      entry: 3,
      draw: 3,
      logged,
      fair,
    });
  });

  test("a changed shuffle of the setup is named as entry 0", () => {
    const log = logOf("pass");
    const [deal, ...rest] = log.setup.draws;
    const order = deal !== undefined && "order" in deal ? deal.order.toReversed() : [];
    expect(verify(forged(log, 0, [{ order }, ...rest]), key)).toMatchObject({
      kind: "wrong-draw",
      entry: 0,
      draw: 0,
    });
  });

  test("of several draws at once the one that is wrong is named", () => {
    const log = logOf("pass");
    const [deal, first] = log.setup.draws;
    if (deal === undefined || first === undefined || "order" in first)
      throw new Error("Setup has two draws.");
    const logged = { of: 3, drew: (first.drew + 1) % 3 };
    expect(verify(forged(log, 0, [deal, logged]), key)).toEqual({
      kind: "wrong-draw",
      entry: 0,
      draw: 1,
      logged,
      fair: first,
    });
  });

  test("a draw that was left out or slipped in shows in the next one, or as another kind of draw", () => {
    const log = logOf("roll", "shuffle");
    expect(verify(forged(log, 1, []), key).kind).toBe("wrong-draw");
    expect(verify(forged(log, 1, [{ of: 0, drew: 0 }]), key)).toMatchObject({
      kind: "wrong-draw",
      fair: null,
    });
  });

  test("a changed nonce or commitment is caught", () => {
    const log = logOf("roll");
    const header = (fairness: NonNullable<Log["header"]["fairness"]>) => ({
      ...log,
      header: { ...log.header, fairness },
    });
    expect(verify(header({ commitment: commit(key), nonces: ["anna", "", "bob"] }), key).kind).toBe(
      "wrong-draw",
    );
    expect(verify(header({ commitment: "00", nonces }), key)).toMatchObject({
      kind: "broken-commitment",
      promised: "00",
    });
  });

  test("another key than the promised one is caught", () => {
    const log = logOf("roll");
    expect(verify(log, newKey(new Uint8Array(32))).kind).toBe("broken-commitment");
    expect(verify(log, "secret").kind).toBe("malformed-key");
  });

  test("a log forged as a whole is caught by a client that remembers the commitment or its own nonce", () => {
    const log = logOf("roll");
    expect(verify(log, key, { commitment: commit(key), nonces: { 0: "anna", 1: "" } }).kind).toBe("fair");
    expect(verify(log, key, { commitment: "another" }).kind).toBe("other-commitment");
    expect(verify(log, key, { nonces: { 2: "bob" } })).toEqual({
      kind: "other-nonce",
      seat: 2,
      logged: "боб",
      seen: "bob",
    });
  });

  test("a log from which a seat's nonce was dropped is caught by the client that gave it", () => {
    const log = logOf("roll");
    const fairness = { commitment: commit(key), nonces: nonces.slice(0, 2) };
    const shorter = { ...log, header: { ...log.header, fairness } };
    expect(verify(shorter, key, { nonces: { 2: "боб" } })).toEqual({
      kind: "other-nonce",
      seat: 2,
      logged: null,
      seen: "боб",
    });
  });

  test("a match without a commitment proves nothing", () => {
    const { header, ...rest } = logOf("roll");
    const { fairness: _, ...bare } = header;
    expect(verify({ ...rest, header: bare }, key)).toEqual({ kind: "no-commitment" });
  });
});
