import { does, type GameText, line, list, plural, seat, verb } from "@roundtable/language";
import type { GameTexts } from "../reader.ts";
import type { Moonlight } from "./words.ts";

const en: GameText<Moonlight> = {
  locale: "en",
  name: "Moonlight",
  tagline: "Two paths, a few cards and the moon.",
  question: {
    path: () => line`Which path do we take?`,
    peek: () => line`Will you look at the moon?`,
    play: () => line`Play a card face down.`,
  },
  waiting: {
    path: ({ seats }) => line`${list("en", seats.map(seat))} is choosing the path.`,
    peek: ({ seats }) => line`${list("en", seats.map(seat))} may look at the moon.`,
    play: ({ seats }) => line`Still choosing a card: ${list("en", seats.map(seat))}.`,
  },
  answer: {
    path: ({ path }) => (path === "wood" ? line`Through the wood` : line`Over the bridge`),
    peek: () => line`Look at the moon`,
    walk: () => line`Walk on`,
    card: ({ card }) => line`${card}`,
  },
  event: {
    drew: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "draws", "draw")} a card.`
        : line`${does(of, "draws", "draw")} ${card}.`,
    path: ({ seat: of, path }) =>
      path === "wood"
        ? line`${does(of, "leads", "lead")} through the wood.`
        : line`${does(of, "leads", "lead")} over the bridge.`,
    peeked: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "looks", "look")} at the moon.`
        : line`${does(of, "looks", "look")} at the moon: ${card}.`,
    walked: ({ seat: of }) => line`${does(of, "walks", "walk")} on.`,
    played: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "plays", "play")} a card face down.`
        : line`${does(of, "plays", "play")} ${card} face down.`,
    shown: ({ cards }) => line`The cards are ${list("en", cards.map(String))}.`,
    won: ({ seat: of, by }) => line`${does(of, "wins", "win")} with the ${by} card.`,
    moon: ({ card }) => line`The moon was ${card}.`,
  },
  problem: {
    "few-cards": ({ cards }) => `${cards} cards are too few for so many.`,
    "long-night": () => "The two of you will have a long night.",
  },
  statement: {
    boast: () => line`My cards are splendid.`,
    doubt: ({ of }) => line`I don’t believe ${seat(of)}.`,
  },
  option: {
    deck: {
      name: "Deck",
      help: "How many cards there are.",
      values: { short: "12 cards", long: "20 cards" },
    },
    peeking: { name: "Looking at the moon", help: "The leader may look at the moon." },
    stars: { name: "Stars", help: "Points to begin with.", values: { star: "a star", comet: "a comet" } },
  },
  piece: { moon: { name: "The moon", help: "A card that nobody holds.", clause: "M-1" } },
  rules: [{ title: "The night", clauses: [{ id: "M-1", text: "The last card is the moon." }] }],
};

const fr: GameText<Moonlight> = {
  locale: "fr",
  name: "Clair de lune",
  tagline: "Deux chemins, quelques cartes et la lune.",
  question: {
    path: () => line`Quel chemin prenons-nous\u202f?`,
    peek: () => line`Regardez-vous la lune\u202f?`,
    play: () => line`Jouez une carte face cachée.`,
  },
  waiting: {
    path: ({ seats }) => line`${list("fr", seats.map(seat))} choisit le chemin.`,
    peek: ({ seats }) => line`${list("fr", seats.map(seat))} peut regarder la lune.`,
    play: ({ seats }) => line`Une carte est attendue de\u00a0: ${list("fr", seats.map(seat))}.`,
  },
  answer: {
    path: ({ path }) => (path === "wood" ? line`Par le bois` : line`Par le pont`),
    peek: () => line`Regarder la lune`,
    walk: () => line`Passer son chemin`,
    card: ({ card }) => line`${card}`,
  },
  event: {
    drew: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "pioche", "piochez")} une carte.`
        : line`${does(of, "pioche", "piochez")} le ${card}.`,
    path: ({ seat: of, path }) =>
      path === "wood"
        ? line`${does(of, "mène", "menez")} par le bois.`
        : line`${does(of, "mène", "menez")} par le pont.`,
    peeked: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "regarde", "regardez")} la lune.`
        : line`${does(of, "regarde", "regardez")} la lune\u00a0: ${card}.`,
    walked: ({ seat: of }) => line`${does(of, "passe", "passez")} ${verb(of, "son", "votre")} chemin.`,
    played: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "joue", "jouez")} une carte face cachée.`
        : line`${does(of, "joue", "jouez")} le ${card} face cachée.`,
    shown: ({ cards }) => line`Les cartes\u00a0: ${list("fr", cards.map(String))}.`,
    won: ({ seat: of, by }) =>
      by === "highest"
        ? line`${does(of, "gagne", "gagnez")} par la plus haute.`
        : line`${does(of, "gagne", "gagnez")} par la plus basse.`,
    moon: ({ card }) => line`La lune était le ${card}.`,
  },
  problem: {
    "few-cards": ({ cards }) => `${cards} cartes ne suffisent pas pour tant de monde.`,
    "long-night": () => "À deux, la nuit sera longue.",
  },
  statement: {
    boast: () => line`Mes cartes sont splendides.`,
    doubt: ({ of }) => line`J’ai peine à croire ${seat(of)}.`,
  },
  option: {
    deck: { name: "Paquet", help: "Le nombre de cartes.", values: { short: "12 cartes", long: "20 cartes" } },
    peeking: { name: "Regarder la lune", help: "Qui mène peut regarder la lune." },
    stars: {
      name: "Étoiles",
      help: "Des points pour commencer.",
      values: { star: "une étoile", comet: "une comète" },
    },
  },
  piece: { moon: { name: "La lune", help: "Une carte que personne ne tient.", clause: "M-1" } },
  rules: [{ title: "La nuit", clauses: [{ id: "M-1", text: "La dernière carte est la lune." }] }],
};

