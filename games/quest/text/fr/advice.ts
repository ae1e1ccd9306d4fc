import type { Seat } from "@roundtable/kernel";
import { type AdviceText, does, EVERYBODY, type Line, line, seat, textFor, verb } from "@roundtable/language";
import type { QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
import { bothCases, type Cases, casesOf, isCertain } from "../cases.ts";
import { card, fails, players, quest, side, THE_AMULET, unCharacter } from "./names.ts";
import { statement } from "./statements.ts";

export const advice: AdviceText<QuestReason> = {
  reason: {
    "team-clean": ({ seats, chance, instead }) =>
      seats.length === 1
        ? line`${players(seats)} sert ${side("le", "good")} ${compared(chance, instead)}.`
        : line`${players(seats)} : toute l’équipe sert ${side("le", "good")} ${compared(chance, instead)}.`,
    "quest-succeeds": (of) => line`Ainsi, la ${quest(of.quest)} réussit ${compared(of.chance, of.instead)}.`,
    "knows-oneself": () => line`Vous, au moins, servez ${side("le", "good")} : c’est sûr.`,
    "is-evil": (of) =>
      isCertain(of.chance)
        ? line`Cela ne fait aucun doute : ${seat(of.seat)} sert ${side("le", "evil")}.`
        : line`D’après ce que vous pouvez savoir, ${seat(of.seat)} sert ${side("le", "evil")} ${cases(of.chance)}.`,
    "is-good": (of) =>
      line`D’après ce que vous pouvez savoir, ${seat(of.seat)} sert ${side("le", "good")} ${compared(of.chance, of.instead)}.`,
    "looks-evil": (of) =>
      line`Aux yeux des autres, ${seat(of.seat)} sert ${side("le", "evil")} ${cases(of.chance)}.`,
    "friend-can": (of) =>
      line`${seat(of.seat)} est de votre côté et peut jouer ${card("fail")} à la ${quest(of.quest)}.`,
    "can-fail": (of) => line`À la ${quest(of.quest)}, vous pouvez jouer ${card("fail")}.`,
    decides: (of) =>
      of.side === "good"
        ? line`Si la ${quest(of.quest)} réussit, ${side("le", "good")} a ses trois réussites.`
        : line`Si la ${quest(of.quest)} échoue, les quêtes sont finies et il ne reste que la dernière chance ${side("du", "good")}.`,
    "card-tells": (of) => {
      const [from, to] = bothCases(of.from, of.to);
      return from.count === to.count
        ? line`Après ${card(of.card)}, on vous soupçonne comme avant : ${ratio(to)}.`
        : line`Après ${card(of.card)}, le soupçon qui pèse sur vous passe de ${ratio(from)} à ${ratio(to)}.`;
    },
    "needs-more": ({ needed }) =>
      line`Il faut ${fails(needed)} pour que cette quête échoue, et le vôtre sera peut-être le seul.`,
    "hunter-finds": ({ chance, right }) =>
      line`Il y a une chasse ${cases(chance)}, et la Chasseresse aveugle y nomme juste deux fois ${cases(right)}.`,
    "check-settles": (of) =>
      line`${seat(of.seat)} sert ${side("le", "evil")} ${cases(of.chance)} : ${THE_AMULET} en dira plus.`,
    "check-tells-nothing": (of) => line`${seat(of.seat)} : ce camp vous est déjà connu.`,
    shows: ({ loyalty }) =>
      loyalty === "good"
        ? line`La personne qui verra ${side("le", "good")} vous fera confiance.`
        : line`La personne qui verra ${side("le", "evil")} vous soupçonnera.`,
    "names-right": (of) =>
      of.seat === null
        ? line`La carte face cachée est ${unCharacter(of.character)} : c’est juste ${compared(of.chance, of.instead)}.`
        : line`${seat(of.seat)} est ${unCharacter(of.character)} : c’est juste ${compared(of.chance, of.instead)}.`,
    "two-right": ({ chance }) => line`Les deux noms sont justes ${cases(chance)}.`,
    "good-points": ({ chance }) =>
      line`Sans chasse, ${side("le", "good")} désigne tous ceux qui servent ${side("le", "evil")}, et eux seuls, ${cases(chance)}.`,
    "hands-right": ({ chance, instead }) =>
      line`Alors les mains désignent tous ceux qui servent ${side("le", "evil")}, et eux seuls, ${compared(chance, instead)}.`,
    "hand-counts-not": () =>
      line`Vos mains ne comptent pas : il faudra les baisser. Désignez les mêmes personnes que si vous serviez ${side("le", "good")}.`,
    "changes-side": ({ chance }) =>
      line`Vos mains désignent deux fidèles ${side("du", "good")}, et vous changez de camp, ${cases(chance)}.`,
    "leads-for-certain": () =>
      line`Si vous menez la quête, elle est à coup sûr menée par ${side("le", "good")}.`,
    "gives-up": () => line`Abandonner la chasse, c’est la perdre.`,
    went: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, et ${does(of.seat, "est", "êtes")} dans l’équipe.${moved(of, reader)}`,
    stayed: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, et ${does(of.seat, "reste", "restez")} à la cour.${moved(of, reader)}`,
    sent: (of, reader) =>
      line`${does(of.leader, "compose", "composez")} l’équipe de la ${quest(of.quest)}.${moved(of, reader)}`,
    "named-leader": (of, reader) =>
      line`${does(of.heir, "mène", "menez")} la ${quest(of.quest)} : ainsi ${verb(of.by, "en décide", "en décidez-vous")}${verb(of.by, line` ${seat(of.by)}`, "")}.${moved(of, reader)}`,
    said: (of, reader) =>
      line`${does(of.by, "dit", "dites")} : « ${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)} »${moved(of, reader)}`,
    shown: (of) => line`Tout le monde le sait : ${does(of.seat, "sert", "servez")} ${side("le", of.side)}.`,
  },
};

function result(of: number, failed: boolean, count: number): Line {
  return failed
    ? line`La ${quest(of)} échoue (${fails(count)})`
    : count === 0
      ? line`La ${quest(of)} réussit`
      : line`La ${quest(of)} réussit (${fails(count)})`;
}

/** « Le soupçon monte (Tom) : de 3 sur 10 à 6 sur 10. » */
function moved(of: { readonly seat: Seat; readonly from: number; readonly to: number }, reader: Seat): Line {
  if (reader === EVERYBODY) return [];
  const [from, to] = bothCases(of.from, of.to);
  return of.to > of.from
    ? line` Le soupçon monte (${seat(of.seat)}) : de ${ratio(from)} à ${ratio(to)}.`
    : line` Le soupçon baisse (${seat(of.seat)}) : de ${ratio(from)} à ${ratio(to)}.`;
}

/** « dans 7 cas sur 10, contre 5 sur 10 avec l’autre choix » */
function compared(chance: number, instead: number | null): Line {
  if (instead === null) return [cases(chance)];
  const [one, other] = bothCases(chance, instead);
  return one.count === other.count
    ? line`${cases(chance)}, comme avec l’autre choix`
    : line`${told(one)}, contre ${other.count === 0 ? "aucun" : `${other.count} sur ${other.of}`} avec l’autre choix`;
}

function cases(chance: number): string {
  return told(casesOf(chance));
}

function told({ count, of }: Cases): string {
  if (count === 0) return `dans moins d’un cas sur ${of}`;
  return count === of ? "dans tous les cas" : `dans ${count} cas sur ${of}`;
}

function ratio({ count, of }: Cases): string {
  return `${count} sur ${of}`;
}
