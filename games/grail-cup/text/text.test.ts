import {
  type GameText,
  type Line,
  type Locale,
  LOCALES,
  plainText,
  toldTo,
  whyUnfit,
} from "@roundtable/language";
import { describe, expect, test } from "vitest";
import { boardNamed, hasClover, isCastle } from "../rules/board.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import { ALLIES, type Ally, type SpaceKind } from "../rules/pieces.ts";
import { texts } from "./index.ts";
import type { PieceKind } from "./piece-kinds.ts";
import { TABLE_WORDS } from "./table.ts";

const spoken: Record<Locale, GameText<GrailCup>> = {
  ru: await texts.ru(),
  fr: await texts.fr(),
  en: await texts.en(),
};
const names = ["Анна", "Hélène", "Tom"];
const say = (text: Line) => plainText(text, (seat) => names[seat] ?? "?");
const { ru, fr, en } = spoken;

describe("Russian declines what it names", () => {
  test.each([
    [1, "Анна передаёт 1\u00a0карту налево, игроку\u00a0Hélène."],
    [2, "Анна передаёт 2\u00a0карты налево, игроку\u00a0Hélène."],
    [5, "Анна передаёт 5\u00a0карт налево, игроку\u00a0Hélène."],
    [21, "Анна передаёт 21\u00a0карту налево, игроку\u00a0Hélène."],
  ])("%i cards are passed", (cards, sentence) => {
    expect(say(ru.event.passed({ kind: "passed", seat: 0, to: 1, cards, direction: "left" }))).toBe(sentence);
  });

  test.each([
    [1, "Проскакать 1\u00a0клетку"],
    [2, "Проскакать 2\u00a0клетки"],
    [6, "Проскакать 6\u00a0клеток"],
    [21, "Проскакать 21\u00a0клетку"],
  ])("%i spaces are ridden", (steps, label) => {
    expect(say(ru.answer.steps({ kind: "steps", id: "", steps }))).toBe(label);
  });

  test("an ally is kept in the accusative and answers a call in the nominative", () => {
    expect(say(ru.answer.keep({ kind: "keep", id: "", ally: 5 }))).toBe("Оставить Укротителя дракона");
    expect(say(ru.event.called({ kind: "called", ally: 8, seat: null }))).toBe(
      "Номер 8, Фея: никто не отзывается.",
    );
  });

  test("a knight rides from the genitive to the accusative", () => {
    expect(say(ru.event.moved({ kind: "moved", seat: 0, from: 5, to: 9, cause: "ally" }))).toBe(
      "Анна скачет с клетки 5 на клетку 9 (деревня).",
    );
  });
});

describe("who is spoken of reads “you”, with the verbs that go with it", () => {
  const passed = { kind: "passed", seat: 0, to: 1, cards: 2, direction: "left" } as const;
  const exchanged = { kind: "exchanged", seat: 0, with: 1, space: 6, withSpace: 6 } as const;
  const stolen = { kind: "lance-stolen", seat: 1, from: 0 } as const;
  const kept = { kind: "kept", seat: 0, round: 1, pick: 0, ally: 3 } as const;

  test.each([
    [en.event.kept(kept), "en", 0, "You keep Merlin."],
    [fr.event.kept(kept), "fr", 0, "Vous gardez Merlin."],
    [ru.event.kept(kept), "ru", 0, "Вы оставляете себе Мерлина."],
    [ru.event.passed(passed), "ru", 1, "Анна передаёт 2\u00a0карты налево, вам."],
    [fr.event.passed(passed), "fr", 1, "Анна fait passer 2 cartes à gauche\u00a0: à vous de choisir."],
    [ru.event.exchanged(exchanged), "ru", 1, "Проклятие сбывается: Анна и вы меняетесь местами на клетке 6."],
    [
      fr.event.exchanged(exchanged),
      "fr",
      0,
      "La malédiction frappe\u00a0: vous et Hélène échangez vos places sur la case 6.",
    ],
    [en.event["lance-stolen"](stolen), "en", 0, "Hélène takes a lance from you."],
    [fr.event["lance-stolen"](stolen), "fr", 0, "Hélène vous prend une lance."],
    [ru.event["lance-stolen"](stolen), "ru", 0, "Hélène забирает копьё у\u00a0вас."],
  ] as const)("%#: %j", (text, locale, reader, sentence) => {
    expect(say(toldTo(locale, reader, text))).toBe(sentence);
  });
});

