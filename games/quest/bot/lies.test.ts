import { checkTable, type Match, type Seat, seatsOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Character, game, type QuestShape, sideOf } from "../rules/index.ts";
import { heuristic } from "./heuristic.ts";
import { type Stance, stanceIn } from "./belief/spoken-record.ts";
import { playOut } from "./testing/whole-game.ts";
import type { Word } from "./belief/heard-statements.ts";

const GAMES = 8;
const tables = [5, 6, 8, 10].flatMap((seats) =>
  ["base", "recommended", "directors-cut"].map((preset) => ({ seats, preset })),
);

/** With what everybody knew when it was said. */
interface Lie extends Word {
  readonly revealed: Readonly<Record<Seat, Character>>;
}

interface Heard {
  readonly match: Match<QuestShape>;
  readonly words: readonly Word[];
  /** Everything that evil players said. */
  readonly lies: readonly Lie[];
}

function hearGame(seats: number, preset: string, seed: string): Heard {
  const words: Lie[] = [];
  const match = playOut(
    seatsOf(seats).map(() => heuristic),
    checkTable(game, seats, { preset }).options,
    seed,
    ({ state }, seat, statement) =>
      words.push({ seat, statement, entry: words.length + 1, revealed: { ...state.revealed } }),
  );
  return {
    match,
    words,
    lies: words.filter(({ seat }) => sideOf(match.state.deal[seat] ?? "minion") === "evil"),
  };
}

/** Whom an evil player praised or accused. */
function stancesIn({
  words,
  lies,
}: Heard): { seat: Seat; of: Seat; stance: Stance; known: Character | null }[] {
  return lies.flatMap(({ seat, statement, revealed }) => {
    const taken = stanceIn(statement, words);
    return taken === null || taken.of === seat ? [] : [{ seat, ...taken, known: revealed[taken.of] ?? null }];
  });
}

describe.each(tables)("$preset, $seats players: evil bots", ({ seats, preset }) => {
  const games = Array.from({ length: GAMES }, (_, nth) => hearGame(seats, preset, `lies/${nth}`));

  test("lie in most games about what they are", () => {
    const lied = games.filter(({ lies }) =>
      lies.some(
        ({ statement: said }) =>
          said.kind === "i-am-good" || (said.kind === "i-am" && sideOf(said.character) === "good"),
      ),
    );
    expect(lied.length).toBeGreaterThan(GAMES / 2);
  });

  test("say once at most what they are, and never what somebody else is known to be", () => {
    for (const { match, lies } of games) {
      const claims = lies.filter(({ statement: { kind } }) => kind === "i-am" || kind === "i-am-good");
      expect(new Set(claims.map(({ seat }) => seat)).size).toBe(claims.length);
      const claimed = claims.flatMap(({ statement, revealed }) =>
        statement.kind === "i-am" ? [{ is: statement.character, revealed: Object.values(revealed) }] : [],
      );
      for (const { is, revealed } of claimed) {
        expect(match.state.set).toContain(is);
        expect(revealed).not.toContain(is);
      }
    }
  });

  test("tell of a check only if they made it, once, and of whom they checked", () => {
    for (const { match, lies } of games) {
      const told = lies.flatMap(({ seat, statement }) =>
        statement.kind === "i-checked" ? [{ holder: seat, checked: statement.seat }] : [],
      );
      const made = match.state.amulets.map(({ holder, checked }) => ({ holder, checked }));
      for (const one of told) expect(made).toContainEqual(one);
      expect(new Set(told.map(({ holder }) => holder)).size).toBe(told.length);
    }
  });

  test("never speak well of somebody and then ill, nor the other way round", () => {
    for (const heard of games) {
      const taken = new Map<string, Set<Stance>>();
      for (const { seat, of, stance } of stancesIn(heard)) {
        taken.set(`${seat} of ${of}`, (taken.get(`${seat} of ${of}`) ?? new Set()).add(stance));
      }
      for (const stances of taken.values()) expect([...stances]).toHaveLength(1);
    }
  });

  test("never speak well of somebody known as evil, nor ill of somebody known as good", () => {
    const known = games
      .flatMap(stancesIn)
      .flatMap(({ stance, known: character }) =>
        character === null ? [] : [{ stance, side: sideOf(character) }],
      );
    for (const { stance, side } of known) expect(stance).toBe(side === "evil" ? "suspects" : "trusts");
  });

  test("never say that they played Success where all played Fail, nor anything once they are known as evil", () => {
    for (const { match, lies } of games) {
      for (const { seat, revealed } of lies) expect(Object.keys(revealed)).not.toContain(String(seat));
      const innocent = lies.flatMap(({ statement: said }) =>
        said.kind === "i-played-success" ? [said.quest] : [],
      );
      for (const quest of innocent) expect(match.state.quests[quest - 1]?.cards).toContain("success");
    }
  });
});
