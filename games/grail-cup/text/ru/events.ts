import { type GameText, line, seat, UNTOLD } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  allies,
  ally,
  cards,
  DIE,
  DRAGON,
  FACE_DOWN_CARD,
  FACE_NAMES,
  landing,
  onSpaces,
  SEAL,
  space,
  SPEAR,
  token,
  tokensOn,
} from "./names.ts";

export const event: GameText<GrailCup>["event"] = {
  starts: (of) => line`${seat(of.seat)} вытягивает номер ${of.number} и встаёт на ${space("acc", of.space)}.`,
  round({ round, first, why }) {
    switch (why) {
      case "seal":
        return line`Раунд ${round}. Начинает ${seat(first)}: на кубике выпала ${SEAL}.`;
      case "last":
        return line`Раунд ${round}. Начинает ${seat(first)}: последнее место в гонке.`;
    }
  },
  "set-aside": ({ faceUp }) =>
    faceUp.length === 0
      ? line`Одна карта отложена лицом вниз.`
      : line`Отложено лицом вверх: ${allies("nom", faceUp)}. Ещё одна карта отложена лицом вниз.`,
  hand(of) {
    if (of.hand === undefined) return UNTOLD;
    return of.takenUp === undefined
      ? line`${seat(of.seat)} держит в руке ${allies("acc", of.hand)}.`
      : line`${seat(of.seat)} берёт ${FACE_DOWN_CARD.acc} (${ally("nom", of.takenUp)}) и держит в руке ${allies("acc", of.hand)}.`;
  },
  kept: (of) =>
    of.ally === undefined ? UNTOLD : line`${seat(of.seat)} оставляет себе ${ally("acc", of.ally)}.`,
  passed(of) {
    switch (of.direction) {
      case "left":
        return line`${seat(of.seat)} передаёт ${cards(of.cards)} налево; теперь выбирает ${seat(of.to)}.`;
      case "right":
        return line`${seat(of.seat)} передаёт ${cards(of.cards)} направо; теперь выбирает ${seat(of.to)}.`;
    }
  },
  removed: (of) => line`Одну случайную карту убирают не глядя: остаётся ${of.cards}.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${seat(of.seat)} сбрасывает последнюю карту лицом вниз.`
      : line`${seat(of.seat)} сбрасывает лицом вниз ${ally("acc", of.ally)}.`,
  called: (of) =>
    of.seat === null
      ? line`Номер ${of.ally}, ${ally("nom", of.ally)}: никто не отзывается.`
      : line`Номер ${of.ally}: ${seat(of.seat)} открывает ${ally("acc", of.ally)}.`,
  cursed: (of) => line`${seat(of.seat)} проклинает ${ally("acc", of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`Проклятие сбывается: ${seat(of.seat)} и ${seat(of.with)} меняются местами на ${space("prep", of.space)}.`
      : line`Проклятие сбывается: ${seat(of.seat)} теперь на ${space("prep", of.space)}, а ${seat(of.with)} на ${space("prep", of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${seat(of.seat)} указывает на своего рыцаря: «Он будет впереди всех!»`
      : line`${seat(of.seat)} указывает на рыцаря: «Впереди всех будет ${seat(of.knight)}!»`,
  claimed: (of) =>
    of.right
      ? line`${seat(of.knight)} лидирует: ${ally("nom", 2)} прав, и ${seat(of.seat)} выезжает вперёд.`
      : line`${seat(of.knight)} не лидирует: ${ally("nom", 2)} ошибается, и ${seat(of.seat)} ничего не получает.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} тайно смотрит жетоны ${onSpaces(of.spaces)}.`
      : line`${seat(of.seat)} находит ${tokensOn("prep", of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} раскладывает жетоны ${onSpaces(of.spaces)} по своему усмотрению.`
      : line`${seat(of.seat)} кладёт ${tokensOn("acc", of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${seat(of.seat)} скачет с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "boots":
        return line`${seat(of.seat)} надевает ${token("acc", "boots")} и мчится с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "goblin":
        return line`${token("nom", "goblin")} сбивает с пути: ${seat(of.seat)} отступает с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "fake-grail":
        return line`Манит ${token("nom", "fake-grail")}: ${seat(of.seat)} отступает с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
    }
  },
  blocked: (of) =>
    line`Путь преграждает ${DRAGON.nom}: ${seat(of.seat)} останавливается на ${space("prep", of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${seat(of.seat)} остаётся на месте: ехать некуда.`;
      case "goblin":
      case "fake-grail":
        return line`${seat(of.seat)} остаётся на месте: отступать дальше некуда.`;
    }
  },
  dragon: (of) =>
    line`${seat(of.seat)} отправляет ${DRAGON.acc} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`,
  won: (of) => line`${seat(of.seat)} достигает финиша и завоёвывает Грааль!`,
  "lance-taken": (of) => line`${seat(of.seat)} берёт ${SPEAR.acc}.`,
  "lance-spent": (of) => line`${seat(of.seat)} тратит ${SPEAR.acc}, чтобы миновать ${DRAGON.acc}.`,
  "lance-lost": (of) => line`Является вор: ${seat(of.seat)} возвращает ${SPEAR.acc} в запас.`,
  "lance-stolen": (of) => line`${seat(of.seat)} забирает ${SPEAR.acc}, ${seat(of.from)} его лишается.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`В запасе нет ${SPEAR.genPlural}: ${seat(of.seat)} остаётся ни с чем.`;
      case "nobody-has-one":
        return line`Ни у кого из соперников нет ${SPEAR.gen}: ${seat(of.seat)} остаётся ни с чем.`;
      case "none-to-lose":
        return line`Вору нечего украсть: ${seat(of.seat)} без ${SPEAR.genPlural}.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${seat(of.seat)} бросает ${DIE} на ${space("prep", of.space)}, получает ${SEAL} и начнёт следующий раунд.`
      : line`${seat(of.seat)} бросает ${DIE} на ${space("prep", of.space)}: ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) =>
    line`${seat(of.seat)} открывает жетон на ${space("prep", of.space)}: ${token("nom", of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) => line`Двадцатый жетон подряд: после него ${seat(of.seat)} больше ничего не открывает.`,
};
