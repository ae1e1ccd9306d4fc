import type { Seat } from "@roundtable/kernel";
import { locationAt, playerAt, spotUnder } from "../../rules/city.ts";
import {
  type Amounts,
  type Answer,
  type Card,
  type Question,
  RESOURCES,
  type Spot,
} from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { foremostRival, type Prospect } from "../evaluation/win-chances.ts";
import { enderBefore } from "../evaluation/end-threat.ts";
import { turnsToCome } from "../evaluation/foresight.ts";
import type { Raid } from "../evaluation/raiding.ts";
import type { Bought, DiceCityReason } from "./reason.ts";
import { type Purchase, priceOf } from "../evaluation/shopping.ts";
import { plus, ROBBERY } from "../evaluation/spoils.ts";
import { inPoints } from "../planning/turn-gain.ts";
import type { Way } from "../planning/answer-values.ts";
import { TurnWorth } from "../evaluation/turn-value.ts";

/** With fewer turns to come the end is near. */
const NEAR = 2.5;

type Reasons = readonly DiceCityReason[];

/** What can be seen of an answer in one position, by the player who is asked. */
export class Eyes {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #turns: number;
  readonly #worth: TurnWorth;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#turns = turnsToCome(state);
    this.#worth = new TurnWorth(state, seat, inPoints);
  }

  reasons(question: Question, one: Way, other: Way): Reasons {
    const { answer } = one;
    switch (question.kind) {
      case "attack":
        return this.#ofRaid(answer, other.answer);
      case "build":
        return this.#ofPurchase(answer, other.answer);
      case "place":
        return this.#ofPlace(question.card, one, other);
      case "army":
        return this.#ofPlace("regular-army", one, other);
      case "statue":
        return this.#ofGift(answer, other.answer);
      case "end-game":
      case "refresh":
        return [];
      case "reroll":
        return question.victim === this.#seat
          ? this.#ofPlan(one, other)
          : this.#ofUnsettling(question.victim, answer);
      default:
        return this.#ofPlan(one, other);
    }
  }

  ending(odds: number): DiceCityReason {
    return { kind: "ends", often: { times: Math.round(odds * 10), of: 10 } };
  }

  /** What is true whatever is answered. */
  outlook(prospects: readonly Prospect[]): Reasons {
    const { players, options } = this.#state;
    const points = Math.round(prospects[this.#seat]?.points ?? 0);
    if (players.length === 1) return [{ kind: "solo", points, target: Number(options.target) }];
    if (this.#turns > NEAR) return [];
    const ender = enderBefore(this.#state, this.#seat);
    if (ender !== null) return [{ kind: "may-end", rival: ender }];
    const rival = foremostRival(prospects, this.#seat);
    if (rival === null) return [];
    return [{ kind: "heading", points, rival, theirs: Math.round(prospects[rival]?.points ?? 0) }];
  }

  /** The dice: what they bring if all goes on as planned. */
  #ofPlan({ plan }: Way, other: Way): Reasons {
    if (plan === null) return [];
    const often = (worths: readonly number[]) => ({
      times: worths.filter((worth) => worth > other.worth).length,
      of: worths.length,
    });
    if (plan.rolls !== null) return [{ kind: "rolls", than: other.answer, often: often(plan.rolls) }];
    if (plan.draws !== undefined) return [{ kind: "draws", than: other.answer, often: often(plan.draws) }];
    const { end } = plan;
    const { stock, tokens } = playerAt(end, this.#seat);
    const { strength, banditStrength, trainingCamps } = end.turn;
    const points = tokens - playerAt(this.#state, this.#seat).tokens;
    const others = other.plan === null || other.plan.rolls !== null ? null : other.plan.end;
    return [
      ...this.#buys(this.#stockAt(end), others === null ? null : this.#stockAt(others), other.answer),
      ...this.#defeats(
        this.#worth.raiding.list(strength - this.#robbing(end), banditStrength, trainingCamps),
      ),
      ...(points > 0 ? [{ kind: "points", points } as const] : []),
      ...(isSomething(stock) || strength + banditStrength > 0
        ? [{ kind: "holds", amounts: plain(stock), strength, banditStrength } as const]
        : []),
    ];
  }

  /** With what is then robbed. */
  #stockAt(end: State): Amounts {
    return plus(playerAt(end, this.#seat).stock, this.#lootAt(end));
  }

  /** The strength that it takes. */
  #robbing(end: State): number {
    const { wood, stone, iron } = this.#lootAt(end);
    return ROBBERY * (wood + stone + iron);
  }

  #lootAt(end: State): Amounts {
    const { strength, banditStrength, trainingCamps } = end.turn;
    const { stock } = playerAt(end, this.#seat);
    return this.#worth.loot({ ...stock, strength, banditStrength, camps: trainingCamps });
  }

  #ofRaid(answer: Answer, than: Answer): Reasons {
    const { strength, banditStrength, trainingCamps } = this.#state.turn;
    const still = (all: number, only: number) =>
      this.#defeats(this.#worth.raiding.list(all, only, trainingCamps));
    switch (answer.kind) {
      case "bandit": {
        const only = Math.min(answer.cost, banditStrength);
        return still(strength - answer.cost + only, banditStrength - only);
      }
      case "attack": {
        const { victim, location, row, column, cost } = answer;
        const stands = playerAt(this.#state, victim).dice[row].column === column;
        return [
          ...(stands ? [{ kind: "hurts", victim, location } as const] : []),
          ...still(strength - cost, banditStrength),
        ];
      }
      default:
        return this.#buys(this.#stockAfter(answer, 1), this.#stockAfter(than, 1), than);
    }
  }

  #ofPurchase(answer: Answer, than: Answer): Reasons {
    const { stock } = playerAt(this.#state, this.#seat);
    switch (answer.kind) {
      case "buy":
      case "ship": {
        const [bought, instead] = [this.#basket(answer), this.#basket(than)];
        const buys = { kind: "buys", than, bought, instead } as const;
        if (answer.kind === "ship") return [{ kind: "points", points: answer.ship }, buys];
        return [this.#grows(answer.card, this.#worth.spotFor(answer.card)), buys];
      }
      default: {
        const amounts = beyondOne(stock);
        return isSomething(amounts) ? [{ kind: "lost", amounts }] : [];
      }
    }
  }

  /** With all that the rest of the stock still pays for. */
  #basket(answer: Answer): Bought {
    if (answer.kind !== "buy" && answer.kind !== "ship") return bought([]);
    const first: Purchase =
      answer.kind === "buy" ? { kind: "card", card: answer.card } : { kind: "ship", ship: answer.ship };
    const price = priceOf(first);
    const { wood, stone, iron } = playerAt(this.#state, this.#seat).stock;
    const left = { wood: wood - price.wood, stone: stone - price.stone, iron: iron - price.iron };
    return bought([first, ...this.#worth.shopping.list(left)]);
  }

  #ofPlace(card: Card, one: Way, other: Way): Reasons {
    const { answer } = one;
    if (answer.kind !== "spot") return [];
    const { row, column, location } = answer;
    const kind = one.worth >= other.worth ? "covers" : "misses";
    return [this.#grows(card, answer), { kind, location, row, column }];
  }

  /** What it brings at once, and what in the turns to come. */
  #grows(card: Card, { row, column }: Spot): DiceCityReason {
    const { city } = this.#worth;
    const points = city.points(card, { row, column });
    const later = whole(city.gain(card, { row, column }) - points);
    if (points >= 0 && later >= 0 && points + later > 0)
      return { kind: "grows", card, points, later, turns: Math.max(1, Math.round(this.#turns)) };
    const all = points + later;
    return all >= 0 ? { kind: "nets", card, points: all } : { kind: "costs", card, points: -all };
  }

  #ofGift(answer: Answer, than: Answer): Reasons {
    return [
      ...(answer.kind === "resource" ? [{ kind: "points", points: 1 } as const] : []),
      ...this.#buys(this.#stockAfter(answer, -1), this.#stockAfter(than, -1), than),
    ];
  }

  #ofUnsettling(victim: Seat, answer: Answer): Reasons {
    if (answer.kind !== "die") return [];
    const player = playerAt(this.#state, victim);
    return [{ kind: "unsettles", victim, location: locationAt(player, spotUnder(player, answer.die)) }];
  }

  /** What is robbed is had, what is given to the statue is had no more. */
  #stockAfter(answer: Answer, sign: 1 | -1): Amounts {
    const { stock } = playerAt(this.#state, this.#seat);
    if (answer.kind !== "rob" && answer.kind !== "resource") return stock;
    return { ...stock, [answer.resource]: stock[answer.resource] + sign };
  }

  /** `others` is null where nobody can say what the other answer pays for. */
  #buys(stock: Amounts, others: Amounts | null, than: Answer): Reasons {
    const { shopping } = this.#worth;
    const here = bought(shopping.list(stock));
    if (here.cards.length + here.ships.length === 0) return [];
    return [
      { kind: "buys", than, bought: here, instead: others === null ? here : bought(shopping.list(others)) },
    ];
  }

  #defeats(raids: readonly Raid[]): Reasons {
    if (raids.length === 0) return [];
    const bandits = raids.flatMap((raid) => (raid.kind === "bandit" ? [raid.bandit] : []));
    const attacks = raids.flatMap((raid) => {
      if (raid.kind !== "attack") return [];
      const { victim, spot } = raid;
      return [{ victim, location: locationAt(playerAt(this.#state, victim), spot) }];
    });
    return [{ kind: "defeats", bandits, attacks }];
  }
}

function bought(purchases: readonly Purchase[]): Bought {
  return {
    cards: purchases.flatMap((one) => (one.kind === "card" ? [one.card] : [])),
    ships: purchases.flatMap((one) => (one.kind === "ship" ? [one.ship] : [])),
  };
}

/** No “minus nothing”. */
function whole(value: number): number {
  return Math.round(value) || 0;
}

/** DC-20 */
function beyondOne({ wood, stone, iron }: Amounts): Amounts {
  return { wood: Math.max(0, wood - 1), stone: Math.max(0, stone - 1), iron: Math.max(0, iron - 1) };
}

function plain({ wood, stone, iron }: Amounts): Amounts {
  return { wood, stone, iron };
}

function isSomething(amounts: Amounts): boolean {
  return RESOURCES.some((resource) => amounts[resource] > 0);
}
