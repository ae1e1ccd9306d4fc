import type { Locale } from "@roundtable/language";
import { type Chance, pickOne } from "@roundtable/kernel";

// In Russian and French the adjective agrees with the animal: each adjective has both forms, each animal its gender.

type Gender = "masculine" | "feminine";
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

/** A name for somebody whom we do not know yet: “Sly Fox”, « Loutre rusée », «Храбрая Рысь». */
export function madeUpName(locale: Locale, chance: Chance): string {
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

function pickAnimal(animals: Animals, chance: Chance): readonly [string, Gender] {
  const gender = pickOne(chance, ["masculine", "feminine"] as const);
  return [pickOne(chance, animals[gender]), gender];
}
