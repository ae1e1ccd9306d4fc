import type { State } from "./state.ts";

/** A copy that shares only what is never changed in place. */
export function clone(state: State): State {
  const { lastChance, hunt } = state;
  return {
    ...state,
    deal: [...state.deal],
    putAway: state.putAway.map((cards) => [...cards]),
    veterans: [...state.veterans],
    amulets: state.amulets.map((amulet) => ({ ...amulet })),
    quests: [...state.quests],
    revealed: { ...state.revealed },
    lastChance:
      lastChance === null
        ? null
        : {
            ...lastChance,
            hands: [...lastChance.hands],
            acted: [...lastChance.acted],
            done: [...lastChance.done],
            turning: { ...lastChance.turning },
          },
    hunt: hunt === null ? null : { ...hunt, named: [...hunt.named] },
    tasks: [...state.tasks],
  };
}
