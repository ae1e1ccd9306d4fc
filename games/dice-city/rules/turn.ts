import type { Seat } from "@roundtable/kernel";
import { unfit } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { playerAt, rowIsFull, unspentDice } from "./city.ts";
import { rollAll } from "./dice.ts";
import type { DiceCityDealer, Options } from "./dice-city.ts";
import { moveRowsDown } from "./market.ts";
import { BANDITS, ROWS, SHIPS } from "./pieces.ts";
import { scoreOf } from "./score.ts";
import type { Ending, State, Turn } from "./state.ts";
import { loseSurplus } from "./stock.ts";

/** DC-28: how many turns a solo game has. */
export const SOLO_TURNS: Readonly<Record<Options["level"], number>> = { normal: 15, hard: 12 };

export function newTurn(number: number, seat: Seat): Turn {
  return {
    number,
    seat,
    step: "dice",
    strength: 0,
    banditStrength: 0,
    blacksmiths: 0,
    mints: 0,
    trainingCamps: 0,
    refreshed: false,
    tookPass: false,
  };
}

/** DC-11: with all dice spent and fewer than two pass tokens the step ends by itself. */
export function diceStepGoesOn(state: State): boolean {
  const player = playerAt(state, state.turn.seat);
  return unspentDice(player).length > 0 || player.passTokens >= 2;
}

/** DC-20: what is kept, the strength, the end. */
export function endTurn(state: State, dealer: DiceCityDealer): void {
  const { turn, tasks } = state;
  loseSurplus(state, turn.seat, dealer);
  turn.strength = 0;
  turn.banditStrength = 0;
  tasks.push({ do: "next-turn" });
  checkEnd(state, dealer);
}

/** DC-23: once set, it stays. */
function checkEnd(state: State, dealer: DiceCityDealer): void {
  if (state.ending !== null) return;
  const byPiles = endingByPiles(state);
  if (byPiles !== null) callEnd(state, byPiles, dealer);
  else if (!hasTwoFullRows(state)) return;
  else if (state.options.twoRows === "choice") state.tasks.push({ do: "end-game" });
  else callEnd(state, "rows", dealer);
}

/** DC-23, option `twoRows`. */
export function answerEndCall(state: State, answer: Answer, dealer: DiceCityDealer): void {
  if (answer.kind === "yes") callEnd(state, "rows", dealer);
  else if (answer.kind !== "no") throw unfit(answer);
}

/** DC-20: the roll, and play passes to the left; DC-24, DC-29: unless it was the last turn. */
export function nextTurn(state: State, dealer: DiceCityDealer): void {
  const { turn, first, players } = state;
  const next = (turn.seat + 1) % players.length;
  if (players.length === 1) {
    moveRowsDown(state, dealer);
    if (turn.number === SOLO_TURNS[state.options.level]) return finish(state, dealer);
  } else if (state.ending !== null && next === first) {
    return finish(state, dealer);
  }
  // DC-24: nobody who has had his last turn rolls again.
  if (state.ending === null) rollAll(state, turn.seat, dealer);
  state.turn = newTurn(turn.number + 1, next);
  dealer.tell({ kind: "turn", seat: next, turn: turn.number + 1 });
  state.tasks.push({ do: "step", step: "dice" });
}

/** DC-23: which condition holds at the end of this turn, full rows apart. DC-27: none of them ends a solo game. */
function endingByPiles({ market, players }: State): Ending | null {
  if (players.length === 1) return null;
  if (BANDITS.every((bandit) => market.bandits[bandit] === 0)) return "bandits";
  if (SHIPS.filter((ship) => market.ships[ship] === 0).length >= 2) return "ships";
  return market.deck.length === 0 ? "deck" : null;
}

/** DC-23: two rows of six built cards without a deactivation token, in the city whose turn ends. */
function hasTwoFullRows({ players, turn }: State): boolean {
  const player = players[turn.seat];
  return (
    players.length > 1 && player !== undefined && ROWS.filter((row) => rowIsFull(player, row)).length >= 2
  );
}

function callEnd(state: State, why: Ending, dealer: DiceCityDealer): void {
  state.ending = why;
  dealer.tell({ kind: "ending", seat: state.turn.seat, why });
}

function finish(state: State, dealer: DiceCityDealer): void {
  state.over = true;
  state.tasks.length = 0;
  dealer.reveal({ kind: "over", scores: state.players.map((player) => scoreOf(player).total) });
}
