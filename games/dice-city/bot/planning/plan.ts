import type { Seat } from "@roundtable/kernel";
import { playerAt, unspentDice } from "../../rules/city.ts";
import { type Answer, COLUMNS, game, type Location, ROWS } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { askingNow } from "../../rules/steps/index.ts";
import { branch } from "./branch.ts";
import type { Outlook } from "../evaluation/outlook.ts";
import { BEAM } from "../effort.ts";
import { worthOfReroll } from "./reroll-value.ts";
import { TurnWorth } from "../evaluation/turn-value.ts";

interface Way {
  readonly state: State;
  /** What it began with. */
  readonly first: Answer;
  readonly promise: number;
}

/** The best turn that was found, by what it begins with. */
export interface Plan {
  readonly answer: Answer;
  readonly worth: number;
  /** How things stand when the dice are spent, or when they are rolled again. */
  readonly end: State;
  /** What the turn is worth after each of the rolls that were tried; null where none is needed. */
  readonly rolls: readonly number[] | null;
  /** The same with new cards in the display. */
  readonly draws?: readonly number[];
}

/**
 * Plans the dice step by beam search. The rules follow every order of spending the dice, the most promising states
 * after each die are kept, and the path to the best turn is taken.
 */
export function planDice(
  root: State,
  seat: Seat,
  answers: readonly Answer[],
  outlook: Outlook,
  beam?: number,
): Answer {
  const worth = new TurnWorth(root, seat, outlook);
  const answer = bestPlan(root, seat, answers, worth, beam)?.answer ?? answers.at(-1);
  if (answer === undefined) throw new Error("There is nothing to answer.");
  return answer;
}

export function bestPlan(
  root: State,
  seat: Seat,
  answers: readonly Answer[],
  worth: TurnWorth,
  beam: number = BEAM.strong,
): Plan | null {
  const search = new Search(seat, worth, beam);
  search.follow(search.goOn(root, null, answers));
  return search.found;
}

/** The best turn that begins with this answer. */
export function planAfter(
  root: State,
  seat: Seat,
  answer: Answer,
  worth: TurnWorth,
  beam: number = BEAM.strong,
): Plan {
  const search = new Search(seat, worth, beam);
  search.follow(search.after(root, answer));
  return search.found ?? search.atAGlance(root, answer);
}

class Search {
  readonly #seat: Seat;
  readonly #worth: TurnWorth;
  readonly #beam: number;
  readonly #seen = new Set<string>();
  found: Plan | null = null;

  constructor(seat: Seat, worth: TurnWorth, beam: number) {
    this.#seat = seat;
    this.#worth = worth;
    this.#beam = beam;
  }

  /** To the end of the dice, the most promising ways after each of them. */
  follow(begun: readonly Way[]): void {
    let ways = begun;
    while (ways.length > 0) ways = this.#best(ways).flatMap(({ state, first }) => this.goOn(state, first));
  }

  #best(ways: readonly Way[]): readonly Way[] {
    return ways.length <= this.#beam
      ? ways
      : ways.toSorted((one, other) => other.promise - one.promise).slice(0, this.#beam);
  }

  after(state: State, answer: Answer): readonly Way[] {
    return this.#follow(state, answer, answer);
  }

