import type { Seat } from "@roundtable/kernel";
import {
  type GameText,
  type Line,
  type Locale,
  LOCALES,
  plainText,
  textFor,
  whyUnfit,
} from "@roundtable/language";
import { describe, expect, test } from "vitest";
import { ALL_CHARACTERS, type Character, CHARACTERS } from "../rules/characters.ts";
import type { Known } from "../rules/introduction.ts";
import type { Problem } from "../rules/setup/legality.ts";
import type { QuestShape } from "../rules/quest.ts";
import type { Ending } from "../rules/state.ts";
import type { Statement } from "../rules/statements.ts";
import { presetPlan } from "../rules/setup/sets.ts";
import { sidesFor } from "../rules/tableau.ts";
import type { TogetherTask } from "../rules/steps/together.ts";
import { callsFor, type Gathering, type Narration } from "./calls.ts";
import { narration, texts } from "./index.ts";

const spoken: Record<Locale, GameText<QuestShape>> = {
  ru: await texts.ru(),
  fr: await texts.fr(),
  en: await texts.en(),
};
const narrations: Record<Locale, Narration> = {
  ru: await narration.ru(),
  fr: await narration.fr(),
  en: await narration.en(),
};
const names = ["Анна", "Hélène", "Tom", "Ive"];
const say = (text: Line) => plainText(text, (seat) => names[seat] ?? "?");
const sayBare = (text: Line) => plainText(text, (seat) => `⟨${seat}⟩`);
const { ru, fr, en } = spoken;
const saidBy = (speaker: Seat, statement: Statement) =>
  [ru, fr, en].map(({ statement: texts }) =>
    say(textFor<Statement, Line, [Seat]>(texts, statement, speaker)),
  );

describe("table talk needs no person's gender or case · QU-40", () => {
  const cases: readonly (readonly [Statement, string, string, string])[] = [
    [{ kind: "i-am", character: "archduke" }, "Я\u00a0— Граф.", "Je suis un Archiduc.", "I’m an Archduke."],
    [{ kind: "i-am", character: "brute" }, "Я\u00a0— Верзила.", "Je suis la Brute.", "I’m the Brute."],
    [{ kind: "i-am", character: "arthur" }, "Я\u00a0— Артур.", "Je suis Arthur.", "I’m Arthur."],
    [{ kind: "i-am-good" }, "Я на стороне Добра.", "Je sers le Bien.", "I’m on the side of Good."],
    [
      { kind: "i-checked", seat: 1, saw: "evil" },
      "Моя проверка: Hélène\u00a0— Зло.",
      "J’ai sondé Hélène et j’ai vu le Mal.",
      "I checked Hélène and saw Evil.",
    ],
    [{ kind: "i-trust", seat: 0 }, "Доверяю игроку\u00a0Анна.", "Je fais confiance à Анна.", "I trust Анна."],
    [
      { kind: "i-suspect", seat: 1 },
      "Подозреваю игрока\u00a0Hélène.",
      "Je soupçonne Hélène.",
      "I suspect Hélène.",
    ],
    [
      { kind: "send", seats: [0, 1, 2] },
      "Предлагаю отряд: Анна, Hélène и Tom.",
      "Envoyons en quête\u00a0: Анна, Hélène et Tom.",
      "Send Анна, Hélène and Tom.",
    ],
    [
      { kind: "give-magic", seat: 2 },
      "Дайте жетон магии игроку\u00a0Tom.",
      "Donnez le jeton de magie à Tom.",
      "Give the magic token to Tom.",
    ],
    [
      { kind: "should-lead", seat: 0 },
      "Пусть следующий поход возглавит Анна.",
      "Анна devrait mener la prochaine quête.",
      "Анна should lead next.",
    ],
    [
      { kind: "i-played-success", quest: 2 },
      "Моя карта в походе 2\u00a0— Успех.",
      "J’ai joué Succès à la quête 2.",
      "I played Success on quest 2.",
    ],
    [
      { kind: "i-agree", seat: 1, entry: 7 },
      "Поддерживаю игрока\u00a0Hélène.",
      "Je suis d’accord avec Hélène.",
      "I agree with Hélène.",
    ],
    [
      { kind: "i-disagree", seat: 1, entry: 7 },
      "Не соглашусь с игроком\u00a0Hélène.",
      "Je ne suis pas d’accord avec Hélène.",
      "I disagree with Hélène.",
    ],
  ];

  test.each(cases)("%o", (statement, russian, french, english) => {
    expect(saidBy(3, statement)).toEqual([russian, french, english]);
  });
});

