import type { Decision, Seat } from "@roundtable/kernel";
import { answersTo } from "./answers.ts";
import type { Question } from "./asking.ts";
import { STATUE_MOST } from "./build.ts";
import type { DiceCity } from "./dice-city.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow } from "./tasks.ts";

export function asked(state: State): readonly Seat[] {
  return askingNow(state.tasks) === null ? [] : [state.turn.seat];
}

export function decision(state: State, seat: Seat): Decision<DiceCity> | null {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) return null;
  return { question: questionOf(state, asking), answers: answersTo(state, asking) };
}

function questionOf(state: State, asking: Asking): Question {
  switch (asking.do) {
    case "spend":
      return { kind: "spend", die: asking.die };
    case "refresh":
      return { kind: "refresh", left: 4 - asking.chosen.length };
    case "copy":
      return { kind: "copy", copier: asking.copiers[0] };
    case "receive":
      return { kind: "receive", paid: asking.paid, left: asking.left };
    case "stable-column":
      return { kind: "stable-column", die: asking.moved };
    case "well":
      return { kind: "well", chosen: asking.chosen };
    case "reroll":
      return { kind: "reroll", victim: asking.victim };
    case "attack":
      return { kind: "attack", strength: state.turn.strength, banditStrength: state.turn.banditStrength };
    case "place":
      return { kind: "place", card: asking.card };
    case "statue":
      return { kind: "statue", left: STATUE_MOST - asking.paid };
    case "dice":
    case "army":
    case "pay":
    case "triple":
    case "stable-die":
    case "build":
    case "end-game":
      return { kind: asking.do };
  }
}
