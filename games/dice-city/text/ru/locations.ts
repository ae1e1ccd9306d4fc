import type { PieceText } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import { LOCATION_NAMES } from "./names.ts";

/** What each location does, in one sentence. */
export const LOCATION_PIECES: Readonly<Record<Location, PieceText>> = {
  forest: {
    name: LOCATION_NAMES.forest.nom,
    help: "Получите 1 дерево.",
    clause: "DC-1",
  },
  mountain: {
    name: LOCATION_NAMES.mountain.nom,
    help: "Получите 1 камень.",
    clause: "DC-1",
  },
  cave: {
    name: LOCATION_NAMES.cave.nom,
    help: "Получите 1 железо.",
    clause: "DC-1",
  },
  militia: {
    name: LOCATION_NAMES.militia.nom,
    help: "Сила вашей армии растёт на 1.",
    clause: "DC-1",
  },
  "small-house": {
    name: LOCATION_NAMES["small-house"].nom,
    help: "Возьмите 1 победное очко; ещё его учитывает Собор в том же ряду.",
    clause: "DC-1",
  },
  traveller: {
    name: LOCATION_NAMES.traveller.nom,
    help: "Перебросьте этот кубик; его можно использовать ещё раз.",
    clause: "DC-1",
  },
  "lumber-mill": {
    name: LOCATION_NAMES["lumber-mill"].nom,
    help: "Получите 2 дерева.",
    clause: "DC-3",
  },
  quarry: {
    name: LOCATION_NAMES.quarry.nom,
    help: "Получите 2 камня.",
    clause: "DC-3",
  },
  mine: {
    name: LOCATION_NAMES.mine.nom,
    help: "Получите 2 железа.",
    clause: "DC-3",
  },
  "regular-army": {
    name: LOCATION_NAMES["regular-army"].nom,
    help: "Сила вашей армии растёт на 2.",
    clause: "DC-3",
  },
  barracks: {
    name: LOCATION_NAMES.barracks.nom,
    help: "Возьмите бесплатно Регулярную армию из её стопки и поставьте в любое место города.",
    clause: "DC-16",
  },
  blacksmith: {
    name: LOCATION_NAMES.blacksmith.nom,
    help: "До конца хода каждое использованное строение с пометкой АРМИЯ даёт на 1 больше силы.",
    clause: "DC-4",
  },
  catapult: {
    name: LOCATION_NAMES.catapult.nom,
    help: "Сила вашей армии растёт на 3; использованная Катапульта деактивируется.",
    clause: "DC-4",
  },
  "training-camp": {
    name: LOCATION_NAMES["training-camp"].nom,
    help: "До конца хода защита всех бандитов на 1 меньше, но не ниже 1.",
    clause: "DC-4",
  },
  "watch-tower": {
    name: LOCATION_NAMES["watch-tower"].nom,
    help: "Сила вашей армии растёт на 3, но только против бандитов.",
    clause: "DC-4",
  },
  bazaar: {
    name: LOCATION_NAMES.bazaar.nom,
    help: "Получите 1 дерево, 1 камень и 1 железо; использованный Базар деактивируется.",
    clause: "DC-4",
  },
  "market-place": {
    name: LOCATION_NAMES["market-place"].nom,
    help: "Отдайте 1 или 2 единицы одного ресурса; за каждую получите 2 единицы другого на выбор.",
    clause: "DC-4",
  },
  "merchant-guild": {
    name: LOCATION_NAMES["merchant-guild"].nom,
    help: "За каждую активную карту с пометкой УРОЖАЙ в этом ряду получите 1 её ресурс; использованная Торговая гильдия деактивируется.",
    clause: "DC-4",
  },
  mint: {
    name: LOCATION_NAMES.mint.nom,
    help: "До конца хода каждое использованное добывающее строение даёт на 1 больше своего ресурса.",
    clause: "DC-4",
  },
  storehouse: {
    name: LOCATION_NAMES.storehouse.nom,
    help: "Отдайте 1 ресурс и получите 3 таких же.",
    clause: "DC-4",
  },
  cathedral: {
    name: LOCATION_NAMES.cathedral.nom,
    help: "В конце игры приносит по 1 очку за каждое культурное строение своего ряда, считая и сам Собор.",
    clause: "DC-4",
  },
  "festival-hall": {
    name: LOCATION_NAMES["festival-hall"].nom,
    help: "Возьмите 1 победное очко за каждые 2 одинаковых ресурса в запасе; ресурсы остаются у вас.",
    clause: "DC-4",
  },
  "grand-statue": {
    name: LOCATION_NAMES["grand-statue"].nom,
    help: "При постройке можно сразу заплатить до 3 единиц камня и железа: 1 победное очко за каждую.",
    clause: "DC-4",
  },
  "great-wall": {
    name: LOCATION_NAMES["great-wall"].nom,
    help: "Пока она активна, защита других карт её ряда на 2 больше.",
    clause: "DC-4",
  },
  manor: {
    name: LOCATION_NAMES.manor.nom,
    help: "Возьмите 2 победных очка.",
    clause: "DC-4",
  },
  cemetery: {
    name: LOCATION_NAMES.cemetery.nom,
    help: "Используйте любое активное строение этого ряда; использованное Кладбище деактивируется.",
    clause: "DC-15",
  },
  church: {
    name: LOCATION_NAMES.church.nom,
    help: "Используйте активное строение, на котором стоит ваш неиспользованный кубик; кубик остаётся на месте.",
    clause: "DC-15",
  },
  stables: {
    name: LOCATION_NAMES.stables.nom,
    help: "Переставьте другой свой неиспользованный кубик в любой столбец его ряда.",
    clause: "DC-4",
  },
  "town-hall": {
    name: LOCATION_NAMES["town-hall"].nom,
    help: "Используйте любое активное строение своего города.",
    clause: "DC-15",
  },
  well: {
    name: LOCATION_NAMES.well.nom,
    help: "Перебросьте этот кубик и сколько угодно других неиспользованных; этот кубик можно использовать ещё раз.",
    clause: "DC-4",
  },
};
