import type { Clovers, State } from "./state.ts";

/** A copy that shares only what is never changed in place. */
export function clone(state: State): State {
  const { round } = state;
  return {
    ...state,
    knights: state.knights.map((knight) => ({ ...knight })),
    clovers: copyOfClovers(state.clovers),
    round: { ...round, picks: [...round.picks], calls: [...round.calls] },
    tasks: [...state.tasks],
  };
}

function copyOfClovers(clovers: Clovers): Clovers {
  return { ...clovers, track: { ...clovers.track }, reserve: [...clovers.reserve] };
}
