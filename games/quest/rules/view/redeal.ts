import { type Chance, pickOne, type Seat, shuffled, type Viewer } from "@roundtable/kernel";
import { listeningSentinel } from "../amulets.ts";
import { allowedOn, type QuestCard } from "../cards.ts";
import type { Character, Loyalty } from "../characters.ts";
import { clone } from "../clone.ts";
import { Explanation, type Place } from "./explanation.ts";
import { mustShow } from "../introduction.ts";
import { putAwayKnownTo } from "../role-screen.ts";
import type { Quest, State } from "../state.ts";
import type { TogetherTask } from "../steps/together.ts";
import { characterOf, everybody, sideAt, taskNow } from "../table-facts.ts";
import { answersOwed, togetherAnswers } from "../steps/together.ts";

/**
 * Redeals the hidden characters so that they explain everything the viewer was shown, then draws the secret cards,
 * answers and votes to fit them.
 */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  // QU-12, QU-15: the end reveals the characters. Who played and showed what is in no view; only the open log tells it.
  if (state.ending === null) dealAnew(state, other, viewer, chance);
  for (const [index, quest] of other.quests.entries()) {
    other.quests[index] = { ...quest, cards: playAnew(other, quest, index + 1, viewer, chance) };
  }
  showAnew(other, viewer, chance);
  voteAnew(other, viewer, chance);
  answerAnew(other, viewer, chance);
  pressDoneAnew(other, viewer, chance);
  return other;
}

/** Sorted before shuffling, so that the true places have no influence on the new ones. */
function dealAnew(truth: State, other: State, viewer: Viewer, chance: Chance): void {
  const places = placesUnseenBy(viewer, truth);
  const explanation = new Explanation(truth, viewer);
  const cards = shuffled(chance, places.map((place) => at(truth, place)).toSorted());
  const hidden = new Set(places.flatMap((place) => ("seat" in place ? [place.seat] : [])));
  const deal = truth.deal.map((character, seat) => (hidden.has(seat) ? null : character));

  /** Whether these cards explain everything when they fill the places from this one on. */
  const fill = (nth: number, left: readonly Character[]): boolean => {
    const place = places[nth];
    if (place === undefined) return true;
    return left.some((card, index) => {
      if (left.indexOf(card) < index || !explanation.allows(place, card)) return false;
      put(other, place, card);
      if ("seat" in place) deal[place.seat] = card;
      if (explanation.countsFit(deal) && fill(nth + 1, left.toSpliced(index, 1))) return true;
      if ("seat" in place) deal[place.seat] = null;
      return false;
    });
  };
  if (!fill(0, cards)) throw new Error("Not even the true deal explains what was shown.");
}

function placesUnseenBy(viewer: Viewer, state: State): Place[] {
  const seats = everybody(state).filter((seat) => seat !== viewer && !(seat in state.revealed));
  const hasSeenPutAway = viewer !== "public" && putAwayKnownTo(state, viewer).length > 0;
  return [
    ...seats.map((seat) => ({ seat })),
    ...(hasSeenPutAway
      ? []
      : state.putAway.flatMap((cards, pile) => cards.map((_, card) => ({ pile, card })))),
  ];
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

/** Gives the counted number of Fails to players who may have played one. */
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

/** Nobody else knows who has answered in secret, and what: only how many answers there are. */
function answerAnew(state: State, viewer: Viewer, chance: Chance): void {
  const task = taskNow(state.tasks);
  if (task?.do !== "together") return;
  const others = task.seats.filter((seat) => seat !== viewer);
  const count = others.reduce((sum, seat) => sum + (task.given[seat]?.length ?? 0), 0);
  const owed = others.flatMap((seat) => Array<Seat>(answersOwed(task)).fill(seat));
  const own = viewer === "public" ? undefined : task.given[viewer];
  let anew: TogetherTask = {
    ...task,
    given: viewer === "public" || own === undefined ? {} : { [viewer]: own },
  };
  for (const seat of shuffled(chance, owed).slice(0, count)) {
    const given = [...(anew.given[seat] ?? []), pickOne(chance, togetherAnswers(state, anew, seat)).id];
    anew = { ...anew, given: { ...anew.given, [seat]: given } };
  }
  state.tasks[state.tasks.length - 1] = anew;
}

/** QU-20c: nobody else knows who is done, nor that an Archduke has taken hold of a hand. */
function pressDoneAnew(state: State, viewer: Viewer, chance: Chance): void {
  const { lastChance } = state;
  if (lastChance === null) return;
  const isMine = (seat: Seat) => seat === viewer;
  const mine = lastChance.done.filter(isMine);
  const others = shuffled(
    chance,
    everybody(state).filter((seat) => !isMine(seat)),
  );
  const done = [...mine, ...others.slice(0, lastChance.done.length - mine.length)];
  const turning = Object.entries(lastChance.turning).filter(([seat]) => isMine(Number(seat)));
  state.lastChance = { ...lastChance, done, turning: Object.fromEntries(turning) };
}
