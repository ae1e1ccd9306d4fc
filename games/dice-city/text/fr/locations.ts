import type { PieceText } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import { LOCATION_NAMES } from "./names.ts";

/** What each location does, in one sentence. */
export const LOCATION_PIECES: Readonly<Record<Location, PieceText>> = {
  forest: {
    name: LOCATION_NAMES.forest.bare,
    help: "Gagnez 1 bois.",
    clause: "DC-1",
  },
  mountain: {
    name: LOCATION_NAMES.mountain.bare,
    help: "Gagnez 1 pierre.",
    clause: "DC-1",
  },
  cave: {
    name: LOCATION_NAMES.cave.bare,
    help: "Gagnez 1 lingot.",
    clause: "DC-1",
  },
  militia: {
    name: LOCATION_NAMES.militia.bare,
    help: "Votre armée gagne 1 de force.",
    clause: "DC-1",
  },
  "small-house": {
    name: LOCATION_NAMES["small-house"].bare,
    help: "Prenez 1 point de victoire ; elle compte aussi pour une Cathédrale de sa rangée.",
    clause: "DC-1",
  },
  traveller: {
    name: LOCATION_NAMES.traveller.bare,
    help: "Relancez ce dé ; vous pouvez l’utiliser de nouveau.",
    clause: "DC-1",
  },
  "lumber-mill": {
    name: LOCATION_NAMES["lumber-mill"].bare,
    help: "Gagnez 2 bois.",
    clause: "DC-3",
  },
  quarry: {
    name: LOCATION_NAMES.quarry.bare,
    help: "Gagnez 2 pierres.",
    clause: "DC-3",
  },
  mine: {
    name: LOCATION_NAMES.mine.bare,
    help: "Gagnez 2 lingots.",
    clause: "DC-3",
  },
  "regular-army": {
    name: LOCATION_NAMES["regular-army"].bare,
    help: "Votre armée gagne 2 de force.",
    clause: "DC-3",
  },
  barracks: {
    name: LOCATION_NAMES.barracks.bare,
    help: "Prenez gratuitement une Armée régulière dans sa pile et placez-la où vous voulez dans votre cité.",
    clause: "DC-16",
  },
  blacksmith: {
    name: LOCATION_NAMES.blacksmith.bare,
    help: "Jusqu’à la fin du tour, chaque lieu ARMÉE utilisé donne 1 de force en plus.",
    clause: "DC-4",
  },
  catapult: {
    name: LOCATION_NAMES.catapult.bare,
    help: "Votre armée gagne 3 de force ; l’utiliser désactive la Catapulte.",
    clause: "DC-4",
  },
  "training-camp": {
    name: LOCATION_NAMES["training-camp"].bare,
    help: "Jusqu’à la fin du tour, tous les bandits ont 1 de défense en moins, mais jamais moins de 1.",
    clause: "DC-4",
  },
  "watch-tower": {
    name: LOCATION_NAMES["watch-tower"].bare,
    help: "Votre armée gagne 3 de force, contre les bandits seulement.",
    clause: "DC-4",
  },
  bazaar: {
    name: LOCATION_NAMES.bazaar.bare,
    help: "Gagnez 1 bois, 1 pierre et 1 lingot ; l’utiliser désactive le Bazar.",
    clause: "DC-4",
  },
  "market-place": {
    name: LOCATION_NAMES["market-place"].bare,
    help: "Payez 1 ou 2 ressources de la même sorte ; pour chacune, gagnez-en 2 d’une autre sorte au choix.",
    clause: "DC-4",
  },
  "merchant-guild": {
    name: LOCATION_NAMES["merchant-guild"].bare,
    help: "Pour chaque carte RÉCOLTE active de cette rangée, gagnez 1 de sa ressource ; l’utiliser désactive la Guilde des marchands.",
    clause: "DC-4",
  },
  mint: {
    name: LOCATION_NAMES.mint.bare,
    help: "Jusqu’à la fin du tour, chaque lieu de production utilisé donne 1 de sa ressource en plus.",
    clause: "DC-4",
  },
  storehouse: {
    name: LOCATION_NAMES.storehouse.bare,
    help: "Payez 1 ressource et gagnez-en 3 de la même sorte.",
    clause: "DC-4",
  },
  cathedral: {
    name: LOCATION_NAMES.cathedral.bare,
    help: "À la fin, elle vaut 1 point de victoire par lieu culturel de sa rangée, elle comprise.",
    clause: "DC-4",
  },
  "festival-hall": {
    name: LOCATION_NAMES["festival-hall"].bare,
    help: "Prenez 1 point de victoire par paire de ressources identiques que vous possédez ; vous les gardez.",
    clause: "DC-4",
  },
  "grand-statue": {
    name: LOCATION_NAMES["grand-statue"].bare,
    help: "En la construisant, vous pouvez payer jusqu’à 3 pierres ou lingots de plus, pour 1 point de victoire chacun.",
    clause: "DC-4",
  },
  "great-wall": {
    name: LOCATION_NAMES["great-wall"].bare,
    help: "Tant qu’elle est active, les autres cartes de sa rangée ont 2 de défense en plus.",
    clause: "DC-4",
  },
  manor: {
    name: LOCATION_NAMES.manor.bare,
    help: "Prenez 2 points de victoire.",
    clause: "DC-4",
  },
  cemetery: {
    name: LOCATION_NAMES.cemetery.bare,
    help: "Utilisez un lieu actif de cette rangée ; l’utiliser désactive le Cimetière.",
    clause: "DC-15",
  },
  church: {
    name: LOCATION_NAMES.church.bare,
    help: "Utilisez un lieu actif où se trouve l’un de vos dés non dépensés ; ce dé reste en place.",
    clause: "DC-15",
  },
  stables: {
    name: LOCATION_NAMES.stables.bare,
    help: "Déplacez un autre de vos dés non dépensés vers une colonne quelconque de sa rangée.",
    clause: "DC-4",
  },
  "town-hall": {
    name: LOCATION_NAMES["town-hall"].bare,
    help: "Utilisez n’importe quel lieu actif de votre cité.",
    clause: "DC-15",
  },
  well: {
    name: LOCATION_NAMES.well.bare,
    help: "Relancez ce dé, et autant de vos autres dés non dépensés que vous voulez ; vous pouvez l’utiliser de nouveau.",
    clause: "DC-4",
  },
};
