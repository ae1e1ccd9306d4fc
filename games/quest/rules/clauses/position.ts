import { type Decision, ForcedDealer, type Seat, seatsOf, type Viewer, writeBag } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { type Character, sideOf } from "../characters.ts";
import type { QuestEvent as Event } from "../events.ts";
import type { Known } from "../introduction.ts";
import { game } from "../index.ts";
import type { Options, QuestShape, View } from "../quest.ts";
import { planFor } from "../sets.ts";
import type { Ending, Hand, Party, State } from "../state.ts";
import { endQuest } from "../steps/cards.ts";

export interface Laid {
  readonly options?: Partial<Options>;
  /** The first leader, and those after him as far as the quests laid down go; 0, 1, 2 … if nothing is said. */
  readonly leaders?: readonly Seat[];
  /** What lies aside, pile by pile. */
  readonly putAway?: readonly (readonly Character[])[];
  readonly amulets?: readonly { readonly holder: Seat; readonly checked: Seat }[];
}

export const OPTIONS: Options = {
  preset: "custom",
  set: "",
  customRules: "base",
  boardForFour: "A",
  forcedFailBeatsMagic: true,
  huntAfterSuccess: true,
  clericMustBeNamed: false,
  huntVote: false,
  mysteriousFigures: false,
  goodPile: "",
  evilPile: "",
  hiddenCard: "may-be-named",
};

/** A game from its setup on, with these characters seat by seat. Everybody is to say that he is ready. */
export function dealt(deal: readonly Character[], laid: Laid = {}): Playing {
  const counts = new Map<Character, number>();
  for (const character of deal) counts.set(character, (counts.get(character) ?? 0) + 1);
  const options: Options = { ...OPTIONS, set: writeBag(counts), ...laid.options };
  const { certain, piles } = planFor(deal.length, options);
  const putAway = piles.map((_, index) => laid.putAway?.[index] ?? []);
  const orders = piles.map(({ cards }, index) => orderOf(cards, putAway[index] ?? []));
  const left = piles.flatMap(({ cards, putAway: count }, index) =>
    (orders[index] ?? []).slice(count).flatMap((at) => cards[at] ?? []),
  );
  const dealer = new ForcedDealer<Event>({
    picks: [laid.leaders?.[0] ?? 0],
    orders: [...orders, orderOf([...certain, ...left], deal)],
  });
  return new Playing(game.setup(deal.length, options, dealer), dealer.events);
}

/** Everybody is ready. */
export function underway(deal: readonly Character[], laid: Laid = {}): Playing {
  return dealt(deal, laid).everybody();
}

/** These quests are over, `F` failed and `S` succeeded, and what follows on the last of them has begun. */
export function after(results: string, deal: readonly Character[], laid: Laid = {}): Playing {
  const { state } = underway(deal, laid);
  const leaders = results.split("").map((_, nth) => laid.leaders?.[nth] ?? nth);
  state.veterans.splice(0, state.veterans.length, ...leaders);
  for (const { holder, checked } of laid.amulets ?? [])
    state.amulets.push({ holder, checked, shown: "good", shownToSentinel: null });
  state.tasks.length = 0;
  const play = new Playing(state);
  for (const [nth, result] of results.split("").entries()) {
    const { team: size = 2, failsNeeded = 1 } = state.tableau[nth] ?? {};
    const leader = leaders[nth] ?? 0;
    // Those who can play what is laid down come first.
    const eager = (seat: Seat) => Number((sideOf(deal[seat] ?? "minion") === "evil") === (result === "F"));
    const willing = seatsOf(deal.length).toSorted((one, other) => eager(other) - eager(one) || one - other);
    const team = willing.slice(0, size);
    const failing = result === "F" ? team.slice(0, failsNeeded) : [];
    const magic = team.find((seat) => !failing.includes(seat) && deal[seat] !== "youth") ?? leader;
    const party: Party = { leader, team: team.toSorted((one, other) => one - other), magic };
    const cards = party.team.map((member) => (failing.includes(member) ? "fail" : "success"));
    state.leader = leader;
    state.tasks.length = 0;
    state.party = party;
    play.carryOn((dealer) => endQuest(state, cards, dealer));
  }
  return play;
}

/** Three failures, or two of four players, and nobody has anything more to say: all may point. */
export function lastChance(deal: readonly Character[], laid: Laid = {}): Playing {
  return after(deal.length === 4 ? "FF" : "FFF", deal, laid).letPass();
}

/** At whom each points; an Apprentice at one. */
export type Hands = Readonly<Record<Seat, readonly Seat[]>>;

/** All have pointed, and evil has dropped its hands, but for a Mutineer who keeps his. */
export function pointed(deal: readonly Character[], hands: Hands, ...keepers: Seat[]): Playing {
  return lastChance(deal)
    .point(hands)
    .drop(...keepers);
}

/** The order in which a shuffle gives these first. */
function orderOf<T>(items: readonly T[], first: readonly T[]): number[] {
  const left = items.map((item, index) => ({ item, index }));
  const wanted = first.map((item) => {
    const at = left.findIndex((other) => other.item === item);
    if (at === -1) throw new Error(`There is no ${String(item)} left to deal.`);
    return left.splice(at, 1).map(({ index }) => index);
  });
  return [...wanted.flat(), ...left.map(({ index }) => index)];
}

/** A game under way: what is answered, and what everybody then sees. */
export class Playing {
  readonly state: State;
  /** Everything told so far. */
  readonly events: Event[];

