import type { Bot } from "@roundtable/bots";
import { pickOne, previewOf, type Seat, type MatchEvent } from "@roundtable/kernel";
import { type Answer, type DiceCity, game, LOCATIONS } from "../rules/index.ts";
import type { State } from "../rules/state.ts";

/** Takes the best single die each time, the dearest prey and the most valuable card it can pay; it looks no farther. */
export const greedy: Bot<DiceCity> = {
  choose({ seat, decision, world }, chance) {
    const gains = decision.answers.map((answer) => gainOf(world, answer, seat));
    const most = Math.max(...gains);
    return pickOne(
      chance,
      decision.answers.filter((_, index) => gains[index] === most),
    );
  },
};

/** By how much a beginner may misjudge what an answer brings. */
const MISJUDGED = 5;

/** Wants the same, but judges carelessly. */
export const beginner: Bot<DiceCity> = {
  choose({ seat, decision, world }, chance) {
    const seems = (answer: Answer) => gainOf(world, answer, seat) + (MISJUDGED * chance.pick(100)) / 100;
    const judged = decision.answers.map((answer) => ({ answer, gain: seems(answer) }));
    return judged.reduce((best, other) => (other.gain > best.gain ? other : best)).answer;
  },
};

function gainOf(state: State, answer: Answer, seat: Seat): number {
  switch (answer.kind) {
    case "ship":
      return answer.ship;
    case "buy":
      return 0.5 + cardPoints(answer.card);
    case "bandit":
      return answer.bandit;
    case "attack":
      return answer.points;
    case "done":
      return 0.1;
    case "spend":
      return 0;
    case "spot":
      return copiedOrCovered(state, answer);
    default:
      return previewOf(game, state, seat, answer).events.reduce((sum, event) => sum + gainIn(event), 0);
  }
}

/** To copy, what brings most; to build on, what is worth least. */
function copiedOrCovered(state: State, answer: Extract<Answer, { kind: "spot" }>): number {
  const covers = state.tasks.at(-1)?.do !== "copy";
  const { use, points } = LOCATIONS[answer.location];
  const now = use?.do === "gain" ? use.amounts.wood + use.amounts.stone + use.amounts.iron : 0.5;
  return covers ? -now - (points === "by-row" ? 3 : points * 2) : now;
}

function cardPoints(card: keyof typeof LOCATIONS): number {
  const { points } = LOCATIONS[card];
  return points === "by-row" ? 1 : points;
}

function gainIn(event: MatchEvent<DiceCity>): number {
  switch (event.kind) {
    case "gained":
      return event.amounts.wood + event.amounts.stone + event.amounts.iron;
    case "paid":
      return -(event.amounts.wood + event.amounts.stone + event.amounts.iron);
    case "strength":
      return event.strength * 0.7;
    case "points":
      return event.points;
    case "pass-token":
      return 0.5;
    case "pass-tokens-spent":
      return -1;
    case "for-this-turn":
      return 1;
    default:
      return 0;
  }
}
