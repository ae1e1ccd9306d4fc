import { plural } from "@roundtable/language";
import type { HistoryText } from "./index.ts";

const matches = (n: number): string =>
  `${n} ${plural("ru", n, { one: "партия", few: "партии", many: "партий" })}`;
const players = (n: number): string =>
  `${n} ${plural("ru", n, { one: "игрок", few: "игрока", many: "игроков" })}`;

export const text: HistoryText = {
  myPage: "Мои партии и рейтинг",
  myPageHelp: "Всё, что сыграно до конца, ваша сила в каждой игре и кому это видно.",
  open: "Открыть мою страницу",
  ratings: "Рейтинг",
  noRating: "Рейтинга пока нет: он появится после первой партии за рейтинговым столом.",
  rated: (n) =>
    `${n} ${plural("ru", n, { one: "рейтинговая партия", few: "рейтинговые партии", many: "рейтинговых партий" })}`,
  unsettled: "пока неточно",
  range: (rating, plusMinus) => `${rating} ± ${plusMinus}`,
  rangeHelp: (low, high) => `В 95 случаях из 100 — от ${low} до ${high}.`,
  best: "Лучшие",
  bestOf: (game) => `Лучшие в игре «${game}»`,
  bestHelp: "Здесь все, у кого хватает рейтинговых партий, чтобы числу можно было верить.",
  nobodyBest: "Пока никто не сыграл достаточно. Сядьте за рейтинговый стол и откройте список.",
  place: "Место",
  name: "Имя",
  rating: "Рейтинг",
  played: "Сыграно",
  won: "Выиграно",
  matches: "Партии",
  noMatches: "Здесь пока ничего не сыграно до конца.",
  more: "Показать ещё",
  allGames: "Все игры",
  ofGame: "Игра",
  results: {
    won: "Победа",
    lost: "Без победы",
    place: (n) => `${n}-е место`,
    together: "Закончена по согласию",
    abandoned: "Брошена",
    forfeited: "Уход до конца партии",
  },
  points: (n) => `${n} ${plural("ru", n, { one: "очко", few: "очка", many: "очков" })}`,
  players,
  change: (by) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0"),
  replay: "Посмотреть снова",
  replayGone: "Сама партия больше не хранится.",
  gone: "кто-то, кого здесь больше нет",
  bot: "бот",
  bots: (n) => `${n} ${plural("ru", n, { one: "бот", few: "бота", many: "ботов" })}`,
  charts: {
    title: "В числах",
    bySeats: "Победы по числу игроков",
    sources: "Очки за партию по источникам",
    strength: "Сила со временем",
    strengthHelp: "Линия — рейтинг, полоса вокруг неё — насколько он неточен.",
    value: "Что",
    wonOf: (won, played) => `${won} из ${played}`,
    share: (won, played) => `побед: ${won} из ${played}`,
    average: (points) => `очков: ${points}`,
    date: "Дата",
    nothing: "Считать пока нечего.",
  },
  profile: {
    title: "Кому видна моя страница",
    seenBy: { everybody: "Всем", met: "Тем, с кем я играю", nobody: "Только мне" },
    help: "На ней ваше имя, рейтинг и рейтинговые партии. Для остальных её как будто нет.",
    amongBest: "Показывать меня среди лучших",
    yes: "Да",
    no: "Нет",
    failed: "Не удалось сохранить. Попробуйте ещё раз.",
  },
  nobody: {
    title: "Здесь никого нет",
    help: "Такой страницы нет, или она для вас закрыта.",
  },
  table: {
    isRated: "Это рейтинговый стол.",
    means: "Результат изменит рейтинг всех, кто играет. Уход и просроченное время считаются поражением.",
    change: (from, to) => `Ваш рейтинг: ${from} → ${to}`,
    changes: "Рейтинг после этой партии",
    notCounted: "Эта партия не изменила ничей рейтинг.",
  },
};
