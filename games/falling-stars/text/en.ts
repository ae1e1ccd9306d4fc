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

const card = ({ number }: Card): Part => pieceOf("card", String(number));
const A_CARD = pieceOf("card", "a card");
const points = (count: number): string =>
  `${count} ${plural("en", count, { one: "point", other: "points" })}`;

const piece: Readonly<Record<PieceKind, PieceText>> = {
  card: {
    name: "Card",
    help: "The highest card on the table catches the star; every number is there only once.",
    clause: "FS-12",
  },
  star: { name: "Star", help: "It is worth as many points as it is bright, from 1 to 6.", clause: "FS-10" },
  deck: {
    name: "Deck",
    help: "The player who played the lowest card may swap a card from their hand for the top one.",
    clause: "FS-13",
  },
};

export const text: GameText<FallingStars> = {
  locale: "en",
  name: gameCard.name.en,
  tagline: gameCard.tagline.en,
  question: {
    lay: () => line`Which card do you play for this star?`,
    change: () => line`Your card was the lowest. Swap one?`,
  },
  waiting: {
    lay: ({ seats }) => line`Still choosing a card: ${list("en", seats.map(seat))}.`,
    change: ({ seats }) => line`Waiting to see if a card is swapped: ${list("en", seats.map(seat))}.`,
  },
  answer: {
    lay: (of) => line`Play ${card(of.card)}`,
    change: (of) => line`Swap ${card(of.card)}`,
    keep: () => line`Keep them all`,
  },
  event: {
    drew: (of) => line`${does(of.seat, "draws", "draw")} ${of.card === undefined ? A_CARD : card(of.card)}.`,
    fell: ({ brightness }) => line`A ${pieceOf("star", "star")} falls, worth ${points(brightness)}.`,
    laid: (of) =>
      line`${does(of.seat, "plays", "play")} ${of.card === undefined ? A_CARD : card(of.card)} face down.`,
    shown: ({ numbers }) => line`The cards are shown: ${list("en", numbers.map(told))}.`,
    caught: (of) =>
      line`${does(of.seat, "catches", "catch")} the ${pieceOf("star", "star")}: ${points(of.brightness)}.`,
    kept: (of) => line`${does(of.seat, "keeps", "keep")} all cards.`,
    "put-away": (of) =>
      line`${does(of.seat, "puts", "put")} ${of.card === undefined ? A_CARD : card(of.card)} away.`,
  },
  problem: {},
  statement: {},
  option: {
    night: {
      name: "The night",
      help: "How many stars fall. Everyone is dealt as many cards.",
      values: { short: "Short, 4 stars", long: "Long, 6 stars" },
    },
  },
  piece,
  rules: [
    {
      title: "In short",
      clauses: [
        {
          text: "A star falls, worth what the die says. Everyone plays a card face down: the highest catches the star, the lowest may swap a card. The most points win.",
        },
      ],
    },
    {
      title: "The cards",
      clauses: [
        { id: "FS-1", text: "Two to four play. There are 30 cards, numbered from 1 to 30, and a die." },
        {
          id: "FS-2",
          text: "Everyone is dealt 4 cards, or 6 for a long night, and looks at them in secret.",
        },
      ],
    },
    {
      title: "A star falls",
      clauses: [
        { id: "FS-10", text: "The die says how bright the star is: it is worth that many points." },
        { id: "FS-11", text: "Everyone plays a card face down, all at the same time." },
        { id: "FS-12", text: "The cards are shown. The highest catches the star and its points." },
        {
          id: "FS-13",
          text: "The player who played the lowest card may discard a card from their hand, unseen, and draw the top card of the deck.",
        },
      ],
    },
    {
      title: "The end of the night",
      clauses: [
        {
          id: "FS-20",
          text: "The night is over when all cards have been played. The most points win; players who tie share the win.",
        },
      ],
    },
    {
      title: "Who knows what",
      clauses: [
        {
          id: "FS-30",
          text: "You know your own cards and those that were shown. You don’t know what others hold, play face down or discard, or what’s in the deck.",
        },
      ],
    },
  ],
};

/** A card that lies open, with the player who laid it. */
function told(number: number, by: number) {
  return line`${seat(by)} ${pieceOf("card", String(number))}`;
}
