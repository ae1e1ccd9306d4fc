import { type AdviceText, type Line, line, plural, seat, textFor } from "@roundtable/language";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { aToken, DRAGON, LANCE, theAlly, theSpace, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) => line`Vous atteignez le Graal dès cette manche ${beside(of)}.`,
    leads: (of) => line`Vous menez la course en fin de manche ${beside(of)}.`,
    armed: (of) => line`Vous avez une ${LANCE} en fin de manche ${beside(of)}.`,
    barred: (of) =>
      line`En fin de manche, le ${DRAGON} se dresse tout près devant vous, sans ${LANCE} pour passer, ${beside(of)}.`,
    stopped: (of) => line`Le ${DRAGON} vous arrête en chemin ${beside(of)}.`,
    seal: (of) => line`Vous commencez la prochaine manche ${beside(of)}.`,
    goblin: (of) => line`Un ${token("goblin")} vous fait reculer ${beside(of)}.`,
    boots: (of) => line`Des ${token("boots")} vous emportent 4 cases plus loin ${beside(of)}.`,
    cursed: (of) => line`Avec ${theAlly(1)}, un rival prend votre place ${beside(of)}.`,
    strikes: (of) => line`Votre malédiction frappe à votre avantage ${beside(of)}.`,
    claims: (of) => line`Avec ${theAlly(2)}, vous voyez juste ${beside(of)}.`,
    "rival-grail": (of) => line`${seat(of.knight)} atteint le Graal dès cette manche ${beside(of)}.`,
    "rival-barred": (of) =>
      line`En fin de manche, ${seat(of.knight)} a le ${DRAGON} tout près et pas de ${LANCE} ${beside(of)}.`,
    "rival-goblin": (of) => line`${seat(of.knight)} recule à cause d’${aToken("goblin")} ${beside(of)}.`,
    rival: (of) =>
      line`${seat(of.knight)} gagne alors environ ${of.often.times} ${games(of.often.times)} sur ${of.often.of} ; avec « ${label(of.than)} », environ ${of.instead.times}.`,
    rides: (of) =>
      line`En fin de manche, vous êtes vers ${theSpace(of.to)} ; avec « ${label(of.than)} », vers ${theSpace(of.instead)}.`,
    better: (of) =>
      line`Sur 100 parties, vous en gagnez environ ${of.games} de plus qu’avec la deuxième meilleure réponse, « ${label(of.than)} ».`,
    worse: (of) =>
      line`Sur 100 parties, vous en gagneriez environ ${of.games} de plus avec « ${label(of.than)} ».`,
    alike: (of) => line`Autant qu’on puisse en juger, « ${label(of.than)} » vaut tout autant.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** « dans 3 cas sur 10 ; avec « Garder Merlin », dans 5 cas sur 10 » */
function beside(of: { readonly often: Often; readonly instead: Often; readonly than: Answer }): Line {
  return of.often.times === of.instead.times
    ? line`${cases(of.often)}`
    : line`${cases(of.often)} ; avec « ${label(of.than)} », ${cases(of.instead)}`;
}

function cases({ times, of }: Often): string {
  return times === of ? "dans tous les cas" : `dans ${times} cas sur ${of}`;
}

function games(count: number): string {
  return plural("fr", count, { one: "partie", other: "parties" });
}
