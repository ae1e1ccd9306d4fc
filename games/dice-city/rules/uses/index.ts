import { cellAt, locationAt, playerAt, playerOnTurn } from "../city.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { LOCATIONS, type Use } from "../pieces/locations.ts";
import type { Spot, State } from "../state.ts";
import { barracks } from "../steps/army.ts";
import { copierBy } from "../steps/copy.ts";
import { marketPlace } from "../steps/pay.ts";
import { stables } from "../steps/stable-die.ts";
import { storehouse } from "../steps/triple.ts";
import { travellerAndWell } from "../steps/well.ts";
import { blacksmith } from "./blacksmith.ts";
import { festivalHall } from "./festival-hall.ts";
import { gain } from "./gain.ts";
import { merchantGuild } from "./merchant-guild.ts";
import { mint } from "./mint.ts";
import { points } from "./points.ts";
import { strength } from "./strength.ts";
import { trainingCamp } from "./training-camp.ts";
import type { Through, UseOf, Uses } from "./use.ts";

/** What asks the player something stands beside its question, in `steps`. */
const USES: { readonly [Do in Use["do"]]: Uses<UseOf<Do>> } = {
  gain,
  strength,
  points,
  reroll: travellerAndWell,
  "take-army": barracks,
  "strengthen-armies": blacksmith,
  "weaken-bandits": trainingCamp,
  exchange: marketPlace,
  "gain-per-harvest": merchantGuild,
  "raise-resources": mint,
  triple: storehouse,
  celebrate: festivalHall,
  copy: copierBy(canUse),
  "move-die": stables,
};

/** DC-11: whether using this location could change something. DC-13: a deactivated one cannot be used or copied. */
export function canUse(state: State, spot: Spot, through: Through): boolean {
  const player = playerOnTurn(state);
  if (cellAt(player, spot).off) return false;
  const location = locationAt(player, spot);
  if (through.copiers.includes(location)) return false;
  const { use } = LOCATIONS[location];
  return use !== null && couldChangeSomething(state, use, spot, through);
}

/** Carries out a location's ability. */
export function useLocation(
  state: State,
  { row, column }: Spot,
  through: Through,
  dealer: DiceCityDealer,
): void {
  const spot = { row, column };
  const { seat } = state.turn;
  const player = playerAt(state, seat);
  const location = locationAt(player, spot);
  const { use, tires } = LOCATIONS[location];
  if (use === null) throw new Error(`A ${location} has no use.`);
  dealer.tell({ kind: "used", seat, location, ...spot, copied: through.copiers.length > 0 });
  // DC-15: the token is placed first, then the effect.
  if (tires) {
    cellAt(player, spot).off = true;
    dealer.tell({ kind: "tired", seat, location, ...spot });
  }
  takeEffect(state, use, spot, through, dealer);
}

function couldChangeSomething<Do extends Use["do"]>(
  state: State,
  use: UseOf<Do>,
  spot: Spot,
  through: Through,
): boolean {
  return USES[use.do].canUse(state, use, spot, through);
}

function takeEffect<Do extends Use["do"]>(
  state: State,
  use: UseOf<Do>,
  spot: Spot,
  through: Through,
  dealer: DiceCityDealer,
): void {
  USES[use.do].use(state, use, spot, through, dealer);
}