  constructor(state: State, events: readonly Event[] = []) {
    this.state = state;
    this.events = [...events];
  }

  answer(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      const answer = this.decision(seat).answers.find((legal) => legal.id === id);
      if (answer === undefined)
        throw new Error(`“${id}” is not legal for seat ${seat}. Legal: ${this.legal(seat).join(" ")}`);
      this.#give(seat, answer);
    }
    return this;
  }

  /** Whoever is asked alone. */
  answers(...ids: string[]): this {
    for (const id of ids) this.answer(this.onlyAsked, id);
    return this;
  }

  /** All who are asked now answer: as said for the seat, or the first that they may. */
  everybody(said: Readonly<Record<Seat, string | readonly string[]>> = {}): this {
    for (const seat of game.asked(this.state)) {
      const ids = said[seat];
      if (ids !== undefined) this.answer(seat, ...(typeof ids === "string" ? [ids] : ids));
      else this.#give(seat, this.decision(seat).answers[0]);
    }
    return this;
  }

  /** The leader sends a team; those named play Fail, the others what they may, Success if they can. */
  quest(team: readonly Seat[], magic: Seat, ...fails: Seat[]): this {
    for (const member of team) this.answers(`seat-${member}`);
    this.answers(`seat-${magic}`);
    for (const member of team) {
      const [first = ""] = this.legal(member);
      this.answer(member, fails.includes(member) ? "fail" : first);
    }
    return this;
  }

  /** Discussion, the Hunter's window or her vote: nobody uses them. */
  letPass(): this {
    for (let { kind } = this.question; kind !== "point"; { kind } = this.question) this.everybody();
    return this;
  }

  /** QU-20a: everybody points; those not named at the two seats after theirs. */
  point(hands: Hands = {}): this {
    const { length } = this.state.deal;
    for (const seat of seatsOf(length)) {
      const at = hands[seat] ?? [(seat + 1) % length, (seat + 2) % length];
      for (const target of at) this.answer(seat, `seat-${target}`);
      if (game.asked(this.state).includes(seat) && this.question.kind === "point" && at.length === 1)
        this.answer(seat, "go-on");
    }
    return this;
  }

  /** QU-20b; a Mutineer drops his hands unless he is named. */
  drop(...keepers: Seat[]): this {
    for (const seat of game.asked(this.state)) {
      const [only = "", ...more] = this.legal(seat);
      this.answer(seat, more.length === 0 ? only : keepers.includes(seat) ? "keep-hands" : "drop-hands");
    }
    return this;
  }

  /** QU-20c: all press the button. */
  done(): this {
    for (const seat of game.asked(this.state)) this.answer(seat, "done");
    return this;
  }

  /** Who is asked, and what: “0 team”, “0 1 2 card”, “nobody”. */
  get asked(): string {
    const seats = game.asked(this.state);
    return seats.length === 0 ? "nobody" : `${seats.join(" ")} ${this.question.kind}`;
  }

  get question(): QuestShape["question"] {
    const [seat = -1] = game.asked(this.state);
    return this.decision(seat).question;
  }

  get onlyAsked(): Seat {
    const [seat, ...others] = game.asked(this.state);
    if (seat === undefined || others.length > 0) throw new Error(`Asked: ${this.asked}.`);
    return seat;
  }

  decision(seat: Seat): Decision<QuestShape> {
    const decision = game.decision(this.state, seat);
    if (decision === null) throw new Error(`Seat ${seat} is not asked.`);
    return decision;
  }

  /** The ids of all that this seat may answer; by itself, whoever is asked alone. */
  legal(seat: Seat = this.onlyAsked): string[] {
    return this.decision(seat).answers.map(({ id }) => id);
  }

  /** The seats that may be chosen. */
  legalSeats(seat: Seat = this.onlyAsked): Seat[] {
    return this.decision(seat).answers.flatMap((answer) => (answer.kind === "seat" ? [answer.seat] : []));
  }

  view(viewer: Viewer = "public"): View {
    return game.view(this.state, viewer);
  }

  /** What a seat knows of others: “2 evil”. */
  knows(seat: Seat): `${Seat} ${Known}`[] {
    const facts = this.view(seat).mine?.facts ?? [];
    return facts.map(({ seat: other, known }): `${Seat} ${Known}` => `${other} ${known}`);
  }

  get hands(): readonly (readonly [Hand, Hand])[] {
    return this.view().hands ?? [];
  }

  get ending(): Ending | null {
    return this.view().ending;
  }

  /** “good three-successes”. */
  get result(): string {
    const { ending } = this;
    return ending === null ? "not over" : `${ending.side} ${ending.why}`;
  }

  told<Kind extends Event["kind"]>(...kinds: Kind[]): Extract<Event, { kind: Kind }>[] {
    const isWanted = (event: Event): event is Extract<Event, { kind: Kind }> =>
      kinds.some((kind) => kind === event.kind);
    return this.events.filter(isWanted);
  }

  /** The kinds of everything that happened, in order; what is decided in secret left out. */
  get happened(): string[] {
    return this.events.flatMap(({ kind }) => (kind === "decided" ? [] : kind));
  }

  carryOn(act: (dealer: ForcedDealer<Event>) => void): this {
    const dealer = new ForcedDealer<Event>();
    act(dealer);
    this.events.push(...dealer.events);
    return this;
  }

  #give(seat: Seat, answer: Answer | undefined): void {
    if (answer === undefined) throw new Error(`Seat ${seat} has no answer.`);
    this.carryOn((dealer) => game.apply(this.state, seat, answer, dealer));
  }
}
