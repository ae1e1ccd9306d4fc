import { type Locale, LOCALES } from "@roundtable/language";
import { type Chance, pickOne } from "@roundtable/kernel";

// In Russian and French the adjective agrees with the animal: each adjective has both forms, each animal its gender.

const GENDERS = ["masculine", "feminine"] as const;
type Gender = (typeof GENDERS)[number];
type Adjective = Readonly<Record<Gender, string>>;
type Animals = Readonly<Record<Gender, readonly string[]>>;

const adjective = (masculine: string, feminine: string): Adjective => ({ masculine, feminine });

const EN_ADJECTIVES = [
  "Brave",
  "Merry",
  "Sly",
  "Gallant",
  "Curious",
  "Nimble",
  "Noble",
  "Patient",
  "Daring",
  "Gentle",
  "Lucky",
  "Wise",
  "Bold",
  "Jolly",
  "Proud",
  "Quiet",
  "Swift",
  "Valiant",
] as const;
const EN_ANIMALS = [
  "Fox",
  "Otter",
  "Badger",
  "Heron",
  "Hedgehog",
  "Falcon",
  "Lynx",
  "Squirrel",
  "Stag",
  "Owl",
  "Wolf",
  "Hare",
  "Raven",
  "Marten",
  "Swan",
  "Bear",
  "Magpie",
  "Boar",
] as const;

const FR_ADJECTIVES: readonly Adjective[] = [
  adjective("rusé", "rusée"),
  adjective("vaillant", "vaillante"),
  adjective("joyeux", "joyeuse"),
  adjective("curieux", "curieuse"),
  adjective("noble", "noble"),
  adjective("patient", "patiente"),
  adjective("hardi", "hardie"),
  adjective("malin", "maligne"),
  adjective("agile", "agile"),
  adjective("fier", "fière"),
  adjective("sage", "sage"),
  adjective("chanceux", "chanceuse"),
  adjective("gourmand", "gourmande"),
  adjective("galant", "galante"),
];
const FR_ANIMALS: Animals = {
  masculine: ["Renard", "Blaireau", "Héron", "Hérisson", "Faucon", "Lynx", "Cerf", "Hibou", "Loup", "Cygne"],
  feminine: [
    "Loutre",
    "Belette",
    "Martre",
    "Chouette",
    "Hermine",
    "Louve",
    "Pie",
    "Biche",
    "Mésange",
    "Ourse",
  ],
};

const RU_ADJECTIVES: readonly Adjective[] = [
  adjective("Храбрый", "Храбрая"),
  adjective("Хитрый", "Хитрая"),
  adjective("Весёлый", "Весёлая"),
  adjective("Смелый", "Смелая"),
  adjective("Мудрый", "Мудрая"),
  adjective("Ловкий", "Ловкая"),
  adjective("Гордый", "Гордая"),
  adjective("Тихий", "Тихая"),
  adjective("Добрый", "Добрая"),
  adjective("Удалой", "Удалая"),
  adjective("Шустрый", "Шустрая"),
  adjective("Знатный", "Знатная"),
  adjective("Мечтательный", "Мечтательная"),
  adjective("Упорный", "Упорная"),
];
const RU_ANIMALS: Animals = {
  masculine: ["Лис", "Барсук", "Сокол", "Ёж", "Олень", "Филин", "Волк", "Заяц", "Ворон", "Бобёр", "Медведь"],
  feminine: ["Выдра", "Лисица", "Рысь", "Белка", "Сова", "Куница", "Цапля", "Сорока", "Лань", "Ласка"],
};

/** A name for a new guest: “Sly Fox”, « Loutre rusée », «Храбрая Рысь». */
export function defaultName(locale: Locale, chance: Chance): string {
  switch (locale) {
    case "en":
      return `${pickOne(chance, EN_ADJECTIVES)} ${pickOne(chance, EN_ANIMALS)}`;
    case "fr": {
      const [animal, gender] = pickAnimal(FR_ANIMALS, chance);
      return `${animal} ${pickOne(chance, FR_ADJECTIVES)[gender]}`;
    }
    case "ru": {
      const [animal, gender] = pickAnimal(RU_ANIMALS, chance);
      return `${pickOne(chance, RU_ADJECTIVES)[gender]} ${animal}`;
    }
  }
}

/** The language of a default name; null for a name its owner has chosen. */
export function localeOfDefaultName(name: string): Locale | null {
  return LOCALES.find((locale) => namesIn(locale).has(name)) ?? null;
}

function namesIn(locale: Locale): ReadonlySet<string> {
  const known = allNames.get(locale);
  if (known !== undefined) return known;
  const names = new Set(everyName(locale));
  allNames.set(locale, names);
  return names;
}

const allNames = new Map<Locale, ReadonlySet<string>>();

function everyName(locale: Locale): string[] {
  switch (locale) {
    case "en":
      return EN_ADJECTIVES.flatMap((adjective) => EN_ANIMALS.map((animal) => `${adjective} ${animal}`));
    case "fr":
      return everyPair(FR_ADJECTIVES, FR_ANIMALS, (adjective, animal) => `${animal} ${adjective}`);
    case "ru":
      return everyPair(RU_ADJECTIVES, RU_ANIMALS, (adjective, animal) => `${adjective} ${animal}`);
  }
}

function everyPair(
  adjectives: readonly Adjective[],
  animals: Animals,
  name: (adjective: string, animal: string) => string,
): string[] {
  return GENDERS.flatMap((gender) =>
    adjectives.flatMap((adjective) => animals[gender].map((animal) => name(adjective[gender], animal))),
  );
}

function pickAnimal(animals: Animals, chance: Chance): readonly [string, Gender] {
  const gender = pickOne(chance, GENDERS);
  return [pickOne(chance, animals[gender]), gender];
}
