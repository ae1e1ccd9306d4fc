import { byGender, does, type GameText, line, seat, UNTOLD, verb } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
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
  starts: (of) =>
    line`${does(of.seat, "вытягивает", "вытягиваете")} номер ${of.number} и ${verb(of.seat, "встаёт", "встаёте")} на ${space("acc", of.space)}.`,
  round({ round, first, why }) {
    switch (why) {
      case "seal":
        return line`Раунд ${round}. ${verb(first, "Начинает", "Начинаете")} ${seat(first)}: на кубике выпала ${SEAL}.`;
      case "last":
        return line`Раунд ${round}. ${verb(first, "Начинает", "Начинаете")} ${seat(first)}${byGender(first, {
          he: ", последний в гонке",
          she: ", последняя в гонке",
          person: ": последнее место в гонке",
          you: ": последнее место в гонке",
        })}.`;
    }
  },
  "set-aside": ({ faceUp }) =>
    faceUp.length === 0
      ? line`Одна карта отложена лицом вниз.`
      : line`Отложено лицом вверх: ${allies("nom", faceUp)}. Ещё одна карта отложена лицом вниз.`,
  hand(of) {
    if (of.hand === undefined) return UNTOLD;
    return of.takenUp === undefined
      ? line`${verb(of.seat, line`На руке у ${inCase("gen", of.seat)}`, "Вам достались")}: ${allies("nom", of.hand)}.`
      : line`${does(of.seat, "берёт", "берёте")} ${FACE_DOWN_CARD.acc} (${ally("nom", of.takenUp)}). ${verb(of.seat, "Теперь на руке", "Теперь у вас на руке")}: ${allies("nom", of.hand)}.`;
  },
  kept: (of) =>
    of.ally === undefined
      ? UNTOLD
      : line`${does(of.seat, "оставляет", "оставляете")} себе ${ally("acc", of.ally)}.`,
  passed(of) {
    switch (of.direction) {
      case "left":
        return line`${does(of.seat, "передаёт", "передаёте")} ${cards(of.cards)} налево, ${inCase("dat", of.to)}.`;
      case "right":
        return line`${does(of.seat, "передаёт", "передаёте")} ${cards(of.cards)} направо, ${inCase("dat", of.to)}.`;
    }
  },
  removed: (of) => line`Одну случайную карту убирают не глядя: остаётся ${of.cards}.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${does(of.seat, "сбрасывает", "сбрасываете")} последнюю карту лицом вниз.`
      : line`${does(of.seat, "сбрасывает", "сбрасываете")} лицом вниз ${ally("acc", of.ally)}.`,
  called: (of) =>
    of.seat === null
      ? line`Номер ${of.ally}, ${ally("nom", of.ally)}: никто не отзывается.`
      : line`Номер ${of.ally}: ${does(of.seat, "открывает", "открываете")} ${ally("acc", of.ally)}.`,
  cursed: (of) => line`${does(of.seat, "проклинает", "проклинаете")} ${ally("acc", of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`Проклятие сбывается: ${seat(of.seat)} и ${seat(of.with)} ${verb(of.seat, [verb(of.with, "меняются", "меняетесь")], "меняетесь")} местами на ${space("prep", of.space)}.`
      : line`Проклятие сбывается: ${seat(of.seat)} теперь на ${space("prep", of.space)}, а ${seat(of.with)} — на ${space("prep", of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${does(of.seat, "указывает", "указываете")} на своего рыцаря: «Он будет впереди всех!»`
      : line`${does(of.seat, "указывает", "указываете")} на ${verb(of.knight, line`рыцаря ${inCase("gen", of.knight)}`, "вашего рыцаря")}: «Он будет впереди всех!»`,
  claimed: (of) =>
    of.right
      ? line`${does(of.knight, "лидирует", "лидируете")}: ${ally("nom", 2)} не ошибся, и ${does(of.seat, "выезжает", "выезжаете")} вперёд.`
      : line`${seat(of.knight)} не ${verb(of.knight, "лидирует", "лидируете")}: ${ally("nom", 2)} ошибся, и ${seat(of.seat)} ничего не ${verb(of.seat, "получает", "получаете")}.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} тайно ${verb(of.seat, "смотрит", "смотрите")} жетоны ${onSpaces(of.spaces)}.`
      : line`${does(of.seat, "находит", "находите")} ${tokensOn("prep", of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${does(of.seat, "раскладывает", "раскладываете")} жетоны ${onSpaces(of.spaces)} по своему усмотрению.`
      : line`${does(of.seat, "кладёт", "кладёте")} ${tokensOn("acc", of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${does(of.seat, "скачет", "скачете")} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "boots":
        return line`${does(of.seat, "надевает", "надеваете")} ${token("acc", "boots")} и ${verb(of.seat, "мчится", "мчитесь")} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "goblin":
        return line`${token("nom", "goblin")} сбивает с пути: ${does(of.seat, "отступает", "отступаете")} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
      case "fake-grail":
        return line`${token("nom", "fake-grail")} заманивает назад: ${does(of.seat, "отступает", "отступаете")} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`;
    }
  },
  blocked: (of) =>
    line`Путь преграждает ${DRAGON.nom}: ${does(of.seat, "останавливается", "останавливаетесь")} на ${space("prep", of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${does(of.seat, "остаётся", "остаётесь")} на месте: ехать некуда.`;
      case "goblin":
      case "fake-grail":
        return line`${does(of.seat, "остаётся", "остаётесь")} на месте: отступать дальше некуда.`;
    }
  },
  dragon: (of) =>
    line`${does(of.seat, "отправляет", "отправляете")} ${DRAGON.acc} с ${space("gen", of.from)} на ${landing("acc", of.to)}.`,
  won: (of) =>
    line`${does(of.seat, "достигает", "достигаете")} финиша и ${verb(of.seat, "завоёвывает", "завоёвываете")} Грааль!`,
  "lance-taken": (of) => line`${does(of.seat, "берёт", "берёте")} ${SPEAR.acc}.`,
  "lance-spent": (of) =>
    line`${does(of.seat, "тратит", "тратите")} ${SPEAR.acc}, чтобы миновать ${DRAGON.acc}.`,
  "lance-lost": (of) =>
    line`Приходит вор: ${does(of.seat, "возвращает", "возвращаете")} ${SPEAR.acc} в запас.`,
  "lance-stolen": (of) =>
    line`${does(of.seat, "забирает", "забираете")} ${SPEAR.acc} у ${inCase("gen", of.from)}.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`В запасе нет ${SPEAR.genPlural}: ${does(of.seat, "остаётся", "остаётесь")} ни с чем.`;
      case "nobody-has-one":
        return line`Ни у кого из соперников нет ${SPEAR.gen}: ${does(of.seat, "остаётся", "остаётесь")} ни с чем.`;
      case "none-to-lose":
        return line`Вору нечего украсть: у ${inCase("gen", of.seat)} нет ${SPEAR.genPlural}.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${does(of.seat, "бросает", "бросаете")} ${DIE} на ${space("prep", of.space)}, ${verb(of.seat, "получает", "получаете")} ${SEAL} и ${verb(of.seat, "начнёт", "начнёте")} следующий раунд.`
      : line`${does(of.seat, "бросает", "бросаете")} ${DIE} на ${space("prep", of.space)}: ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) =>
    line`${does(of.seat, "открывает", "открываете")} жетон на ${space("prep", of.space)}: ${token("nom", of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) =>
    line`Двадцатый жетон подряд: после него ${seat(of.seat)} больше ничего не ${verb(of.seat, "открывает", "открываете")}.`,
};
