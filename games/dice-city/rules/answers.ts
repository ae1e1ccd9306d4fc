import type { Answer, Endable } from "./asking.ts";
import { ROBBERY } from "./attack.ts";
import { statuePayments } from "./build.ts";
import { canUse, copyTargets } from "./can-use.ts";
import {
  canPay,
  cellAt,
  columnBeside,
  defenseAt,
  locationAt,
  playerAt,
  pointsAt,
  resourcesHeld,
  SPOTS,
  spotUnder,
  unspentDice,
} from "./city.ts";
import { rerollVictims } from "./dice.ts";
import { LOCATIONS, PILE_CARDS } from "./locations.ts";
import { canRefresh } from "./market.ts";
import { BANDITS, COLUMNS, type Resource, RESOURCES, type Row, ROWS, SHIP_PRICE, SHIPS } from "./pieces.ts";
import type { Player, Spot, State } from "./state.ts";
import { banditCost } from "./strength.ts";
import type { Asking } from "./tasks.ts";

export function answersTo(state: State, asking: Asking): readonly Answer[] {
  const player = playerAt(state, state.turn.seat);
  switch (asking.do) {
    case "dice":
      return diceAnswers(state, player);
    case "spend":
      return spendAnswers(state, player, asking.die);
    case "refresh":
      return state.market.display.flatMap((card, place) =>
        card === null || asking.chosen.includes(place)
          ? []
          : [{ kind: "display", id: `display-${place}`, place, card }],
      );
    case "copy":
      return copyTargets(state, asking).map((spot) => spotAnswer(player, spot));
    case "army":
    case "place":
      return SPOTS.map((spot) => spotAnswer(player, spot));
    case "pay":
      return resourcesHeld(player).flatMap((resource) => payAnswers(resource, player.stock[resource]));
    case "receive":
      return RESOURCES.filter((resource) => resource !== asking.paid).map(resourceAnswer);
    case "triple":
      return resourcesHeld(player).map(resourceAnswer);
    case "stable-die":
      return otherDice(player, asking.die).map(dieAnswer);
    case "stable-column":
      return COLUMNS.filter((column) => column !== player.dice[asking.moved].column).map((column) => ({
        kind: "column",
        id: `column-${column}`,
        column,
      }));
    case "well":
      return [...otherDice(player, asking.die, asking.chosen).map(dieAnswer), doneWith("well")];
    case "reroll":
      return (asking.victim === state.turn.seat ? unspentDice(player) : ROWS).map(dieAnswer);
    case "attack":
      return [...attackAnswers(state), doneWith("attack")];
    case "build":
      return [...buildAnswers(state, player), doneWith("build")];
    case "statue":
      return [...statuePayments(player, asking.paid).map(resourceAnswer), doneWith("statue")];
    case "end-game":
      return YES_OR_NO;
  }
}

const YES_OR_NO: readonly Answer[] = [
  { kind: "yes", id: "yes" },
  { kind: "no", id: "no" },
];

/** DC-11, DC-12. */
function diceAnswers(state: State, player: Player): Answer[] {
  const answers: Answer[] = [];
  for (const die of unspentDice(player)) {
    const spot = spotUnder(player, die);
    if (canUse(state, spot, { die, copiers: [] })) {
      answers.push({ kind: "use", id: `use-${die}`, die, location: locationAt(player, spot), ...spot });
    }
    answers.push({ kind: "spend", id: `spend-${die}`, die });
  }
  if (player.passTokens >= 2) {
    for (const what of [...RESOURCES, "strength"] as const) {
      answers.push({ kind: "trade-passes", id: `passes-${what}`, for: what });
    }
    if (rerollVictims(state).length > 0)
      answers.push({ kind: "trade-passes", id: "passes-reroll", for: "reroll" });
  }
  return [...answers, doneWith("dice")];
}