  /** Without going on from there. */
  atAGlance(root: State, answer: Answer): Plan {
    const end = branch(root, this.#seat);
    game.apply(end, this.#seat, answer, CERTAIN);
    return { answer, worth: this.#worth.withDice(end), end, rolls: null };
  }

  /** All ways from here to the next question about dice. */
  goOn(
    state: State,
    first: Answer | null,
    answers = game.decision(state, this.#seat)?.answers ?? [],
  ): readonly Way[] {
    return this.#worthTrying(state, answers).flatMap((answer) =>
      this.#follow(state, answer, first ?? answer),
    );
  }

  /** Carries the answer out, and all small choices after it. */
  #follow(from: State, answer: Answer, first: Answer): readonly Way[] {
    if (answer.kind === "trade-passes" && answer.for === "reroll") {
      const { worth, rolls } = worthOfReroll(from, this.#seat, this.#worth);
      this.#note({ answer: first, worth, end: from, rolls });
      return [];
    }
    const state = branch(from, this.#seat, answer);
    try {
      game.apply(state, this.#seat, answer, CERTAIN);
    } catch (stop) {
      if (stop !== UNCERTAIN) throw stop;
      this.#roll(from, answer, first);
      return [];
    }
    const asking = askingNow(state);
    if (asking?.do === "refresh") {
      const draws = this.#worth.exchanged(state);
      this.#note({ answer: first, worth: average(draws), end: state, rolls: null, draws });
      return [];
    }
    if (state.turn.step !== "dice" || asking === null) {
      this.#note({ answer: first, worth: this.#worth.asItIs(state), end: state, rolls: null });
      return [];
    }
    if (asking.do !== "dice") return this.goOn(state, first);
    const key = keyOf(state, this.#seat);
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    return [{ state, first, promise: this.#worth.withDice(state) }];
  }

  /** Dice are rolled: what follows is judged at a glance, over six rolls that show every face once. */
  #roll(from: State, answer: Answer, first: Answer): void {
    const rolls = COLUMNS.map((luck) => {
      const state = branch(from, this.#seat);
      let nth = 0;
      const pick = (sides: number) => ((nth % 2 === 0 ? luck : -luck) + nth++ + 2 * sides) % sides;
      const chance = { pick, order: (length: number) => Array.from({ length }, (_, index) => index) };
      game.apply(state, this.#seat, answer, { chance, tell() {}, reveal() {} });
      return this.#worth.withDice(state);
    });
    const open = unspentDice(playerAt(from, this.#seat)).length;
    const worth = average(rolls) + open * this.#worth.expected.weights.rolling;
    this.#note({ answer: first, worth, end: from, rolls });
  }

  #note(plan: Plan): void {
    if (this.found === null || plan.worth > this.found.worth) this.found = plan;
  }

  /** Dice spent for nothing are left out, and what stirs up all for who does not think of it; so is what comes to the same as another answer. */
  #worthTrying(state: State, answers: readonly Answer[]): readonly Answer[] {
    const names = new Set<Location>();
    const stirs = this.#worth.expected.insight !== undefined;
    const { row, column } = this.#worth.spotFor("regular-army");
    return answers.filter((answer) => {
      switch (answer.kind) {
        case "nothing":
        case "display":
          return false;
        case "refresh":
          return stirs;
        case "trade-passes":
          return answer.for !== "reroll" || stirs;
        case "spot": {
          if (askingNow(state)?.do === "army") return row === answer.row && column === answer.column;
          const isNew = !names.has(answer.location);
          names.add(answer.location);
          return isNew;
        }
        default:
          return true;
      }
    });
  }
}

function keyOf({ players, turn, market }: State, seat: Seat): string {
  const player = players[seat];
  if (player === undefined) return "";
  const { dice, stock, passTokens, tokens } = player;
  let asleep = 0;
  let open = 0;
  for (const row of ROWS) {
    for (const { off } of player.city[row]) asleep = asleep * 2 + (off ? 1 : 0);
    open = open * 7 + (dice[row].spent ? 0 : dice[row].column);
  }
  const { strength, banditStrength, blacksmiths, mints, trainingCamps, tookPass } = turn;
  const held = packed(stock.wood, stock.stone, stock.iron, passTokens, market.piles["regular-army"]);
  const done = packed(strength, banditStrength, blacksmiths, mints, trainingCamps);
  return `${open} ${held} ${done} ${tokens} ${tookPass ? 1 : 0} ${asleep}`;
}

/** Small numbers in one. */
function packed(...numbers: readonly number[]): number {
  let all = 0;
  for (const one of numbers) all = all * 64 + one;
  return all;
}

function average(worths: readonly number[]): number {
  return worths.reduce((sum, one) => sum + one, 0) / worths.length;
}

const UNCERTAIN = new Error("Dice are rolled.");

const CERTAIN = {
  chance: { pick: uncertain, order: uncertain },
  tell() {},
  reveal() {},
};

function uncertain(): never {
  throw UNCERTAIN;
}
