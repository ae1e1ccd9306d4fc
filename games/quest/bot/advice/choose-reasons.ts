import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { chanceThat, expected } from "../belief/belief.ts";
import { bestGuesses, rightChance } from "../decisions/hunt.ts";
import { isEvil } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";
import { trialOf } from "../belief/expedition.ts";
import { cardReasons } from "./card-reasons.ts";
import { goodPointsChance, huntOdds } from "./exact-odds.ts";
import type { QuestReason } from "./reason.ts";
import type { Verdict } from "./verdicts.ts";

/** A smaller chance is not worth calling a risk. */
const NOTABLE = 0.15;

/** Why an answer is as good as it is, compared with another one: first what it gains, then its risks. */
export function because(mind: Mind, verdict: Verdict, other: Answer | null): readonly QuestReason[] {
  const { hunt } = verdict;
  if (mind.sight.decision.answers.length === 1) return [];
  const hunted: readonly QuestReason[] =
    hunt !== null && hunt.chance >= NOTABLE && mind.sight.view.hunt === null
      ? [{ kind: "hunter-finds", chance: hunt.chance, right: hunt.right }]
      : [];
  return [...gains(mind, verdict, other), ...hunted];
}

function gains(mind: Mind, verdict: Verdict, other: Answer | null): readonly QuestReason[] {
  const { answer } = verdict;
  const { question } = mind.sight.decision;
  const named = answer.kind === "seat" ? answer.seat : null;
  const instead = other?.kind === "seat" ? other.seat : null;
  switch (question.kind) {
    case "team":
      return named === null ? [] : memberReasons(mind, named, instead);
    case "magic":
      return named === null ? [] : magicReasons(mind, named, instead);
    case "card":
      return answer.kind === "card" ? cardReasons(mind, answer.card) : [];
    case "new-leader":
    case "amulet":
      return named === null ? [] : trustReasons(mind, named, instead);
    case "check":
      return named === null ? [] : checkReasons(mind, named);
    case "ready":
    case "show":
      return answer.kind === "show" ? [{ kind: "shows", loyalty: answer.loyalty }] : [];
    case "galahad":
      return answer.kind === "reveal" ? [{ kind: "leads-for-certain" }] : [];
    case "hunt-window":
    case "hunt-vote":
      return huntReasons(mind, verdict);
    case "point":
      if (mind.side === "evil") return [{ kind: "hand-counts-not" }];
      return named === null ? [] : [{ kind: "is-evil", seat: named, chance: mind.evil(named) }];
    case "drop":
      return answer.kind === "keep-hands" ? changeReasons(mind) : [];
    case "acts":
    case "turn":
      return handsReasons(mind, verdict);
    case "name-player":
    case "name-character":
      return namingReasons(mind, answer, other);
    case "discussion":
      return [];
  }
}

/** QU-10: reasons for a member of the team. */
function memberReasons(mind: Mind, seat: Seat, instead: Seat | null): readonly QuestReason[] {
  const { sight } = mind;
  const { chosen = [] } = sight.view.team ?? {};
  const quest = sight.view.quests.length + 1;
  if (mind.side === "evil") {
    if (seat === sight.seat) return [{ kind: "can-fail", quest }];
    const looks: QuestReason = { kind: "looks-evil", seat, chance: mind.blamed(seat) };
    return mind.evil(seat) > 0.95 ? [{ kind: "friend-can", seat, quest }, looks] : [looks];
  }
  const clean = (one: Seat): number =>
    chanceThat(mind.belief, (deal) => [...chosen, one].every((member) => !isEvil(deal[member])));
  const team = [...chosen, seat];
  const reasons: QuestReason[] = [];
  if (seat === sight.seat) reasons.push({ kind: "knows-oneself" });
  if (team.some((member) => member !== sight.seat))
    reasons.push({
      kind: "team-clean",
      seats: team,
      chance: clean(seat),
      instead: instead === null ? null : clean(instead),
    });
  return reasons;
}

