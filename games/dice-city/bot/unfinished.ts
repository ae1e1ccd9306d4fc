import type { Decision, Seat } from "@roundtable/kernel";
import type { DiceCity, View } from "../rules/dice-city.ts";
import { type Answer, isPileCard, LOCATIONS, type Question, type Row, ROWS } from "../rules/index.ts";
import type { Asking, Task } from "../rules/steps/index.ts";
import { STATUE_MOST } from "../rules/steps/statue.ts";

/** What is left to do in this turn, told from the question. */
export function unfinished(view: View, { question, answers }: Decision<DiceCity>): Task[] {
  const asking = askingOf(view, question, answers);
  if (question.kind === "end-game") return [{ do: "next-turn" }, asking];
  if (asking.do === view.turn.step) return [asking];
  const step: Task = { do: "step", step: view.turn.step };
  if (question.kind === "statue") {
    // DC-18: the display is refilled after it.
    return [step, { do: "refill", place: view.market.display.indexOf(null) }, asking];
  }
  return [step, asking];
}

function askingOf(view: View, question: Question, answers: readonly Answer[]): Asking {
  switch (question.kind) {
    case "spend":
      return { do: "spend", die: question.die };
    case "refresh":
      return { do: "refresh", chosen: chosenPlaces(view, answers) };
    case "copy":
      return copying(view, question, answers);
    case "receive":
      return { do: "receive", paid: question.paid, left: question.left };
    case "stable-die":
      return { do: "stable-die", die: spentDie(view) };
    case "stable-column":
      return { do: "stable-column", moved: question.die };
    case "well":
      return { do: "well", die: spentDie(view), chosen: question.chosen };
    case "reroll":
      return { do: "reroll", victim: question.victim, then: seatsAfter(view, question.victim) };
    case "place": {
      const { card } = question;
      const from = isPileCard(card) ? null : view.market.display.lastIndexOf(card);
      return { do: "place", card, place: from };
    }
    case "statue":
      return { do: "statue", paid: STATUE_MOST - question.left };
    case "dice":
    case "army":
    case "pay":
    case "triple":
    case "attack":
    case "build":
    case "end-game":
      return { do: question.kind };
  }
}

/** The copiers before this one and the die behind them are not told: any die that is spent will do. */
function copying(
  view: View,
  { copier }: Extract<Question, { kind: "copy" }>,
  answers: readonly Answer[],
): Asking {
  const { use } = LOCATIONS[copier];
  if (use?.do !== "copy") throw new Error(`A ${copier} copies nothing.`);
  const [target] = answers;
  const row = target?.kind === "spot" ? target.row : "white";
  return { do: "copy", among: use.among, row, die: spentDie(view), copiers: [copier] };
}

function spentDie({ players, turn }: View): Row {
  return ROWS.find((die) => players[turn.seat]?.dice[die].spent) ?? "white";
}

function chosenPlaces({ market }: View, answers: readonly Answer[]): number[] {
  return market.display.flatMap((card, place) =>
    card === null || answers.some((answer) => answer.kind === "display" && answer.place === place)
      ? []
      : [place],
  );
}

/** DC-12: clockwise, the player himself last. */
function seatsAfter({ players, turn }: View, victim: Seat): Seat[] {
  const count = players.length;
  const left = (turn.seat - victim + count) % count;
  return Array.from({ length: left }, (_, index) => (victim + index + 1) % count);
}
