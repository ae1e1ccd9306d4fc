import type { Said, Seat } from "@roundtable/kernel";
import { type Loyalty, type Side, sideOf } from "../../rules/characters.ts";
import { listeningSentinel } from "../../rules/amulets.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { factsKnownTo } from "../../rules/role-screen.ts";
import type { State } from "../../rules/state.ts";
import { characterOf, everybody, sideAt } from "../../rules/table-facts.ts";

/** QU-40: whether this was untrue when it was said. An opinion counts only if the speaker knew better. */
export function isLie({ seat, say }: Said<QuestShape>, state: State): boolean {
  if (!("statement" in say)) return false;
  const { statement } = say;
  switch (statement.kind) {
    case "i-am":
      return characterOf(state, seat) !== statement.character;
    case "i-am-good":
      return sideAt(state, seat) !== "good";
    case "i-checked":
      return !checksSeen(state, seat).some((one) => one.of === statement.seat && one.saw === statement.saw);
    case "i-played-success": {
      const { team = [], cards = [] } = state.quests[statement.quest - 1] ?? {};
      return cards[team.indexOf(seat)] !== "success";
    }
    case "i-trust":
      return sideKnown(state, seat, statement.seat) === "evil";
    case "i-suspect":
      return sideKnown(state, seat, statement.seat) === "good";
    default:
      return false;
  }
}

/** QU-9, QU-15: what this seat was shown of others. */
function checksSeen(state: State, seat: Seat): readonly { readonly of: Seat; readonly saw: Loyalty }[] {
  const { firstLeader, leaderShows, amulets } = state;
  const asCleric =
    characterOf(state, seat) === "cleric" && leaderShows !== null && seat !== firstLeader
      ? [{ of: firstLeader, saw: leaderShows }]
      : [];
  return amulets.reduce((seen, { holder, checked, shown, shownToSentinel }, index) => {
    if (checked === null) return seen;
    if (holder === seat && shown !== null) return [...seen, { of: checked, saw: shown }];
    const listens = index === 0 && shownToSentinel !== null && listeningSentinel(state) === seat;
    return listens ? [...seen, { of: checked, saw: shownToSentinel }] : seen;
  }, asCleric);
}

/** A player knows the evil players whom they were shown; and everybody else, once they know all evil players. */
function sideKnown(state: State, seat: Seat, of: Seat): Side | null {
  const shown = state.revealed[of];
  if (shown !== undefined) return sideOf(shown);
  const facts = factsKnownTo(state, seat).filter(({ known }) => !known.startsWith("shows-"));
  if (facts.some((fact) => fact.seat === of)) return sideAt(state, of);
  if (sideAt(state, seat) === "good") return null;
  const evil = everybody(state).filter((one) => one !== seat && sideAt(state, one) === "evil");
  const knowsAll = evil.every((one) => facts.some((fact) => fact.seat === one));
  return knowsAll ? sideAt(state, of) : null;
}
