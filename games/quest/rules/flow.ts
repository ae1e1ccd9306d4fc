import type { Seat } from "@roundtable/kernel";
import { shuffled } from "@roundtable/kernel";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty } from "./characters.ts";
import { end, endByHunt } from "./ending.ts";
import { introduce, mustShow } from "./introduction.ts";
import { beginLastChance, dropHands, showHands } from "./last-chance.ts";
import type { QuestTable } from "./quest.ts";
import type { Party, State } from "./state.ts";
import {
  characterOf,
  everybody,
  failures,
  hasHiddenCard,
  introductionOf,
  questNow,
  seatOfCharacter,
  successes,
} from "./table-facts.ts";
import { failuresForEvil, SUCCESSES_FOR_GOOD } from "./tableau.ts";
import { askTogether, type TogetherTask } from "./together.ts";

/** QU-18: seconds. */
export const DISCUSSION = 300;

/** All have answered: what they decided together takes effect. */
export function resolve(state: State, task: TogetherTask, table: QuestTable): void {
  const given = (seat: Seat) => task.given[seat]?.[0];
  const whoGave = (answer: string) => task.seats.find((seat) => given(seat) === answer) ?? null;
  switch (task.what) {
    case "ready":
      return beginQuests(state, given(state.firstLeader) ?? "ready", table);
    case "cards":
      return resolveQuest(
        state,
        task.seats.map((seat) => cardOf(given(seat))),
        table,
      );
    case "galahad":
      return afterGalahadsWindow(state, whoGave("reveal"), table);
    case "discussion":
      return closeTalk(state, table);
    case "hunt-window": {
      const hunter = whoGave("hunt");
      table.reveal({ kind: "window", what: "hunt-window", used: hunter !== null });
      return hunter === null ? beginLastChance(state) : beginHunt(state, hunter, table);
    }
    case "hunt-vote":
      return resolveHuntVote(
        state,
        task.seats.map((seat) => cardOf(given(seat))),
        table,
      );
    case "point":
      return showHands(state, task, table);
    case "drop":
      return dropHands(state, task, table);
  }
}

function cardOf(answer: string | undefined): QuestCard {
  return answer === "fail" ? "fail" : "success";
}

/** QU-9: everybody knows what he knows; the first leader puts a team together. */
function beginQuests(state: State, leadersAnswer: string, table: QuestTable): void {
  const chosen: Loyalty = leadersAnswer === "show-evil" ? "evil" : "good";
  state.leaderShows = mustShow(characterOf(state, state.firstLeader)) ?? chosen;
  for (const [seat, facts] of introduce(introductionOf(state)).entries()) {
    table.reveal({ kind: "learned", seat, facts, putAway: putAwayKnownTo(state, seat) });
  }
  table.tell({ kind: "introduced" });
  state.tasks.push({ do: "team", chosen: [] });
}

/** QU-30, `hunter-sees-it`. */
export function putAwayKnownTo(state: State, seat: Seat): Character[] {
  const sees =
    hasHiddenCard(state) &&
    state.options.hiddenCard === "hunter-sees-it" &&
    characterOf(state, seat) === "blind-hunter";
  return sees ? state.putAway.flat() : [];
}

/** QU-10: everybody sees who goes and who has the magic token. */
export function sendTeam(state: State, party: Party, table: QuestTable): void {
  state.party = party;
  table.tell({ kind: "team", quest: questNow(state), ...party });
  askTogether(state, "cards", party.team);
}

/** QU-12 */
function resolveQuest(state: State, cards: readonly QuestCard[], table: QuestTable): void {
  const quest = questNow(state);
  const { party } = state;
  if (party === null) throw new Error("No quest is on.");
  const fails = cards.filter((card) => card === "fail").length;
  const failed = fails >= (state.tableau[quest - 1]?.failsNeeded ?? 1);
  state.quests.push({ ...party, cards, failed });
  state.party = null;
  table.reveal({ kind: "quest", quest, cards: shuffled(table.chance, cards), fails, failed });
  if (successes(state) === SUCCESSES_FOR_GOOD) afterSuccesses(state, table);
  else if (failures(state) === failuresForEvil(state.deal.length)) afterFailures(state, table);
  else handOver(state, failed);
}

/** QU-13: Galahad's window exists only right after the second failure, and is shown alike to all. */
function handOver(state: State, failed: boolean): void {
  if (failed && failures(state) === 2 && state.set.includes("galahad")) {
    askTogether(state, "galahad", everybody(state));
  } else {
    state.tasks.push({ do: "new-leader" });
  }
}

function afterGalahadsWindow(state: State, galahad: Seat | null, table: QuestTable): void {
  table.reveal({ kind: "window", what: "galahad", used: galahad !== null });
  if (galahad === null) {
    state.tasks.push({ do: "new-leader" });
    return;
  }
  reveal(state, galahad, table);
  nameLeader(state, galahad, null, table);
}

