import type { Seat } from "@roundtable/kernel";
import {
  type AdviceText,
  does,
  EVERYBODY,
  isCertain,
  type Line,
  line,
  percent,
  seat,
  textFor,
  toldChance,
  toldChances,
  verb,
} from "@roundtable/language";
import { que } from "@roundtable/language/names/fr";
import type { FailureRecord, QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
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
      const [from, to] = toldChances(of.from, of.to);
      return from === to
        ? line`Après ${card(of.card)}, on vous soupçonne comme avant : ${inPercent(to)}.`
        : line`Après ${card(of.card)}, le soupçon qui pèse sur vous passe de ${inPercent(from)} à ${inPercent(to)}.`;
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
      because(
        of,
        reader,
        (la) => line`${result(la, of)} et ${does(of.seat, "était", "étiez")} dans l’équipe`,
      ),
    stayed: (of, reader) =>
      because(
        of,
        reader,
        (la) => line`${result(la, of)} et ${does(of.seat, "n’était", "n’étiez")} pas dans l’équipe`,
      ),
    sent: (of, reader) =>
      because(of, reader, () => {
        const others = of.team.filter((member) => member !== of.leader);
        return line`${does(of.leader, "a choisi", "avez choisi")} l’équipe de la ${quest(of.quest)} (${players(of.team)})${given(of, others)}`;
      }),
    "named-leader": (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${does(of.by, "a confié", "avez confié")} la ${quest(of.quest)} à ${seat(of.heir)}${given(of, [of.heir])}`,
      ),
    said: (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${does(of.by, "a dit", "avez dit")}\u00a0: «\u00a0${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)}\u00a0»`,
        "",
      ),
    shown: (of) => line`Tout le monde le sait : ${does(of.seat, "sert", "servez")} ${side("le", of.side)}.`,
  },
};

function result(la: "La" | "la", of: { quest: number; failed: boolean; fails: number }): Line {
  if (of.failed) return line`${la} ${quest(of.quest)} a échoué (${fails(of.fails)})`;
  return of.fails === 0
    ? line`${la} ${quest(of.quest)} a réussi`
    : line`${la} ${quest(of.quest)} a réussi malgré ${fails(of.fails)}`;
}

interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** « Les soupçons envers Tom passent de 30 % à 60 %, car la quête 2 a échoué et Tom était dans l’équipe. » */
function because(of: Moved, reader: Seat, cause: (la: "La" | "la") => Line, end = "."): Line {
  if (reader === EVERYBODY) return line`${cause("La")}${end}`;
  const [from, to] = toldChances(of.from, of.to);
  return line`Les soupçons envers ${seat(of.seat)} passent de ${inPercent(from)} à ${inPercent(to)}, car ${cause("la")}${end}`;
}

/** « , alors que Max avait participé aux deux quêtes ratées » */
function given(of: Moved & { readonly record: FailureRecord }, chosen: readonly Seat[]): Line {
  const { failed, worst } = of.record;
  if (failed === 0) return [];
  if (of.to > of.from)
    return worst === null
      ? []
      : line`, alors ${que(worst.seat)} ${verb(worst.seat, "avait", "aviez")} participé ${share(worst.failures, failed)}`;
  return worst !== null || chosen.length === 0 ? [] : [", sans reprendre personne d’une quête ratée"];
}

function share(failures: number, failed: number): string {
  if (failed === 1) return "à la quête ratée";
  if (failures < failed) return failures === 1 ? "à une quête ratée" : `à ${failures} quêtes ratées`;
  return failed === 2 ? "aux deux quêtes ratées" : `aux ${failed} quêtes ratées`;
}

/** « dans 70 % des cas, contre 50 % avec l’autre choix » */
function compared(chance: number, instead: number | null): Line {
  if (instead === null) return [cases(chance)];
  const [one, other] = toldChances(chance, instead);
  return one === other
    ? line`${inCases(one)}, comme avec l’autre choix`
    : line`${inCases(one)}, contre ${inPercent(other)} avec l’autre choix`;
}

function cases(chance: number): string {
  return inCases(toldChance(chance));
}

function inCases(chance: number): string {
  return chance === 1 ? "à coup sûr" : `dans ${inPercent(chance)} des cas`;
}

function inPercent(chance: number): string {
  return chance === 0 ? `moins de ${percent("fr", 0.01)}` : percent("fr", chance);
}
