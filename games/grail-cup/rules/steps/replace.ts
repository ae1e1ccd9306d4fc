import type { Does } from "./step.ts";

/** GC-52: the token turned up is shuffled into the reserve, and a new one is laid face down in its place. */
export interface Replace {
  readonly do: "replace";
}

export const replace: Does<Replace> = {
  carryOut({ clovers }, _task, dealer) {
    const { turnedUp, reserve } = clovers;
    if (turnedUp === null) throw new Error("No token is turned up.");
    const { space, token } = turnedUp;
    const laid = ++clovers.replaced;
    reserve.push({ token, since: laid });
    const [drawn] = reserve.splice(dealer.chance.pick(reserve.length), 1);
    if (drawn === undefined) throw new Error("The reserve is empty.");
    clovers.track[space] = { ...drawn, name: clovers.nextName++, laid, seenBy: [], rememberedBy: [] };
    clovers.turnedUp = null;
    dealer.tell({ kind: "replaced", space, reserve: reserve.length });
  },
};
