import type { ChanceSource, Seat } from "@roundtable/kernel";
import type { Side } from "../../rules/characters.ts";
import type { QuestEvent } from "../../rules/events.ts";
import { continued, deviceChance, matchOf, type Seen, type Sitting, toldToAll } from "./sitting.ts";
import { withGalahad } from "./hand-dealt.ts";
import { momentOf } from "./moment.ts";

/** The inputs of the host, or of the person who holds the device. Each function returns the sitting after it. */

interface Given {
  readonly seat: Seat;
  readonly answer: string;
}

/** Gives answers to the engine one after another. An answer that is not offered is a bug of the screens. */
function given(sitting: Sitting, answers: readonly Given[], source: ChanceSource = deviceChance): Sitting {
  const match = matchOf(sitting, source);
  const told: QuestEvent[] = [];
  for (const { seat, answer } of answers) {
    const decision = match.decision(seat)?.id ?? "";
    const id = `${match.log.entries.length + 1}`;
    const result = match.submit({ kind: "answer", id, seat, decision, answer });
    if (!result.accepted) throw new Error(`Seat ${seat} cannot answer “${answer}”: ${result.reason}.`);
    told.push(...toldToAll(result.told, sitting.ways));
  }
  return continued(sitting, match, told);
}

/** An entry that everybody has seen and that the host may still correct. */
function correctable(before: Sitting, after: Sitting): Sitting {
  return { ...after, before: { ...before, before: null } };
}

function saw(sitting: Sitting, seen: Partial<Seen>): Sitting {
  return { ...sitting, seen: { ...sitting.seen, ...seen }, clock: null };
}

function asked(sitting: Sitting): readonly Seat[] {
  return matchOf(sitting).asked;
}

/** QU-8: everybody knows who leads first. */
export function heardLeader(sitting: Sitting): Sitting {
  return correctable(sitting, saw(sitting, { leader: true }));
}

/** QU-8, with paper cards: everybody has one, and has looked at it. */
export function dealtByHand(sitting: Sitting): Sitting {
  const answers = asked(sitting).map((seat) => ({ seat, answer: "ready" }));
  return correctable(sitting, given(sitting, answers));
}

/** The player has looked at their card, or has decided in secret. */
export function answerAlone(sitting: Sitting, seat: Seat, answer: string, source?: ChanceSource): Sitting {
  return given(sitting, [{ seat, answer }], source);
}

/** With eyes closed a Trickster shows the Clerics what she likes with her thumb, so the device need not know. */
export function lookedAtCard(sitting: Sitting, seat: Seat): Sitting {
  const [first] = matchOf(sitting).decision(seat)?.answers ?? [];
  if (first === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return given(sitting, [{ seat, answer: first.id }]);
}

export function heardNarration(sitting: Sitting): Sitting {
  return saw(sitting, { narration: true });
}

export function sawResult(sitting: Sitting): Sitting {
  return saw(sitting, { quests: sitting.seen.quests + 1 });
}

export function sawHands(sitting: Sitting): Sitting {
  return saw(sitting, { hands: true });
}

/** QU-10: adds or removes a member; a removed member leaves the magic token behind. */
export function tapTeam(sitting: Sitting, seat: Seat, size: number): Sitting {
  const { team, magic } = sitting.draft;
  if (team.includes(seat)) {
    const left = team.filter((one) => one !== seat);
    return { ...sitting, draft: { team: left, magic: magic === seat ? null : magic } };
  }
  return team.length < size ? { ...sitting, draft: { team: [...team, seat], magic } } : sitting;
}

export function tapMagic(sitting: Sitting, magic: Seat): Sitting {
  return { ...sitting, draft: { ...sitting.draft, magic } };
}

/** QU-10 */
export function sendTeam(sitting: Sitting, team: readonly Seat[], magic: Seat): Sitting {
  const [leader] = asked(sitting);
  if (leader === undefined) throw new Error("Nobody leads.");
  const answers = [...team, magic].map((seat) => ({ seat: leader, answer: `seat-${seat}` }));
  return correctable(sitting, given(sitting, answers));
}

/** QU-12, QU-22 with real cards: nobody learns whose they were, not even the engine. */
export function countFails(sitting: Sitting, fails: number): Sitting {
  const answers = asked(sitting).map((seat, nth) => ({ seat, answer: nth < fails ? "fail" : "success" }));
  return correctable(sitting, given(sitting, answers));
}

/** QU-13, QU-14: whom the asked player names aloud. */
export function choose(sitting: Sitting, seat: Seat): Sitting {
  const [by] = asked(sitting);
  if (by === undefined) throw new Error("Nobody is asked.");
  const chosen = given(sitting, [{ seat: by, answer: `seat-${seat}` }]);
  return correctable(sitting, sitting.ways.cards === "real" ? shownForReal(chosen) : chosen);
}

/** QU-15 with real cards: the device neither knows the answer nor shows it. */
function shownForReal(sitting: Sitting): Sitting {
  const match = matchOf(sitting);
  const [seat] = match.asked;
  const decision = seat === undefined ? null : match.decision(seat);
  const [answer] = decision?.answers ?? [];
  if (seat === undefined || answer === undefined || decision?.question.kind !== "show") return sitting;
  return shownForReal(given(sitting, [{ seat, answer: answer.id }]));
}

/** QU-15: the holder has read the answer, or it was shown for real. Without a Sentinel nobody else looks. */
export function sawCheck(sitting: Sitting): Sitting {
  const moment = momentOf(sitting);
  const { checks, overheard } = sitting.seen;
  if (moment.kind === "real-check") return saw(sitting, { checks: checks + 1 });
  if (moment.kind !== "see-check" && moment.kind !== "overhear") throw new Error("There is no check to see.");
  const looked = [...overheard, moment.seat];
  const others = checks === 0 && sitting.snapshot.state.set.includes("sentinel");
  const all = !others || looked.length === sitting.names.length - 1;
  return saw(sitting, all ? { checks: checks + 1, overheard: [] } : { overheard: looked });
}

/** QU-13, QU-19: nobody has stepped forward, or everybody is done: the same for everybody. */
export function goOn(sitting: Sitting): Sitting {
  const match = matchOf(sitting);
  const answers = match.asked.map((seat) => ({
    seat,
    answer: match.decision(seat)?.answers.some(({ id }) => id === "done") === true ? "done" : "go-on",
  }));
  return correctable(sitting, given(sitting, answers));
}

/**
 * QU-13, QU-19: somebody has stepped forward; null if the deal does not allow it. A paper card is believed, and its
 * entry can be corrected.
 */
export function stepForward(sitting: Sitting, seat: Seat): Sitting | null {
  const byHand = sitting.ways.dealing === "by-hand";
  const shown = byHand ? withGalahad(sitting, seat) : sitting;
  const match = matchOf(shown);
  const answer = match.decision(seat)?.answers.find(({ kind }) => kind === "reveal" || kind === "hunt");
  if (answer === undefined) return null;
  const answers = match.asked.map((one) => ({ seat: one, answer: one === seat ? answer.id : "go-on" }));
  const after = given(shown, answers);
  return byHand ? correctable(sitting, after) : after;
}

/** QU-20c, QU-21: actions and statements made aloud. */
export function answerAloud(sitting: Sitting, seat: Seat, answer: string): Sitting {
  return given(sitting, [{ seat, answer }]);
}

export function enterVerdict(sitting: Sitting, verdict: Side): Sitting {
  return correctable(sitting, { ...sitting, verdict, clock: null });
}

export function takeBack(sitting: Sitting): Sitting {
  return sitting.before ?? sitting;
}
