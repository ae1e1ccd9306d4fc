import { type GameText, type Line, type Locale, LOCALES, plainText, whyUnfit } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import type { DiceCity } from "../rules/dice-city.ts";
import type { Spending } from "../rules/events.ts";
import {
  type Card,
  DECK_CARDS,
  type Location,
  LOCATIONS,
  PILE_CARDS,
  printedAt,
} from "../rules/pieces/locations.ts";
import { BANDIT_DEFENSE, BANDITS, COLUMNS, ROWS, SHIP_PRICE, SHIPS } from "../rules/pieces.ts";
import { texts } from "./index.ts";
import { TABLE_WORDS } from "./table.ts";

const spoken: Record<Locale, GameText<DiceCity>> = {
  ru: await texts.ru(),
  fr: await texts.fr(),
  en: await texts.en(),
};
const names = ["Анна", "Hélène", "Tom"];
const say = (text: Line) => plainText(text, (seat) => names[seat] ?? "?");
const { ru, fr, en } = spoken;

const spot = { row: "red", column: 3 } as const;
const stock = (wood: number, stone: number, iron: number) => ({ wood, stone, iron });

describe("Russian declines what it names", () => {
  test.each([
    [stock(1, 0, 0), "Анна получает 1\u00a0дерево."],
    [stock(2, 1, 5), "Анна получает 2\u00a0дерева, 1\u00a0камень и 5\u00a0железа."],
    [stock(0, 3, 1), "Анна получает 3\u00a0камня и 1\u00a0железо."],
    [stock(11, 0, 21), "Анна получает 11\u00a0дерева и 21\u00a0железо."],
  ])("resources %o are gained", (amounts, sentence) => {
    expect(say(ru.event.gained({ kind: "gained", seat: 0, amounts }))).toBe(sentence);
  });

  test.each([
    [1, "Анна берёт 1\u00a0победное очко."],
    [2, "Анна берёт 2\u00a0победных очка."],
    [6, "Анна берёт 6\u00a0победных очков."],
  ])("%i points are taken", (points, sentence) => {
    expect(say(ru.event.points({ kind: "points", seat: 0, points }))).toBe(sentence);
  });

  test("a card is placed in the accusative, over the genitive", () => {
    const built = { kind: "built", seat: 0, card: "blacksmith", covered: "traveller", ...spot } as const;
    expect(say(ru.event.built(built))).toBe("Анна ставит Кузню на место Путника (красный ряд,\u00a03).");
  });

  test("what is had for a price or by a die is told with it", () => {
    const used = { kind: "used", seat: 0, location: "forest", copied: false, ...spot } as const;
    const built = { kind: "built", seat: 0, card: "blacksmith", covered: "traveller", ...spot } as const;
    const amounts = stock(2, 1, 0);
    const both = (locale: GameText<DiceCity>) => [
      say(locale.together?.(used, { kind: "gained", seat: 0, amounts }) ?? []),
      say(locale.together?.({ kind: "paid", seat: 0, amounts }, built) ?? []),
      say(locale.together?.(used, built) ?? []),
    ];
    expect(both(ru)).toEqual([
      "Анна использует Лес (красный ряд,\u00a03): 2\u00a0дерева и 1\u00a0камень.",
      "Анна ставит Кузню на место Путника (красный ряд,\u00a03) за 2\u00a0дерева и 1\u00a0камень.",
      "",
    ]);
    expect(both(en)).toEqual([
      "Анна uses the Forest (red row,\u00a03): 2 wood and 1 stone.",
      "Анна places the Blacksmith over the Traveller (red row,\u00a03) for 2 wood and 1 stone.",
      "",
    ]);
  });

  test("an attack never declines the name of a person", () => {
    const attacked = {
      kind: "attacked",
      seat: 0,
      victim: 1,
      location: "great-wall",
      cost: 5,
      ...spot,
    } as const;
    expect(say(ru.event.attacked(attacked))).toBe(
      "Анна атакует силой 5 и деактивирует Великую стену игрока\u00a0Hélène (красный ряд,\u00a03).",
    );
  });

  test("so many cards are still to be chosen", () => {
    expect(say(ru.question.refresh({ kind: "refresh", left: 3 }))).toBe(
      "Выберите ещё 3\u00a0карты витрины, которые хотите заменить.",
    );
    expect(say(ru.question.refresh({ kind: "refresh", left: 1 }))).toBe(
      "Выберите последнюю карту витрины, которую хотите заменить.",
    );
  });
});

