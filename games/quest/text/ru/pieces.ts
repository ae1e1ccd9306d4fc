import type { PieceText } from "@roundtable/language";
import type { Character } from "../../rules/characters.ts";
import { characterPiece, type PieceKind } from "../piece-kinds.ts";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

export const CHARACTER_PIECES: Readonly<Record<Character, PieceText>> = {
  "loyal-servant": described("loyal-servant", "Не имеет способностей и всегда играет Успех."),
  duke: described("duke", "Во время последнего шанса может опустить одну поднятую руку любого игрока."),
  archduke: described(
    "archduke",
    "Во время последнего шанса может перенаправить одну поднятую руку любого игрока на кого-то другого.",
  ),
  minion: described("minion", "Знает приверженцев Зла, которые не скрыты, и может играть Успех или Провал."),
  "morgan-le-fay": described(
    "morgan-le-fay",
    "Может не подчиниться жетону магии и сыграть Успех или Провал.",
  ),
  scion: described("scion", "Никого не знает; её знает Леди Моргана."),
  changeling: described("changeling", "Никого не знает, и никто из приверженцев Зла не знает его."),
  cleric: described("cleric", "Видит, какую сторону показывает первый лидер."),
  "blind-hunter": described(
    "blind-hunter",
    "Никого не знает; Зло знает её (кроме Режиссёрской версии от 6 игроков); в конце может охотиться на двух приверженцев Добра.",
  ),
  troublemaker: described("troublemaker", "При любой проверке обязана показать Зло."),
  youth: described("youth", "С жетоном магии обязан сыграть Провал."),
  apprentice: described(
    "apprentice",
    "Во время последнего шанса указывает одной рукой и может поднять вторую позже.",
  ),
  brute: described("brute", "Может играть Провал только в первых трёх походах."),
  lunatic: described("lunatic", "Обязан играть Провал, если у него нет жетона магии."),
  mutineer: described(
    "mutineer",
    "Никого не знает, хотя Зло знает его; во время последнего шанса может не опускать руки и сменить сторону.",
  ),
  arthur: described("arthur", "Знает Леди Моргану; если охота первым назовёт его, Зло сразу побеждает."),
  trickster: described("trickster", "При любой проверке может солгать."),
  revealer: described(
    "revealer",
    "Раскрывается, когда последний провал завершает походы; во время последнего шанса указывать на неё не обязательно.",
  ),
  saboteur: described("saboteur", "С жетоном ветерана обязан играть Провал."),
  "reluctant-leader": described(
    "reluctant-leader",
    "Если возглавляет поход 2 или 3 и идёт в него сам, обязан сыграть Провал.",
  ),
  braggart: described("braggart", "Раскрывается, если становится лидером похода 5."),
  percival: described("percival", "Знает всех Священников."),
  outsider: described("outsider", "Знает приверженцев Зла, которые не скрыты; они его не знают."),
  galahad: described(
    "galahad",
    "После второго провала может раскрыться и стать лидером, если у него нет ни жетона ветерана, ни амулета.",
  ),
  sentinel: described("sentinel", "Тоже видит ответ, когда используют первый амулет."),
  "good-lancelot": described("good-lancelot", "Знает Злого Ланселота, а тот знает его."),
  "evil-lancelot": described(
    "evil-lancelot",
    "Знает только Доброго Ланселота, а тот знает его; Зло тоже знает его.",
  ),
};

function described(character: Character, help: string): PieceText {
  return characterPiece(character, CHARACTER_NAMES[character], help);
}

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...CHARACTER_PIECES,
  good: {
    name: SIDE_NAMES.good,
    help: "Побеждает тремя успешными походами или если в конце укажет на всех приверженцев Зла.",
    clause: "QU-3",
  },
  evil: {
    name: SIDE_NAMES.evil,
    help: "Побеждает, если походы провалены и Добро упустило последний шанс, или удачной охотой.",
    clause: "QU-3",
  },
  success: {
    name: "Успех",
    help: "Карта, которая помогает походу; её играют приверженцы Добра.",
    clause: "QU-11",
  },
  fail: {
    name: "Провал",
    help: "Карта, которая губит поход; в некоторых походах нужны две.",
    clause: "QU-12",
  },
  leader: {
    name: "Жетон лидера",
    help: "Его обладатель собирает отряд, а после похода назначает следующего лидера.",
    clause: "QU-10",
  },
  veteran: {
    name: "Жетон ветерана",
    help: "Его обладатель уже возглавил поход: больше ему не быть лидером и не получить амулет.",
    clause: "QU-13",
  },
  magic: {
    name: "Жетон магии",
    help: "Его обладатель обязан сыграть в этом походе Успех, если персонаж не велит иного.",
    clause: "QU-11",
  },
  amulet: {
    name: "Амулет",
    help: "Его обладатель проверяет сторону одного другого игрока.",
    clause: "QU-14",
  },
  "faded-amulet": {
    name: "Померкший амулет",
    help: "Этого игрока уже проверяли амулетом, второй раз нельзя.",
    clause: "QU-15",
  },
  quest: {
    name: "Поход",
    help: "Число — размер отряда; два маленьких Провала под ним означают, что одного Провала здесь мало.",
    clause: "QU-2",
  },
};
