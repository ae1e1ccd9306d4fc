import {
  type Decision,
  type Game,
  type Outcome,
  readBag,
  type Seat,
  seatsOf,
  shuffled,
  type Dealer,
} from "@roundtable/kernel";
import { after, redeal, retell, secrets, see, view } from "./sight.ts";
import { cardAt, isWaitingFor, leaderOf, type Moonlight, moonOf, ROUNDS, type State } from "./words.ts";

type Answer = Moonlight["answer"];

const DECKS = { short: 12, long: 20 } as const;

export const moonlight: Game<Moonlight> = {
  id: "moonlight",
  version: 1,
  seats: { min: 2, max: 4, usual: 4 },
  options: {
    deck: { kind: "choice", values: ["short", "long"], default: "short" },
    peeking: { kind: "switch", default: true },
    stars: { kind: "bag", items: ["star", "comet"], examples: ["star", "star*2 comet"], default: "" },
  },
  takeBack: "by-agreement",

  check: (seats, { deck }) => ({
    errors: seats === 4 && deck === "short" ? [{ kind: "few-cards", cards: DECKS.short }] : [],
    warnings: seats === 2 && deck === "long" ? [{ kind: "long-night" }] : [],
  }),

  setup(seats, options, dealer) {
    const state: State = {
      options,
      cards: shuffled(
        dealer.chance,
        Array.from({ length: DECKS[options.deck] }, (_, index) => index + 1),
      ),
      hands: seatsOf(seats).map(() => []),
      played: seatsOf(seats).map(() => null),
      points: seatsOf(seats).map(() => starsIn(options.stars)),
      next: 0,
      round: 0,
      path: null,
      stage: "path",
      moonSeenBy: [],
    };
    for (const seat of [...seatsOf(seats), ...seatsOf(seats)]) draw(state, seat, dealer);
    return state;
  },

  asked(state) {
    switch (state.stage) {
      case "path":
      case "peek":
        return [leaderOf(state)];
      case "play":
        return seatsOf(state.hands.length).filter((seat) => isWaitingFor(state, seat));
      case "over":
        return [];
    }
  },

  decision(state, seat) {
    if (state.stage === "play") return isWaitingFor(state, seat) ? playDecision(state, seat) : null;
    if (seat !== leaderOf(state)) return null;
    switch (state.stage) {
      case "path":
        return {
          question: { kind: "path" },
          answers: [
            { kind: "path", id: "wood", path: "wood" },
            { kind: "path", id: "bridge", path: "bridge" },
          ],
        };
      case "peek":
        return {
          question: { kind: "peek" },
          answers: [
            { kind: "peek", id: "peek" },
            { kind: "walk", id: "walk" },
          ],
        };
      case "over":
        return null;
    }
  },

  apply(state, seat, answer, dealer) {
    switch (answer.kind) {
      case "path":
        state.path = answer.path;
        state.stage = state.options.peeking ? "peek" : "play";
        dealer.tell({ kind: "path", seat, path: answer.path });
        return;
      case "peek":
        state.moonSeenBy.push(seat);
        state.stage = "play";
        dealer.reveal({ kind: "peeked", seat, card: moonOf(state) });
        return;
      case "walk":
        state.stage = "play";
        dealer.tell({ kind: "walked", seat });
        return;
      case "card":
        play(state, seat, answer, dealer);
    }
  },

  outcome(state): Outcome | null {
    if (state.stage !== "over") return null;
    const most = Math.max(...state.points);
    return { winners: seatsOf(state.points.length).filter((seat) => state.points[seat] === most) };
  },

  view,
  see,
  after,
  redeal,
  retell,
  secrets,

  clone: (state) => ({
    ...state,
    cards: [...state.cards],
    hands: state.hands.map((hand) => [...hand]),
    played: [...state.played],
    points: [...state.points],
    moonSeenBy: [...state.moonSeenBy],
  }),

  talk: {
    open: ({ stage }) => stage !== "play",
    read(state, _, value) {
      if (typeof value !== "object" || value === null || !("kind" in value)) return null;
      if (value.kind === "boast") return { kind: "boast" };
      if (value.kind !== "doubt" || !("of" in value)) return null;
      const of = seatsOf(state.hands.length).find((seat) => seat === value.of);
      return of === undefined ? null : { kind: "doubt", of };
    },
    examples: (seats) => [{ kind: "boast" }, ...seatsOf(seats).map((of) => ({ kind: "doubt", of }) as const)],
  },
};

function starsIn(sky: string): number {
  return [...(readBag(sky) ?? [])].reduce((stars, [, count]) => stars + count, 0);
}

function playDecision(state: State, seat: Seat): Decision<Moonlight> {
  const answers = (state.hands[seat] ?? []).map((slot): Answer => {
    const card = cardAt(state, slot);
    return { kind: "card", id: `card-${card}`, slot, card };
  });
  return { question: { kind: "play" }, answers, duration: { seconds: 30, then: answers[0]?.id ?? "" } };
}

function play(
  state: State,
  seat: Seat,
  { slot, card }: Extract<Answer, { kind: "card" }>,
  dealer: Dealer<Moonlight["event"]>,
): void {
  state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held !== slot);
  state.played[seat] = slot;
  dealer.tell({ kind: "played", seat, slot, card });
  const slots = state.played.filter((played) => played !== null);
  if (slots.length === state.played.length) show(state, slots, dealer);
}

function show(state: State, slots: readonly number[], dealer: Dealer<Moonlight["event"]>): void {
  const cards = slots.map((slot) => cardAt(state, slot));
  dealer.reveal({ kind: "shown", cards });
  const by = dealer.chance.pick(2) === 0 ? "highest" : "lowest";
  const seat = cards.indexOf(by === "highest" ? Math.max(...cards) : Math.min(...cards));
  state.points[seat] = (state.points[seat] ?? 0) + (state.path === "wood" ? 1 : 2);
  dealer.tell({ kind: "won", seat, by });
  state.played = state.played.map(() => null);
  state.path = null;
  state.round++;
  if (state.round === ROUNDS) {
    state.stage = "over";
    dealer.reveal({ kind: "moon", card: moonOf(state) });
    return;
  }
  state.stage = "path";
  for (const drawer of seatsOf(state.hands.length)) draw(state, drawer, dealer);
}

function draw(state: State, seat: Seat, dealer: Dealer<Moonlight["event"]>): void {
  if (state.next === state.cards.length - 1) return;
  const slot = state.next++;
  state.hands[seat]?.push(slot);
  dealer.reveal({ kind: "drew", seat, slot, card: cardAt(state, slot) });
}
