import { type GameText, line, plural, seat, UNTOLD } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import type { Ending } from "../../rules/state.ts";
import { pointedAt } from "../piece-kinds.ts";
import {
  card,
  cards,
  character,
  deal,
  facts,
  FADED_AMULET,
  fails,
  hands,
  MAGIC,
  players,
  quest,
  questFirst,
  side,
  THE_AMULET,
  unCharacter,
} from "./names.ts";

export const event: GameText<QuestShape>["event"] = {
  begins: ({ leader, set }) => line`${seat(leader)} mène la première quête. En jeu : ${cards(set)}.`,
  dealt: (of) =>
    of.character === undefined ? UNTOLD : line`${seat(of.seat)} est ${unCharacter(of.character)}.`,
  learned(of) {
    if (of.facts === undefined) return UNTOLD;
    const known =
      of.facts.length === 0
        ? line`${seat(of.seat)} ne connaît personne.`
        : line`${seat(of.seat)} sait : ${facts(of.facts)}.`;
    const { putAway = [] } = of;
    return putAway.length === 0 ? known : line`${known} La carte face cachée : ${cards(putAway)}.`;
  },
  introduced: () => line`Les présentations sont faites. Les quêtes commencent.`,
  decided(of) {
    switch (of.what) {
      case "ready":
        return of.answer === "ready"
          ? line`${seat(of.seat)} attend la première quête.`
          : line`${seat(of.seat)} montre au Clerc ${side("le", of.answer === "show-evil" ? "evil" : "good")}.`;
      case "cards":
        return line`${seat(of.seat)} joue ${card(of.answer === "fail" ? "fail" : "success")} à la ${quest(of.quest)}.`;
      case "galahad":
        return of.answer === "reveal"
          ? line`${seat(of.seat)} choisit de se révéler : Galaad.`
          : line`${seat(of.seat)} garde le silence.`;
      case "discussion":
        return line`${seat(of.seat)} en sait assez.`;
      case "hunt-window":
        return of.answer === "hunt"
          ? line`${seat(of.seat)} choisit de chasser.`
          : line`${seat(of.seat)} garde le silence.`;
      case "hunt-vote":
        return line`${seat(of.seat)} joue ${card(of.answer === "fail" ? "fail" : "success")} au vote sur la chasse.`;
      case "point": {
        const at = pointedAt(of.answer);
        return at === null
          ? line`${seat(of.seat)} garde la seconde main baissée pour l’instant.`
          : line`${seat(of.seat)} va désigner ${seat(at)}.`;
      }
      case "drop":
        return of.answer === "keep-hands"
          ? line`${seat(of.seat)} choisit de garder les deux mains levées.`
          : of.answer === "drop-hands"
            ? line`${seat(of.seat)} choisit de baisser les deux mains.`
            : line`${seat(of.seat)} confirme.`;
    }
  },
  team: (of) =>
    line`${questFirst(of.quest)} : ${seat(of.leader)} envoie ${players(of.team)} ; le ${MAGIC} va à ${seat(of.magic)}.`,
  quest: (of) =>
    of.failed
      ? line`La ${quest(of.quest)} échoue : ${fails(of.fails)}.`
      : of.fails === 0
        ? line`La ${quest(of.quest)} réussit.`
        : line`La ${quest(of.quest)} réussit : ${fails(of.fails)}, ce n’est pas assez.`,
  window({ what, used }) {
    switch (what) {
      case "galahad":
        return used ? line`Galaad se révèle.` : line`Galaad ne se montre pas.`;
      case "hunt-window":
        return used
          ? line`La chasse commence.`
          : line`Personne ne lance la chasse : le Bien joue sa dernière chance.`;
    }
  },
  leader: (of) =>
    of.by === null
      ? line`${seat(of.seat)} mène la ${quest(of.quest)}.`
      : line`${seat(of.by)} confie la ${quest(of.quest)} à ${seat(of.seat)}.`,
  amulet: (of) => line`${seat(of.by)} donne ${THE_AMULET} à ${seat(of.seat)}.`,
  checked: (of) => line`${seat(of.seat)} sonde ${seat(of.target)}, qui prend une ${FADED_AMULET}.`,
  shown: (of) =>
    of.loyalty === undefined
      ? line`${seat(of.target)} répond, et personne ne le voit à part ${seat(of.seat)}.`
      : line`${seat(of.target)} montre à ${seat(of.seat)} ${side("le", of.loyalty)}.`,
  overheard: (of) =>
    of.seat === undefined || of.loyalty === undefined
      ? line`${seat(of.target)} répond aussi à la Sentinelle, si elle veille.`
      : line`${seat(of.target)} montre à ${seat(of.seat)}, la Sentinelle, ${side("le", of.loyalty)}.`,
  revealed: (of) => line`${seat(of.seat)} se révèle : ${character(of.character)}.`,
  discussion: ({ seconds }) => line`Les quêtes sont finies. La discussion commence : ${minutes(seconds)}.`,
  "talk-closed": () => line`La parole est suspendue.`,
  "hunt-vote": (of) =>
    of.hunt
      ? line`Vote sur la chasse : ${fails(of.fails)}. La chasse commence.`
      : line`Vote sur la chasse : ${fails(of.fails)}. Pas de chasse : le Bien joue sa dernière chance.`,
  hands: (of) => line`Toutes les mains se lèvent : ${hands(of.hands)}.`,
  dropped: ({ seats }) => line`Mains baissées : ${players(seats)}.`,
  raised: (of) => line`${seat(of.seat)} lève la seconde main et désigne ${seat(of.at)}.`,
  lowered: (of) =>
    line`${seat(of.seat)} baisse une main : ${seat(of.owner)} ne désigne plus ${seat(of.from)}.`,
  turned: (of) =>
    line`${seat(of.seat)} détourne une main : ${seat(of.owner)} → ${seat(of.to)} et non plus ${seat(of.from)}.`,
  hunt: (of) => line`${seat(of.seat)} chasse. Personne d’autre ne parle.`,
  named(of) {
    const named =
      of.target === null
        ? line`${seat(of.seat)} nomme la carte face cachée : ${character(of.character)}.`
        : line`${seat(of.seat)} nomme ${seat(of.target)} : ${character(of.character)}.`;
    return of.right ? line`${named} C’est juste.` : line`${named} C’est faux.`;
  },
  "gave-up": (of) => line`${seat(of.seat)} ne nomme plus personne : la chasse est finie.`,
  over(of) {
    const told = line`${side("Le", of.side)} gagne : ${WHY[of.why]}.`;
    const held = of.deal.length === 0 ? told : line`${told} Les personnages : ${deal(of.deal)}.`;
    return of.putAway.length === 0 ? held : line`${held} Hors jeu : ${cards(of.putAway)}.`;
  },
};

const WHY: Readonly<Record<Ending["why"], string>> = {
  "three-successes": "trois quêtes ont réussi",
  "hunt-succeeded": "la chasse a trouvé deux personnages du Bien",
  "hunt-failed": "la chasse a échoué",
  "arthur-named": "la chasse a trouvé Arthur",
  "evil-pointed-out": "ses mains désignent tout le Mal, et lui seul",
  "evil-not-pointed-out": "le Bien manque sa dernière chance",
  "all-leaders-evil": "la dernière chance est manquée, mais toutes les quêtes ont été menées par le Mal",
};

function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return `${count} ${plural("fr", count, { one: "minute", other: "minutes" })}`;
}
