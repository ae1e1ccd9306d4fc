import type { Seat } from "@roundtable/kernel";
import { rerollVictims } from "./answers.ts";
import type { Answer } from "./asking.ts";
import { attackLocation, defeatBandit, rob } from "./attack.ts";
import { buy, placeCard, takeShip } from "./build.ts";
import { cellAt, playerAt, spotUnder } from "./city.ts";
import { moveBeside, moveDie, reroll } from "./dice.ts";
import type { DiceCityTable } from "./dice-city.ts";
import type { Spending } from "./events.ts";
import { refresh } from "./market.ts";
import { proceed } from "./perform.ts";
import type { Resource, Row } from "./pieces.ts";
import type { Spot, State } from "./state.ts";
import { gain, gainPoints, pay, some } from "./stock.ts";
import { type Asking, askingNow } from "./tasks.ts";
import { callEnd, endingByPiles, hasTwoFullRows } from "./turn.ts";
import { addStrength, useLocation } from "./use.ts";

/** Carries out an answer to the question that the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, table: DiceCityTable): void {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) throw new Error(`Seat ${seat} is not asked.`);
  state.tasks.pop();
  if (!settle(state, asking, answer, table))
    throw new Error(`“${answer.id}” does not answer “${asking.do}”.`);
  proceed(state, table);
}

/** False where the answer is of another question. */
function settle(state: State, asking: Asking, answer: Answer, table: DiceCityTable): boolean {
  switch (asking.do) {
    case "dice":
      return settleDice(state, answer, table);
    case "spend":
      return settleSpend(state, asking.die, answer, table);
    case "attack":
      return settleAttack(state, answer, table);
    case "build":
      return settleBuild(state, answer, table);
    default:
      return settleDetail(state, asking, answer, table);
  }
}

/** DC-11: the step goes on after each of these until it is ended. */
function settleDice(state: State, answer: Answer, table: DiceCityTable): boolean {
  const { tasks, turn } = state;
  const { seat } = turn;
  if (answer.kind === "done") {
    tasks.push({ do: "step", step: "attack" });
    return true;
  }
  tasks.push({ do: "step", step: "dice" });
  switch (answer.kind) {
    case "use": {
      const spot = spotUnder(playerAt(state, seat), answer.die);
      spend(state, answer.die, "use", table);
      useLocation(state, spot, { die: answer.die, copiers: [] }, table);
      return true;
    }
    case "spend":
      tasks.push({ do: "spend", die: answer.die });
      return true;
    case "trade-passes":
      tradePasses(state, answer.for, table);
      return true;
    default:
      return false;
  }
}

/** DC-12 */
function tradePasses(state: State, what: Resource | "strength" | "reroll", table: DiceCityTable): void {
  const { seat } = state.turn;
  playerAt(state, seat).passTokens -= 2;
  table.tell({ kind: "pass-tokens-spent", seat, on: what });
  if (what === "strength") addStrength(state, 1, "all", table);
  else if (what === "reroll") state.tasks.push({ do: "reroll", victims: rerollVictims(state) });
  else gain(state, seat, some(what, 1), table);
}

/** DC-11b to f. */
function settleSpend(state: State, die: Row, answer: Answer, table: DiceCityTable): boolean {
  const { turn, tasks } = state;
  const { seat } = turn;
  switch (answer.kind) {
    case "move-die":
      spend(state, die, "move", table);
      moveBeside(state, seat, answer.die, answer.by, table);
      return true;
    case "refresh":
      spend(state, die, "refresh", table);
      tasks.push({ do: "refresh", chosen: [] });
      return true;
    case "wake":
      spend(state, die, "wake", table);
      wake(state, answer, table);
      return true;
    case "pass":
      spend(state, die, "pass", table);
      turn.tookPass = true;
      playerAt(state, seat).passTokens++;
      table.tell({ kind: "pass-token", seat });
      return true;
    case "nothing":
      spend(state, die, "nothing", table);
      return true;
    default:
      return false;
  }
}

function wake(state: State, answer: Extract<Answer, { kind: "wake" }>, table: DiceCityTable): void {
  const { seat } = state.turn;
  cellAt(playerAt(state, seat), answer).off = false;
  table.tell({ kind: "woken", seat, location: answer.location, row: answer.row, column: answer.column });
}

