import type { Seat } from "@roundtable/kernel";
import type { Character, Loyalty } from "../../rules/characters.ts";
import { type Fact, learnedBy, mustShow } from "../../rules/introduction.ts";
import type { MineView } from "../../rules/quest.ts";
import { introductionOf } from "../../rules/role-screen.ts";
import type { State } from "../../rules/state.ts";
import { characterOf, taskNow } from "../../rules/table-facts.ts";
import { gameFor } from "./real-cards.ts";
import type { Sitting } from "./sitting.ts";

/** What one person may see while they alone look at the device. */
export interface OwnSight {
  readonly character: Character;
  /** null if the introduction is read aloud */
  readonly facts: readonly Fact[] | null;
  readonly putAway: readonly Character[];
  /** Empty if checks are made with real cards: the device does not know the answers. */
  readonly checks: MineView["checks"];
}

export function ownSight({ snapshot: { state }, ways }: Sitting, seat: Seat): OwnSight {
  const { mine } = gameFor(ways).view(state, seat);
  if (mine === null) throw new Error(`Nobody sits on seat ${seat}.`);
  const { character, putAway, checks } = mine;
  return {
    character,
    facts:
      ways.knowledge === "device"
        ? learnedBy(seat, { ...introductionOf(state), leaderShows: shows(state) })
        : null,
    putAway,
    checks: ways.cards === "device" ? checks : [],
  };
}

/**
 * QU-9: what the first leader shows the Clerics. Online it appears when everybody is ready, because a delay would
 * reveal a Trickster. Here the leader looks first, and has chosen before the device reaches anybody else.
 */
function shows(state: State): Loyalty {
  if (state.leaderShows !== null) return state.leaderShows;
  const task = taskNow(state.tasks);
  const chosen = task?.do === "together" ? task.given[state.firstLeader]?.[0] : undefined;
  return mustShow(characterOf(state, state.firstLeader)) ?? (chosen === "show-evil" ? "evil" : "good");
}
