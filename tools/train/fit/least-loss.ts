import type { Constants } from "@roundtable/bots";

const ROUNDS = 40;
/** How far to either side the slope is measured, and the longest step, as parts of the constant. */
const BESIDE = 0.02;
const AT_MOST = 0.3;
/** A smaller gain, in nats, counts as none. */
const NOTHING = 1e-5;

/** Finds the constants with the least loss: one after another, again and again, each by a Newton step. */
export function leastLoss(start: Constants, lossOf: (constants: Constants) => number): Constants {
  let best = start;
  let least = lossOf(best);
  for (let round = 0; round < ROUNDS; round++) {
    const before = least;
    for (const name of Object.keys(start)) {
      const now = best[name] ?? 0;
      const scale = Math.max(Math.abs(now), 0.05);
      const at = (value: number): Constants => ({ ...best, [name]: value });
      const [below, above] = [lossOf(at(now - BESIDE * scale)), lossOf(at(now + BESIDE * scale))];
      let step = AT_MOST * scale * stepOf(below, least, above);
      // A step that goes too far is tried again at half its length.
      for (let nth = 0; nth < 4; nth++, step /= 2) {
        const loss = lossOf(at(now + step));
        if (loss >= least) continue;
        [best, least] = [at(now + step), loss];
        break;
      }
    }
    if (before - least < NOTHING) break;
  }
  return best;
}

/** The Newton step from three neighbouring losses, limited to -1 to 1. */
function stepOf(below: number, here: number, above: number): number {
  const [slope, curve] = [(above - below) / 2, above - 2 * here + below];
  const newton = curve > 0 ? (-slope / curve) * (BESIDE / AT_MOST) : -Math.sign(slope);
  return Math.max(-1, Math.min(1, newton));
}
