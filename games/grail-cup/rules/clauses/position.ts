import { orderOf, UnderWay } from "@roundtable/game-suite/under-way";
import { ForcedDealer, type Seat, seatsOf } from "@roundtable/kernel";
import { boardNamed } from "../board.ts";
import type { GrailCupEvent } from "../events.ts";
import type { GrailCup } from "../grail-cup.ts";
import { game } from "../index.ts";
import { proceed } from "../steps/index.ts";
import { ALLIES, type Ally, LANCES, type Space, type Token, TOKEN_COUNT, TOKENS } from "../pieces.ts";
import { lastInRace } from "../race.ts";
import type { DraftPick as Pick, Lying, State } from "../state.ts";

/** What to lay down for the village die, and for the token that replaces one turned up: the first of the reserve. */
export const SEAL = 0;
export const THIEF = 1;
export const LANCE = 3;
export const FRESH = 0;

interface Laid {
  /** The space of each seat's knight. On a shared space the lower seat is in front, unless `race` says otherwise. */
  readonly at: readonly Space[];
  readonly race?: readonly Seat[];
  readonly lances?: readonly number[];
  /** How many lances are in the supply; the rest of the twelve if nothing is said. */
  readonly supply?: number;
  readonly dragon?: Space;
  readonly seal?: Seat;
  readonly tokens?: Readonly<Record<Space, Token>>;
  /** What the reserve begins with. */
  readonly reserve?: readonly Token[];
  readonly holding?: Readonly<Record<Seat, readonly Ally[]>>;
}

/** A position between draft and call, such as a table could have before it. */
export function position(laid: Laid): Playing {
  const { at, lances = at.map(() => 0), dragon = boardNamed("forest").dragon, holding = {} } = laid;
  const race = laid.race ?? seatsOf(at.length).toSorted((one, other) => (at[other] ?? 0) - (at[one] ?? 0));
  const state: State = {
    board: "forest",
    knights: at.map((space, seat) => ({ space, lances: lances[seat] ?? 0, start: ALLIES[seat] ?? 9 })),
    race: [...race],
    dragon,
    seal: laid.seal ?? 0,
    sealRolled: false,
    lancesLeft: laid.supply ?? LANCES - lances.reduce((sum, held) => sum + held, 0),
    clovers: cloversLaid(laid),
    round: { ...roundHolding(holding), first: laid.seal ?? 0 },
    tasks: [],
    winner: null,
  };
  if (laid.seal === undefined) state.seal = lastInRace(state);
  return new Playing(game, state);
}

/** A game from its setup on: the cards dealt for the start, and those of the first round, from the top. */
export function newGame(
  starts: readonly Ally[],
  { tokens = [], cards = [] }: { tokens?: readonly Token[]; cards?: readonly Ally[] } = {},
): Playing {
  const dealer = new ForcedDealer<GrailCupEvent>({
    orders: [orderOf(ALLIES, starts), orderOf(ALL_TOKENS, tokens), orderOf(ALLIES, cards)],
  });
  const state = game.setup(starts.length, { board: "forest" }, dealer);
  return new Playing(game, state, dealer.events);
}

/** A game under way: what is called and answered, and what everybody then sees. */
export class Playing extends UnderWay<GrailCup> {
  /** Another draft is over, and these cards were kept. */
  holding(cards: NonNullable<Laid["holding"]>): this {
    const { number, first } = this.state.round;
    this.state.tasks.length = 0;
    this.state.round = { ...roundHolding(cards), number, first };
    return this;
  }

  /** Calls from this ally on, until somebody is asked. `picks` are what the dice will show. */
  call(ally: Ally, ...picks: number[]): this {
    const { round, tasks } = this.state;
    round.calls.length = 0;
    for (const called of ALLIES.filter((other) => other < ally))
      round.calls.push(holderIn(round.picks, called));
    tasks.push({ do: "call", ally });
    return this.carryOn(picks, (dealer) => proceed(this.state, dealer));
  }

  /** The asked player gives this answer. */
  answer(id: string, ...picks: number[]): this {
    return this.give(this.onlyAsked, id, picks);
  }

  /** The ids of all that may be answered. */
  get legal(): string[] {
    return this.idsFor(this.onlyAsked);
  }

  get spaces(): Space[] {
    return this.view().knights.map(({ space }) => space);
  }

  get lances(): number[] {
    return this.view().knights.map(({ lances }) => lances);
  }

  get race(): readonly Seat[] {
    return this.view().race;
  }

  get winner(): Seat | null {
    return this.view().winner;
  }

  /** The moves so far: “0 5→8”. */
  get moves(): string[] {
    return this.told("moved").map(({ seat, from, to }) => `${seat} ${from}→${to}`);
  }

  /** What was turned up, in order. */
  get shown(): Token[] {
    return this.told("token").map(({ token }) => token);
  }

  /** What the village die has shown, in order. */
  get rolled(): string[] {
    return this.told("rolled").map(({ seat, face }) => `${seat} ${face}`);
  }
}

const ALL_TOKENS = TOKENS.flatMap((token) => Array.from({ length: TOKEN_COUNT[token] }, () => token));

/** The wanted tokens where they are wanted, the others anywhere. */
function cloversLaid({ tokens = {}, reserve = [] }: Laid): State["clovers"] {
  const rest = [...ALL_TOKENS];
  const take = (token: Token | undefined): Token => {
    const [taken] = rest.splice(token === undefined ? 0 : rest.indexOf(token), 1);
    if (taken === undefined || (token !== undefined && taken !== token))
      throw new Error(`No ${token} is left.`);
    return taken;
  };
  const spaces = boardNamed("forest").clovers;
  const wanted = new Map(spaces.flatMap((space) => (tokens[space] ? [[space, take(tokens[space])]] : [])));
  const first = reserve.map((token) => ({ token: take(token), since: 0 }));
  const track: Record<Space, Lying> = {};
  for (const [name, space] of spaces.entries()) {
    const token = wanted.get(space) ?? take(undefined);
    track[space] = { token, since: 0, name, laid: 0, seenBy: [], rememberedBy: [] };
  }
  return {
    track,
    reserve: [...first, ...rest.map((token) => ({ token, since: 0 }))],
    turnedUp: null,
    replaced: 0,
    rearrangements: [],
    nextName: spaces.length,
  };
}

function roundHolding(holding: Readonly<Record<Seat, readonly Ally[]>>): State["round"] {
  const picks = Object.entries(holding).flatMap(([seat, allies]) =>
    allies.map((kept): Pick => ({ seat: Number(seat), hand: [kept], kept })),
  );
  const [faceDown = 1, discarded = null, ...others] = ALLIES.filter((ally) => holderIn(picks, ally) === null);
  return {
    number: 1,
    first: 0,
    faceUp: others,
    faceDown,
    removed: null,
    discarded,
    direction: "left",
    picks,
    hand: [],
    calls: [],
    curse: null,
    squire: null,
  };
}

function holderIn(picks: readonly Pick[], ally: Ally): Seat | null {
  return picks.find(({ kept }) => kept === ally)?.seat ?? null;
}
