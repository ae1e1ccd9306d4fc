import { type Line, list, type Part, plainText, plural, type PluralForms } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import type { Amounts, Resource, Row } from "../../rules/pieces.ts";
import type { Spot } from "../../rules/state.ts";
import { contained, pieceOf } from "../piece-kinds.ts";

/** Nominative, accusative and genitive: all that our sentences need. */
interface Forms {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
}

export const LOCATION_NAMES: Readonly<Record<Location, Forms>> = {
  forest: { nom: "Лес", acc: "Лес", gen: "Леса" },
  mountain: { nom: "Гора", acc: "Гору", gen: "Горы" },
  cave: { nom: "Пещера", acc: "Пещеру", gen: "Пещеры" },
  militia: { nom: "Ополчение", acc: "Ополчение", gen: "Ополчения" },
  "small-house": { nom: "Маленький дом", acc: "Маленький дом", gen: "Маленького дома" },
  traveller: { nom: "Путник", acc: "Путника", gen: "Путника" },
  "lumber-mill": { nom: "Лесопилка", acc: "Лесопилку", gen: "Лесопилки" },
  quarry: { nom: "Каменоломня", acc: "Каменоломню", gen: "Каменоломни" },
  mine: { nom: "Шахта", acc: "Шахту", gen: "Шахты" },
  "regular-army": { nom: "Регулярная армия", acc: "Регулярную армию", gen: "Регулярной армии" },
  barracks: { nom: "Бараки", acc: "Бараки", gen: "Бараков" },
  blacksmith: { nom: "Кузня", acc: "Кузню", gen: "Кузни" },
  catapult: { nom: "Катапульта", acc: "Катапульту", gen: "Катапульты" },
  "training-camp": { nom: "Тренировочный лагерь", acc: "Тренировочный лагерь", gen: "Тренировочного лагеря" },
  "watch-tower": { nom: "Сторожевая башня", acc: "Сторожевую башню", gen: "Сторожевой башни" },
  bazaar: { nom: "Базар", acc: "Базар", gen: "Базара" },
  "market-place": { nom: "Рынок", acc: "Рынок", gen: "Рынка" },
  "merchant-guild": { nom: "Торговая гильдия", acc: "Торговую гильдию", gen: "Торговой гильдии" },
  mint: { nom: "Монетный двор", acc: "Монетный двор", gen: "Монетного двора" },
  storehouse: { nom: "Амбар", acc: "Амбар", gen: "Амбара" },
  cathedral: { nom: "Собор", acc: "Собор", gen: "Собора" },
  "festival-hall": { nom: "Зал празднеств", acc: "Зал празднеств", gen: "Зала празднеств" },
  "grand-statue": { nom: "Большая статуя", acc: "Большую статую", gen: "Большой статуи" },
  "great-wall": { nom: "Великая стена", acc: "Великую стену", gen: "Великой стены" },
  manor: { nom: "Поместье", acc: "Поместье", gen: "Поместья" },
  cemetery: { nom: "Кладбище", acc: "Кладбище", gen: "Кладбища" },
  church: { nom: "Церковь", acc: "Церковь", gen: "Церкви" },
  stables: { nom: "Конюшня", acc: "Конюшню", gen: "Конюшни" },
  "town-hall": { nom: "Ратуша", acc: "Ратушу", gen: "Ратуши" },
  well: { nom: "Колодец", acc: "Колодец", gen: "Колодца" },
};

/** Counted as a stuff, in units: 1 дерево, 2 дерева, 5 дерева; the accusative is the same. */
const RESOURCE_FORMS: Readonly<Record<Resource, PluralForms["ru"]>> = {
  wood: { one: "дерево", few: "дерева", many: "дерева" },
  stone: { one: "камень", few: "камня", many: "камня" },
  iron: { one: "железо", few: "железа", many: "железа" },
};

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  wood: "Дерево",
  stone: "Камень",
  iron: "Железо",
};

/** Of a die or a row; the accusative is the same. */
export const COLOURS: Readonly<Record<Row, string>> = {
  white: "белый",
  yellow: "жёлтый",
  red: "красный",
  blue: "синий",
  black: "чёрный",
};

export function location(form: keyof Forms, of: Location): Part {
  return pieceOf(of, LOCATION_NAMES[of][form]);
}

export function locations(form: keyof Forms, of: readonly Location[]): Line {
  return list(
    "ru",
    of.map((one) => location(form, one)),
  );
}

/** «белый ряд, 3» */
export function spot({ row, column }: Spot): string {
  return `${COLOURS[row]} ряд, ${column}`;
}

export function die(of: Row): Part {
  return pieceOf(`die-${of}`, `${COLOURS[of]} кубик`);
}

/** The same as the first word: «Белый кубик». */
export function dieFirst(of: Row): Part {
  return pieceOf(`die-${of}`, capital(`${COLOURS[of]} кубик`));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function amount(resource: Resource, count: number): Part {
  return pieceOf(resource, `${count} ${plural("ru", count, RESOURCE_FORMS[resource])}`);
}

/** «2 дерева и 1 железо» */
export function amounts(of: Amounts): Line {
  return list(
    "ru",
    contained(of).map((resource) => amount(resource, of[resource])),
  );
}

export function plainAmounts(of: Amounts): string {
  return plainText(amounts(of), String);
}

export function points(count: number): Part {
  const noun = plural("ru", count, {
    one: "победное очко",
    few: "победных очка",
    many: "победных очков",
  });
  return pieceOf("points", `${count} ${noun}`);
}

export function plainPoints(count: number): string {
  return `${count} ${plural("ru", count, { one: "очко", few: "очка", many: "очков" })}`;
}

export const STRENGTH = { nom: pieceOf("strength", "сила"), ins: pieceOf("strength", "силой") } as const;
export const PASS_TOKEN = {
  acc: pieceOf("pass-token", "фишку пропуска"),
  few: pieceOf("pass-token", "фишки пропуска"),
} as const;
export const DEACTIVATION = {
  nom: pieceOf("deactivation", "фишка деактивации"),
  acc: pieceOf("deactivation", "фишку деактивации"),
} as const;
export const DISPLAY = {
  acc: pieceOf("display", "витрину"),
  gen: pieceOf("display", "витрины"),
  prep: pieceOf("display", "витрине"),
} as const;
