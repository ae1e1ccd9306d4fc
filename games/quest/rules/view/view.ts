import type { Seat, Viewer } from "@roundtable/kernel";
import { listeningSentinel } from "../amulets.ts";
import { asked, isSecret, questionKind } from "../steps/index.ts";
import { type Fact, mustShow } from "../introduction.ts";
import type { MineView, View } from "../quest.ts";
import { factsKnownTo, putAwayKnownTo } from "../role-screen.ts";
import type { State } from "../state.ts";
import { characterOf, everybody, taskNow } from "../table-facts.ts";
import { answersOwed } from "../steps/together.ts";

/** QU-7: what is public, and what this seat alone knows. */
export function view(state: State, viewer: Viewer, open: View = publicView(state)): View {
  return viewer === "public" ? open : { ...open, mine: mineOf(state, viewer) };
}

/** Everybody's character and what each knew, as the end shows them. */
export function openView(state: State): View {
  return {
    ...publicView(state),
    deal: [...state.deal],
    putAway: state.putAway.flat(),
    knew: everybody(state).map((seat) => factsKnownTo(state, seat)),
  };
}

function publicView(state: State): View {
  const { lastChance, ending } = state;
  return {
    directorsCut: state.directorsCut,
    set: state.set,
    tableau: state.tableau,
    quests: state.quests.map(({ leader, team, magic, cards, failed }) => ({
      leader,
      team,
      magic,
      fails: cards.filter((card) => card === "fail").length,
      failed,
    })),
    firstLeader: state.firstLeader,
    leader: state.leader,
    veterans: [...state.veterans],
    amulets: state.amulets.map(({ holder, checked }) => ({ holder, checked })),
    revealed: { ...state.revealed },
    team: teamNow(state),
    together: togetherNow(state),
    talk: state.talk,
    hands: lastChance === null ? null : [...lastChance.hands],
    dropped: lastChance?.dropped ?? [],
    hunt: state.hunt === null ? null : { ...state.hunt, named: [...state.hunt.named] },
    ending,
    deal: ending === null ? null : [...state.deal],
    putAway: ending === null ? null : state.putAway.flat(),
    knew: ending === null ? null : everybody(state).map((seat) => factsOpenAtTheEnd(state, seat)),
    awaited: awaitedNow(state),
    mine: null,
  };
}

/** QU-7: answers stay secret; but a forced answer follows from the open deal anyway. */
function factsOpenAtTheEnd(state: State, seat: Seat): readonly Fact[] {
  const leaderChose = mustShow(characterOf(state, state.firstLeader)) === null;
  return factsKnownTo(state, seat).filter(({ known }) => !leaderChose || !known.startsWith("shows-"));
}

function teamNow({ tasks, party }: State): View["team"] {
  const task = taskNow(tasks);
  if (party !== null) return { chosen: party.team, magic: party.magic };
  if (task?.do === "team") return { chosen: task.chosen, magic: null };
  return task?.do === "magic" ? { chosen: task.team, magic: null } : null;
}

/** Only the number: who has answered would reveal who had to think. */
function togetherNow(state: State): View["together"] {
  const task = taskNow(state.tasks);
  if (task?.do === "acts") return { answered: state.lastChance?.done.length ?? 0, of: state.deal.length };
  if (task?.do !== "together") return null;
  const answered = task.seats.reduce((sum, seat) => sum + (task.given[seat]?.length ?? 0), 0);
  return { answered, of: answersOwed(task) * task.seats.length };
}

/** Players who decide in secret are awaited until everybody has decided, because it is secret who has answered. */
function awaitedNow(state: State): View["awaited"] {
  const task = taskNow(state.tasks);
  if (task === null) return null;
  const together = task.do === "together" ? task.seats : task.do === "acts" ? everybody(state) : null;
  const secretly = isSecret(state) ? ({ secretly: true } as const) : {};
  return { seats: together ?? asked(state), question: questionKind(task), ...secretly };
}

function mineOf(state: State, seat: Seat): MineView {
  const task = taskNow(state.tasks);
  return {
    character: characterOf(state, seat),
    facts: factsKnownTo(state, seat),
    putAway: putAwayKnownTo(state, seat),
    cards: state.quests.map(({ team, cards }) => cards[team.indexOf(seat)] ?? null),
    checks: checksSeenBy(state, seat),
    answered: task?.do === "together" ? [...(task.given[seat] ?? [])] : [],
  };
}

/** QU-15: the holder of an amulet sees the answer, and the Sentinel one of her own at the first. */
function checksSeenBy(state: State, seat: Seat): MineView["checks"] {
  return state.amulets.flatMap(({ holder, checked, shown, shownToSentinel }, index): MineView["checks"] => {
    if (checked === null) return [];
    if (holder === seat && shown !== null) return [{ seat: checked, loyalty: shown, as: "holder" }];
    const listens = index === 0 && shownToSentinel !== null && listeningSentinel(state) === seat;
    return listens ? [{ seat: checked, loyalty: shownToSentinel, as: "sentinel" }] : [];
  });
}
