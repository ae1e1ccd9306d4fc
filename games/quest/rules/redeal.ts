import { type Chance, pickOne, type Seat, shuffled, type Viewer } from "@roundtable/kernel";
import { listeningSentinel } from "./apply.ts";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty } from "./characters.ts";
import { clone } from "./clone.ts";
import type { Event } from "./events.ts";
import { explainer } from "./explains.ts";
import { putAwayKnownTo } from "./flow.ts";
import { learnedBy, mustShow } from "./introduction.ts";
import { planFor } from "./sets.ts";
import type { Quest, State } from "./state.ts";
import { characterOf, everybody, introductionOf, sideAt } from "./table-facts.ts";
import { taskNow } from "./tasks.ts";
import { allowedOn, togetherAnswers, type TogetherTask } from "./together.ts";

/**
 * The characters are swapped about, two at a time, as long as everything that the viewer was shown can still have
 * happened; then what was played, shown and voted in secret is drawn anew to fit them.
 */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  if (state.ending !== null) return other;
  swapCharacters(state, other, viewer, chance);
  for (const [index, quest] of other.quests.entries()) {
    other.quests[index] = { ...quest, cards: playAnew(other, quest, index + 1, viewer, chance) };
  }
  showAnew(other, viewer, chance);
  voteAnew(other, viewer, chance);
  answerAnew(other, viewer, chance);
  return other;
}

/** Where a character can be: before a player, or among those put away. */
type Place = { readonly seat: Seat } | { readonly pile: number; readonly card: number };

function swapCharacters(truth: State, other: State, viewer: Viewer, chance: Chance): void {
  const places: Place[] = [
    ...everybody(other).flatMap((seat) => (seat === viewer || seat in other.revealed ? [] : [{ seat }])),
    ...other.putAway.flatMap((cards, pile) => cards.map((_, card) => ({ pile, card }))),
  ];
  if (places.length < 2) return;
  const explains = explainer(truth, viewer);
  const tries = 5 * places.length;
  for (let nth = 0; nth < tries; nth++) {
    const [one, two] = [pickOne(chance, places), pickOne(chance, places)];
    swap(other, one, two);
    if (!explains(other)) swap(other, one, two);
  }
}

function swap(state: State, one: Place, two: Place): void {
  const held = at(state, one);
  put(state, one, at(state, two));
  put(state, two, held);
}

function at(state: State, place: Place): Character {
  const character = "seat" in place ? state.deal[place.seat] : state.putAway[place.pile]?.[place.card];
  if (character === undefined) throw new Error("There is no card at this place.");
  return character;
}

function put(state: State, place: Place, character: Character): void {
  if ("seat" in place) {
    state.deal[place.seat] = character;
    return;
  }
  const pile = state.putAway[place.pile];
  if (pile !== undefined) pile[place.card] = character;
}

/** As many Fails as were counted, by whoever may have played one. */
function playAnew(
  state: State,
  quest: Quest,
  number: number,
  viewer: Viewer,
  chance: Chance,
): readonly QuestCard[] {
  const mayPlay = quest.team.map((seat, index) =>
    seat === viewer ? quest.cards.slice(index, index + 1) : allowedOn(state, quest, number, seat),
  );
  const cards = mayPlay.map((allowed): QuestCard => (allowed.includes("success") ? "success" : "fail"));
  let owed = failsIn(quest.cards) - failsIn(cards);
  const free = mayPlay.flatMap((allowed, index) => (allowed.length > 1 ? [index] : []));
  for (const index of shuffled(chance, free)) {
    if (owed <= 0) break;
    cards[index] = "fail";
    owed--;
  }
  return cards;
}

function failsIn(cards: readonly QuestCard[]): number {
  return cards.filter((card) => card === "fail").length;
}

/** QU-15: what others were shown follows from the character, unless she chooses. */
function showAnew(state: State, viewer: Viewer, chance: Chance): void {
  const anyShow = (seat: Seat): Loyalty =>
    mustShow(characterOf(state, seat)) ?? pickOne<Loyalty>(chance, ["good", "evil"]);
  const isMine = (seat: Seat | null) => seat !== null && seat === viewer;
  const seesLeader = viewer !== "public" && characterOf(state, viewer) === "cleric";
  if (state.leaderShows !== null && !isMine(state.firstLeader) && !seesLeader) {
    state.leaderShows = anyShow(state.firstLeader);
  }
  for (const [index, amulet] of state.amulets.entries()) {
    const { checked, holder } = amulet;
    if (checked === null || isMine(checked)) continue;
    if (amulet.shown !== null && !isMine(holder)) amulet.shown = anyShow(checked);
    const listens = index === 0 && isMine(listeningSentinel(state));
    if (amulet.shownToSentinel !== null && !listens) amulet.shownToSentinel = anyShow(checked);
  }
}

