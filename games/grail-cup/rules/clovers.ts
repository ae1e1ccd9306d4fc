import { type Chance, type Seat, shuffled } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import { type Space, type Token, TOKEN_COUNT, TOKENS } from "./pieces.ts";
import type { Clovers, Lying, Pooled, State } from "./state.ts";

/** GC-2: one token face down on each clover space, the rest in the reserve. */
export function layTokens(board: string, chance: Chance): Clovers {
  const all = TOKENS.flatMap((token) => Array.from({ length: TOKEN_COUNT[token] }, () => token));
  const pool: Pooled[] = shuffled(chance, all).map((token) => ({ token, since: 0 }));
  const track: Record<Space, Lying> = {};
  for (const [name, space] of boardNamed(board).clovers.entries()) {
    const pooled = pool[name];
    if (pooled !== undefined) track[space] = { ...pooled, name, laid: 0, seenBy: [], rememberedBy: [] };
  }
  const laid = Object.keys(track).length;
  return {
    track,
    reserve: pool.slice(laid),
    turnedUp: null,
    replaced: 0,
    rearrangements: [],
    nextName: laid,
  };
}

export function tokenOn(clovers: Clovers, space: Space): Lying {
  const lying = clovers.track[space];
  if (lying === undefined) throw new Error(`No token lies on space ${space}.`);
  return lying;
}

/** GC-52: the token is shown to all. */
export function turnUp(state: State, seat: Seat, space: Space, dealer: GrailCupDealer): Token {
  const { clovers } = state;
  const { token, name } = tokenOn(clovers, space);
  clovers.turnedUp = { space, token, seat };
  delete clovers.track[space];
  forget(clovers, [name]);
  dealer.reveal({ kind: "token", seat, space, token });
  return token;
}

/** GC-52: it is shuffled into the reserve, and a new one is laid face down in its place. */
export function replaceToken(state: State, dealer: GrailCupDealer): void {
  const { clovers } = state;
  const { turnedUp, reserve } = clovers;
  if (turnedUp === null) throw new Error("No token is turned up.");
  const laid = ++clovers.replaced;
  reserve.push({ token: turnedUp.token, since: laid });
  const [drawn] = reserve.splice(dealer.chance.pick(reserve.length), 1);
  if (drawn === undefined) throw new Error("The reserve is empty.");
  clovers.track[turnedUp.space] = { ...drawn, name: clovers.nextName++, laid, seenBy: [], rememberedBy: [] };
  clovers.turnedUp = null;
  dealer.tell({ kind: "replaced", space: turnedUp.space, reserve: reserve.length });
}

/** GC-23: Merlin's player sees them. What anybody knew of these spaces before is his no more once they are put back. */
export function look(state: State, seat: Seat, spaces: readonly Space[], dealer: GrailCupDealer): void {
  const { track } = state.clovers;
  for (const space of spaces) {
    const lying = tokenOn(state.clovers, space);
    track[space] = {
      ...lying,
      seenBy: withSeat(lying.seenBy, seat),
      rememberedBy: withSeat(lying.rememberedBy, seat),
    };
  }
  dealer.reveal({ kind: "looked", seat, spaces, ...whatLiesOn(state.clovers, spaces) });
}

/** GC-23: the same three tokens on the same three spaces, in any order. */
export function rearrange(
  state: State,
  seat: Seat,
  spaces: readonly Space[],
  tokens: readonly Token[],
  dealer: GrailCupDealer,
): void {
  const { clovers } = state;
  const held = spaces.map((space) => tokenOn(clovers, space));
  forget(
    clovers,
    held.map(({ name }) => name),
  );
  for (const [index, space] of spaces.entries()) {
    const at = held.findIndex(({ token }) => token === tokens[index]);
    const [lying] = held.splice(at, 1);
    if (at === -1 || lying === undefined) throw new Error("Merlin puts back what he took.");
    clovers.track[space] = { ...lying, name: clovers.nextName++, rememberedBy: [seat] };
  }
  const lies = whatLiesOn(clovers, spaces);
  clovers.rearrangements.push({ by: seat, names: lies.names });
  dealer.tell({ kind: "rearranged", seat, spaces, ...lies });
}

/** Of a rearrangement only those tokens matter that still lie as Merlin left them, and only while there are two. */
function forget(clovers: Clovers, gone: readonly number[]): void {
  clovers.rearrangements = clovers.rearrangements.flatMap(({ by, names }) => {
    const left = names.filter((name) => !gone.includes(name));
    return left.length < 2 ? [] : [{ by, names: left }];
  });
}

function whatLiesOn(clovers: Clovers, spaces: readonly Space[]): { tokens: Token[]; names: number[] } {
  return { tokens: tokensOn(clovers, spaces), names: spaces.map((space) => tokenOn(clovers, space).name) };
}

export function tokensOn(clovers: Clovers, spaces: readonly Space[]): Token[] {
  return spaces.map((space) => tokenOn(clovers, space).token);
}

function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? [...seats] : [...seats, seat];
}
