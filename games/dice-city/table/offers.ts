import type { PreviewedDecision, Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import type { DiceCity } from "../rules/dice-city.ts";
import type { Card } from "../rules/pieces/locations.ts";
import type { Bandit, Column, Resource, Row, Ship } from "../rules/pieces.ts";

export type SpotKey = `${Row}-${Column}`;

interface Attack {
  readonly id: string;
  readonly cost: number;
  readonly points: number;
}

/** Which piece stands for which answer; the values are the answers' ids. What is legal is in the decision alone. */
export interface Offers {
  /** Places in my own city. */
  readonly spots: ReadonlyMap<SpotKey, string>;
  /** Deactivation tokens that can be taken off. */
  readonly tokens: ReadonlyMap<SpotKey, string>;
  /** Dice to use or to choose; whose they are. */
  readonly dice: ReadonlyMap<Row, string>;
  readonly diceOf: Seat | null;
  /** Dice that are already chosen. */
  readonly chosenDice: readonly Row[];
  /** The gate of a row: what else its die can be spent on. */
  readonly gates: ReadonlyMap<Row, string>;
  readonly attacks: ReadonlyMap<Seat, ReadonlyMap<SpotKey, Attack>>;
  readonly robberies: ReadonlyMap<Seat, ReadonlyMap<Resource, string>>;
  readonly resources: ReadonlyMap<Resource, string>;
  /** One or two of a resource, where that is asked. */
  readonly payments: ReadonlyMap<Resource, readonly { readonly id: string; readonly count: number }[]>;
  /** Places of the display, where places are asked for. */
  readonly places: ReadonlyMap<number, string>;
  readonly cards: ReadonlyMap<Card, string>;
  readonly bandits: ReadonlyMap<Bandit, string>;
  readonly ships: ReadonlyMap<Ship, string>;
  readonly strength: string | undefined;
  readonly passToken: string | undefined;
  readonly refresh: string | undefined;
  /** Ends the step. */
  readonly done: string | undefined;
}

type Asked = PreviewedDecision<DiceCity>;

export function spotKey({ row, column }: { readonly row: Row; readonly column: Column }): SpotKey {
  return `${row}-${column}`;
}

export function offersOf(decision: Asked | null, me: Seat | null): Offers {
  const answers = decision?.answers ?? [];
  const question = decision?.question;
  const spots = new Map<SpotKey, string>();
  const tokens = new Map<SpotKey, string>();
  const dice = new Map<Row, string>();
  const gates = new Map<Row, string>();
  const attacks = new Map<Seat, Map<SpotKey, Attack>>();
  const robberies = new Map<Seat, Map<Resource, string>>();
  const resources = new Map<Resource, string>();
  const payments = new Map<Resource, { id: string; count: number }[]>();
  const places = new Map<number, string>();
  const cards = new Map<Card, string>();
  const bandits = new Map<Bandit, string>();
  const ships = new Map<Ship, string>();
  let strength: string | undefined;
  let passToken: string | undefined;
  let refresh: string | undefined;
  let done: string | undefined;
  for (const answer of answers) {
    const { id } = answer;
    switch (answer.kind) {
      case "use":
      case "die":
        dice.set(answer.die, id);
        break;
      case "spend":
        gates.set(answer.die, id);
        break;
      case "nothing":
        if (question?.kind === "spend") gates.set(question.die, id);
        break;
      case "move-die": {
        const column = landing(decision, answer);
        if (column !== undefined) spots.set(spotKey({ row: answer.die, column }), id);
        break;
      }
      case "column":
        if (question?.kind === "stable-column")
          spots.set(spotKey({ row: question.die, column: answer.column }), id);
        break;
      case "spot":
        spots.set(spotKey(answer), id);
        break;
      case "wake":
        tokens.set(spotKey(answer), id);
        break;
      case "attack": {
        const { victim, cost, points } = answer;
        of(attacks, victim, () => new Map<SpotKey, Attack>()).set(spotKey(answer), { id, cost, points });
        break;
      }
      case "rob":
        of(robberies, answer.victim, () => new Map<Resource, string>()).set(answer.resource, id);
        break;
      case "resource":
        resources.set(answer.resource, id);
        break;
      case "pay":
        of(payments, answer.resource, () => []).push({ id, count: answer.count });
        break;
      case "trade-passes":
        if (answer.for === "strength") strength = id;
        else if (answer.for === "reroll") passToken = id;
        else resources.set(answer.for, id);
        break;
      case "display":
        places.set(answer.place, id);
        break;
      case "buy":
        cards.set(answer.card, id);
        break;
      case "bandit":
        bandits.set(answer.bandit, id);
        break;
      case "ship":
        ships.set(answer.ship, id);
        break;
      case "pass":
        passToken = id;
        break;
      case "refresh":
        refresh = id;
        break;
      case "done":
        done = id;
        break;
      case "yes":
      case "no":
        break;
    }
  }
  return {
    spots,
    tokens,
    dice,
    diceOf: question?.kind === "reroll" ? question.victim : me,
    chosenDice: question?.kind === "well" ? question.chosen : [],
    gates,
    attacks,
    robberies,
    resources,
    payments,
    places,
    cards,
    bandits,
    ships,
    strength,
    passToken,
    refresh,
    done,
  };
}

/** Where the die stands after the first move of what follows. */
function landing(decision: Asked | null, { id }: Answer): Column | undefined {
  for (const event of decision?.previews[id]?.events ?? []) {
    if (event.kind === "die-moved") return event.to;
  }
  return undefined;
}

function of<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  map.set(key, made);
  return made;
}
