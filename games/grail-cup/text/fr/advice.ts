import { type AdviceText, type Line, line, percent, seat, textFor } from "@roundtable/language";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { aToken, DRAGON, LANCE, theAlly, theSpace, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) =>
      told(
        of,
        line`Vous atteignez le Graal dès cette manche`,
        line`Vous n’atteignez jamais le Graal dans cette manche`,
      ),
    leads: (of) =>
      told(
        of,
        line`Vous menez la course en fin de manche`,
        line`Vous ne menez jamais la course en fin de manche`,
      ),
    armed: (of) =>
      told(
        of,
        line`Vous avez une ${LANCE} en fin de manche`,
        line`Vous n’avez jamais de ${LANCE} en fin de manche`,
      ),
    barred: (of) =>
      told(
        of,
        line`En fin de manche, le ${DRAGON} est tout près devant vous et vous n’avez pas de ${LANCE}`,
        line`En fin de manche, le ${DRAGON} ne vous barre jamais la route`,
      ),
    stopped: (of) =>
      told(of, line`Le ${DRAGON} vous arrête en chemin`, line`Le ${DRAGON} ne vous arrête jamais en chemin`),
    seal: (of) =>
      told(of, line`Vous commencez la prochaine manche`, line`Vous ne commencez jamais la prochaine manche`),
    goblin: (of) =>
      told(
        of,
        line`Un ${token("goblin")} vous fait reculer`,
        line`Un ${token("goblin")} ne vous fait jamais reculer`,
      ),
    boots: (of) =>
      told(
        of,
        line`Des ${token("boots")} vous emportent 4 cases plus loin`,
        line`Les ${token("boots")} ne vous emportent jamais plus loin`,
      ),
    cursed: (of) =>
      told(
        of,
        line`Avec ${theAlly(1)}, un rival prend votre place`,
        line`Avec ${theAlly(1)}, un rival ne prend jamais votre place`,
      ),
    strikes: (of) =>
      ofACard(
        of,
        line`Votre malédiction frappe à votre avantage`,
        line`Votre malédiction ne frappe jamais à votre avantage`,
      ),
    claims: (of) =>
      ofACard(
        of,
        line`Avec ${theAlly(2)}, vous voyez juste`,
        line`Avec ${theAlly(2)}, vous ne voyez jamais juste`,
      ),
    "rival-grail": (of) =>
      told(
        of,
        line`${seat(of.knight)} atteint le Graal dès cette manche`,
        line`${seat(of.knight)} n’atteint jamais le Graal dans cette manche`,
      ),
    "rival-barred": (of) =>
      told(
        of,
        line`En fin de manche, ${seat(of.knight)} a le ${DRAGON} tout près devant et pas de ${LANCE}`,
        line`En fin de manche, le ${DRAGON} ne barre jamais la route à ${seat(of.knight)}`,
      ),
    "rival-goblin": (of) =>
      told(
        of,
        line`${seat(of.knight)} recule à cause d’${aToken("goblin")}`,
        line`${seat(of.knight)} ne recule jamais à cause d’${aToken("goblin")}`,
      ),
    rival: (of) =>
      told(
        of,
        line`${seat(of.knight)} gagne la partie`,
        line`${seat(of.knight)} ne gagne presque jamais la partie`,
      ),
    rides: (of) =>
      line`En fin de manche, vous êtes vers ${theSpace(of.to)} ; avec « ${label(of.than)} », vers ${theSpace(of.instead)}.`,
    better: (of) =>
      line`La deuxième meilleure réponse, «\u00a0${label(of.than)}\u00a0», réduit vos chances de gagner d’environ ${percent("fr", of.games / 100)}.`,
    worse: (of) =>
      line`La réponse «\u00a0${label(of.than)}\u00a0» augmenterait vos chances de gagner d’environ ${percent("fr", of.games / 100)}.`,
    alike: (of) => line`Autant qu’on puisse en juger, « ${label(of.than)} » vaut tout autant.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** « Vous menez la course dans 30 % des cas ; avec « Garder Merlin », dans 50 %. » */
function told(
  { often, instead, than }: { readonly often: Often; readonly instead: Often; readonly than: Answer },
  happens: Line,
  never: Line,
): Line {
  const here = often.times === 0 ? never : line`${happens} ${cases(often)}`;
  return often.times === instead.times
    ? line`${here}.`
    : line`${here} ; avec « ${label(than)} », ${cases(instead)}.`;
}

/** Where the other answer keeps another ally there is nothing to compare. */
function ofACard(of: Parameters<typeof told>[0], happens: Line, never: Line): Line {
  return told(of.instead.times === 0 ? { ...of, instead: of.often } : of, happens, never);
}

function cases({ times, of }: Often): string {
  if (times === 0) return "jamais";
  return times === of ? "dans tous les cas" : `dans ${percent("fr", times / of)} des cas`;
}