test("Russian passes a card in the accusative and takes one up in the nominative", () => {
  expect(say(ru.question.keep({ kind: "keep", hand: [4, 8], takenUp: 4 }))).toBe(
    "Оставьте себе одного из этих союзников на этот раунд: вам передали Фею, а закрытая карта\u00a0— это Кузнец.",
  );
});

test("Russian finds a token on a space and lays it onto one", () => {
  const merlin = { seat: 0, spaces: [8], tokens: ["goblin"] } as const;
  expect(say(ru.event.looked({ kind: "looked", ...merlin }))).toBe("Анна находит Гоблина на клетке 8.");
  expect(say(ru.event.rearranged({ kind: "rearranged", ...merlin }))).toBe(
    "Анна кладёт Гоблина на клетку 8.",
  );
});

describe("French has its articles and elisions", () => {
  const kept = (ally: Ally) => say(fr.event.kept({ kind: "kept", seat: 1, round: 1, pick: 0, ally }));

  test.each([
    [1, "Hélène garde l’Enchanteresse."],
    [3, "Hélène garde Merlin."],
    [5, "Hélène garde le Dragonnier."],
    [8, "Hélène garde la Fée."],
  ] as const)("ally %i is kept", (ally, sentence) => {
    expect(kept(ally)).toBe(sentence);
  });

  test("Merlin’s look names each token with its space, the lowest first", () => {
    const looked = {
      kind: "looked",
      seat: 1,
      spaces: [12, 8, 16],
      tokens: ["lure", "goblin", "boots"],
    } as const;
    expect(say(fr.event.looked(looked))).toBe(
      "Hélène trouve un Lutin farceur sur la case 8, un Appeau à dragon sur la case 12 et des Bottes de quatre lieues sur la case 16.",
    );
  });

  test("the last of eight chooses between articles", () => {
    expect(say(fr.question.keep({ kind: "keep", hand: [1, 8], takenUp: 8 }))).toBe(
      "Gardez l’un de ces alliés pour cette manche : on vous a passé l’Enchanteresse, et la carte cachée est la Fée.",
    );
  });

  test("one card is singular", () => {
    expect(say(fr.event.passed({ kind: "passed", seat: 1, to: 2, cards: 1, direction: "left" }))).toBe(
      "Hélène fait passer 1 carte à gauche\u00a0: à Tom de choisir.",
    );
  });
});

