import { chanceOf, type Said, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { after, type Playing, underway } from "../../rules/clauses/position.ts";
import type { Character, QuestShape } from "../../rules/index.ts";
import { type Belief, believe, chanceThat, evilChances } from "./belief.ts";
import { type Deal, isEvil, ownKnowledge, pretendedKnowledge, type Sight } from "./knowledge.ts";
import { STRONG } from "./skill.ts";
import { said, SIX } from "../testing/table-of-six.ts";

function sightOf(play: Playing, seat: Seat, heard: readonly Said<QuestShape>[]): Sight {
  const { deal, options } = play.state;
  const decision = { question: { kind: "discussion" }, answers: [{ kind: "go-on", id: "go-on" }] } as const;
  return { seat, seats: deal.length, options, view: play.view(seat), heard, decision };
}

function belief(play: Playing, seat: Seat, heard: readonly Said<QuestShape>[]): Belief {
  const sight = sightOf(play, seat, heard);
  return believe(sight, ownKnowledge(sight), chanceOf(seeded("belief")), STRONG);
}

/** How likely this seat thinks each seat is evil. */
function suspicions(play: Playing, seat: Seat, heard: readonly Said<QuestShape>[] = []): readonly number[] {
  return evilChances(belief(play, seat, heard), SIX.length);
}

describe("what a good bot believes", () => {
  test("before anything has happened, every other is as likely evil, and it is not", () => {
    const [own, ...others] = suspicions(underway(SIX), 0);
    expect(own).toBeCloseTo(0);
    for (const other of others) expect(other).toBeCloseTo(3 / 5, 1);
  });

  test("with whom it went on a quest of two that failed, that one is evil", () => {
    const play = underway(SIX).quest([0, 3], 0, 3);
    expect(suspicions(play, 0)[3]).toBeGreaterThan(0.99);
  });

  test("of a quest of two that failed it suspects both members, and the one without the magic token more", () => {
    const suspected = suspicions(underway(SIX).quest([0, 3], 0, 3), 1);
    expect(suspected[3]).toBeGreaterThan(suspected[0] ?? 1);
    expect(suspected[3]).toBeGreaterThan(Math.max(suspected[2] ?? 1, suspected[4] ?? 1, suspected[5] ?? 1));
  });

  test("who is revealed as evil is evil for certain", () => {
    const deal: readonly Character[] = [
      "loyal-servant",
      "loyal-servant",
      "duke",
      "revealer",
      "morgan-le-fay",
      "mutineer",
    ];
    const play = after("FFF", deal);
    expect(play.view(0).revealed[3]).toBe("revealer");
    expect(suspicions(play, 0)[3]).toBeCloseTo(1);
  });

  test("whom its amulet showed as evil it takes for evil", () => {
    const play = underway(SIX)
      .quest([0, 1], 0)
      .answers("seat-3")
      .quest([0, 1, 2], 0)
      .answers("seat-4", "seat-1", "seat-3", "show");
    expect(suspicions(play, 1)[3]).toBeCloseTo(1);
    expect(suspicions(play, 2)[3]).toBeLessThan(0.9);
  });
});

describe("what is said", () => {
  test("of two who both say that they are the only Duke, one is evil", () => {
    const deal: readonly Character[] = [
      "loyal-servant",
      "duke",
      "loyal-servant",
      "minion",
      "morgan-le-fay",
      "changeling",
    ];
    const play = underway(deal);
    const claims = [
      said(1, { kind: "i-am", character: "duke" }),
      said(3, { kind: "i-am", character: "duke" }),
    ];
    const areGood = (deal: Deal) => !isEvil(deal[1]) && !isEvil(deal[3]);
    expect(chanceThat(belief(play, 0, []), areGood)).toBeGreaterThan(0.08);
    expect(chanceThat(belief(play, 0, claims), areGood)).toBeLessThan(0.04);
  });

  test("where nobody hunts, the only player who claims to be the Duke is believed", () => {
    const deal: readonly Character[] = [
      "loyal-servant",
      "loyal-servant",
      "loyal-servant",
      "loyal-servant",
      "duke",
      "archduke",
      "minion",
      "morgan-le-fay",
      "changeling",
    ];
    const claims = deal.map((character, seat) =>
      said(seat, { kind: "i-am", character: isEvil(character) ? "loyal-servant" : character }),
    );
    const play = underway(deal);
    const suspected = evilChances(belief(play, 0, claims), deal.length);
    expect(suspected[4]).toBeLessThan(0.1);
    expect(suspected[6]).toBeGreaterThan(0.3);
  });

  test("what a Cleric says of the first leader counts for more than what others say", () => {
    const deal: readonly Character[] = ["morgan-le-fay", "cleric", "duke", "youth", "minion", "blind-hunter"];
    const play = underway(deal);
    const { firstLeader } = play.view(1);
    const words = [said(1, { kind: "i-suspect", seat: firstLeader })];
    const isEvilWith = (speaker: Character) => (deal: Deal) =>
      deal[1] === speaker && isEvil(deal[firstLeader]);
    const growth = (speaker: Character) =>
      chanceThat(belief(play, 2, words), isEvilWith(speaker)) /
      chanceThat(belief(play, 2, []), isEvilWith(speaker));
    expect(growth("cleric")).toBeGreaterThan(1.3 * growth("youth"));
  });

  test("a player who reports a check that they never made is a liar", () => {
    const play = underway(SIX);
    const told = [said(4, { kind: "i-checked", seat: 1, saw: "evil" })];
    expect(suspicions(play, 0, told)[4]).toBeGreaterThan((suspicions(play, 0)[4] ?? 1) + 0.1);
  });
});

describe("what an evil bot believes", () => {
  test("it knows whom it was shown, and that one more is evil of whom it knows nothing", () => {
    const suspected = suspicions(underway(SIX), 3);
    expect(suspected[4]).toBeCloseTo(1);
    for (const seat of [0, 1, 2, 5]) expect(suspected[seat]).toBeCloseTo(1 / 4, 1);
  });

  test("its story is that of a good player: it knows nobody, and has played Success", () => {
    const sight = sightOf(underway(SIX).quest([0, 3], 0, 3), 3, []);
    const story = evilChances(
      believe(sight, pretendedKnowledge(sight, 3), chanceOf(seeded("story")), STRONG),
      SIX.length,
    );
    expect(story[3]).toBeCloseTo(0);
    expect(story[0]).toBeGreaterThan(0.85);
    expect(story[4]).toBeLessThan(0.9);
  });
});
