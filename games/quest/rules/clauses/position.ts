import { orderOf, UnderWay } from "@roundtable/game-suite/under-way";
import { ForcedDealer, type Seat, seatsOf, writeBag } from "@roundtable/kernel";
import { type Character, sideOf } from "../characters.ts";
import type { QuestEvent } from "../events.ts";
import type { Known } from "../introduction.ts";
import { game } from "../index.ts";
import type { Options, QuestShape } from "../quest.ts";
import { planFor } from "../setup/sets.ts";
import type { Ending, Hand, Party } from "../state.ts";
import { endQuest } from "../steps/cards.ts";

export interface Laid {
  readonly options?: Partial<Options>;
  /** The first leader, and the later ones as far as the given quests go; 0, 1, 2 … by default. */
  readonly leaders?: readonly Seat[];
  /** The cards that were put away, pile by pile. */
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

/** A game from its setup on, with these characters seat by seat. Everybody is asked to be ready. */
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
  const dealer = new ForcedDealer<QuestEvent>({
    picks: [laid.leaders?.[0] ?? 0],
    orders: [...orders, orderOf([...certain, ...left], deal)],
  });
  return new Playing(game, game.setup(deal.length, options, dealer), dealer.events);
}

/** Everybody is ready. */
export function underway(deal: readonly Character[], laid: Laid = {}): Playing {
  return dealt(deal, laid).everybody();
}

/** These quests are over, `F` failed and `S` succeeded, and what follows the last of them has begun. */
export function after(results: string, deal: readonly Character[], laid: Laid = {}): Playing {
  const { state } = underway(deal, laid);
  const leaders = results.split("").map((_, nth) => laid.leaders?.[nth] ?? nth);
  state.veterans.splice(0, state.veterans.length, ...leaders);
  for (const { holder, checked } of laid.amulets ?? [])
    state.amulets.push({ holder, checked, shown: "good", shownToSentinel: null });
  state.tasks.length = 0;
  const play = new Playing(game, state);
  for (const [nth, result] of results.split("").entries()) {
    const { team: size = 2, failsNeeded = 1 } = state.tableau[nth] ?? {};
    const leader = leaders[nth] ?? 0;
    // Those who can play the required cards come first.
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
    play.carryOn([], (dealer) => endQuest(state, cards, dealer));
  }
  return play;
}

/** Three failures, or two of four players, and nobody has anything more to say: everybody may point. */
export function lastChance(deal: readonly Character[], laid: Laid = {}): Playing {
  return after(deal.length === 4 ? "FF" : "FFF", deal, laid).letPass();
}

/** At whom each points; an Apprentice at one. */
export type Hands = Readonly<Record<Seat, readonly Seat[]>>;

/** Everybody has pointed, and evil has dropped its hands, except a Mutineer who keeps them up. */
export function pointed(deal: readonly Character[], hands: Hands, ...keepers: Seat[]): Playing {
  return lastChance(deal)
    .point(hands)
    .drop(...keepers);
}

/** A running game: answers it, and asserts what everybody then sees. */
export class Playing extends UnderWay<QuestShape> {
  answer(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.give(seat, id);
    return this;
  }

  /** Everybody who is asked answers: as given for the seat, or with the first legal answer. */
  everybody(said: Readonly<Record<Seat, string | readonly string[]>> = {}): this {
    for (const seat of game.asked(this.state)) {
      const ids = said[seat];
      if (ids !== undefined) this.answer(seat, ...(typeof ids === "string" ? [ids] : ids));
      else this.give(seat, this.idsFor(seat)[0] ?? "");
    }
    return this;
  }

  /** The leader sends a team; those named play Fail, the others Success if they can. */
  quest(team: readonly Seat[], magic: Seat, ...fails: Seat[]): this {
    for (const member of team) this.answers(`seat-${member}`);
    this.answers(`seat-${magic}`);
    for (const member of team) {
      const [first = ""] = this.legal(member);
      this.answer(member, fails.includes(member) ? "fail" : first);
    }
    return this;
  }

  /** Passes over discussion, the Hunter's window or her vote. */
  letPass(): this {
    for (let { kind } = this.question; kind !== "point"; { kind } = this.question) this.everybody();
    return this;
  }

  /** QU-20a: everybody points; those not named point at the two seats after theirs. */
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

  /** QU-20b; a Mutineer drops both hands unless named here. */
  drop(...keepers: Seat[]): this {
    for (const seat of game.asked(this.state)) {
      const [only = "", ...more] = this.legal(seat);
      this.answer(seat, more.length === 0 ? only : keepers.includes(seat) ? "keep-hands" : "drop-hands");
    }
    return this;
  }

  /** QU-20c: everybody presses the button. */
  done(): this {
    for (const seat of game.asked(this.state)) this.answer(seat, "done");
    return this;
  }

  /** The ids of all legal answers of this seat; by default, of the only seat that is asked. */
  legal(seat: Seat = this.onlyAsked): string[] {
    return this.idsFor(seat);
  }

  /** The seats that may be chosen. */
  legalSeats(seat: Seat = this.onlyAsked): Seat[] {
    return this.decision(seat).answers.flatMap((answer) => (answer.kind === "seat" ? [answer.seat] : []));
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

  /** The kinds of all events, in order, without secret decisions. */
  override get happened(): string[] {
    return super.happened.filter((kind) => kind !== "decided");
  }
}