describe("a player who speaks of themselves says “I” · QU-40", () => {
  const cases: readonly (readonly [Statement, string, string, string])[] = [
    [
      { kind: "send", seats: [0, 2, 1] },
      "Предлагаю отряд: Tom, Hélène и я.",
      "Envoyons en quête\u00a0: Tom, Hélène et moi.",
      "Send Tom, Hélène and me.",
    ],
    [{ kind: "send", seats: [0] }, "Возьмите меня в отряд.", "Envoyez-moi en quête.", "Send me."],
    [
      { kind: "give-magic", seat: 0 },
      "Дайте жетон магии мне.",
      "Donnez-moi le jeton de magie.",
      "Give me the magic token.",
    ],
    [
      { kind: "should-lead", seat: 0 },
      "Давайте следующий поход возглавлю я.",
      "Je devrais mener la prochaine quête.",
      "I should lead next.",
    ],
  ];

  test.each(cases)("%o", (statement, russian, french, english) => {
    expect(saidBy(0, statement)).toEqual([russian, french, english]);
  });
});

describe("the result of a quest is counted · QU-12", () => {
  const result = (fails: number, failed: boolean) =>
    ({ kind: "quest", quest: 4, cards: [], fails, failed }) as const;

  test.each([
    [result(0, false), "Поход 4 успешен.", "La quête 4 réussit.", "Quest 4 succeeds."],
    [
      result(1, false),
      "Поход 4 успешен: 1\u00a0Провал, этого мало.",
      "La quête 4 réussit\u00a0: 1 Échec, ce n’est pas assez.",
      "Quest 4 succeeds: 1 Fail is not enough.",
    ],
    [
      result(2, true),
      "Поход 4 провален: 2\u00a0Провала.",
      "La quête 4 échoue\u00a0: 2 Échecs.",
      "Quest 4 fails: 2 Fails.",
    ],
    [
      result(5, true),
      "Поход 4 провален: 5\u00a0Провалов.",
      "La quête 4 échoue\u00a0: 5 Échecs.",
      "Quest 4 fails: 5 Fails.",
    ],
  ])("%o", (event, russian, french, english) => {
    expect([ru, fr, en].map((text) => say(text.event.quest(event)))).toEqual([russian, french, english]);
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  const text = spoken[locale];
  const clauses = text.rules.flatMap((chapter) => chapter.clauses);
  const clause = (id: string) => clauses.find((one) => one.id === id)?.text ?? "";
  const nameOf = (character: Character) => text.piece[character]?.name ?? "?";

  test("the rules lead in with one chapter, short and without numbers", () => {
    const [lead, ...law] = text.rules.map((chapter) => chapter.clauses);
    expect(lead?.map(({ id }) => id)).toEqual([undefined, undefined, undefined]);
    expect(lead?.map((paragraph) => paragraph.text).join(" ").length).toBeLessThan(800);
    expect(law.flat().every(({ id }) => id !== undefined)).toBe(true);
  });

  test("the rules reference has every clause once and in order, and each piece leads to one", () => {
    const numbers = [...Array.from({ length: 23 }, (_, index) => index + 1), 30, 40, 41, 42];
    const ids = clauses.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual(numbers.map((number) => `QU-${number}`));
    for (const piece of Object.values(text.piece)) expect(ids).toContain(piece.clause);
  });

  test("every character explains itself under a name of its own, and the table of characters tells it · QU-4", () => {
    expect(new Set(ALL_CHARACTERS.map(nameOf)).size).toBe(27);
    const lines = clause("QU-4").split("\n").slice(1);
    for (const [index, character] of ALL_CHARACTERS.entries()) {
      const { help = "?" } = text.piece[character] ?? {};
      expect(help).toMatch(/\.$/);
      expect(lines[index]).toContain(`${nameOf(character)} (`);
      expect(lines[index]?.endsWith(help)).toBe(true);
    }
  });

  test("nobody reads that evil knows the Blind Hunter without where it does not · QU-9 QU-30", () => {
    expect(text.piece["blind-hunter"]?.help).toContain(
      { ru: "кроме Режиссёрской версии", fr: "sauf à partir de 6", en: "except in the Director’s Cut" }[
        locale
      ],
    );
  });

  test("sides, tableau and presets are told as they are · QU-1 · QU-2 · QU-5 · QU-30", () => {
    const { good, evil } = sidesFor(9, true);
    expect(clause("QU-1")).toContain(`${good}/${evil}`);
    expect(clause("QU-2")).toContain("2 3A 3A 4* 4".replaceAll(" ", "\u00a0"));
    expect(clause("QU-2")).toContain("4 3A 4*A 5*A 4".replaceAll(" ", "\u00a0"));
    for (const character of presetPlan("recommended", 10).certain) {
      expect(clause("QU-5")).toContain(nameOf(character));
    }
    expect(clause("QU-30")).toContain(`${nameOf("minion")}\u00a0×3`);
  });

  test("every breach of the rules for sets has its own sentence, for every character · QU-6", () => {
    const problems: Problem[] = [
      { kind: "size", cards: 1, players: 5 },
      { kind: "side-count", side: "good", has: 1, needs: 3 },
      { kind: "side-count", side: "evil", has: 1, needs: 3 },
      { kind: "one-morgan", has: 0 },
      { kind: "one-morgan", has: 2 },
      { kind: "needs-cleric" },
      { kind: "lancelots-together" },
      { kind: "needs-amulet" },
      { kind: "scion-too-many-players" },
      { kind: "pile-size", side: "good", has: 1, needs: 5 },
      { kind: "pile-size", side: "evil", has: 2, needs: 3 },
      ...ALL_CHARACTERS.flatMap((character): Problem[] => [
        {
          kind: "too-many",
          character,
          has: CHARACTERS[character].copies + 1,
          most: CHARACTERS[character].copies,
        },
        { kind: "needs-hunter", character },
        { kind: "too-few-players", character, least: 6 },
        { kind: "second-too-early", character, least: 7 },
        { kind: "pile-side", character },
        { kind: "better-with", character, least: 7 },
        { kind: "better-with-hunter", character },
        { kind: "nothing-checks", character },
      ]),
    ];
    const sentences = problems.map((problem) => textFor<Problem, string>(text.problem, problem));
    for (const sentence of sentences) {
      expect(whyUnfit(locale, sentence)).toBeNull();
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("what a viewer may not know is told without it · QU-7", () => {
    expect(text.event.dealt({ kind: "dealt", seat: 0 })).toEqual([]);
    expect(text.event.learned({ kind: "learned", seat: 0 })).toEqual([]);
    const lines = [
      text.event.shown({ kind: "shown", seat: 0, target: 1, amulet: 0 }),
      text.event.overheard({ kind: "overheard", target: 1 }),
    ].map(sayBare);
    const sides = [text.piece["good"]?.name ?? "?", text.piece["evil"]?.name ?? "?"];
    for (const line of lines) {
      expect(whyUnfit(locale, line)).toBeNull();
      for (const side of sides) expect(line).not.toContain(side);
    }
  });

  test("an Apprentice is told that the second hand stays down, not that it points · QU-20", () => {
    const asked = ([1, 2, "down"] as const).map((hand) => say(text.question.point({ kind: "point", hand })));
    expect(new Set(asked).size).toBe(3);
    const decided = { kind: "decided", seat: 2, what: "point", quest: 5 } as const;
    expect(say(text.event.decided({ ...decided, answer: "seat-1" }))).toContain("Hélène");
    expect(say(text.event.decided({ ...decided, answer: "go-on" }))).not.toContain("Анна");
  });

  test("what all decide together is waited for without a name", () => {
    const kinds = [
      "ready",
      "card",
      "galahad",
      "discussion",
      "hunt-window",
      "hunt-vote",
      "point",
      "drop",
      "acts",
      "turn",
    ];
    for (const [kind, waiting] of Object.entries(text.waiting)) {
      const told = say(waiting({ seats: [0, 1], question: kind }));
      expect(names.some((name) => told.includes(name))).toBe(!kinds.includes(kind));
    }
  });

  test("an Archduke who has taken hold of a hand is waited for like everybody · QU-20", () => {
    const awaited = (question: string) => ({ seats: [0, 1, 2, 3], question });
    expect(text.waiting.turn(awaited("turn"))).toEqual(text.waiting.acts(awaited("acts")));
  });

  test("every ending has a reason of its own", () => {
    const whys: readonly Ending["why"][] = [
      "three-successes",
      "hunt-succeeded",
      "hunt-failed",
      "arthur-named",
      "evil-pointed-out",
      "evil-not-pointed-out",
      "all-leaders-evil",
    ];
    const told = whys.map((why) =>
      sayBare(
        text.event.over({
          kind: "over",
          side: "good",
          why,
          winners: [0],
          deal: ["duke"],
          putAway: ["youth"],
        }),
      ),
    );
    expect(new Set(told).size).toBe(whys.length);
    for (const sentence of told) {
      expect(whyUnfit(locale, sentence)).toBeNull();
      expect(sentence).toContain(nameOf("duke"));
      expect(sentence).toContain(nameOf("youth"));
    }
  });

  test("what random games hardly meet can be read · QU-9 · QU-13 · QU-20", () => {
    const known: readonly Known[] = [
      "evil",
      "scion",
      "mutineer",
      "hunter-or-lancelot",
      "morgan-le-fay",
      "cleric",
      "shows-good",
      "shows-evil",
    ];
    const decided = (what: TogetherTask["what"], answer: string) =>
      text.event.decided({ kind: "decided", seat: 0, what, quest: 2, answer });
    const lines = [
      text.question.ready({ kind: "ready", shows: true }),
      text.question.galahad({ kind: "galahad" }),
      text.question.show({ kind: "show", to: "sentinel" }),
      text.question.turn({ kind: "turn", of: { owner: 1, hand: 0 }, at: 2 }),
      text.answer.reveal({ kind: "reveal", id: "reveal" }),
      text.answer.hunt({ kind: "hunt", id: "hunt" }),
      text.answer["keep-hands"]({ kind: "keep-hands", id: "keep-hands" }),
      text.answer["drop-hands"]({ kind: "drop-hands", id: "drop-hands" }),
      text.event.overheard({ kind: "overheard", target: 1, seat: 0, loyalty: "evil" }),
      text.event.raised({ kind: "raised", seat: 0, at: 1 }),
      text.event.lowered({ kind: "lowered", seat: 0, owner: 1, from: 2 }),
      text.event.turned({ kind: "turned", seat: 0, owner: 1, from: 2, to: 3 }),
      text.event.window({ kind: "window", what: "galahad", used: true }),
      text.event.window({ kind: "window", what: "galahad", used: false }),
      text.event.named({ kind: "named", seat: 0, target: null, character: "youth", right: false }),
      text.event.learned({ kind: "learned", seat: 0, facts: [], putAway: ["youth"] }),
      text.event.learned({ kind: "learned", seat: 0, facts: known.map((one) => ({ seat: 1, known: one })) }),
      decided("ready", "show-evil"),
      decided("galahad", "reveal"),
      decided("hunt-window", "hunt"),
      decided("point", "seat-3"),
      decided("drop", "keep-hands"),
      decided("drop", "drop-hands"),
    ].map(sayBare);
    for (const line of lines) expect(whyUnfit(locale, line)).toBeNull();
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("every call of the introduction can be read aloud · QU-42", () => {
    const sets: readonly (readonly [readonly Character[], number, boolean])[] = [
      [presetPlan("base", 4).certain, 4, false],
      [["cleric", "morgan-le-fay", "blind-hunter", "scion", "minion"], 5, true],
      [ALL_CHARACTERS, 10, false],
      [[...ALL_CHARACTERS, "cleric"], 10, true],
      [["morgan-le-fay", "evil-lancelot", "good-lancelot"], 6, false],
    ];
    for (const [set, players, directorsCut] of sets) {
      const gathering = { ...gatheringOf(set, players, directorsCut), hunterLooks: true };
      const sentences = narrations[locale](gathering);
      expect(sentences).toHaveLength(callsFor(gathering).length);
      for (const sentence of sentences) {
        expect(whyUnfit(locale, sentence)).toBeNull();
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });
});

describe("the introduction is called as the set needs it · QU-9 · QU-42", () => {
  const kinds = (set: readonly Character[], players: number, directorsCut = false) =>
    callsFor(gatheringOf(set, players, directorsCut)).map(({ kind }) => kind);

  test.each([
    ["ru", "Лидер первого похода\u00a0— Tom."],
    ["fr", "Tom mène la première quête."],
    ["en", "Tom leads the first quest."],
  ] as const)("who leads first is said before any eye is closed: %s", (locale, said) => {
    const [first, then] = narrations[locale](gatheringOf(presetPlan("recommended", 6).certain, 6, false));
    expect(first).toBe(said);
    expect(then).toMatch(/закройте глаза|ferme les yeux|close your eyes/);
  });

  test("four of the base game: only Morgan le Fay looks, for her Scion", () => {
    expect(kinds(presetPlan("base", 4).certain, 4)).toEqual([
      "first-leader",
      "all-close",
      "scion-up",
      "morgan-opens",
      "morgan-closes",
      "scion-down",
      "all-open",
    ]);
  });

  test("six of the base game: evil wakes without the Changeling, and no fists are needed", () => {
    expect(narrations.en(gatheringOf(presetPlan("base", 6).certain, 6, false))).toEqual([
      "Tom leads the first quest.",
      "Everyone, close your eyes.",
      "Evil players, except the Changeling, open your eyes and look around, so that you may know each other.",
      "Evil players, close your eyes.",
      "Everyone, open your eyes.",
    ]);
  });

  test("a recommended set: the Hunter's thumb, evil, then the Cleric", () => {
    expect(kinds(presetPlan("recommended", 7).certain, 7)).toEqual([
      "first-leader",
      "all-close",
      "thumbs-up",
      "evil-opens",
      "evil-closes",
      "thumbs-down",
      "leader-up",
      "cleric-opens",
      "cleric-closes",
      "leader-down",
      "all-open",
    ]);
  });

  test("in the Director's Cut with six or more the Hunter raises no thumb for evil", () => {
    const { certain } = presetPlan("directors-cut", 6);
    expect(kinds(certain, 6, true)).not.toContain("thumbs-up");
    expect(kinds(presetPlan("directors-cut", 5).certain, 5, true)).toContain("thumbs-up");
  });

  test("the Hunter and Evil Lancelot raise their thumbs in one call, the Mutineer in a separate one", () => {
    const set = ["morgan-le-fay", "blind-hunter", "evil-lancelot", "good-lancelot", "mutineer"] as const;
    const sentences = narrations.ru(gatheringOf(set, 7, false));
    expect(sentences).toContain(
      "Слепая охотница и Злой Ланселот, поднимите большой палец: Зло должно вас узнать.",
    );
    expect(sentences).toContain(
      "Приверженцы Зла, кроме Слепой охотницы, Перебежчика и Злого Ланселота, откройте глаза: поднятый палец\u00a0— Перебежчик.",
    );
  });

  test("the Outsider sees all thumbs but those of the hidden", () => {
    const set = ["morgan-le-fay", "blind-hunter", "changeling", "outsider"] as const;
    expect(narrations.fr(gatheringOf(set, 8, true))).toContain(
      "Tous les joueurs du Mal, sauf le Changelin, la Chasseresse aveugle et l’Étranger, levez le pouce.",
    );
  });

  test("Percival sees two Clerics at once; they look at the leader by turns, each called by name", () => {
    const set = ["morgan-le-fay", "cleric", "cleric", "percival"] as const;
    const sentences = narrations.en(gatheringOf(set, 4, false));
    expect(sentences).toContain("Percival, open your eyes: the raised thumbs are the Clerics.");
    expect(sentences.filter((sentence) => sentence.includes("if you are a Cleric"))).toEqual(
      ["Anna", "Hélène", "Ive"].map(
        (name) => `${name}, if you are a Cleric, open your eyes, look at the leader, and close them again.`,
      ),
    );
  });

  test("a card that lies face down for the Hunter to see is called where nothing else has shown it · QU-30", () => {
    const gathering = gatheringOf(presetPlan("directors-cut", 5).certain, 5, true);
    expect(narrations.en(gathering).join()).not.toContain("face-down");
    expect(narrations.en({ ...gathering, hunterLooks: true }).join()).toContain("face-down");
  });
});

/** Tom leads. */
function gatheringOf(set: readonly Character[], players: number, directorsCut: boolean): Gathering {
  const company = ["Anna", "Hélène", "Tom", "Ive", "Max", "Zoé", "Ida", "Léo", "Noé", "Eva"];
  return { names: company.slice(0, players), firstLeader: 2, set, directorsCut, hunterLooks: false };
}
