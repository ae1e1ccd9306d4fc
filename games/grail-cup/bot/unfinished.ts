import type { Seat } from "@roundtable/kernel";
import type { Question, View } from "../rules/index.ts";
import { ALLIES, DRAGON_TAMER, ENCHANTRESS, MERLIN, SQUIRE } from "../rules/pieces.ts";
import type { Task } from "../rules/steps/index.ts";

/** What is still to be done from this question on, the question itself last: the stack of tasks, read from the view. */
export function unfinished(view: View, seat: Seat, question: Question): Task[] {
  if (question.kind === "keep" || question.kind === "direction") return [{ do: question.kind, seat }];
  return [...afterwards(view, seat, question), ...inHand(view, seat, question)];
}

/** What comes after the move that the question belongs to. */
function afterwards(view: View, seat: Seat, question: Question): Task[] {
  const called = view.calls.at(-1);
  if (called === undefined) throw new Error("Nobody is called, yet something is asked.");
  const isOwn = called.seat === seat;
  const other = exchangedWith(view, seat);
  // GC-22: it is nobody's call any more, so it is the Squire's claim.
  if (!isOwn && other === null) return [{ do: "round" }];
  const next = ALLIES.find((ally) => ally > called.ally);
  const after: Task[] = [next === undefined ? { do: "claim" } : { do: "call", ally: next }];
  if (other !== null) after.push({ do: "ally", seat: other, ally: called.ally });
  if (isOwn && called.ally === ENCHANTRESS && question.kind !== "curse") after.push({ do: "curse", seat });
  return after;
}

/** GC-20: the one who has just shown the ally that this seat has cursed. */
function exchangedWith({ calls, curse }: View, seat: Seat): Seat | null {
  const called = calls.at(-1);
  if (called === undefined || called.seat === seat) return null;
  return curse?.by === seat && curse.ally === called.ally ? called.seat : null;
}

/** What is left of the move itself: the landing that ends it, what comes before that, and the question. */
function inHand(view: View, seat: Seat, question: Exclude<Question, { kind: "keep" | "direction" }>): Task[] {
  const here = view.knights[seat]?.space ?? 1;
  const land: Task = { do: "land", seat, from: here, tokens: 0 };
  // GC-52: a token is turned up; it is replaced, then the landing counts if it made the knight move.
  const token: Task[] = [{ ...land, tokens: 1 }, { do: "replace" }];
  switch (question.kind) {
    case "curse":
      return [{ do: "curse", seat }];
    case "point":
      return [land, { do: "walk", seat, steps: SQUIRES_STEPS, cause: "ally" }, { do: "point", seat }];
    case "look":
      return [land, { do: "steps", seat, ally: MERLIN }, { do: "look", seat, chosen: question.chosen }];
    case "arrange":
      return [land, { do: "steps", seat, ally: MERLIN }, { do: "arrange", seat, spaces: question.spaces }];
    case "steps":
      return [land, { do: "steps", seat, ally: question.ally }];
    case "lance": {
      const { before, beyond } = question;
      const lance: Task = { do: "lance", seat, before, beyond, cause: "ally" };
      if (view.clovers.some(({ lies }) => lies === "face-up"))
        return [...token, { ...lance, cause: "boots" }];
      // GC-20: exchange and step are one move, begun where the other stands now.
      const other = exchangedWith(view, seat);
      if (other !== null) return [{ ...land, from: view.knights[other]?.space ?? here }, lance];
      return [land, lance];
    }
    case "dragon":
      return question.why === "lure"
        ? [...token, { do: "dragon", seat, why: "lure" }]
        : [
            land,
            { do: "walk", seat, steps: TAMERS_STEPS, cause: "ally" },
            { do: "dragon", seat, why: "tamer" },
          ];
    case "fake-grail":
    case "magnet":
      return [...token, { do: question.kind, seat }];
  }
}

/** GC-21, GC-25: these go as far as their number. */
const SQUIRES_STEPS = SQUIRE;
const TAMERS_STEPS = DRAGON_TAMER;
