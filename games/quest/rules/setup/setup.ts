import { shuffled } from "@roundtable/kernel";
import type { Character } from "../characters.ts";
import type { Options, QuestDealer } from "../quest.ts";
import { cardsOf, isDirectorsCut, planFor } from "./sets.ts";
import type { State } from "../state.ts";
import { everybody } from "../table-facts.ts";
import { tableauFor } from "../tableau.ts";
import { askTogether } from "../steps/ask-together.ts";

/** QU-8: the first leader is drawn before the deal. */
export function setup(seats: number, options: Options, dealer: QuestDealer): State {
  const directorsCut = isDirectorsCut(options);
  const plan = planFor(seats, options);
  const firstLeader = dealer.chance.pick(seats);
  const putAway: Character[][] = [];
  const dealt = [...plan.certain];
  for (const pile of plan.piles) {
    const cards = shuffled(dealer.chance, pile.cards);
    putAway.push(cards.splice(0, pile.putAway));
    dealt.push(...cards);
  }
  const state: State = {
    options,
    directorsCut,
    tableau: tableauFor(seats, directorsCut, options.boardForFour),
    set: cardsOf(plan),
    deal: shuffled(dealer.chance, dealt),
    putAway,
    firstLeader,
    leaderShows: null,
    leader: firstLeader,
    veterans: [firstLeader],
    amulets: [],
    quests: [],
    party: null,
    revealed: {},
    talk: "open",
    huntVote: null,
    lastChance: null,
    hunt: null,
    tasks: [],
    ending: null,
  };
  dealer.tell({ kind: "begins", leader: firstLeader, set: state.set });
  for (const [seat, character] of state.deal.entries()) dealer.reveal({ kind: "dealt", seat, character });
  askTogether(state, "ready", everybody(state));
  return state;
}
