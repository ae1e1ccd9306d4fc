import { answerOfKind } from "@roundtable/kernel";
import { spotAnswer } from "../answers.ts";
import { locationAt, playerOnTurn, SPOTS } from "../city.ts";
import type { Location } from "../pieces/locations.ts";
import type { Row } from "../pieces.ts";
import type { Player, Spot, State } from "../state.ts";
import type { CanUse, Through, UseLocation, UseOf, Uses } from "../uses/use.ts";
import type { Asks } from "./step.ts";

/** DC-15: Cemetery, Church and Town Hall use another location of the city as if the die stood there. */
export interface Copy {
  readonly do: "copy";
  readonly among: UseOf<"copy">["among"];
  /** Where the copier stands. */
  readonly row: Row;
  readonly die: Row;
  /** The copiers of this use so far, this one first: none may occur twice. */
  readonly copiers: readonly [Location, ...Location[]];
}

/** A copier is itself a location: how any of them is used is handed to it. */
export function copierBy(canUse: CanUse): Uses<UseOf<"copy">> {
  return {
    canUse(state, use, spot, through) {
      const copy = copyFrom(state, use, spot, through);
      return SPOTS.some((target) => canCopy(state, target, copy, canUse));
    },

    use(state, use, spot, through) {
      state.tasks.push(copyFrom(state, use, spot, through));
    },
  };
}

export function copyBy(canUse: CanUse, useLocation: UseLocation): Asks<Copy> {
  return {
    question: (_state, { copiers: [copier] }) => ({ kind: "copy", copier }),

    answers(state, copy) {
      const player = playerOnTurn(state);
      const targets = SPOTS.filter((target) => canCopy(state, target, copy, canUse));
      return targets.map((target) => spotAnswer(player, target));
    },

    follow(state, copy, answer, dealer) {
      useLocation(state, answerOfKind(answer, "spot"), copy, dealer);
    },
  };
}

/** The same die, through one copier more. */
function copyFrom(state: State, { among }: UseOf<"copy">, spot: Spot, { die, copiers }: Through): Copy {
  const copier = locationAt(playerOnTurn(state), spot);
  return { do: "copy", among, row: spot.row, die, copiers: [copier, ...copiers] };
}

function canCopy(state: State, target: Spot, copy: Copy, canUse: CanUse): boolean {
  return isWithinReach(playerOnTurn(state), target, copy) && canUse(state, target, copy);
}

/** Cemetery looks in its row, Church under the dice not yet spent, Town Hall everywhere. */
function isWithinReach({ dice }: Player, target: Spot, { among, row, die }: Copy): boolean {
  switch (among) {
    case "city":
      return true;
    case "row":
      return target.row === row;
    case "dice": {
      const { column, spent } = dice[target.row];
      return column === target.column && !spent && target.row !== die;
    }
  }
}
