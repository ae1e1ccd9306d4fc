import type { Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import { type Amounts, type Answer, LOCATIONS, type Question, SHIP_PRICE } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { some } from "../../rules/stock.ts";
import type { Outlook } from "../evaluation/outlook.ts";
import { type Plan, planAfter } from "./plan.ts";
import { unsettling } from "../evaluation/reroll-damage.ts";
import { TurnWorth } from "../evaluation/turn-value.ts";

/** An answer, and what the turn is worth that it begins, in points. */
export interface Way {
  readonly answer: Answer;
  readonly worth: number;
  /** The turn that follows, where the dice are not spent yet. */
  readonly plan: Plan | null;
}

/** Every answer by itself, as the strongest judges it. */
export function waysFrom(
  state: State,
  seat: Seat,
  { question, answers }: { readonly question: Question; readonly answers: readonly Answer[] },
  outlook: Outlook,
  beam: number,
): readonly Way[] {
  const worth = new TurnWorth(state, seat, outlook);
  const judge = judgeOf(state, seat, question, worth, beam);
  return answers.map((answer) => judge(answer));
}

type Judge = (answer: Answer) => Way;

function judgeOf(state: State, seat: Seat, question: Question, worth: TurnWorth, beam: number): Judge {
  const valued = (value: (answer: Answer) => number): Judge => {
    return (answer) => ({ answer, worth: value(answer), plan: null });
  };
  switch (question.kind) {
    case "attack":
      return valued((answer) => raidWorth(state, seat, answer, worth));
    case "build":
      return valued((answer) => purchaseWorth(state, seat, answer, worth));
    case "place":
      return valued((answer) => (answer.kind === "spot" ? worth.city.gain(question.card, answer) : 0));
    case "army":
      return valued((answer) => (answer.kind === "spot" ? worth.city.gain("regular-army", answer) : 0));
    case "statue":
      return valued((answer) => giftWorth(state, seat, answer, worth));
    case "refresh":
      return valued((answer) => (answer.kind === "display" ? -worth.city.place(answer.card).gain / 4 : 0));
    case "end-game":
      return valued(() => 0);
    case "reroll":
      if (question.victim === seat) return planned(state, seat, worth, beam);
      return valued((answer) =>
        answer.kind === "die" ? unsettling(state, question.victim, answer.die, worth.expected.weights) : 0,
      );
    default:
      return planned(state, seat, worth, beam);
  }
}

/** To copy one Forest or another is the same. */
function planned(state: State, seat: Seat, worth: TurnWorth, beam: number): Judge {
  const known = new Map<string, Plan>();
  return (answer) => {
    const key = answer.kind === "spot" ? answer.location : answer.id;
    const plan = known.get(key) ?? planAfter(state, seat, answer, worth, beam);
    known.set(key, plan);
    return { answer, worth: plan.worth, plan };
  };
}

/** DC-17: what is taken, and the best use of the strength that is left. */
function raidWorth(state: State, seat: Seat, answer: Answer, worth: TurnWorth): number {
  const { turn, players } = state;
  const { harm, robbed, weights } = worth.expected;
  const { strength, banditStrength, trainingCamps } = turn;
  const left = (all: number, only: number) => worth.raiding.worth(all, only, trainingCamps);
  switch (answer.kind) {
    case "bandit": {
      const only = Math.min(answer.cost, banditStrength);
      return answer.bandit + weights.bandit + left(strength - answer.cost + only, banditStrength - only);
    }
    case "attack": {
      const { victim, points, cost } = answer;
      const hurt = harm?.(victim, answer) ?? weights.harm / (players.length - 1);
      return points + hurt + left(strength - cost, banditStrength);
    }
    case "rob": {
      const { stock } = playerAt(state, seat);
      const richer = changed(stock, some(answer.resource, 1), 1);
      return (
        worth.shopping.worth(richer) -
        worth.shopping.worth(stock) +
        (robbed?.(answer.victim) ?? 0) +
        left(strength - 2, banditStrength)
      );
    }
    default:
      return 0;
  }
}

/** DC-18: what is bought, and the best use of the stock that is left. */
function purchaseWorth(state: State, seat: Seat, answer: Answer, worth: TurnWorth): number {
  const { stock } = playerAt(state, seat);
  switch (answer.kind) {
    case "buy":
      return (
        worth.city.place(answer.card).gain +
        worth.shopping.worth(changed(stock, LOCATIONS[answer.card].price, -1))
      );
    case "ship":
      return (
        answer.ship +
        worth.expected.weights.ship +
        worth.shopping.worth(changed(stock, SHIP_PRICE[answer.ship], -1))
      );
    default:
      return worth.shopping.keeping(stock);
  }
}

/** DC-4, Grand Statue. */
function giftWorth(state: State, seat: Seat, answer: Answer, { shopping }: TurnWorth): number {
  const { stock } = playerAt(state, seat);
  return answer.kind === "resource"
    ? 1 + shopping.worth(changed(stock, some(answer.resource, 1), -1))
    : shopping.worth(stock);
}

function changed(stock: Amounts, by: Amounts, sign: 1 | -1): Amounts {
  return {
    wood: stock.wood + sign * by.wood,
    stone: stock.stone + sign * by.stone,
    iron: stock.iron + sign * by.iron,
  };
}