/** QU-22: the number of Fails is public, and only evil can have played them. */
function voteAnew(state: State, viewer: Viewer, chance: Chance): void {
  const { huntVote } = state;
  if (huntVote === null) return;
  const own = viewer === "public" ? undefined : huntVote[viewer];
  const evil = everybody(state).filter((seat) => seat !== viewer && sideAt(state, seat) === "evil");
  const fails = new Set(shuffled(chance, evil).slice(0, failsIn(huntVote) - (own === "fail" ? 1 : 0)));
  state.huntVote = huntVote.map((card, seat) =>
    seat === viewer ? card : fails.has(seat) ? "fail" : "success",
  );
}

/** What has been answered in secret, and is not yet shown, could be any legal answer. */
function answerAnew(state: State, viewer: Viewer, chance: Chance): void {
  const task = taskNow(state.tasks);
  if (task?.do !== "together") return;
  let anew: TogetherTask = { ...task, given: {} };
  for (const seat of task.seats) {
    const given = task.given[seat] ?? [];
    for (const answer of given) {
      const before = anew.given[seat] ?? [];
      const id = seat === viewer ? answer : pickOne(chance, togetherAnswers(state, anew, seat)).id;
      anew = { ...anew, given: { ...anew.given, [seat]: [...before, id] } };
    }
  }
  state.tasks[state.tasks.length - 1] = anew;
}

export function retell(event: Event, redealt: State): Event {
  switch (event.kind) {
    case "dealt":
      return { ...event, character: characterOf(redealt, event.seat) };
    case "learned": {
      const facts = learnedBy(event.seat, introductionOf(redealt));
      return { ...event, facts, putAway: putAwayKnownTo(redealt, event.seat) };
    }
    case "decided": {
      const answer = decidedNow(redealt, event);
      return answer === null ? event : { ...event, answer };
    }
    case "shown": {
      const loyalty = redealt.amulets[event.amulet]?.shown;
      return loyalty === undefined || loyalty === null ? event : { ...event, loyalty };
    }
    case "overheard": {
      const { kind, target } = event;
      const loyalty = redealt.amulets[0]?.shownToSentinel ?? null;
      const seat = listeningSentinel(redealt);
      return seat === null || loyalty === null ? { kind, target } : { kind, target, seat, loyalty };
    }
    default:
      return event;
  }
}

/** What a seat has decided in secret, where the state still knows. */
function decidedNow(state: State, { seat, what, quest }: Extract<Event, { kind: "decided" }>): string | null {
  const done = state.quests[quest - 1];
  if (what === "cards" && done !== undefined) return done.cards[done.team.indexOf(seat)] ?? null;
  if (what === "hunt-vote" && state.huntVote !== null) return state.huntVote[seat] ?? null;
  return null;
}

export function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  if (state.ending !== null) return {};
  const unseen = everybody(state).filter((seat) => seat !== viewer && !(seat in state.revealed));
  const hidden: Record<string, unknown> = {
    "the characters": unseen.map((seat) => characterOf(state, seat)),
  };
  if (state.quests.length > 0) {
    hidden["the cards played"] = state.quests.map(({ team, cards }) =>
      cards.filter((_, index) => team[index] !== viewer),
    );
  }
  if (!knowsWhatWasPutAway(state, viewer)) hidden["what was put away"] = state.putAway;
  return hidden;
}

/** Whoever has one of two knows that the other was put away (QU-30). */
function knowsWhatWasPutAway(state: State, viewer: Viewer): boolean {
  if (state.putAway.length === 0) return true;
  const own = viewer === "public" ? null : characterOf(state, viewer);
  if (viewer !== "public" && putAwayKnownTo(state, viewer).length > 0) return true;
  return planFor(state.deal.length, state.options).piles.every(
    ({ cards }) => new Set(cards.filter((card) => card !== own)).size === 1,
  );
}
