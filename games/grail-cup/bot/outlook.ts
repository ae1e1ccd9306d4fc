import { asShares, type NetShape, ofThousandths, worthOf } from "@roundtable/bots";
import type { Seat } from "@roundtable/kernel";
import { type Board, boardNamed, isCastle } from "../rules/board.ts";
import type { Space } from "../rules/pieces.ts";
import { firstInRace, knightOf, lastInRace } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { LEARNED } from "./learned.ts";
import { A_CALL } from "./reach.ts";

/** How far away the dragon matters. */
const FELT = 8;

export const OUTLOOK: NetShape = { inputs: 26, hidden: 16, kinds: 1 };

const LEARNED_WEIGHTS = ofThousandths(LEARNED.outlook);

/** For each seat the chance to win from the beginning of a round: learned from games between bots. */
export function outlook(state: State, weights = LEARNED_WEIGHTS): Float64Array {
  const { winner, knights } = state;
  const worths = new Float64Array(knights.length);
  if (winner !== null) {
    worths[winner] = 1;
    return worths;
  }
  const shows = new Float64Array(OUTLOOK.inputs);
  for (let seat = 0; seat < worths.length; seat++)
    worths[seat] = worthOf(OUTLOOK, weights, standing(state, seat, shows));
  return asShares(worths);
}

/** The features of a knight at the beginning of a round, each about from 0 to 1. */
export function standing(state: State, seat: Seat, shows: Float64Array): Float64Array {
  const { knights, race, dragon } = state;
  const players = knights.length;
  const board = boardNamed(state.board);
  const { finish } = board;
  const { castles, churches } = waysOn(board);
  const { space, lances } = knightOf(state, seat);
  const left = finish - space;
  const first = firstInRace(state);
  const leader = knightOf(state, first).space;
  const place = race.indexOf(seat);
  const castle = castles[space] ?? finish;
  const church = churches[space] ?? 0;
  const gap = dragon - space;
  const barred = gap > 0 && gap <= FELT ? (FELT + 1 - gap) / FELT : 0;
  const later = (seat - state.round.first + players) % players;
  let [ahead, behind] = [0, 0];
  for (const other of knights) {
    if (other.space > space && (ahead === 0 || other.space < ahead)) ahead = other.space;
    if (other.space < space && other.space >= space - A_CALL) behind++;
  }
  shows[0] = left / finish;
  shows[1] = Math.max(0, 20 - left) / 20;
  shows[2] = Math.max(0, 10 - left) / 10;
  shows[3] = Math.max(0, A_CALL + 1 - left) / A_CALL;
  shows[4] = castle === finish ? 1 : 0;
  shows[5] = (castle - space) / 12;
  shows[6] = church === 0 ? 0 : (church - space) / 12;
  shows[7] = church === 0 ? 1 : 0;
  shows[8] = lances > 0 ? 1 : 0;
  shows[9] = lances > 1 ? 1 : 0;
  shows[10] = Math.min(lances, 4) / 4;
  shows[11] = lances === 0 ? barred : 0;
  shows[12] = lances > 0 ? barred : 0;
  shows[13] = gap > 0 ? 1 : 0;
  shows[14] = place / (players - 1);
  shows[15] = seat === first ? 1 : 0;
  shows[16] = (leader - space) / 20;
  shows[17] = ahead === 0 ? 0 : (ahead - space) / 10;
  shows[18] = seat === lastInRace(state) ? 1 : 0;
  shows[19] = seat === first ? (space - knightOf(state, race[1] ?? seat).space) / 10 : 0;
  shows[20] = later === 0 ? 1 : 0;
  shows[21] = (2 * Math.min(later, players - later)) / players;
  shows[22] = (finish - leader) / finish;
  shows[23] = players / 8;
  shows[24] = ahead === 0 ? 0 : (behindGroup(state, ahead) - space) / 12;
  shows[25] = behind / players;
  return shows;
}

/** GC-29: where the Unicorn ends that goes over the knights from this space on. */
function behindGroup({ knights, dragon }: State, from: Space): Space {
  let goal = from;
  for (let taken = true; taken;) {
    taken = goal === dragon;
    for (const { space } of knights) if (space === goal) taken = true;
    if (taken) goal++;
  }
  return goal;
}

/** For each space the next castle ahead, and the next church or 0. */
interface Ways {
  readonly castles: readonly Space[];
  readonly churches: readonly Space[];
}

const known = new WeakMap<Board, Ways>();

/** Cached, because it is needed millions of times. */
function waysOn(board: Board): Ways {
  const found = known.get(board);
  if (found !== undefined) return found;
  const { kinds, finish } = board;
  const [castles, churches]: [Space[], Space[]] = [[], []];
  let [castle, church] = [finish, 0];
  for (let space = finish; space >= 0; space--) {
    [castles[space], churches[space]] = [castle, church];
    if (isCastle(kinds[space])) castle = space;
    if (kinds[space] === "church") church = space;
  }
  const ways = { castles, churches };
  known.set(board, ways);
  return ways;
}
