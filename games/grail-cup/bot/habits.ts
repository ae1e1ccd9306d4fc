import { asShares, type NetShape, ofThousandths, worthOf } from "@roundtable/bots";
import type { Chance, Seat } from "@roundtable/kernel";
import { boardNamed, hasClover } from "../rules/board.ts";
import { type Ally, ALLIES } from "../rules/pieces.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { LEARNED } from "./learned.ts";
import { reach } from "./reach.ts";

/** The network for which ally a player keeps: every ally has weights of its own. */
export const KEEP: NetShape = { inputs: 17, hidden: 0, kinds: ALLIES.length };
/** The network for which ally a player curses. */
export const CURSE: NetShape = { inputs: 5 + ALLIES.length, hidden: 0, kinds: 1 };

/** How far away the dragon matters. */
const FELT = 8;
/** Hardly any call moves a knight farther. */
const FAR = 12;

const KEEP_WEIGHTS = ofThousandths(LEARNED.keep);
const CURSE_WEIGHTS = ofThousandths(LEARNED.curse);

/**
 * How likely a player keeps each ally of a hand at this pick, by their position: learned from what looking-ahead bots
 * kept.
 */
export function likelyKept(state: State, seat: Seat, hand: readonly Ally[], pick: number): Float64Array {
  const shows = new Float64Array(KEEP.inputs);
  const likely = new Float64Array(hand.length);
  showPlace(state, seat, hand.length, shows);
  for (let index = 0; index < hand.length; index++) {
    const ally = hand[index] ?? 1;
    showAlly(state, seat, ally, pick, shows);
    likely[index] = worthOf(KEEP, KEEP_WEIGHTS, shows, ally - 1);
  }
  return asShares(likely);
}

/** How likely a player curses each of these allies, by what they can know about its holder. */
export function likelyCursed(state: State, seat: Seat, allies: readonly Ally[]): Float64Array {
  const shows = new Float64Array(CURSE.inputs);
  const likely = new Float64Array(allies.length);
  for (let index = 0; index < allies.length; index++) {
    showVictim(state, seat, allies[index] ?? 1, shows);
    likely[index] = worthOf(CURSE, CURSE_WEIGHTS, shows);
  }
  return asShares(likely);
}

/** Draws an index by these probabilities. */
export function drawn(chance: Chance, likely: Float64Array): number {
  let left = chance.pick(FINE) / FINE;
  for (let index = 0; index < likely.length; index++) {
    left -= likely[index] ?? 0;
    if (left < 0) return index;
  }
  return likely.length - 1;
}

const FINE = 2 ** 30;

/** The features of the knight, whatever the ally. */
export function showPlace(state: State, seat: Seat, cards: number, shows: Float64Array): void {
  const { race, dragon, knights } = state;
  const { finish } = boardNamed(state.board);
  const { space, lances } = knightOf(state, seat);
  const leader = knightOf(state, firstInRace(state)).space;
  const gap = dragon - space;
  let lead = 0;
  for (const other of knights) lead += Math.max(0, other.space - space);
  shows[0] = 1;
  shows[1] = race.indexOf(seat) / (knights.length - 1);
  shows[2] = race[0] === seat ? 1 : 0;
  shows[3] = lances > 0 ? 1 : 0;
  shows[4] = (finish - space) / finish;
  shows[5] = Math.max(0, FAR + 1 - (finish - leader)) / FAR;
  shows[6] = gap > 0 && gap <= FELT ? (FELT + 1 - gap) / FELT : 0;
  shows[7] = (leader - space) / 10;
  shows[8] = lead / 10 / (knights.length - 1);
  shows[9] = cards / 8;
}

/** The features of the ally for this knight. */
export function showAlly(state: State, seat: Seat, ally: Ally, pick: number, shows: Float64Array): void {
  const { kinds, finish } = boardNamed(state.board);
  const { space } = knightOf(state, seat);
  const goal = reach(state, seat, ally);
  const kind = kinds[goal];
  shows[10] = (goal - space) / 6;
  shows[11] = goal === finish ? 1 : 0;
  shows[12] = goal > space && hasClover(kind) ? 1 : 0;
  shows[13] = goal > space && kind === "village" ? 1 : 0;
  shows[14] = state.dragon > space && state.dragon <= goal ? 1 : 0;
  [shows[15], shows[16]] = [0, 0];
  if (finish - knightOf(state, firstInRace(state)).space > FAR) return;
  for (const other of state.race) {
    if (other === seat || reach(state, other, ally) < finish) continue;
    // Players who have not picked yet may get it.
    if (hasPicked(state, other, pick)) shows[16] = 1;
    else shows[15] = 1;
  }
}

function hasPicked({ round }: State, seat: Seat, before: number): boolean {
  for (let pick = 0; pick < before; pick++) if (round.picks[pick]?.seat === seat) return true;
  return false;
}

/** The features of a curse's likely victim, by the hand that the player has passed on or received. */
export function showVictim(state: State, seat: Seat, ally: Ally, shows: Float64Array): void {
  const { picks, faceUp, calls } = state.round;
  shows.fill(0);
  shows[4 + ally] = 1;
  let own = -1;
  for (let pick = 0; pick < picks.length; pick++) if (picks[pick]?.seat === seat) own = pick;
  const mine = picks[own];
  if (mine === undefined || mine.kept === ally || faceUp.includes(ally) || ally <= calls.length) return;
  const passedOn = mine.hand.includes(ally);
  const { space } = knightOf(state, seat);
  let [may, gain, good] = [1, 0, 0];
  for (let pick = 0; pick < picks.length; pick++) {
    const other = picks[pick]?.seat ?? seat;
    if (other === seat || pick > own !== passedOn) continue;
    may++;
    const won = knightOf(state, other).space - space;
    gain += won;
    good += Math.max(0, won);
  }
  shows[0] = (may - 1) / may;
  shows[1] = gain / may / 10;
  shows[2] = good / may / 10;
  shows[3] = passedOn ? 1 : 0;
  shows[4] = (ally / 9) * (good / may / 10);
}
