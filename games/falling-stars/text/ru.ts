import {
  does,
  type GameText,
  line,
  list,
  type Part,
  type PieceText,
  plural,
  seat,
} from "@roundtable/language";
import { card as gameCard } from "../card.ts";
import type { Card, FallingStars } from "../rules/falling-stars.ts";
import { type PieceKind, pieceOf } from "./piece-kinds.ts";

const card = ({ number }: Card): Part => pieceOf("card", `карту\u00a0${number}`);
const number = ({ number }: Card): Part => pieceOf("card", String(number));
const A_CARD = pieceOf("card", "карту");
const points = (count: number): string =>
  `${count}\u00a0${plural("ru", count, { one: "очко", few: "очка", many: "очков" })}`;

const piece: Readonly<Record<PieceKind, PieceText>> = {
  card: {
    name: "Карта",
    help: "Старшая карта на столе ловит звезду; все числа разные.",
    clause: "FS-12",
  },
  star: { name: "Звезда", help: "Чем она ярче, тем больше очков приносит: от 1 до 6.", clause: "FS-10" },
  deck: {
    name: "Колода",
    help: "Чья карта младшая, тот может обменять одну карту с руки на верхнюю.",
    clause: "FS-13",
  },
};

export const text: GameText<FallingStars> = {
  locale: "ru",
  name: gameCard.name.ru,
  tagline: gameCard.tagline.ru,
  question: {
    lay: () => line`Какую карту вы сыграете за эту звезду?`,
    change: () => line`Ваша карта младшая. Обменяете одну с руки?`,
  },
  waiting: {
    lay: ({ seats }) => line`Ещё выбирают карту: ${list("ru", seats.map(seat))}.`,
    change: ({ seats }) => line`${list("ru", seats.map(seat))} может обменять карту.`,
  },
  answer: {
    lay: (of) => line`Положить ${number(of.card)}`,
    change: (of) => line`Обменять ${number(of.card)}`,
    keep: () => line`Оставить все`,
  },
  event: {
    drew: (of) =>
      line`${does(of.seat, "берёт", "берёте")} ${of.card === undefined ? A_CARD : card(of.card)}.`,
    fell: ({ brightness }) => line`Падает ${pieceOf("star", "звезда")}: ${points(brightness)}.`,
    laid: (of) =>
      line`${does(of.seat, "кладёт", "кладёте")} ${of.card === undefined ? A_CARD : card(of.card)} рубашкой вверх.`,
    shown: ({ numbers }) => line`Карты открыты: ${list("ru", numbers.map(told))}.`,
    caught: (of) =>
      line`${does(of.seat, "ловит", "ловите")} ${pieceOf("star", "звезду")}: ${points(of.brightness)}.`,
    kept: (of) => line`${does(of.seat, "оставляет", "оставляете")} все карты.`,
    "put-away": (of) =>
      line`${does(of.seat, "откладывает", "откладываете")} ${of.card === undefined ? A_CARD : card(of.card)}.`,
  },
  problem: {},
  statement: {},
  option: {
    night: {
      name: "Ночь",
      help: "Сколько упадёт звёзд: столько же карт получает каждый.",
      values: { short: "Короткая, 4\u00a0звезды", long: "Длинная, 6\u00a0звёзд" },
    },
  },
  piece,
  rules: [
    {
      title: "Коротко",
      clauses: [
        {
          text: "Падает звезда, и кубик говорит, сколько она стоит. Все кладут по карте рубашкой вверх: старшая ловит звезду, а за младшую можно обменять карту. Побеждает тот, у кого больше очков.",
        },
      ],
    },
    {
      title: "Карты",
      clauses: [
        {
          id: "FS-1",
          text: "Играют от двух до четырёх человек. Нужны 30\u00a0карт с числами от 1 до 30 и кубик.",
        },
        { id: "FS-2", text: "Каждый получает 4\u00a0карты, а в длинную ночь 6, и смотрит их втайне." },
      ],
    },
    {
      title: "Падает звезда",
      clauses: [
        { id: "FS-10", text: "Кубик говорит, насколько ярка звезда: столько очков она и приносит." },
        { id: "FS-11", text: "Все одновременно кладут по карте рубашкой вверх." },
        { id: "FS-12", text: "Карты открывают. Старшая ловит звезду и её очки." },
        {
          id: "FS-13",
          text: "Чья карта младшая, тот может отложить одну карту с руки, не показывая её, и взять верхнюю из колоды.",
        },
      ],
    },
    {
      title: "Конец ночи",
      clauses: [
        {
          id: "FS-20",
          text: "Ночь кончается, когда все карты сыграны. Побеждает тот, у кого больше очков; при равенстве победа общая.",
        },
      ],
    },
    {
      title: "Кто что знает",
      clauses: [
        {
          id: "FS-30",
          text: "Вы знаете свои карты и те, что открыты. Что у других на руках, что они положили рубашкой вверх или отложили и что лежит в колоде, вам неизвестно.",
        },
      ],
    },
  ],
};

/** A card that lies open, with the player who laid it. */
function told(number: number, by: number) {
  return line`${seat(by)} ${pieceOf("card", String(number))}`;
}
