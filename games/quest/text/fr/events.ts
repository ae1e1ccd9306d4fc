import type { Seat } from "@roundtable/kernel";
import { does, type GameText, type Line, line, plural, seat, UNTOLD, verb } from "@roundtable/language";
import { de } from "@roundtable/language/names/fr";
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
  begins: ({ leader, set }) =>
    line`${does(leader, "mène", "menez")} la première quête. En jeu : ${cards(set)}.`,
  dealt: (of) =>
    of.character === undefined ? UNTOLD : line`${does(of.seat, "est", "êtes")} ${unCharacter(of.character)}.`,
  learned(of) {
    if (of.facts === undefined) return UNTOLD;
    const known =
      of.facts.length === 0
        ? line`${does(of.seat, "ne connaît", "ne connaissez")} personne.`
        : line`${does(of.seat, "sait", "savez")} : ${facts(of.facts)}.`;
    const { putAway = [] } = of;
    return putAway.length === 0 ? known : line`${known} La carte face cachée : ${cards(putAway)}.`;
  },
  introduced: () => line`Les présentations sont faites. Les quêtes commencent.`,
  decided(of) {
    switch (of.what) {
      case "ready":
        return of.answer === "ready"
          ? line`${does(of.seat, "attend", "attendez")} la première quête.`
          : line`${does(of.seat, "montre", "montrez")} au Clerc ${side("le", of.answer === "show-evil" ? "evil" : "good")}.`;
      case "cards":
        return line`${does(of.seat, "joue", "jouez")} ${card(of.answer === "fail" ? "fail" : "success")} à la ${quest(of.quest)}.`;
      case "galahad":
        return of.answer === "reveal"
          ? line`${does(of.seat, "choisit", "choisissez")} de ${verb(of.seat, "se", "vous")} révéler : Galaad.`
          : line`${does(of.seat, "garde", "gardez")} le silence.`;
      case "discussion":
        return line`${does(of.seat, "en sait", "en savez")} assez.`;
      case "hunt-window":
        return of.answer === "hunt"
          ? line`${does(of.seat, "choisit", "choisissez")} de chasser.`
          : line`${does(of.seat, "garde", "gardez")} le silence.`;
      case "hunt-vote":
        return line`${does(of.seat, "joue", "jouez")} ${card(of.answer === "fail" ? "fail" : "success")} au vote sur la chasse.`;
      case "point": {
        const at = pointedAt(of.answer);
        return at === null
          ? line`${does(of.seat, "garde", "gardez")} la seconde main baissée pour l’instant.`
          : line`${does(of.seat, "va", "allez")} désigner ${seat(at)}.`;
      }
      case "drop":
        return of.answer === "keep-hands"
          ? line`${does(of.seat, "choisit", "choisissez")} de garder les deux mains levées.`
          : of.answer === "drop-hands"
            ? line`${does(of.seat, "choisit", "choisissez")} de baisser les deux mains.`
            : line`${does(of.seat, "confirme", "confirmez")}.`;
    }
  },
  team: (of) =>
    line`${questFirst(of.quest)}\u00a0: ${does(of.leader, "forme", "formez")} l’équipe. En route\u00a0: ${players(of.team)}\u202f; le ${MAGIC} ${verb(of.magic, line`va à ${seat(of.magic)}`, "est pour vous")}.`,
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
      ? line`${does(of.seat, "mène", "menez")} la ${quest(of.quest)}.`
      : line`${seat(of.by)} ${verb(of.seat, line`${verb(of.by, "confie", "confiez")} la ${quest(of.quest)} à ${seat(of.seat)}`, line`vous confie la ${quest(of.quest)}`)}.`,
  amulet: (of) =>
    line`${seat(of.by)} ${verb(of.seat, line`${verb(of.by, "donne", "donnez")} ${THE_AMULET} à ${seat(of.seat)}`, line`vous donne ${THE_AMULET}`)}.`,
  checked: (of) =>
    line`${seat(of.seat)} ${verb(of.target, line`${verb(of.seat, "sonde", "sondez")} ${seat(of.target)}, qui prend`, "vous sonde\u00a0: vous prenez")} une ${FADED_AMULET}.`,
  shown: (of) =>
    of.loyalty === undefined
      ? line`${seat(of.target)} ${verb(of.seat, line`${verb(of.target, "montre sa réponse", "montrez votre réponse")} à ${seat(of.seat)}, et à personne d’autre`, "vous montre sa réponse, et à personne d’autre")}.`
      : line`${seat(of.target)} ${verb(of.seat, line`${verb(of.target, "montre", "montrez")} à ${seat(of.seat)}`, "vous montre")} ${side("le", of.loyalty)}.`,
  overheard: (of) =>
    of.seat === undefined || of.loyalty === undefined
      ? line`${does(of.target, "répond", "répondez")} aussi à la Sentinelle, si elle veille.`
      : line`${seat(of.target)} ${verb(of.seat, line`${verb(of.target, "montre", "montrez")} à ${seat(of.seat)}`, "vous montre, à vous")}, la Sentinelle, ${side("le", of.loyalty)}.`,
  revealed: (of) => line`${does(of.seat, "se révèle", "vous révélez")} : ${character(of.character)}.`,
  discussion: ({ seconds }) => line`Les quêtes sont finies. La discussion commence : ${minutes(seconds)}.`,
  "talk-closed": () => line`La parole est suspendue.`,
  "hunt-vote": (of) =>
    of.hunt
      ? line`Vote sur la chasse : ${fails(of.fails)}. La chasse commence.`
      : line`Vote sur la chasse : ${fails(of.fails)}. Pas de chasse : le Bien joue sa dernière chance.`,
  hands: (of) => line`Toutes les mains se lèvent : ${hands(of.hands)}.`,
  dropped: ({ seats }) => line`Mains baissées : ${players(seats)}.`,
  raised: (of) =>
    line`${does(of.seat, "lève", "levez")} la seconde main${verb(of.at, line` et ${verb(of.seat, "désigne", "désignez")} ${seat(of.at)}`, "\u00a0: elle vous désigne")}.`,
  lowered: (of) =>
    line`${does(of.seat, "baisse", "baissez")} ${handOf(of)}, qui ${verb(of.from, line`désignait ${seat(of.from)}`, "vous désignait")}.`,
  turned: (of) =>
    line`${does(of.seat, "détourne", "détournez")} ${handOf(of)}\u00a0: ${verb(of.to, line`elle désigne ${seat(of.to)}`, "c’est vous qu’elle désigne")} et non plus ${seat(of.from)}.`,
  hunt: (of) => line`${does(of.seat, "chasse", "chassez")}. Personne d’autre ne parle.`,
  named(of) {
    const named =
      of.target === null
        ? line`${does(of.seat, "nomme", "nommez")} la carte face cachée : ${character(of.character)}.`
        : line`${seat(of.seat)} ${verb(of.target, line`${verb(of.seat, "nomme", "nommez")} ${seat(of.target)}`, "vous nomme")} : ${character(of.character)}.`;
    return of.right ? line`${named} C’est juste.` : line`${named} C’est faux.`;
  },
  "gave-up": (of) => line`${does(of.seat, "renonce", "renoncez")} à la chasse.`,
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

/** « sa propre main », « la main d’Agathe », « votre main » */
function handOf({ seat: by, owner }: { readonly seat: Seat; readonly owner: Seat }): Line {
  return by === owner
    ? line`${verb(owner, "sa propre main", "votre propre main")}`
    : line`${verb(owner, line`la main ${de(owner)}`, "votre main")}`;
}

function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return `${count} ${plural("fr", count, { one: "minute", other: "minutes" })}`;
}