describe("English has its articles", () => {
  test("Merlin takes none", () => {
    expect(say(en.answer.curse({ kind: "curse", id: "", ally: 3 }))).toBe("Curse Merlin");
    expect(say(en.answer.curse({ kind: "curse", id: "", ally: 4 }))).toBe("Curse the Smith");
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  const text = spoken[locale];

  test("what a viewer may not know is told without it", () => {
    const lines = [
      text.event.hand({ kind: "hand", seat: 0, round: 1, pick: 0, cards: 5 }),
      text.event.kept({ kind: "kept", seat: 0, round: 1, pick: 0 }),
      text.event.discarded({ kind: "discarded", seat: 0, round: 1 }),
      text.event.looked({ kind: "looked", seat: 0, spaces: [8, 12, 16] }),
      text.event.rearranged({ kind: "rearranged", seat: 0, spaces: [8, 12, 16] }),
    ].map(say);
    const pieces = Object.entries(text.piece).filter(([kind]) => /^(ally|token)-/.test(kind));
    for (const line of lines) {
      for (const [, { name }] of pieces) expect(line).not.toContain(name);
    }
  });

  test("the last of eight is told which card was passed and which lay face down · GC-11", () => {
    const question = (takenUp: Ally | null) =>
      say(text.question.keep({ kind: "keep", hand: [6, 8], takenUp }));
    const event = (takenUp: Ally) =>
      say(text.event.hand({ kind: "hand", seat: 0, round: 1, pick: 7, cards: 2, hand: [6, 8], takenUp }));
    expect(new Set([question(null), question(6), question(8)]).size).toBe(3);
    expect(event(6)).not.toBe(event(8));
  });

  test("what is read out at the table can be shown to people", () => {
    const { numbered, onSpace, count, comma } = TABLE_WORDS[locale];
    const name = (piece: PieceKind) => text.piece[piece]?.name ?? "";
    const said = [
      numbered(9, name("ally-9")),
      onSpace(name("dragon"), 14),
      count(name("lance"), 12),
      comma(name("dragon"), name("knight")),
    ];
    expect(said.filter((words) => whyUnfit(locale, words) !== null)).toEqual([]);
  });

  test("the rules reference has every clause once and in order, and each piece leads to one", () => {
    const ids = text.rules.flatMap(({ clauses }) => clauses.flatMap(({ id }) => id ?? []));
    const numbers = [
      [1, 13],
      [20, 29],
      [40, 43],
      [50, 53],
    ].flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => `GC-${from + index}`),
    );
    expect(ids).toEqual(numbers);
    for (const { clause } of Object.values(text.piece)) expect(ids).toContain(clause);
  });

  test("the rules lead in with one chapter, short and without numbers", () => {
    const [lead, ...law] = text.rules.map(({ clauses }) => clauses);
    expect(lead?.map(({ id }) => id)).toEqual([undefined, undefined, undefined]);
    expect(lead?.map((clause) => clause.text).join(" ").length).toBeLessThan(600);
    expect(law.flat().every(({ id }) => id !== undefined)).toBe(true);
  });

  test("each order that Merlin may choose says which token goes where · GC-23", () => {
    const arranged = { kind: "arrange", id: "", spaces: [8, 12], tokens: ["goblin", "magnet"] } as const;
    const [goblin, magnet] = [text.piece["token-goblin"]?.name, text.piece["token-magnet"]?.name];
    const colon = locale === "fr" ? "\u00a0:" : ":";
    expect(say(text.answer.arrange(arranged))).toBe(`8${colon} ${goblin} · 12${colon} ${magnet}`);
  });

  test("a curse tells who is where now · GC-20", () => {
    const exchanged = { kind: "exchanged", seat: 0, with: 1, space: 6, withSpace: 8 } as const;
    expect(say(text.event.exchanged(exchanged))).toMatch(/Анна\D+6\D+Hélène\D+8/);
  });

  test("what another line tells has no line of its own; what is told only to me has", () => {
    const draft = { seat: 0, round: 1, pick: 0 } as const;
    expect(text.event.hand({ kind: "hand", ...draft, cards: 4 })).toEqual([]);
    expect(text.event.kept({ kind: "kept", ...draft })).toEqual([]);
    expect(say(text.event.hand({ kind: "hand", ...draft, cards: 1, hand: [3] }))).toMatch(/\.$/);
    expect(say(text.event.kept({ kind: "kept", ...draft, ally: 3 }))).toMatch(/\.$/);
  });

  test("the allies are called by the same names everywhere", () => {
    const clauses = text.rules.flatMap((chapter) => chapter.clauses);
    for (const ally of ALLIES) {
      const piece = text.piece[`ally-${ally}`];
      expect(clauses.find(({ id }) => id === piece?.clause)?.text).toContain(piece?.name);
    }
  });

  test("the board is described as it is · GC-1", () => {
    const { kinds, finish, dragon } = boardNamed("forest");
    const spacesOf = (wanted: (kind: SpaceKind | null) => boolean) =>
      kinds.flatMap((kind, space) => (wanted(kind) ? [space] : []));
    const clauses = text.rules.flatMap((chapter) => chapter.clauses);
    const described = clauses.find(({ id }) => id === "GC-1")?.text ?? "";
    const [start = "", ...lists] = described.split(/[.;] /).filter((sentence) => /\d/.test(sentence));
    expect(start).toContain(String(finish));
    const numbers = lists.map((sentence) => (sentence.match(/\d+/g) ?? []).map(Number));
    expect(numbers).toContainEqual([dragon]);
    expect(numbers).toContainEqual(spacesOf(isCastle).filter((space) => space !== finish));
    expect(numbers).toContainEqual(spacesOf((kind) => kind === "church"));
    expect(numbers).toContainEqual(spacesOf((kind) => kind === "village"));
    const clovers = numbers.find(([first]) => first === spacesOf(hasClover)[0]) ?? [];
    expect(clovers.toSorted((one, other) => one - other)).toEqual(spacesOf(hasClover));
  });
});