/** QU-13: with an amulet on the quest just over, its holder is named in the same move. */
export function nameLeader(state: State, leader: Seat, by: Seat | null, table: QuestTable): void {
  if (amuletIsDue(state)) state.tasks.push({ do: "amulet", leader, by });
  else install(state, leader, by, table);
}

function amuletIsDue(state: State): boolean {
  return state.tableau[state.quests.length - 1]?.amulet ?? false;
}

/** QU-13, QU-16: a Braggart who is to lead the fifth quest is revealed as soon as he is named. */
export function install(state: State, leader: Seat, by: Seat | null, table: QuestTable): void {
  state.leader = leader;
  state.veterans.push(leader);
  table.tell({ kind: "leader", seat: leader, by, quest: questNow(state) });
  if (questNow(state) === 5 && characterOf(state, leader) === "braggart") reveal(state, leader, table);
  state.tasks.push({ do: "team", chosen: [] });
}

/** QU-14: the check comes before the new leader starts picking. */
export function giveAmulet(state: State, holder: Seat, by: Seat, table: QuestTable): void {
  state.amulets.push({ holder, checked: null, shown: null, shownToSentinel: null });
  table.tell({ kind: "amulet", seat: holder, by });
  state.tasks.push({ do: "check", holder });
}

export function reveal(state: State, seat: Seat, table: QuestTable): void {
  const character = characterOf(state, seat);
  state.revealed[seat] = character;
  table.reveal({ kind: "revealed", seat, character });
}

/** QU-17: a Hunter who was dealt must hunt; in the Director's Cut by option. */
function afterSuccesses(state: State, table: QuestTable): void {
  const hunter = seatOfCharacter(state, "blind-hunter");
  const mustHunt = !state.directorsCut || state.options.huntAfterSuccess;
  if (hunter !== null && mustHunt) beginHunt(state, hunter, table);
  else end(state, "good", "three-successes", table);
}

/** QU-18 */
function afterFailures(state: State, table: QuestTable): void {
  const revealer = seatOfCharacter(state, "revealer");
  if (revealer !== null) reveal(state, revealer, table);
  table.tell({ kind: "discussion", seconds: DISCUSSION });
  askTogether(state, "discussion", everybody(state));
}

/** QU-19, QU-22: what the Hunter may do is asked of all alike, whenever she may have been dealt. */
function closeTalk(state: State, table: QuestTable): void {
  state.talk = "closed";
  table.tell({ kind: "talk-closed" });
  if (!state.set.includes("blind-hunter")) beginLastChance(state);
  else askTogether(state, state.options.huntVote ? "hunt-vote" : "hunt-window", everybody(state));
}

/** QU-22: two Fails or more make the Hunter hunt, if there is one. */
function resolveHuntVote(state: State, cards: readonly QuestCard[], table: QuestTable): void {
  state.huntVote = cards;
  const fails = cards.filter((card) => card === "fail").length;
  const hunter = fails >= 2 ? seatOfCharacter(state, "blind-hunter") : null;
  table.reveal({ kind: "hunt-vote", fails, hunt: hunter !== null });
  if (hunter === null) beginLastChance(state);
  else beginHunt(state, hunter, table);
}

/** QU-21 */
function beginHunt(state: State, hunter: Seat, table: QuestTable): void {
  reveal(state, hunter, table);
  state.talk = "hunter-only";
  state.hunt = { hunter, named: [] };
  table.tell({ kind: "hunt", seat: hunter });
  state.tasks.push({ do: "name-player" });
}

/** QU-21: each naming is answered before the next. */
export function name(state: State, seat: Seat | null, character: Character, table: QuestTable): void {
  const { hunt } = state;
  if (hunt === null) throw new Error("Nobody hunts.");
  const dealt = seat === null ? state.putAway.flat()[0] : characterOf(state, seat);
  const right = dealt !== undefined && isNamedRightly(dealt, character);
  hunt.named.push({ seat, character, right });
  table.reveal({ kind: "named", seat: hunt.hunter, target: seat, character, right });
  endByHunt(state, dealt ?? null, table);
  if (state.ending === null) state.tasks.push({ do: "name-player" });
}

const AS_LOYAL_SERVANT: ReadonlySet<Character> = new Set<Character>([
  "loyal-servant",
  "duke",
  "archduke",
  "apprentice",
]);

/** QU-21: Duke, Archduke and Apprentice may be named Loyal Servant; everyone else exactly. */
export function isNamedRightly(dealt: Character, named: Character): boolean {
  return dealt === named || (named === "loyal-servant" && AS_LOYAL_SERVANT.has(dealt));
}
