/**
 * Race of Roles, the game that every server is measured with: small, but with everything that makes servers work. A
 * round is a draft of secret roles, then two actions of each player in the order of roles. There are dice, a deck and
 * hidden hands. Four random players make some sixty decisions.
 *
 * It is written once. It changes the state only by index, push, pop, splice and `put`. So the same code runs on plain
 * objects, on drafts of Immer (boardgame.io) and on schemas (Colyseus).
 */
export interface Race {
  readonly secret: { deck: number[]; pool: number[] };
  readonly players: { hand: number[]; role: number; offer: number[] }[];
  readonly board: Board;
  readonly flow: Flow;
}

interface Board {
  round: number;
  readonly pos: number[];
  readonly coins: number[];
  readonly hands: number[];
  readonly shown: number[];
  discard: number[];
  deckLeft: number;
  last: number[];
  winner: number;
}

interface Flow {
  phase: "draft" | "act";
  order: number[];
  at: number;
  left: number;
  /** How many moves were made. */
  seq: number;
}

/** `a` is a role or a place in the hand, `b` a seat. */
export interface Move {
  readonly t: "draft" | "roll" | "play" | "buy" | "draw" | "rest";
  readonly a?: number;
  readonly b?: number;
}

export interface Dice {
  d6(): number;
  shuffle(cards: number[]): number[];
}

const TRACK = 14;
const ROUNDS = 6;
const ROLES = 8;
const CARDS = 60;
const HAND = 6;
const ACTIONS = 2;
const KINDS = ["draft", "roll", "play", "buy", "draw", "rest"];

/** How a list is replaced; Colyseus changes it in place, for the smallest patches. */
export const lists = {
  put: <Name extends string>(owner: Record<Name, number[]>, name: Name, list: number[]): void => {
    owner[name] = list;
  },
};

export function newRace(seats: number, dice: Dice): Race {
  const zeros = (): number[] => range(seats).map(() => 0);
  const race: Race = {
    secret: { deck: dice.shuffle(range(CARDS, 1)), pool: [] },
    players: range(seats).map(() => ({ hand: [], role: 0, offer: [] })),
    board: {
      round: 0,
      pos: zeros(),
      coins: zeros(),
      hands: zeros(),
      shown: zeros(),
      discard: [],
      deckLeft: CARDS,
      last: [],
      winner: -1,
    },
    flow: { phase: "draft", order: [], at: 0, left: 1, seq: 0 },
  };
  for (const seat of range(seats)) takeCards(race, seat, 3, dice);
  beginRound(race, dice);
  return race;
}

export function isOver({ board }: Pick<Race, "board">): boolean {
  return board.winner >= 0;
}

/** Whose move it is. */
export function awaited({ flow }: Pick<Race, "flow">): number {
  return at(flow.order, flow.at);
}

/** Uses only what that seat may see, so it works on a client's state as well. */
export function legalMoves(race: Pick<Race, "flow" | "players" | "board">, seat: number): Move[] {
  if (isOver(race) || awaited(race) !== seat) return [];
  const me = at(race.players, seat);
  const { board } = race;
  if (race.flow.phase === "draft") return Array.from(me.offer, (a): Move => ({ t: "draft", a }));
  const moves: Move[] = [{ t: "roll" }, { t: "rest" }];
  if (at(board.coins, seat) >= 3) moves.push({ t: "buy" });
  if (me.hand.length < HAND) moves.push({ t: "draw" });
  for (let a = 0; a < me.hand.length; a++) {
    const kind = at(me.hand, a) % 6;
    if (kind !== 2 && kind !== 4) moves.push({ t: "play", a });
    else
      for (let b = 0; b < board.pos.length; b++) {
        const ahead = at(board.pos, b) - at(board.pos, seat);
        if (b !== seat && ahead > 0 && (kind === 2 || ahead <= 5)) moves.push({ t: "play", a, b });
      }
  }
  return moves;
}

export function isLegal(race: Race, seat: number, { t, a, b }: Move): boolean {
  return legalMoves(race, seat).some((move) => move.t === t && move.a === a && move.b === b);
}

export function carryOut(race: Race, seat: number, move: Move, dice: Dice): void {
  const { flow } = race;
  flow.seq++;
  if (flow.phase === "draft") {
    draft(race, seat, move.a ?? 0);
    if (++flow.at < flow.order.length) return offer(race, at(flow.order, flow.at));
    const roleOf = (of: number): number => at(race.players, of).role;
    goOn(
      flow,
      "act",
      ACTIONS,
      range(race.players.length).toSorted((one, other) => roleOf(one) - roleOf(other)),
    );
    return beginTurn(race, at(flow.order, 0), dice);
  }
  act(race, seat, move, dice);
  if (--flow.left > 0) return;
  flow.left = ACTIONS;
  if (++flow.at < flow.order.length) beginTurn(race, at(flow.order, flow.at), dice);
  else if (!endRound(race)) beginRound(race, dice);
}

