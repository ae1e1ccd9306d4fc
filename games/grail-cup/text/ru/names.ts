import { type Line, line, list, type Part, plural } from "@roundtable/language";
import type { Ally, Face, Space, Token } from "../../rules/pieces.ts";
import { foundInOrder } from "../merlins-look.ts";
import { landingOf, pieceOf, spaceOf, type SpaceNotes } from "../piece-kinds.ts";

/** Nominative and accusative: all that our sentences need. */
interface Forms {
  readonly nom: string;
  readonly acc: string;
}

export const ALLY_NAMES: Readonly<Record<Ally, Forms>> = {
  1: { nom: "Колдунья", acc: "Колдунью" },
  2: { nom: "Оруженосец", acc: "Оруженосца" },
  3: { nom: "Мерлин", acc: "Мерлина" },
  4: { nom: "Кузнец", acc: "Кузнеца" },
  5: { nom: "Укротитель дракона", acc: "Укротителя дракона" },
  6: { nom: "Принцесса", acc: "Принцессу" },
  7: { nom: "Священник", acc: "Священника" },
  8: { nom: "Фея", acc: "Фею" },
  9: { nom: "Единорог", acc: "Единорога" },
};

export const TOKEN_NAMES: Readonly<Record<Token, Forms>> = {
  boots: { nom: "Сапоги-скороходы", acc: "Сапоги-скороходы" },
  goblin: { nom: "Гоблин", acc: "Гоблина" },
  lure: { nom: "Приманка для дракона", acc: "Приманку для дракона" },
  "fake-grail": { nom: "Липовый Грааль", acc: "Липовый Грааль" },
  magnet: { nom: "Магнит для копий", acc: "Магнит для копий" },
};

export const FACE_NAMES: Readonly<Record<Face, string>> = { seal: "печать", thief: "вор", lance: "копьё" };

const SPACE_NOTES: SpaceNotes = {
  clover: "клевер",
  church: "церковь",
  village: "деревня",
  castle: "замок",
  "castle-with-clover": "замок с клевером",
  dragon: "красная клетка",
  finish: "финиш",
};

const SPACE_FORMS = { nom: "клетка", acc: "клетку", gen: "клетки", prep: "клетке" } as const;

export function ally(form: keyof Forms, of: Ally): Part {
  return pieceOf(`ally-${of}`, ALLY_NAMES[of][form]);
}

export function allies(form: keyof Forms, of: readonly Ally[]): Line {
  return list(
    "ru",
    of.map((one) => ally(form, one)),
  );
}

export function token(form: keyof Forms, of: Token): Part {
  return pieceOf(`token-${of}`, TOKEN_NAMES[of][form]);
}

/** «с клетки 5», «на клетку 9», «на клетке 9». */
export function space(form: keyof typeof SPACE_FORMS, of: Space): Part {
  return spaceOf(of, `${SPACE_FORMS[form]} ${of}`);
}

export function landing(form: keyof typeof SPACE_FORMS, of: Space): Part {
  return landingOf(of, `${SPACE_FORMS[form]} ${of}`, SPACE_NOTES);
}

export function landingFirst(of: Space): Part {
  return landingOf(of, `Клетка ${of}`, SPACE_NOTES);
}

/** «на клетках 8, 12 и 16» */
export function onSpaces(of: readonly Space[]): Line {
  return line`на клетках ${list(
    "ru",
    of.map((one) => spaceOf(one, String(one))),
  )}`;
}

/** Where they are found, «Гоблина на клетке 8», or put, «Гоблина на клетку 8». */
export function tokensOn(form: "prep" | "acc", on: readonly Space[], tokens: readonly Token[]): Line {
  return list(
    "ru",
    foundInOrder(on, tokens).map((one) => line`${token("acc", one.token)} на ${space(form, one.space)}`),
  );
}

/** «8: Гоблин · 12: Магнит для копий» */
export function inOrder(on: readonly Space[], tokens: readonly Token[]): Line {
  return foundInOrder(on, tokens).flatMap((one, nth) => [
    ...(nth === 0 ? [] : [" · "]),
    ...line`${spaceOf(one.space, String(one.space))}: ${token("nom", one.token)}`,
  ]);
}

/** In the accusative: «передаёт 1 карту, 2 карты, 5 карт». */
export function cards(count: number): string {
  return `${count} ${plural("ru", count, { one: "карту", few: "карты", many: "карт" })}`;
}

/** In the accusative: «на 1 клетку, 2 клетки, 6 клеток». */
export function steps(count: number): string {
  return `${count} ${plural("ru", count, { one: "клетку", few: "клетки", many: "клеток" })}`;
}

export const SPEAR = {
  acc: pieceOf("lance", "копьё"),
  gen: pieceOf("lance", "копья"),
  genPlural: pieceOf("lance", "копий"),
} as const;
export const DRAGON = { nom: pieceOf("dragon", "дракон"), acc: pieceOf("dragon", "дракона") } as const;
export const FACE_DOWN_CARD = {
  nom: pieceOf("face-down-card", "закрытая карта"),
  acc: pieceOf("face-down-card", "закрытую карту"),
} as const;
export const SEAL = pieceOf("seal", "печать");
export const DIE = pieceOf("die", "кубик деревни");
