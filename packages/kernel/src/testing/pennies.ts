import type { Game, Shape, AwaitedDecision } from "../game.ts";
import { type Seat, seatsOf } from "../seat.ts";

/**
 * The smallest game that needs everything a match offers. The leader steps left or right or waits as often as they
 * like, rolls a die, or calls the pennies. Then everybody hides a penny, and when the last is hidden all are shown.
 * After two shows the game is over.
 */
export interface Pennies extends Shape {
  options: { readonly coin: "penny" | "groat"; readonly quiet: boolean };
  state: {
    readonly seats: number;
    readonly quiet: boolean;
    at: number;
    shows: number;
    hidden: (string | null)[] | null;
  };
  view: { readonly awaited: AwaitedDecision | null; readonly at: number };
  question: { readonly kind: "lead"; readonly at: number } | { readonly kind: "hide" };
  answer: { readonly kind: "do"; readonly id: string };
  event:
    | { readonly kind: "stepped"; readonly seat: Seat }
    | { readonly kind: "rolled"; readonly die: number }
    | { readonly kind: "called" }
    | { readonly kind: "hid"; readonly seat: Seat; readonly side: string | null }
    | { readonly kind: "shown"; readonly sides: readonly string[] };
  problem: { readonly kind: "no-groats" };
  statement: { readonly kind: "wink" };
}

const answers = (...ids: string[]): Pennies["answer"][] => ids.map((id) => ({ kind: "do", id }));

export const pennies: Game<Pennies> = {
  id: "pennies",
  version: 1,
  seats: { min: 1, max: 4, usual: 4 },
  options: {
    coin: { kind: "choice", values: ["penny", "groat"], default: "penny" },
    quiet: { kind: "switch", default: false },
  },
  takeBack: "by-agreement",

  check: (seats, { coin }) => ({
    errors: coin === "groat" && seats > 2 ? [{ kind: "no-groats" }] : [],
    warnings: [],
  }),
  setup: (seats, { quiet }, { chance }) => ({ seats, quiet, at: chance.pick(10), shows: 0, hidden: null }),

  asked({ seats, shows, hidden }) {
    if (shows === 2) return [];
    return hidden === null ? [shows % seats] : seatsOf(seats).filter((seat) => hidden[seat] === null);
  },
  decision(state, seat) {
    if (!pennies.asked(state).includes(seat)) return null;
    if (state.hidden === null) {
      return {
        question: { kind: "lead", at: state.at },
        answers: answers("left", "right", "wait", "roll", "call"),
      };
    }
    return {
      question: { kind: "hide" },
      answers: answers("heads", "tails"),
      duration: { seconds: 20, then: "heads" },
    };
  },
  apply(state, seat, { id }, dealer) {
    if (state.hidden !== null) {
      const hidden = state.hidden.with(seat, id);
      state.hidden = hidden;
      dealer.tell({ kind: "hid", seat, side: id });
      const sides = hidden.filter((side) => side !== null);
      if (sides.length < state.seats) return;
      state.hidden = null;
      state.shows++;
      dealer.reveal({ kind: "shown", sides });
      return;
    }
    switch (id) {
      case "left":
      case "right":
        state.at += id === "left" ? -1 : 1;
        dealer.tell({ kind: "stepped", seat });
        return;
      case "wait":
        return;
      case "roll": {
        const die = dealer.chance.pick(6) + 1;
        state.at += die;
        dealer.tell({ kind: "rolled", die });
        return;
      }
      default:
        state.hidden = seatsOf(state.seats).map(() => null);
        dealer.tell({ kind: "called" });
    }
  },
  outcome: ({ seats, shows }) => (shows === 2 ? { winners: seatsOf(seats) } : null),

  view: (state) => ({
    awaited:
      state.shows === 2
        ? null
        : { seats: [...pennies.asked(state)], question: state.hidden === null ? "lead" : "hide" },
    at: state.at,
  }),
  see: (event, viewer) => (event.kind === "hid" && event.seat !== viewer ? { ...event, side: null } : event),
  after: (view, event) => (event.kind === "rolled" ? { ...view, at: view.at + event.die } : view),
  // No event tells which way the leader stepped.
  replay: { stripUntold: () => ({}) },

  redeal: (state, viewer, chance) => ({
    ...state,
    hidden:
      state.hidden?.map((side, seat) =>
        side === null || seat === viewer ? side : chance.pick(2) === 0 ? "heads" : "tails",
      ) ?? null,
  }),
  retell: (event, { hidden }) =>
    event.kind === "hid" ? { ...event, side: hidden?.[event.seat] ?? event.side } : event,
  secrets: ({ hidden }, viewer) => ({
    hidden: hidden?.map((side, seat) => (seat === viewer ? null : side)) ?? [],
  }),

  talk: {
    open: ({ quiet, hidden }) => !quiet || hidden === null,
    read: (_, __, value) =>
      typeof value === "object" && value !== null && "kind" in value && value.kind === "wink"
        ? { kind: "wink" }
        : null,
    examples: () => [{ kind: "wink" }],
  },
};

/** Pennies in the dark: nobody sees who has hidden theirs. */
export const darkPennies: Game<Pennies> = {
  ...pennies,
  view: (state) => ({
    awaited:
      state.hidden === null
        ? pennies.view(state, "public").awaited
        : { seats: seatsOf(state.seats), question: "hide" },
    at: state.at,
  }),
  see: (event, viewer) => (event.kind === "hid" && event.seat !== viewer ? null : event),
};