function beginRound(race: Race, dice: Dice): void {
  const { board, players, flow, secret } = race;
  board.round += 1;
  // One role is set aside unseen.
  secret.pool = dice.shuffle(range(ROLES, 1)).slice(1);
  for (let seat = 0; seat < players.length; seat++) {
    at(players, seat).role = 0;
    board.shown[seat] = 0;
  }
  const first = board.round - 1;
  goOn(
    flow,
    "draft",
    1,
    range(players.length).map((seat) => (seat + first) % players.length),
  );
  offer(race, at(flow.order, 0));
}

function goOn(flow: Flow, phase: Flow["phase"], left: number, order: number[]): void {
  flow.phase = phase;
  flow.at = 0;
  flow.left = left;
  lists.put(flow, "order", order);
}

function offer({ players, secret }: Race, seat: number): void {
  lists.put(at(players, seat), "offer", secret.pool.slice());
}

function draft({ players, secret }: Race, seat: number, role: number): void {
  secret.pool.splice(secret.pool.indexOf(role), 1);
  const player = at(players, seat);
  player.role = role;
  lists.put(player, "offer", []);
}

function beginTurn(race: Race, seat: number, dice: Dice): void {
  const { board } = race;
  const { role } = at(race.players, seat);
  board.shown[seat] = role;
  if (role === 1) {
    const victim = leaderBut(race, seat);
    const taken = Math.min(2, at(board.coins, victim));
    add(board.coins, victim, -taken);
    add(board.coins, seat, taken);
  } else if (role === 2) takeCards(race, seat, 1, dice);
  else if (role === 3) add(board.coins, seat, 2);
  else if (role === 6) advance(race, leaderBut(race, seat), -2, dice);
}

function act(race: Race, seat: number, { t, a = 0, b = 0 }: Move, dice: Dice): void {
  const { board } = race;
  const { role } = at(race.players, seat);
  let rolled = 0;
  if (t === "roll") {
    rolled = Math.max(1, dice.d6() + (role === 7 ? dice.d6() - 3 : 0) + (role === 4 ? 2 : 0));
    advance(race, seat, rolled, dice);
  } else if (t === "buy") {
    add(board.coins, seat, -3);
    advance(race, seat, 4, dice);
  } else if (t === "draw") takeCards(race, seat, 2, dice);
  else if (t === "rest") add(board.coins, seat, 2);
  else playCard(race, seat, a, b, dice);
  if (role === 8) advance(race, seat, 1, dice);
  lists.put(board, "last", [seat, KINDS.indexOf(t), a, b, rolled]);
}

function playCard(race: Race, seat: number, place: number, other: number, dice: Dice): void {
  const { board, players } = race;
  const { hand } = at(players, seat);
  const [card = 0] = hand.splice(place, 1);
  board.discard.push(card);
  board.hands[seat] = hand.length;
  const kind = card % 6;
  const value = 1 + (card % 3);
  if (kind <= 1) advance(race, seat, value, dice);
  else if (kind === 2) {
    if (at(players, other).role !== 5) advance(race, other, -2, dice);
  } else if (kind === 3) add(board.coins, seat, value);
  else if (kind === 4) {
    const mine = at(board.pos, seat);
    board.pos[seat] = at(board.pos, other);
    board.pos[other] = mine;
  } else takeCards(race, seat, 2, dice);
}

/** Returns true if it was the last round. */
function endRound({ board, players }: Race): boolean {
  let best = 0;
  for (let seat = 1; seat < players.length; seat++) {
    const ahead = at(board.pos, seat) - at(board.pos, best);
    if (ahead > 0 || (ahead === 0 && at(board.coins, seat) > at(board.coins, best))) best = seat;
  }
  if (at(board.pos, best) < TRACK && board.round < ROUNDS) return false;
  board.winner = best;
  return true;
}

function takeCards({ secret, players, board }: Race, seat: number, count: number, dice: Dice): void {
  const { hand } = at(players, seat);
  for (let left = count; left > 0 && hand.length < HAND; left--) {
    if (secret.deck.length === 0) {
      if (board.discard.length === 0) break;
      secret.deck = dice.shuffle(Array.from(board.discard));
      lists.put(board, "discard", []);
    }
    hand.push(secret.deck.pop() ?? 0);
  }
  board.hands[seat] = hand.length;
  board.deckLeft = secret.deck.length;
}

function advance(race: Race, seat: number, steps: number, dice: Dice): void {
  const { board } = race;
  const space = Math.max(0, at(board.pos, seat) + steps);
  board.pos[seat] = space;
  if (steps <= 0) return;
  if (space % 5 === 0) add(board.coins, seat, 1);
  else if (space % 7 === 0) takeCards(race, seat, 1, dice);
  else if (space % 13 === 0) board.pos[seat] = space - 2;
}

function leaderBut({ players, board }: Race, seat: number): number {
  let best = -1;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && (best < 0 || at(board.pos, other) > at(board.pos, best))) best = other;
  }
  return best;
}

function add(list: number[], place: number, amount: number): void {
  list[place] = at(list, place) + amount;
}

function at<Item>(list: ArrayLike<Item>, place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`There is no place ${place}.`);
  return item;
}

function range(length: number, from = 0): number[] {
  return Array.from({ length }, (_, index) => index + from);
}