/** QU-10 */
function magicReasons(mind: Mind, seat: Seat, instead: Seat | null): readonly QuestReason[] {
  const { view } = mind.sight;
  const quest = view.quests.length + 1;
  const succeeds = (magic: Seat): number => {
    const trial = trialOf(mind.sight, { quest, leader: view.leader, team: view.team?.chosen ?? [], magic });
    return expected(mind.belief, (deal) => trial.chanceOfSuccess(deal));
  };
  return [
    {
      kind: "quest-succeeds",
      quest,
      chance: succeeds(seat),
      instead: instead === null ? null : succeeds(instead),
    },
    ...suspicion(mind, seat),
  ];
}

/** QU-13: reasons for trusting somebody with a token. */
function trustReasons(mind: Mind, seat: Seat, instead: Seat | null): readonly QuestReason[] {
  if (mind.side === "good")
    return [
      {
        kind: "is-good",
        seat,
        chance: 1 - mind.evil(seat),
        instead: instead === null ? null : 1 - mind.evil(instead),
      },
    ];
  return suspicion(mind, seat);
}

/** The suspicion of another player: the bot's own, and for evil bots also that of the others. */
function suspicion(mind: Mind, seat: Seat): readonly QuestReason[] {
  if (seat === mind.sight.seat) return [];
  if (mind.side === "good") return [{ kind: "is-evil", seat, chance: mind.evil(seat) }];
  const looks: QuestReason = { kind: "looks-evil", seat, chance: mind.blamed(seat) };
  return mind.evil(seat) > 0.95 ? [{ kind: "is-evil", seat, chance: mind.evil(seat) }, looks] : [looks];
}

/** QU-14 */
function checkReasons(mind: Mind, seat: Seat): readonly QuestReason[] {
  const chance = mind.evil(seat);
  const isOpen = chance > 0.02 && chance < 0.98;
  const learns: QuestReason = isOpen
    ? { kind: "check-settles", seat, chance }
    : { kind: "check-tells-nothing", seat };
  return mind.side === "good" ? [learns] : [learns, { kind: "looks-evil", seat, chance: mind.blamed(seat) }];
}

/** QU-19, QU-22 */
function huntReasons(mind: Mind, { answer, odds }: Verdict): readonly QuestReason[] {
  if (mind.side === "good") return [];
  if (answer.kind !== "hunt" && !(answer.kind === "card" && answer.card === "fail"))
    return [{ kind: "good-points", chance: 1 - odds }];
  const [first] = bestGuesses(mind);
  if (mind.mine.character !== "blind-hunter" || first === undefined) return [];
  return [
    { kind: "two-right", chance: huntOdds(mind, first) },
    { kind: "names-right", ...first, instead: null },
  ];
}

/** QU-20f */
function changeReasons(mind: Mind): readonly QuestReason[] {
  const { seat, view } = mind.sight;
  const [first = null, second = null] = view.hands?.[seat] ?? [];
  const changes = chanceThat(mind.belief, (deal) =>
    [first, second].every((at) => at !== null && !isEvil(deal[at])),
  );
  return [{ kind: "changes-side", chance: changes }];
}

/** QU-20c: compared with the hands as they are. */
function handsReasons(mind: Mind, { answer, odds }: Verdict): readonly QuestReason[] {
  const { hands } = mind.sight.view;
  if (hands === null) return [];
  const instead = answer.kind === "done" ? null : goodPointsChance(mind, hands);
  return [{ kind: "hands-right", chance: mind.side === "good" ? odds : 1 - odds, instead }];
}

/** QU-21 */
function namingReasons(mind: Mind, answer: Answer, other: Answer | null): readonly QuestReason[] {
  const { question } = mind.sight.decision;
  if (answer.kind === "give-up") return [{ kind: "gives-up" }];
  const guesses = bestGuesses(mind);
  const guessed = (one: Answer | null) => {
    if (one === null || one.kind === "give-up") return null;
    if (question.kind === "name-character" && one.kind === "character") {
      const chance = rightChance(mind, question.seat, one.character);
      return { seat: question.seat, character: one.character, chance };
    }
    const at = one.kind === "seat" ? one.seat : null;
    return guesses.find(({ seat }) => seat === at) ?? null;
  };
  const guess = guessed(answer);
  if (guess === null) return [];
  const isFirst = (mind.sight.view.hunt?.named.length ?? 0) === 0;
  return [
    { kind: "names-right", ...guess, instead: guessed(other)?.chance ?? null },
    ...(isFirst ? [{ kind: "two-right", chance: huntOdds(mind, guess) } as const] : []),
  ];
}