/** DC-17 */
function settleAttack(state: State, answer: Answer, table: DiceCityTable): boolean {
  state.tasks.push({ do: "step", step: answer.kind === "done" ? "build" : "attack" });
  switch (answer.kind) {
    case "done":
      return true;
    case "bandit":
      defeatBandit(state, answer.bandit, table);
      return true;
    case "attack":
      attackLocation(state, answer.victim, spotOf(answer), table);
      return true;
    case "rob":
      rob(state, answer.victim, answer.resource, table);
      return true;
    default:
      return false;
  }
}

/** DC-18; then the end of the turn, with the question of DC-23 where the table plays so. */
function settleBuild(state: State, answer: Answer, table: DiceCityTable): boolean {
  const { tasks } = state;
  if (answer.kind === "done") {
    tasks.push({ do: "end-turn" });
    const mayCallEnd = state.ending === null && endingByPiles(state) === null && hasTwoFullRows(state);
    if (mayCallEnd && state.options.twoRows === "choice") tasks.push({ do: "end-game" });
    return true;
  }
  tasks.push({ do: "step", step: "build" });
  switch (answer.kind) {
    case "buy":
      tasks.push({ do: "place", card: answer.card, place: answer.place });
      return true;
    case "ship":
      takeShip(state, answer.ship, table);
      return true;
    default:
      return false;
  }
}

/** The small choices in the middle of an effect. */
function settleDetail(state: State, asking: Asking, answer: Answer, table: DiceCityTable): boolean {
  const { tasks, turn } = state;
  const { seat } = turn;
  const matches = `${asking.do} ${answer.kind}`;
  if (asking.do === "refresh" && answer.kind === "display") {
    const chosen = [...asking.chosen, answer.place].toSorted((one, other) => one - other);
    if (chosen.length < 4) tasks.push({ do: "refresh", chosen });
    else refresh(state, chosen, table);
  } else if (asking.do === "copy" && answer.kind === "spot") {
    useLocation(state, spotOf(answer), asking, table);
  } else if (asking.do === "army" && answer.kind === "spot") {
    state.market.piles["regular-army"]--;
    placeCard(state, "regular-army", spotOf(answer), table);
  } else if (asking.do === "place" && answer.kind === "spot") {
    buy(state, asking.card, asking.place, spotOf(answer), table);
  } else if (asking.do === "pay" && answer.kind === "pay") {
    pay(state, seat, some(answer.resource, answer.count), table);
    tasks.push({ do: "receive", paid: answer.resource, left: answer.count });
  } else if (asking.do === "receive" && answer.kind === "resource") {
    gain(state, seat, some(answer.resource, 2), table);
    if (asking.left > 1) tasks.push({ ...asking, left: asking.left - 1 });
  } else if (asking.do === "triple" && answer.kind === "resource") {
    pay(state, seat, some(answer.resource, 1), table);
    gain(state, seat, some(answer.resource, 3), table);
  } else if (asking.do === "stable-die" && answer.kind === "die") {
    tasks.push({ do: "stable-column", moved: answer.die });
  } else if (asking.do === "stable-column" && answer.kind === "column") {
    moveDie(state, seat, asking.moved, answer.column, table);
  } else if (asking.do === "well" && answer.kind === "die") {
    tasks.push({ ...asking, chosen: [...asking.chosen, answer.die] });
  } else if (asking.do === "well" && answer.kind === "done") {
    for (const die of [asking.die, ...asking.chosen]) reroll(state, seat, die, table);
  } else if (asking.do === "reroll" && answer.kind === "die") {
    const [victim = seat, ...victims] = asking.victims;
    reroll(state, victim, answer.die, table);
    if (victims.length > 0) tasks.push({ do: "reroll", victims });
  } else if (asking.do === "statue" && answer.kind === "resource") {
    pay(state, seat, some(answer.resource, 1), table);
    gainPoints(state, seat, 1, table);
    tasks.push({ do: "statue", paid: asking.paid + 1 });
  } else if (asking.do === "end-game" && answer.kind === "yes") {
    callEnd(state, "rows", table);
  } else {
    return matches === "statue done" || matches === "end-game no";
  }
  return true;
}

function spend(state: State, die: Row, on: Spending, table: DiceCityTable): void {
  const { seat } = state.turn;
  const { dice } = playerAt(state, seat);
  dice[die] = { ...dice[die], spent: true };
  table.tell({ kind: "spent", seat, die, on });
}

function spotOf({ row, column }: Spot): Spot {
  return { row, column };
}
