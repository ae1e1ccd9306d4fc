import type { Seat, Viewer } from "@roundtable/kernel";
import { listeningSentinel } from "./apply.ts";
import type { Character, Loyalty } from "./characters.ts";
import { isNamedRightly, putAwayKnownTo } from "./flow.ts";
import { learnedBy, mustShow } from "./introduction.ts";
import { type Pile, planFor } from "./sets.ts";
import type { Quest, State } from "./state.ts";
import { characterOf, everybody, failures, introductionOf, sideAt } from "./table-facts.ts";
import { failuresForEvil } from "./tableau.ts";
import { allowedOn } from "./together.ts";

/** Whether this viewer could have been shown all he was shown in `truth` if the characters were dealt otherwise. */
export function explainer(truth: State, viewer: Viewer): (other: State) => boolean {
  const { piles } = planFor(truth.deal.length, truth.options);
  const known = viewer === "public" ? null : knowledgeOf(truth, viewer);
  return (other) =>
    putAwayFitsPiles(other, piles) &&
    (viewer === "public" || knowledgeOf(other, viewer) === known) &&
    (viewer === "public" || leaderFits(other, viewer)) &&
    other.quests.every((quest, index) => couldHaveFailed(other, quest, index + 1, viewer)) &&
    checksFit(other, viewer) &&
    revealsFit(other) &&
    handsFit(other) &&
    namingsFit(other);
}

/** QU-23, QU-30: only a card of the pile can have been put away from it. */
function putAwayFitsPiles({ putAway }: State, piles: readonly Pile[]): boolean {
  return putAway.every((cards, index) => {
    const pile = [...(piles[index]?.cards ?? [])];
    return cards.every((card) => {
      const at = pile.indexOf(card);
      if (at !== -1) pile.splice(at, 1);
      return at !== -1;
    });
  });
}

/** QU-9: what he learned, but for what the first leader showed. */
function knowledgeOf(state: State, viewer: Seat): string {
  const facts = learnedBy(viewer, introductionOf(state)).filter(({ known }) => !known.startsWith("shows-"));
  return JSON.stringify([facts, putAwayKnownTo(state, viewer)]);
}

/** QU-9: a Cleric knows what the first leader showed, and the first leader what he showed. */
function leaderFits(state: State, viewer: Seat): boolean {
  const { firstLeader, leaderShows } = state;
  const concerned = viewer === firstLeader || characterOf(state, viewer) === "cleric";
  return leaderShows === null || !concerned || canShow(characterOf(state, firstLeader), leaderShows);
}

function canShow(character: Character, loyalty: Loyalty): boolean {
  return (mustShow(character) ?? loyalty) === loyalty;
}

/** QU-12: the number of Fails is public, and each knows his own card. */
function couldHaveFailed(state: State, quest: Quest, number: number, viewer: Viewer): boolean {
  const fails = quest.cards.filter((card) => card === "fail").length;
  let [least, most] = [0, 0];
  for (const [index, seat] of quest.team.entries()) {
    const allowed =
      seat === viewer ? quest.cards.slice(index, index + 1) : allowedOn(state, quest, number, seat);
    if (allowed.includes("fail")) most++;
    if (!allowed.includes("success")) least++;
  }
  return least <= fails && fails <= most;
}

/** QU-15 */
function checksFit(state: State, viewer: Viewer): boolean {
  const listens = viewer !== "public" && listeningSentinel(state) === viewer;
  return state.amulets.every(({ holder, checked, shown, shownToSentinel }, index) => {
    if (checked === null) return true;
    const character = characterOf(state, checked);
    const sawHolders = holder === viewer && shown !== null;
    const sawSentinels = index === 0 && listens && shownToSentinel !== null;
    return (
      (!sawHolders || canShow(character, shown)) && (!sawSentinels || canShow(character, shownToSentinel))
    );
  });
}

/** QU-16, QU-18, QU-22: whoever must have been revealed by now would have been. */
function revealsFit(state: State): boolean {
  const hidden = everybody(state).filter((seat) => !(seat in state.revealed));
  const isHidden = (character: Character) => hidden.some((seat) => characterOf(state, seat) === character);
  const fifthLeader = state.veterans[4];
  if (
    fifthLeader !== undefined &&
    hidden.includes(fifthLeader) &&
    characterOf(state, fifthLeader) === "braggart"
  ) {
    return false;
  }
  if (failures(state) === failuresForEvil(state.deal.length) && isHidden("revealer")) return false;
  const voted = state.huntVote?.filter((card) => card === "fail").length ?? 0;
  return !(voted >= 2 && isHidden("blind-hunter"));
}

/** QU-20: an Apprentice points with one hand, and evil has dropped its hands, but for a Mutineer. */
function handsFit(state: State): boolean {
  const { lastChance } = state;
  if (lastChance === null) return true;
  return everybody(state).every((seat) => {
    const character = characterOf(state, seat);
    if ((lastChance.pointed[seat]?.[1] === null) !== (character === "apprentice")) return false;
    if (lastChance.dropped === null || character === "mutineer") return true;
    return lastChance.dropped.includes(seat) === (sideAt(state, seat) === "evil");
  });
}

/** QU-21: the first naming was answered; had it been Arthur, the hunt would be over. */
function namingsFit(state: State): boolean {
  const [first] = state.hunt?.named ?? [];
  if (first === undefined) return true;
  const dealt = first.seat === null ? state.putAway.flat()[0] : characterOf(state, first.seat);
  return dealt !== undefined && dealt !== "arthur" && isNamedRightly(dealt, first.character);
}
