import { copiedThrough, type Through } from "./can-use.ts";
import { cellAt, locationAt, playerAt } from "./city.ts";
import { reroll } from "./dice.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { LOCATIONS, resourceOf } from "./locations.ts";
import type { Spot, State } from "./state.ts";
import { gain, gainPoints, NONE, some } from "./stock.ts";
import { addStrength } from "./strength.ts";
import { celebration, harvestIn } from "./yields.ts";

/** Carries out a location's ability as far as possible; what needs a choice becomes a question. */
export function useLocation(
  state: State,
  { row, column }: Spot,
  through: Through,
  dealer: DiceCityDealer,
): void {
  const spot = { row, column };
  const { turn, tasks } = state;
  const { seat } = turn;
  const player = playerAt(state, seat);
  const location = locationAt(player, spot);
  const { use, tires, tag } = LOCATIONS[location];
  dealer.tell({ kind: "used", seat, location, ...spot, copied: through.copiers.length > 0 });
  // DC-15: the token is placed first, then the effect.
  if (tires) {
    cellAt(player, spot).off = true;
    dealer.tell({ kind: "tired", seat, location, ...spot });
  }
  switch (use?.do) {
    case undefined:
      throw new Error(`A ${location} has no use.`);
    case "gain": {
      // DC-14: each Mint used before gives one more of a resource location's resource.
      const resource = resourceOf(location);
      const more = resource === null ? NONE : some(resource, turn.mints);
      const { wood, stone, iron } = use.amounts;
      gain(
        state,
        seat,
        { wood: wood + more.wood, stone: stone + more.stone, iron: iron + more.iron },
        dealer,
      );
      return;
    }
    case "strength":
      addStrength(state, use.strength, use.against, dealer);
      // DC-14: a Blacksmith's bonus is ordinary strength, on a Watch Tower too.
      if (tag === "army" && turn.blacksmiths > 0) addStrength(state, turn.blacksmiths, "all", dealer);
      return;
    case "points":
      gainPoints(state, seat, use.points, dealer);
      return;
    case "reroll":
      if (use.others) tasks.push({ do: "well", die: through.die, chosen: [] });
      else reroll(state, seat, through.die, dealer);
      return;
    case "take-army":
      tasks.push({ do: "army" });
      return;
    case "strengthen-armies":
      turn.blacksmiths++;
      dealer.tell({ kind: "for-this-turn", seat, location: "blacksmith" });
      return;
    case "weaken-bandits":
      turn.trainingCamps++;
      dealer.tell({ kind: "for-this-turn", seat, location: "training-camp" });
      return;
    case "raise-resources":
      turn.mints++;
      dealer.tell({ kind: "for-this-turn", seat, location: "mint" });
      return;
    case "exchange":
      tasks.push({ do: "pay" });
      return;
    case "gain-per-harvest":
      gain(state, seat, harvestIn(player, row), dealer);
      return;
    case "triple":
      tasks.push({ do: "triple" });
      return;
    case "celebrate":
      gainPoints(state, seat, celebration(player), dealer);
      return;
    case "copy":
      tasks.push({ do: "copy", among: use.among, row, ...copiedThrough(through, location) });
      return;
    case "move-die":
      tasks.push({ do: "stable-die", die: through.die });
      return;
  }
}
