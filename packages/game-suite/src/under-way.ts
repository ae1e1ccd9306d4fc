import {
  type Decision,
  ForcedDealer,
  type Game,
  type Seat,
  type Shape,
  type Viewer,
} from "@roundtable/kernel";

/**
 * A game under way, for the tests of its clauses: what is answered, and what everybody then sees. A game extends it by
 * its own words.
 */
export class UnderWay<S extends Shape> {
  readonly game: Game<S>;
  readonly state: S["state"];
  /** Everything told so far. */
  readonly events: S["event"][];

  constructor(game: Game<S>, state: S["state"], events: readonly S["event"][] = []) {
    this.game = game;
    this.state = state;
    this.events = [...events];
  }

  /** This seat gives this answer; `picks` are what chance will give, and all of them must be drawn. */
  give(seat: Seat, id: string, picks: readonly number[] = []): this {
    const answer = this.decision(seat).answers.find((legal) => legal.id === id);
    if (answer === undefined)
      throw new Error(`“${id}” is not legal for seat ${seat}. Legal: ${this.idsFor(seat).join(" ")}`);
    return this.carryOn(picks, (dealer) => this.game.apply(this.state, seat, answer, dealer));
  }

  /** Gives several answers in a row for the only asked seat, without chance. */
  answers(...ids: string[]): this {
    for (const id of ids) this.give(this.onlyAsked, id);
    return this;
  }

  carryOn(picks: readonly number[], act: (dealer: ForcedDealer<S["event"]>) => void): this {
    const dealer = new ForcedDealer<S["event"]>({ picks });
    act(dealer);
    if (dealer.left > 0)
      throw new Error(`${picks.length} picks were laid down, and ${dealer.left} not drawn.`);
    this.events.push(...dealer.events);
    return this;
  }

  /** Who is asked for what: “0 team”, “0 1 2 card”, and “nobody” once the game is over. */
  get asked(): string {
    const seats = this.game.asked(this.state);
    return seats.length === 0 ? "nobody" : `${seats.join(" ")} ${this.question.kind}`;
  }

  get onlyAsked(): Seat {
    const [seat, ...others] = this.game.asked(this.state);
    if (seat === undefined || others.length > 0) throw new Error(`Asked: ${this.asked}.`);
    return seat;
  }

  get question(): S["question"] {
    const [seat] = this.game.asked(this.state);
    if (seat === undefined) throw new Error("Nobody is asked.");
    return this.decision(seat).question;
  }

  decision(seat: Seat): Decision<S> {
    const decision = this.game.decision(this.state, seat);
    if (decision === null) throw new Error(`Seat ${seat} is not asked.`);
    return decision;
  }

  /** All that this seat may answer. */
  idsFor(seat: Seat): string[] {
    return this.decision(seat).answers.map(({ id }) => id);
  }

  view(viewer: Viewer = "public"): S["view"] {
    return this.game.view(this.state, viewer);
  }

  told<Kind extends S["event"]["kind"]>(...kinds: Kind[]): Extract<S["event"], { kind: Kind }>[] {
    const isWanted = (event: S["event"]): event is Extract<S["event"], { kind: Kind }> =>
      kinds.some((kind) => kind === event.kind);
    return this.events.filter(isWanted);
  }

  /** The kinds of everything that happened, in order. */
  get happened(): string[] {
    return this.events.map(({ kind }) => kind);
  }
}

/** The shuffle that brings what is wanted to the front; the rest follows as it lies. */
export function orderOf<T>(items: readonly T[], wanted: readonly T[]): number[] {
  const rest = [...items.keys()];
  const first = wanted.map((item) => {
    const at = rest.findIndex((index) => items[index] === item);
    if (at === -1) throw new Error(`There is no ${String(item)} left.`);
    return rest.splice(at, 1);
  });
  return [...first.flat(), ...rest];
}
