import { type Line, line, list, type Part, plural, seat } from "@roundtable/language";
import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import type { Character, Side } from "../../rules/characters.ts";
import type { Fact, Known } from "../../rules/introduction.ts";
import type { Hand } from "../../rules/state.ts";
import { counted, joined, pieceOf } from "../piece-kinds.ts";

export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  "loyal-servant": "Верный слуга Артура",
  duke: "Герцог",
  archduke: "Граф",
  minion: "Приспешник Мордреда",
  "morgan-le-fay": "Леди Моргана",
  scion: "Наследница",
  changeling: "Оборотень",
  cleric: "Священник",
  "blind-hunter": "Слепая охотница",
  troublemaker: "Смутьянка",
  youth: "Юнец",
  apprentice: "Подмастерье",
  brute: "Верзила",
  lunatic: "Безумец",
  mutineer: "Перебежчик",
  arthur: "Артур",
  trickster: "Мошенница",
  revealer: "Обличительница",
  saboteur: "Диверсант",
  "reluctant-leader": "Лидер поневоле",
  braggart: "Хвастун",
  percival: "Персиваль",
  outsider: "Чужак",
  galahad: "Галахад",
  sentinel: "Стражница",
  "good-lancelot": "Добрый Ланселот",
  "evil-lancelot": "Злой Ланселот",
};

export function character(of: Character): Part {
  return pieceOf(of, CHARACTER_NAMES[of]);
}

/** «Герцог, Приспешник Мордреда ×2» */
export function cards(of: readonly Character[]): Line {
  return joined(
    ", ",
    counted(of).map(([one, count]) => (count === 1 ? [character(one)] : [character(one), ` ×${count}`])),
  );
}

const SIDE_FORMS = {
  good: { nom: "Добро", gen: "Добра" },
  evil: { nom: "Зло", gen: "Зла" },
} as const;

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  good: SIDE_FORMS.good.nom,
  evil: SIDE_FORMS.evil.nom,
};

export function side(form: "nom" | "gen", of: Side): Part {
  return pieceOf(of, SIDE_FORMS[of][form]);
}

/** The same in the nominative and the accusative. */
export const SUCCESS = pieceOf("success", "Успех");
const FAIL = pieceOf("fail", "Провал");

export function card(of: QuestCard): Part {
  return of === "fail" ? FAIL : SUCCESS;
}

export const MAGIC = {
  nom: pieceOf("magic", "жетон магии"),
  first: pieceOf("magic", "Жетон магии"),
} as const;
export const AMULET = {
  nom: pieceOf("amulet", "амулет"),
  gen: pieceOf("amulet", "амулета"),
  ins: pieceOf("amulet", "амулетом"),
} as const;
export const FADED_AMULET = pieceOf("faded-amulet", "померкший амулет");
export const VETERAN_GEN = pieceOf("veteran", "жетона ветерана");

/** «поход 2»: the same in the nominative and the accusative; «в походе 2». */
export function quest(form: "nom" | "prep", of: number): Part {
  return pieceOf("quest", form === "nom" ? `поход ${of}` : `походе ${of}`);
}

export function questFirst(of: number): Part {
  return pieceOf("quest", `Поход ${of}`);
}

export function players(of: readonly Seat[]): Line {
  return list("ru", of.map(seat));
}

/** «Анна, Вера и я»: who speaks comes last. */
export function playersAndI(of: readonly Seat[], speaker: Seat, me: string): Line {
  const others = of.filter((one) => one !== speaker).map(seat);
  return list("ru", of.includes(speaker) ? [...others, me] : others);
}

/** «1 Провал, 2 Провала, 5 Провалов» */
export function fails(count: number): string {
  return `${count} ${plural("ru", count, { one: "Провал", few: "Провала", many: "Провалов" })}`;
}

/** «1 карта, 2 карты, 5 карт» */
export function cardCount(count: number): string {
  return `${count} ${plural("ru", count, { one: "карта", few: "карты", many: "карт" })}`;
}

/** «Том — Зло; Анна — Наследница» */
export function facts(of: readonly Fact[]): Line {
  return joined(
    "; ",
    of.map(({ seat: at, known }) => line`${seat(at)} — ${knownAs(known)}`),
  );
}

function knownAs(known: Known): Part {
  switch (known) {
    case "evil":
      return side("nom", "evil");
    case "hunter-or-lancelot":
      return "Слепая охотница или Злой Ланселот";
    case "shows-good":
      return "показывает Добро";
    case "shows-evil":
      return "показывает Зло";
    default:
      return character(known);
  }
}

/** «Том → Анна и Ким; Анна → Том» */
export function hands(of: readonly (readonly [Hand, Hand])[]): Line {
  return joined(
    "; ",
    of.map((pair, owner) => line`${seat(owner)} → ${players(pair.filter((at) => at !== null))}`),
  );
}

/** «Том — Герцог; Анна — Наследница» */
export function deal(of: readonly Character[]): Line {
  return joined(
    "; ",
    of.map((one, owner) => line`${seat(owner)} — ${character(one)}`),
  );
}
