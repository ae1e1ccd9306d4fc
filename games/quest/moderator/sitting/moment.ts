import type { Seat } from "@roundtable/kernel";
import type { Question } from "../../rules/asking.ts";
import { mayStillHunt } from "./hand-dealt.ts";
import { gameFor } from "./real-cards.ts";
import { matchOf, type Sitting } from "./sitting.ts";

/** A decision that one person makes while nobody else looks. */
export type Secret = "card" | "hunt-vote" | "point" | "drop" | "show";

/** What the table does next. It follows from public information alone, and so does everything shown with it. */
export type Moment =
  /** Before anything is dealt: QU-8. */
  | { readonly kind: "first-leader" }
  /** Paper cards are dealt and looked at. */
  | { readonly kind: "deal" }
  /** Private: the player's card and, if the host chose so, what they know. */
  | { readonly kind: "look"; readonly seat: Seat }
  | { readonly kind: "narration" }
  | { readonly kind: "result"; readonly quest: number }
  /** Private. */
  | { readonly kind: "secret"; readonly seat: Seat; readonly what: Secret }
  /** Private: the answer to the player's check. */
  | { readonly kind: "see-check"; readonly seat: Seat; readonly target: Seat }
  /** Private, and alike for everybody: only the Sentinel finds something. */
  | { readonly kind: "overhear"; readonly seat: Seat; readonly target: Seat }
  /** The check is made with real cards. */
  | {
      readonly kind: "real-check";
      readonly holder: Seat;
      readonly target: Seat;
      readonly sentinel: boolean;
    }
  | { readonly kind: "team"; readonly leader: Seat; readonly size: number }
  | { readonly kind: "count"; readonly of: "cards" | "votes"; readonly most: number }
  | { readonly kind: "choose"; readonly what: "new-leader" | "amulet" | "check"; readonly seat: Seat }
  | { readonly kind: "window"; readonly what: "galahad" | "hunt-window" }
  | { readonly kind: "discussion" }
  | { readonly kind: "hands" }
  /** Without a Mutineer in the set nobody has a choice: evil lowers its hands. */
  | { readonly kind: "lower" }
  | { readonly kind: "acts" }
  | { readonly kind: "hunt"; readonly hunter: Seat }
  | { readonly kind: "verdict" }
  | { readonly kind: "over" };

/** The only seat that may look at this moment; null if everybody may. */
export function viewerOf(moment: Moment): Seat | null {
  switch (moment.kind) {
    case "look":
    case "secret":
    case "see-check":
    case "overhear":
      return moment.seat;
    default:
      return null;
  }
}

export function momentOf(sitting: Sitting): Moment {
  const { snapshot, seen, ways, verdict } = sitting;
  const view = gameFor(ways).view(snapshot.state, "public");
  if (view.quests.length > seen.quests) return { kind: "result", quest: seen.quests + 1 };
  if (verdict !== null) return { kind: "over" };
  if (view.awaited === null) return { kind: mayStillHunt(sitting) ? "verdict" : "over" };
  return momentFor(sitting, asksNow(sitting));
}

interface Asked {
  readonly seat: Seat;
  readonly question: Question;
}

/**
 * QU-8: the device goes round starting with the leader, so that what the leader shows is decided before a Cleric looks.
 */
function asksNow(sitting: Sitting): Asked {
  const match = matchOf(sitting);
  const { leader } = match.state;
  const fromLeader = (seat: Seat) => (seat - leader + match.seats) % match.seats;
  const [seat] = match.asked.toSorted((one, other) => fromLeader(one) - fromLeader(other));
  const decision = seat === undefined ? null : match.decision(seat);
  if (seat === undefined || decision === null) throw new Error("Nobody is asked, but the game is not over.");
  return { seat, question: decision.question };
}

function momentFor(sitting: Sitting, { seat, question }: Asked): Moment {
  const { ways, seen } = sitting;
  const { kind } = question;
  if (kind === "show") return { kind: "secret", seat, what: kind };
  const check = checkToSee(sitting);
  if (check !== null) return check;
  switch (kind) {
    case "ready":
      if (!seen.leader) return { kind: "first-leader" };
      return ways.dealing === "by-hand" ? { kind: "deal" } : { kind: "look", seat };
    case "team":
      if (ways.knowledge === "eyes-closed" && !seen.narration) return { kind: "narration" };
      return { kind: "team", leader: seat, size: question.left };
    case "magic":
      throw new Error("The magic token is given together with the team.");
    case "card":
      return ways.cards === "device"
        ? { kind: "secret", seat, what: kind }
        : { kind: "count", of: "cards", most: sitting.snapshot.state.party?.team.length ?? 0 };
    case "galahad":
      return { kind: "window", what: kind };
    case "new-leader":
    case "amulet":
    case "check":
      return { kind: "choose", what: kind, seat };
    case "discussion":
      return { kind };
    default:
      return ways.ending === "by-hand" ? { kind: "verdict" } : endingMoment(sitting, seat, kind);
  }
}

type EndingQuestion =
  | "hunt-window"
  | "hunt-vote"
  | "point"
  | "drop"
  | "acts"
  | "turn"
  | "name-player"
  | "name-character";

function endingMoment({ ways, seen, snapshot, names }: Sitting, seat: Seat, kind: EndingQuestion): Moment {
  switch (kind) {
    case "hunt-window":
      return { kind: "window", what: kind };
    case "hunt-vote":
      return ways.cards === "device"
        ? { kind: "secret", seat, what: kind }
        : { kind: "count", of: "votes", most: names.length };
    case "point":
      return { kind: "secret", seat, what: kind };
    case "drop":
      if (!seen.hands) return { kind: "hands" };
      return snapshot.state.set.includes("mutineer")
        ? { kind: "secret", seat, what: kind }
        : { kind: "lower" };
    case "acts":
    case "turn":
      return { kind: "acts" };
    case "name-player":
    case "name-character":
      return { kind: "hunt", hunter: seat };
  }
}

/** QU-15: the answer waits for the player who asked, and the first one also for the Sentinel, whom nobody may know. */
function checkToSee({ snapshot, seen, ways, names }: Sitting): Moment | null {
  const { amulets, set } = snapshot.state;
  const amulet = amulets[seen.checks];
  if (amulet?.checked == null) return null;
  const { holder, checked: target } = amulet;
  const sentinel = seen.checks === 0 && set.includes("sentinel");
  if (ways.cards === "real") return { kind: "real-check", holder, target, sentinel };
  if (!seen.overheard.includes(holder)) return { kind: "see-check", seat: holder, target };
  const next = names.findIndex((_, seat) => seat !== target && !seen.overheard.includes(seat));
  return next === -1 ? null : { kind: "overhear", seat: next, target };
}