const ru: GameText<Moonlight> = {
  locale: "ru",
  name: "Лунный свет",
  tagline: "Две дороги, несколько карт и луна.",
  question: {
    path: () => line`Какой дорогой идём?`,
    peek: () => line`Посмотрите на луну?`,
    play: () => line`Сыграйте карту в закрытую.`,
  },
  waiting: {
    path: ({ seats }) => line`${list("ru", seats.map(seat))} выбирает дорогу.`,
    peek: ({ seats }) => line`${list("ru", seats.map(seat))} может посмотреть на луну.`,
    play: ({ seats }) => line`Карту ещё выбирают: ${list("ru", seats.map(seat))}.`,
  },
  answer: {
    path: ({ path }) => (path === "wood" ? line`Через лес` : line`Через мост`),
    peek: () => line`Посмотреть на луну`,
    walk: () => line`Идти дальше`,
    card: ({ card }) => line`${card}`,
  },
  event: {
    drew: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "берёт", "берёте")} карту.`
        : line`${does(of, "берёт", "берёте")} карту ${card}.`,
    path: ({ seat: of, path }) =>
      path === "wood"
        ? line`${does(of, "ведёт", "ведёте")} через лес.`
        : line`${does(of, "ведёт", "ведёте")} через мост.`,
    peeked: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "смотрит", "смотрите")} на луну.`
        : line`${does(of, "смотрит", "смотрите")} на луну: ${card}.`,
    walked: ({ seat: of }) => line`${does(of, "идёт", "идёте")} дальше.`,
    played: ({ seat: of, card }) =>
      card === null
        ? line`${does(of, "играет", "играете")} карту в закрытую.`
        : line`${does(of, "играет", "играете")} в закрытую карту ${card}.`,
    shown: ({ cards }) => line`Карты открыты: ${list("ru", cards.map(String))}.`,
    won: ({ seat: of, by }) =>
      by === "highest"
        ? line`${does(of, "выигрывает", "выигрываете")} старшей картой.`
        : line`${does(of, "выигрывает", "выигрываете")} младшей картой.`,
    moon: ({ card }) => line`Луной была карта ${card}.`,
  },
  problem: {
    "few-cards": ({ cards }) =>
      `${cards}\u00a0${plural("ru", cards, { one: "карты", few: "карт", many: "карт" })} на стольких не хватит.`,
    "long-night": () => "Вдвоём ночь будет долгой.",
  },
  statement: {
    boast: () => line`У меня прекрасные карты.`,
    doubt: ({ of }) => line`${seat(of)}? Не верю.`,
  },
  option: {
    deck: {
      name: "Колода",
      help: "Сколько карт в игре.",
      values: { short: "12\u00a0карт", long: "20\u00a0карт" },
    },
    peeking: { name: "Взгляд на луну", help: "Ведущий может посмотреть на луну." },
    stars: { name: "Звёзды", help: "Очки в начале игры.", values: { star: "звезда", comet: "комета" } },
  },
  piece: { moon: { name: "Луна", help: "Карта, которой ни у кого нет.", clause: "M-1" } },
  rules: [{ title: "Ночь", clauses: [{ id: "M-1", text: "Последняя карта\u00a0— луна." }] }],
};

export const texts: GameTexts = { ru, fr, en };
