import type { Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import type { Answer, Card } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { some } from "../../rules/stock.ts";
import { leastWanted } from "../evaluation/exchange.ts";
import type { Outlook } from "../evaluation/outlook.ts";
import { lead } from "../evaluation/lead.ts";
import { unsettling } from "../evaluation/reroll-damage.ts";
import { TurnWorth } from "../evaluation/turn-value.ts";

// The steps after the dice, to attack, to build and to trade; and the dice of others.

/** DC-17 */
export function raid(state: State, seat: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const { strength, banditStrength, trainingCamps } = state.turn;
  const { stock } = playerAt(state, seat);
  const worth = new TurnWorth(state, seat, outlook);
  const { raiding, expected } = worth;
  const robbery = worth.robbery({ ...stock, strength, banditStrength, camps: trainingCamps });
  const robbed = answers.find(
    (one) => one.kind === "rob" && one.victim === robbery?.victim && one.resource === robbery.resource,
  );
  if (robbed !== undefined) return robbed;
  const target = raiding.first(strength, banditStrength, trainingCamps);
  const answer = answers.find((one) => {
    if (one.kind === "bandit") return target?.kind === "bandit" && target.bandit === one.bandit;
    if (one.kind !== "attack" || target?.kind !== "attack") return false;
    const { victim, spot } = target;
    return one.victim === victim && one.row === spot.row && one.column === spot.column;
  });
  if (answer !== undefined) return answer;
  return expected.robbed === undefined ? rob(state, seat, answers, outlook) : doneAmong(answers);
}

/** DC-17: strength that is left takes what helps most. */
function rob(state: State, seat: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const { stock } = playerAt(state, seat);
  const { shopping } = new TurnWorth(state, seat, outlook);
  const loot = answers.flatMap((answer) => {
    if (answer.kind !== "rob") return [];
    const { wood, stone, iron } = some(answer.resource, 1);
    const worth = shopping.worth({
      wood: stock.wood + wood,
      stone: stock.stone + stone,
      iron: stock.iron + iron,
    });
    return [{ answer, worth }];
  });
  return bestBy(loot, ({ worth }) => worth)?.answer ?? doneAmong(answers);
}

/** DC-18 */
export function purchase(state: State, seat: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const wish = new TurnWorth(state, seat, outlook).shopping.first(playerAt(state, seat).stock);
  const answer = answers.find((one) =>
    one.kind === "buy"
      ? wish?.kind === "card" && wish.card === one.card
      : one.kind === "ship" && wish?.kind === "ship" && wish.ship === one.ship,
  );
  return answer ?? doneAmong(answers);
}

export function placed(
  state: State,
  seat: Seat,
  card: Card,
  answers: readonly Answer[],
  outlook: Outlook,
): Answer {
  const { row, column } = new TurnWorth(state, seat, outlook).spotFor(card);
  const spot = answers.find((one) => one.kind === "spot" && one.row === row && one.column === column);
  return spot ?? doneAmong(answers);
}

/** DC-4, Grand Statue: a token for what buys less elsewhere. */
export function giftToStatue(state: State, seat: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const { stock } = playerAt(state, seat);
  const { shopping } = new TurnWorth(state, seat, outlook);
  const gifts = answers.flatMap((answer) => {
    if (answer.kind !== "resource") return [];
    const { wood, stone, iron } = some(answer.resource, 1);
    const worth = shopping.worth({
      wood: stock.wood - wood,
      stone: stock.stone - stone,
      iron: stock.iron - iron,
    });
    return [{ answer, worth: worth + 1 }];
  });
  const gift = bestBy(gifts, ({ worth }) => worth);
  return gift !== null && gift.worth >= shopping.worth(stock) ? gift.answer : doneAmong(answers);
}

/** DC-23, option `twoRows`. */
export function endCalled(state: State, seat: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const { seesEnds, ending } = outlook(state, seat);
  const wanted = (seesEnds === true ? ending : lead(state, seat)) > 0 ? "yes" : "no";
  return answers.find(({ kind }) => kind === wanted) ?? doneAmong(answers);
}

/** DC-11c: of the display what would be missed least. */
export function exchangedCard(
  state: State,
  seat: Seat,
  answers: readonly Answer[],
  outlook: Outlook,
): Answer {
  const worth = new TurnWorth(state, seat, outlook);
  const places = leastWanted(state.market, worth.wanted(state), worth.city);
  const open = (place: number) => answers.find((one) => one.kind === "display" && one.place === place);
  return places.flatMap((place) => open(place) ?? [])[0] ?? doneAmong(answers);
}

/** DC-12: the rival's best die is rolled again. */
export function unsettled(state: State, victim: Seat, answers: readonly Answer[], outlook: Outlook): Answer {
  const { weights } = outlook(state, state.turn.seat);
  const harm = (answer: Answer) =>
    answer.kind === "die" ? unsettling(state, victim, answer.die, weights) : 0;
  return bestBy(answers, harm) ?? doneAmong(answers);
}

function doneAmong(answers: readonly Answer[]): Answer {
  const answer = answers.find(({ kind }) => kind === "done") ?? answers[0];
  if (answer === undefined) throw new Error("There is nothing to answer.");
  return answer;
}

function bestBy<T>(items: readonly T[], worth: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, item) => (best === null || worth(item) > worth(best) ? item : best),
    null,
  );
}