/** DC-11b to f. */
function spendAnswers(state: State, player: Player, die: Row): Answer[] {
  const answers: Answer[] = [];
  for (const other of otherDice(player, die)) {
    for (const by of [-1, 1] as const) {
      if (columnBeside(player.dice[other].column, by) === null) continue;
      answers.push({ kind: "move-die", id: `move-${other}-${by < 0 ? "left" : "right"}`, die: other, by });
    }
  }
  if (canRefresh(state)) answers.push({ kind: "refresh", id: "refresh" });
  for (const spot of SPOTS) {
    if (cellAt(player, spot).off) answers.push({ ...spotAnswer(player, spot), kind: "wake" });
  }
  if (!state.turn.tookPass) answers.push({ kind: "pass", id: "pass" });
  answers.push({ kind: "nothing", id: "nothing" });
  return answers;
}

/** DC-17. */
export function attackAnswers(state: State): Answer[] {
  const { turn, market, players } = state;
  const answers: Answer[] = [];
  if (turn.strength + turn.banditStrength === 0) return answers;
  for (const bandit of BANDITS) {
    const cost = banditCost(state, bandit);
    if (market.bandits[bandit] > 0 && cost <= turn.strength + turn.banditStrength) {
      answers.push({ kind: "bandit", id: `bandit-${bandit}`, bandit, cost });
    }
  }
  for (const [victim, other] of players.entries()) {
    if (victim === turn.seat) continue;
    for (const spot of SPOTS) {
      const cost = defenseAt(other, spot);
      if (cost === null || cost > turn.strength || cellAt(other, spot).off) continue;
      const location = locationAt(other, spot);
      answers.push({
        kind: "attack",
        id: `attack-${victim}-${spotId(spot)}`,
        victim,
        location,
        cost,
        points: pointsAt(other, spot),
        ...spot,
      });
    }
    if (turn.strength < ROBBERY) continue;
    for (const resource of resourcesHeld(other)) {
      answers.push({ kind: "rob", id: `rob-${victim}-${resource}`, victim, resource });
    }
  }
  return answers;
}

/** DC-18: equal cards of the display are one choice; alone (DC-28) the one that leaves first is taken. */
function buildAnswers({ market }: State, player: Player): Answer[] {
  const answers: Answer[] = [];
  for (const [place, card] of market.display.entries()) {
    if (card === null || market.display.lastIndexOf(card) !== place || !canPay(player, LOCATIONS[card].price))
      continue;
    answers.push({ kind: "buy", id: `buy-${card}`, card, place });
  }
  for (const card of PILE_CARDS) {
    if (market.piles[card] === 0 || !canPay(player, LOCATIONS[card].price)) continue;
    answers.push({ kind: "buy", id: `buy-${card}`, card, place: null });
  }
  for (const ship of SHIPS) {
    if (market.ships[ship] > 0 && canPay(player, SHIP_PRICE[ship]))
      answers.push({ kind: "ship", id: `ship-${ship}`, ship });
  }
  return answers;
}

/** DC-11: the die that does an action is never its object. */
function otherDice(player: Player, die: Row, chosen: readonly Row[] = []): Row[] {
  return unspentDice(player).filter((other) => other !== die && !chosen.includes(other));
}

function payAnswers(resource: Resource, held: number): Answer[] {
  return [1, 2]
    .filter((count) => count <= held)
    .map((count) => ({ kind: "pay", id: `pay-${count}-${resource}`, resource, count }));
}

function doneWith(what: Endable): Answer {
  return { kind: "done", id: "done", with: what };
}

function spotAnswer(player: Player, spot: Spot): Extract<Answer, { kind: "spot" }> {
  return { kind: "spot", id: spotId(spot), location: locationAt(player, spot), ...spot };
}

function spotId({ row, column }: Spot): string {
  return `${row}-${column}`;
}

function resourceAnswer(resource: Resource): Answer {
  return { kind: "resource", id: resource, resource };
}

function dieAnswer(die: Row): Answer {
  return { kind: "die", id: `die-${die}`, die };
}
