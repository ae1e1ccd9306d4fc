import {
  does,
  type GameText,
  line,
  list,
  type Part,
  type PieceText,
  plural,
  seat,
  verb,
} from "@roundtable/language";
import { card as gameCard } from "../card.ts";
import type { Card, FallingStars } from "../rules/falling-stars.ts";
import { type PieceKind, pieceOf } from "./piece-kinds.ts";

const card = ({ number }: Card): Part => pieceOf("card", `le\u00a0${number}`);
const A_CARD = pieceOf("card", "une carte");
const points = (count: number): string =>
  `${count} ${plural("fr", count, { one: "point", other: "points" })}`;

const piece: Readonly<Record<PieceKind, PieceText>> = {
  card: {
    name: "Carte",
    help: "La plus haute carte de la table attrape l’étoile\u202f; aucun nombre n’existe deux fois.",
    clause: "FS-12",
  },
  star: { name: "Étoile", help: "Elle vaut autant de points qu’elle a d’éclat, de 1 à 6.", clause: "FS-10" },
  deck: {
    name: "Pioche",
    help: "À la plus basse carte revient le droit d’en échanger une de sa main contre celle du dessus.",
    clause: "FS-13",
  },
};

export const text: GameText<FallingStars> = {
  locale: "fr",
  name: gameCard.name.fr,
  tagline: gameCard.tagline.fr,
  question: {
    lay: () => line`Quelle carte posez-vous pour cette étoile\u202f?`,
    change: () => line`Votre carte était la plus basse. En échangez-vous une\u202f?`,
  },
  waiting: {
    lay: ({ seats }) => line`Une carte est encore attendue de\u00a0: ${list("fr", seats.map(seat))}.`,
    change: ({ seats }) => line`${list("fr", seats.map(seat))} peut échanger une carte.`,
  },
  answer: {
    lay: (of) => line`Poser ${card(of.card)}`,
    change: (of) => line`Échanger ${card(of.card)}`,
    keep: () => line`Garder toute la main`,
  },
  event: {
    drew: (of) =>
      line`${does(of.seat, "pioche", "piochez")} ${of.card === undefined ? A_CARD : card(of.card)}.`,
    fell: ({ brightness }) =>
      line`Une ${pieceOf("star", "étoile")} tombe\u00a0: elle vaut ${points(brightness)}.`,
    laid: (of) =>
      line`${does(of.seat, "pose", "posez")} ${of.card === undefined ? A_CARD : card(of.card)} face cachée.`,
    shown: ({ numbers }) => line`Les cartes sont montrées\u00a0: ${list("fr", numbers.map(told))}.`,
    caught: (of) =>
      line`${does(of.seat, "attrape", "attrapez")} ${pieceOf("star", "l’étoile")}\u00a0: ${points(of.brightness)}.`,
    kept: (of) => line`${does(of.seat, "garde", "gardez")} toutes ${verb(of.seat, "ses", "vos")} cartes.`,
    "put-away": (of) =>
      line`${does(of.seat, "écarte", "écartez")} ${of.card === undefined ? A_CARD : card(of.card)}.`,
  },
  problem: {},
  statement: {},
  option: {
    night: {
      name: "La nuit",
      help: "Combien d’étoiles tombent\u00a0: autant que chacun reçoit de cartes.",
      values: { short: "Courte, 4\u00a0étoiles", long: "Longue, 6\u00a0étoiles" },
    },
  },
  piece,
  rules: [
    {
      title: "En bref",
      clauses: [
        {
          text: "Une étoile tombe, et le dé dit ce qu’elle vaut. Chacun pose une carte face cachée\u00a0: la plus haute attrape l’étoile, la plus basse donne droit à un échange. Le plus de points gagne.",
        },
      ],
    },
    {
      title: "Les cartes",
      clauses: [
        { id: "FS-1", text: "On joue de deux à quatre, avec 30 cartes numérotées de 1 à 30 et un dé." },
        { id: "FS-2", text: "Chacun reçoit 4 cartes, ou 6 pour une nuit longue, et les regarde en secret." },
      ],
    },
    {
      title: "Une étoile tombe",
      clauses: [
        { id: "FS-10", text: "Le dé dit l’éclat de l’étoile\u00a0: elle vaut autant de points." },
        { id: "FS-11", text: "Chacun pose une carte face cachée, tous en même temps." },
        { id: "FS-12", text: "Les cartes sont montrées. La plus haute attrape l’étoile et ses points." },
        {
          id: "FS-13",
          text: "Qui a posé la carte la plus basse peut en écarter une de sa main, sans la montrer, et piocher celle du dessus.",
        },
      ],
    },
    {
      title: "La fin de la nuit",
      clauses: [
        {
          id: "FS-20",
          text: "La nuit s’achève quand toutes les cartes sont posées. Le plus de points gagne\u202f; à égalité, la victoire est partagée.",
        },
      ],
    },
    {
      title: "Qui sait quoi",
      clauses: [
        {
          id: "FS-30",
          text: "Vous connaissez vos cartes et celles qui ont été montrées. Ce que les autres tiennent, posent face cachée ou écartent vous est inconnu, tout comme la pioche.",
        },
      ],
    },
  ],
};

/** A card that lies open, with the player who laid it. */
function told(number: number, by: number) {
  return line`${seat(by)} ${pieceOf("card", String(number))}`;
}
