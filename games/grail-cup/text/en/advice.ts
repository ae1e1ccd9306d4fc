import { type AdviceText, type Line, line, seat, textFor } from "@roundtable/language";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { DRAGON, LANCE, space, theAlly, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) => line`You reach the Grail this very round ${beside(of)}.`,
    leads: (of) => line`You lead the race when the round ends ${beside(of)}.`,
    armed: (of) => line`You have a ${LANCE} when the round ends ${beside(of)}.`,
    barred: (of) =>
      line`When the round ends, the ${DRAGON} is close ahead and you have no ${LANCE} ${beside(of)}.`,
    stopped: (of) => line`The ${DRAGON} stops you on the way ${beside(of)}.`,
    seal: (of) => line`You begin the next round ${beside(of)}.`,
    goblin: (of) => line`A ${token("goblin")} chases you back ${beside(of)}.`,
    boots: (of) => line`${token("boots")} take you 4 spaces farther ${beside(of)}.`,
    cursed: (of) => line`A rival with ${theAlly(1)} takes your place ${beside(of)}.`,
    strikes: (of) => line`Your curse strikes and takes you ahead ${beside(of)}.`,
    claims: (of) => line`Your claim with ${theAlly(2)} proves right ${beside(of)}.`,
    "rival-grail": (of) => line`${seat(of.knight)} reaches the Grail this very round ${beside(of)}.`,
    "rival-barred": (of) =>
      line`When the round ends, ${seat(of.knight)} has the ${DRAGON} close ahead and no ${LANCE} ${beside(of)}.`,
    "rival-goblin": (of) => line`A ${token("goblin")} chases ${seat(of.knight)} back ${beside(of)}.`,
    rival: (of) =>
      line`${seat(of.knight)} then wins about ${of.often.times} of ${of.often.of} games; with “${label(of.than)}” about ${of.instead.times}.`,
    rides: (of) =>
      line`When the round ends, you are around ${space(of.to)}; with “${label(of.than)}” around ${space(of.instead)}.`,
    better: (of) =>
      line`Of 100 games you win about ${of.games} more than with the next best answer, “${label(of.than)}”.`,
    worse: (of) => line`Of 100 games you would win about ${of.games} more with “${label(of.than)}”.`,
    alike: (of) => line`As far as one can tell, “${label(of.than)}” is just as good.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** “in 3 of 10 cases; with “Keep Merlin” in 5 of 10 cases” */
function beside(of: { readonly often: Often; readonly instead: Often; readonly than: Answer }): Line {
  return of.often.times === of.instead.times
    ? line`${cases(of.often)}`
    : line`${cases(of.often)}; with “${label(of.than)}” ${cases(of.instead)}`;
}

function cases({ times, of }: Often): string {
  return times === of ? "in every case" : `in ${times} of ${of} cases`;
}
