import type { Seat } from "@roundtable/kernel";
import { type Line, type Name, type NameOf, plainText, textFor, toldTo } from "@roundtable/language";
import { botNames } from "@roundtable/language/bot-names/ru";
import { describe, expect, test } from "vitest";
import type { QuestEvent } from "../rules/events.ts";
import type { Statement } from "../rules/statements.ts";
import { texts } from "./index.ts";

const { event, statement } = await texts.ru();
const people: NameOf = (seat) => ["Anna", "Bob", "Chloé"][seat] ?? "?";
const bots: NameOf = (seat) => ["Агата", "Бернард", "Эдит"].map(bot)[seat] ?? "?";
const tell = (of: QuestEvent, nameOf: NameOf, reader: Seat | null = null) =>
  plainText(toldTo("ru", reader, textFor(event, of)), nameOf);
const say = (speaker: Seat, of: Statement, nameOf: NameOf) =>
  plainText(textFor<Statement, Line, [Seat]>(statement, of, speaker), nameOf);

describe("the log declines the names of bots, and keeps those of people", () => {
  test.each<[QuestEvent, string, string, string]>([
    [
      { kind: "leader", quest: 3, seat: 0, by: 1 },
      "Бернард назначает Агату лидером похода 3.",
      "Bob назначает игрока\u00a0Anna лидером похода 3.",
      "Bob назначает вас лидером похода 3.",
    ],
    [
      { kind: "amulet", seat: 0, by: 1 },
      "Бернард отдаёт амулет Агате.",
      "Bob отдаёт амулет игроку\u00a0Anna.",
      "Bob отдаёт амулет вам.",
    ],
    [
      { kind: "checked", seat: 1, target: 0 },
      "Бернард проверяет амулетом Агату, и та берёт померкший амулет.",
      "Bob проверяет амулетом игрока\u00a0Anna, и Anna берёт померкший амулет.",
      "Bob проверяет амулетом вас, и вы берёте померкший амулет.",
    ],
    [
      { kind: "turned", seat: 1, owner: 0, from: 2, to: 1 },
      "Бернард перенаправляет руку Агаты с Эдит на Бернарда.",
      "Bob перенаправляет руку игрока\u00a0Anna с игрока\u00a0Chloé на игрока\u00a0Bob.",
      "Bob перенаправляет вашу руку с игрока\u00a0Chloé на игрока\u00a0Bob.",
    ],
  ])("%o", (of, ofBots, ofPeople, toAnna) => {
    expect(tell(of, bots)).toBe(ofBots);
    expect(tell(of, people)).toBe(ofPeople);
    expect(tell(of, people, 0)).toBe(toAnna);
  });

  test.each(botNames)("the bot that is checked: $name", (name) => {
    const cases = name.grammar?.cases;
    const pronoun = name.grammar?.gender === "feminine" ? "та" : "тот";
    expect(tell({ kind: "checked", seat: 1, target: 0 }, (seat) => (seat === 0 ? name : "Bob"))).toBe(
      `Bob проверяет амулетом ${cases?.acc}, и ${pronoun} берёт померкший амулет.`,
    );
  });
});

describe("a bot speaks of itself with its gender, a person without one · QU-40", () => {
  test.each<[Statement, string, string, string]>([
    [
      { kind: "i-checked", seat: 2, saw: "evil" },
      "Я проверила Эдит: Зло.",
      "Я проверил Эдит: Зло.",
      "Моя проверка: Chloé\u00a0— Зло.",
    ],
    [
      { kind: "i-played-success", quest: 2 },
      "В походе 2 я сыграла Успех.",
      "В походе 2 я сыграл Успех.",
      "Моя карта в походе 2\u00a0— Успех.",
    ],
    [
      { kind: "i-suspect", seat: 1 },
      "Подозреваю Бернарда.",
      "Подозреваю Бернарда.",
      "Подозреваю игрока\u00a0Bob.",
    ],
  ])("%o", (of, agatha, bernard, person) => {
    expect(say(0, of, bots)).toBe(agatha);
    expect(say(1, of, bots)).toBe(bernard);
    expect(say(0, of, people)).toBe(person);
  });
});

function bot(name: string): Name {
  const found = botNames.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No bot is called ${name}.`);
  return found;
}
