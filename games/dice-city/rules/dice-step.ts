import { unfit } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { cellAt, playerAt, spotUnder } from "./city.ts";
import { moveBeside, reroll, rerollVictims } from "./dice.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import type { Spending } from "./events.ts";
import type { Resource, Row } from "./pieces.ts";
import type { Spot, State } from "./state.ts";
import { gain, some } from "./stock.ts";
import { addStrength } from "./strength.ts";
import type { Asking } from "./tasks.ts";
import { useLocation } from "./use.ts";

/** DC-11, DC-12: the step goes on after each of these until the player ends it. */
export function settleDice(state: State, answer: Answer, dealer: DiceCityDealer): void {
  const { tasks, turn } = state;
  if (answer.kind === "done") {
    tasks.push({ do: "step", step: "attack" });
    return;
  }
  tasks.push({ do: "step", step: "dice" });
  switch (answer.kind) {
    case "use": {
      const spot = spotUnder(playerAt(state, turn.seat), answer.die);
      spend(state, answer.die, "use", dealer);
      return useLocation(state, spot, { die: answer.die, copiers: [] }, dealer);
    }
    case "spend":
      tasks.push({ do: "spend", die: answer.die });
      return;
    case "trade-passes":
      return tradePasses(state, answer.for, dealer);
    default:
      throw unfit(answer);
  }
}

/** DC-11b to f. */
export function settleSpend(state: State, die: Row, answer: Answer, dealer: DiceCityDealer): void {
  const { tasks, turn } = state;
  switch (answer.kind) {
    case "move-die":
      spend(state, die, "move", dealer);
      return moveBeside(state, turn.seat, answer.die, answer.by, dealer);
    case "refresh":
      spend(state, die, "refresh", dealer);
      tasks.push({ do: "refresh", chosen: [] });
      return;
    case "wake":
      spend(state, die, "wake", dealer);
      return wake(state, answer, dealer);
    case "pass":
      spend(state, die, "pass", dealer);
      return takePass(state, dealer);
    case "nothing":
      return spend(state, die, "nothing", dealer);
    default:
      throw unfit(answer);
  }
}

function spend(state: State, die: Row, on: Spending, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { dice } = playerAt(state, seat);
  dice[die] = { column: dice[die].column, spent: true };
  dealer.tell({ kind: "spent", seat, die, on });
}

/** DC-11d */
function wake(
  state: State,
  { row, column, location }: Extract<Answer, { kind: "wake" }>,
  dealer: DiceCityDealer,
): void {
  const { seat } = state.turn;
  const spot: Spot = { row, column };
  cellAt(playerAt(state, seat), spot).off = false;
  dealer.tell({ kind: "woken", seat, location, ...spot });
}

/** DC-11e */
function takePass(state: State, dealer: DiceCityDealer): void {
  const { turn } = state;
  turn.tookPass = true;
  playerAt(state, turn.seat).passTokens++;
  dealer.tell({ kind: "pass-token", seat: turn.seat });
}

/** DC-12 */
function tradePasses(state: State, what: Resource | "strength" | "reroll", dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  playerAt(state, seat).passTokens -= 2;
  dealer.tell({ kind: "pass-tokens-spent", seat, on: what });
  if (what === "strength") return addStrength(state, 1, "all", dealer);
  if (what !== "reroll") return gain(state, seat, some(what, 1), dealer);
  askForReroll(state, rerollVictims(state));
}

/** DC-12: the die is rolled and placed before the next player's is chosen. */
export function rerollVictim(
  state: State,
  { victim, then }: Extract<Asking, { do: "reroll" }>,
  die: Row,
  dealer: DiceCityDealer,
): void {
  reroll(state, victim, die, dealer);
  askForReroll(state, then);
}

function askForReroll({ tasks }: State, [victim, ...then]: readonly number[]): void {
  if (victim !== undefined) tasks.push({ do: "reroll", victim, then });
}