describe("French has its articles, genders and plurals", () => {
  test.each([
    ["town-hall", "Construire l’Hôtel de ville"],
    ["stables", "Construire les Écuries"],
    ["well", "Construire le Puits"],
    ["church", "Construire l’Église"],
    ["manor", "Construire le Manoir"],
  ] as const)("the %s is built", (card, label) => {
    expect(say(fr.answer.buy({ kind: "buy", id: "", card, place: 0 }))).toBe(label);
  });

  test("a die is masculine, a row feminine", () => {
    const use = { kind: "use", id: "", die: "white", location: "forest", row: "white", column: 1 } as const;
    expect(say(fr.answer.use(use))).toBe("Utiliser la Forêt (dé blanc)");
    const place = { kind: "spot", id: "", location: "cave", row: "blue", column: 6 } as const;
    expect(say(fr.answer.spot(place))).toBe("Grotte (rangée bleue,\u00a06)");
  });

  test("wood stays as it is, stones and ingots are counted", () => {
    expect(say(fr.event.paid({ kind: "paid", seat: 1, amounts: stock(2, 1, 3) }))).toBe(
      "Hélène paie 2 bois, 1 pierre et 3 lingots.",
    );
  });
});

describe("English has its articles and plurals", () => {
  test.each([
    [1, "Tom takes 1 victory point."],
    [2, "Tom takes 2 victory points."],
  ])("%i points are taken", (points, sentence) => {
    expect(say(en.event.points({ kind: "points", seat: 2, points }))).toBe(sentence);
  });

  test("two pass tokens are traded for what is named", () => {
    const trade = (what: "wood" | "strength") =>
      say(en.answer["trade-passes"]({ kind: "trade-passes", id: "", for: what }));
    expect(trade("wood")).toBe("Two pass tokens\u00a0→ 1 wood");
    expect(trade("strength")).toBe("Two pass tokens\u00a0→ 1 strength");
  });

  test("an attack says what it costs and what it takes", () => {
    const attack = {
      kind: "attack",
      id: "",
      victim: 1,
      location: "quarry",
      cost: 4,
      points: 0,
      ...spot,
    } as const;
    expect(say(en.answer.attack(attack))).toBe(
      "Attack Hélène’s Quarry (red row,\u00a03): 4 strength\u00a0→ 0 points",
    );
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  const text = spoken[locale];
  const clauses = text.rules.flatMap((chapter) => chapter.clauses);
  const clause = (id: string) => clauses.find((one) => one.id === id)?.text ?? "";
  const nameOf = (location: Location) => text.piece[location]?.name ?? "?";
  const numbersIn = (sentence: string) => (sentence.match(/\d+/g) ?? []).map(Number);

  test("the rules reference has every clause once and in order, and each piece leads to one", () => {
    const ids = clauses.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual(Array.from({ length: 29 }, (_, index) => `DC-${index + 1}`));
    for (const piece of Object.values(text.piece)) expect(ids).toContain(piece.clause);
  });

  test("the rules lead in with one chapter, short and without numbers", () => {
    const [lead, ...law] = text.rules.map((chapter) => chapter.clauses);
    expect(lead?.map(({ id }) => id)).toEqual([undefined, undefined, undefined]);
    expect(lead?.map((paragraph) => paragraph.text).join(" ").length).toBeLessThan(700);
    expect(law.flat().every(({ id }) => id !== undefined)).toBe(true);
  });

  test("of a die that is spent only the consequence is told, and no step of the turn", () => {
    const spent = (on: Spending) => text.event.spent({ kind: "spent", seat: 0, die: "red", on });
    expect((["use", "move", "refresh", "wake", "pass"] as const).flatMap(spent)).toEqual([]);
    expect(say(spent("nothing"))).toContain("Анна");
    expect(text.event.step({ kind: "step", seat: 0, step: "build" })).toEqual([]);
  });

  test("every location explains itself under a name of its own, which its clause mentions", () => {
    const locations = Object.keys(LOCATIONS);
    expect(new Set(locations.map((location) => text.piece[location]?.name)).size).toBe(30);
    for (const location of locations) {
      const { name = "?", help = "", clause: id = "" } = text.piece[location] ?? {};
      expect(help).toMatch(/\.$/);
      expect(clause(id).toLowerCase()).toContain(name.toLowerCase());
    }
  });

  test("the printed city is described as it is · DC-1", () => {
    const rows = clause("DC-1").split("\n").slice(1, 6);
    const printed = ROWS.map((row) => COLUMNS.map((column) => nameOf(printedAt(row, column))).join(", "));
    expect(rows.map((row) => row.replace(/^.*?:\s/, "").replace(/\.$/, ""))).toEqual(printed);
  });

  test.each<[string, readonly Card[]]>([
    ["DC-3", PILE_CARDS],
    ["DC-4", DECK_CARDS],
  ])("the cards of %s stand in it with price, defense and points", (id, cards) => {
    const lines = clause(id).split("\n").slice(1);
    for (const [index, card] of cards.entries()) {
      const { price, defense, points } = LOCATIONS[card];
      const figures = [...Object.values(price).filter((count) => count > 0), defense];
      const [described = ""] = (lines[index] ?? "").split("). ");
      expect(described).toContain(nameOf(card));
      expect(numbersIn(described)).toEqual(points === "by-row" ? figures : [...figures, points]);
    }
  });

  test("bandits and ships cost what the rules say · DC-5 · DC-6", () => {
    const helps = (kind: string) => numbersIn(text.piece[kind]?.help ?? "");
    for (const bandit of BANDITS) expect(helps(`bandit-${bandit}`)).toEqual([BANDIT_DEFENSE[bandit], bandit]);
    for (const ship of SHIPS) {
      expect(new Set(helps(`ship-${ship}`))).toEqual(new Set([SHIP_PRICE[ship].wood, ship]));
    }
    expect(numbersIn(clause("DC-5"))).toEqual(BANDITS.flatMap((bandit) => [bandit, BANDIT_DEFENSE[bandit]]));
  });

  test("a bottom row that was all built, and the last row, leave with a whole sentence · DC-28", () => {
    const left = (gone: readonly "well"[], come: readonly "well"[]) =>
      say(text.event["row-left"]({ kind: "row-left", gone, come }));
    const all = [left([], []), left(["well"], []), left([], ["well"]), left(["well"], ["well"])];
    expect(new Set(all).size).toBe(4);
    for (const sentence of all) expect(sentence).toMatch(/^\p{Lu}.*[^\s:]\. \p{Lu}.*\.$/u);
  });

  test("the end that a player may call, which random games hardly meet, can be read · DC-23", () => {
    const lines = [
      text.question["end-game"]({ kind: "end-game" }),
      text.waiting["end-game"]({ seats: [1], question: "end-game" }),
      text.answer.yes({ kind: "yes", id: "yes" }),
      text.answer.no({ kind: "no", id: "no" }),
      text.event.ending({ kind: "ending", seat: 1, why: "rows" }),
      text.event.ending({ kind: "ending", seat: 1, why: "bandits" }),
      text.event.ending({ kind: "ending", seat: 1, why: "ships" }),
    ].map(say);
    for (const line of lines) expect(whyUnfit(locale, line)).toBeNull();
  });

  test("what is written on the table can be read", () => {
    const unfit = saidBy(TABLE_WORDS[locale]).filter((words) => whyUnfit(locale, words) !== null);
    expect(unfit).toEqual([]);
  });

  test("each way of having enough is called by its own name", () => {
    const labels = (["dice", "well", "attack", "build", "statue"] as const).map((what) =>
      say(text.answer.done({ kind: "done", id: "done", with: what })),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });
});

/** Everything in a tree of words; figures stand where something is put in. */
function saidBy(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return [String(Reflect.apply(words, null, [1, 2]))];
  return Object.values(words ?? {}).flatMap(saidBy);
}
