import {
  type AdviceText,
  type Line,
  line,
  list,
  type Part,
  percent,
  plural,
  seat,
  textFor,
} from "@roundtable/language";
import type { Bought, DiceCityReason, Often } from "../../bot/advice/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { contained, pieceOf } from "../piece-kinds.ts";
import { answer } from "./asking.ts";
import { amount, amounts, location, plainPoints, points, spot, theLocation } from "./names.ts";

export const advice: AdviceText<DiceCityReason> = {
  reason: {
    holds: (of) =>
      line`Une fois vos dés dépensés, il vous reste ${list("fr", [
        ...contained(of.amounts).map((resource) => amount(resource, of.amounts[resource])),
        ...(of.strength > 0 ? [pieceOf("strength", `${of.strength} de force`)] : []),
        ...(of.banditStrength > 0
          ? [pieceOf("bandit-strength", `${of.banditStrength} de force contre les bandits`)]
          : []),
      ])}.`,
    points: (of) => line`Cela rapporte aussitôt ${points(of.points)}.`,
    buys: (of) =>
      isSame(of.bought, of.instead)
        ? line`De quoi payer ce tour-ci ${goods(of.bought)}.`
        : isNothing(of.instead)
          ? line`De quoi payer ce tour-ci ${goods(of.bought)} ; avec « ${label(of.than)} », rien du tout.`
          : line`De quoi payer ce tour-ci ${goods(of.bought)} ; avec « ${label(of.than)} », ${goods(of.instead)}.`,
    defeats: (of) =>
      line`Votre force suffit alors contre ${list("fr", [
        ...of.bandits.map((bandit) => pieceOf(`bandit-${bandit}`, `des bandits à ${plainPoints(bandit)}`)),
        ...of.attacks.map(({ victim, location: what }) => line`${theLocation(what)} (${seat(victim)})`),
      ])}.`,
    rolls: (of) =>
      of.often.times === 0
        ? line`Quelle que soit la face, le nouveau lancer ne vaut pas mieux que « ${label(of.than)} ».`
        : line`Avec ${of.often.times} ${faces(of.often.times)} sur ${of.often.of}, le nouveau lancer vaut mieux que « ${label(of.than)} ».`,
    draws: (of) =>
      of.often.times === 0
        ? line`Dans aucun cas les nouvelles cartes ne valent mieux que « ${label(of.than)} ».`
        : line`Dans ${percent("fr", of.often.times / of.often.of)} des cas, les nouvelles cartes valent mieux que « ${label(of.than)} ».`,
    grows: (of) =>
      of.later === 0
        ? line`Construire ${theLocation(of.card)} rapporte aussitôt ${points(of.points)}, et presque rien ensuite.`
        : of.points === 0
          ? line`Construire ${theLocation(of.card)} ne rapporte rien aussitôt, mais environ ${plainPoints(of.later)} en ${turns(of.turns)}.`
          : line`Construire ${theLocation(of.card)} rapporte aussitôt ${points(of.points)}, et environ ${of.later} de plus en ${turns(of.turns)}.`,
    nets: (of) =>
      of.points === 0
        ? line`En tout, ${theLocation(of.card)} n’y rapporte presque rien.`
        : line`En tout, ${theLocation(of.card)} y rapporte environ ${plainPoints(of.points)}.`,
    costs: (of) => line`En tout, on y perd environ ${plainPoints(of.points)} avec ${theLocation(of.card)}.`,
    covers: (of) => line`${location(of.location)} (${spot(of)}) : c’est ce dont vous vous passez le mieux.`,
    misses: (of) => line`${location(of.location)} (${spot(of)}) : cela vous manquerait plus qu’autre chose.`,
    lost: (of) => line`On ne garde qu’une ressource de chaque sorte : vous perdez ${amounts(of.amounts)}.`,
    hurts: (of) =>
      line`${seat(of.victim)} a déjà un dé sur ce lieu, ${theLocation(of.location)} : son tour en pâtit.`,
    ends: (of) =>
      of.often.times === 0
        ? line`Ce tour de table devient le dernier, et vous ne gagnez alors dans aucun cas.`
        : line`Ce tour de table devient le dernier, et vous gagnez alors ${cases(of.often)}.`,
    "may-end": (of) =>
      line`${seat(of.rival)} a des dés qui suffisent contre les derniers bandits : la partie peut finir avant votre prochain tour.`,
    heading: (of) =>
      line`Vous allez vers ${plainPoints(of.points)} environ, ${seat(of.rival)} vers ${of.theirs} environ.`,
    solo: (of) => line`Vous allez vers ${plainPoints(of.points)} environ ; il en faut ${of.target}.`,
    unsettles: (of) => line`Ce dé, à ${seat(of.victim)}, se trouve sur ce lieu : ${location(of.location)}.`,
    better: (of) =>
      of.points === 0
        ? line`C’est un peu mieux que la deuxième meilleure réponse, « ${label(of.than)} ».`
        : line`Au bout du compte, cela vaut environ ${plainPoints(of.points)} de plus que la deuxième meilleure réponse, « ${label(of.than)} ».`,
    worse: (of) =>
      of.points === 0
        ? line`« ${label(of.than)} » vaudrait un peu mieux.`
        : line`Au bout du compte, « ${label(of.than)} » vaudrait environ ${plainPoints(of.points)} de plus.`,
    surer: (of) =>
      line`La deuxième meilleure réponse, «\u00a0${label(of.than)}\u00a0», réduit vos chances de gagner d’environ ${percent("fr", of.games / 100)}.`,
    riskier: (of) =>
      line`La réponse «\u00a0${label(of.than)}\u00a0» augmenterait vos chances de gagner d’environ ${percent("fr", of.games / 100)}.`,
    alike: (of) => line`« ${label(of.than)} » revient au même.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** « la Mine et un navire à 10 points » */
function goods({ cards, ships }: Bought): Line {
  return list("fr", [
    ...cards.map(theLocation),
    ...ships.map((ship): Part => pieceOf(`ship-${ship}`, `un navire à ${plainPoints(ship)}`)),
  ]);
}

function isNothing({ cards, ships }: Bought): boolean {
  return cards.length + ships.length === 0;
}

function isSame(one: Bought, other: Bought): boolean {
  return one.cards.join() === other.cards.join() && one.ships.join() === other.ships.join();
}

function turns(count: number): string {
  return `${count} ${plural("fr", count, { one: "tour", other: "tours" })}`;
}

function faces(count: number): string {
  return plural("fr", count, { one: "face", other: "faces" });
}

function cases({ times, of }: Often): string {
  return times === of ? "dans tous les cas" : `dans ${percent("fr", times / of)} des cas`;
}
