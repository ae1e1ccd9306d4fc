import type { ChanceSource, Draw } from "./chance.ts";

/** Thrown where a log and the rules no longer agree. */
export class ReplayMismatch extends Error {
  override readonly name = "ReplayMismatch";
}

/** Chance from a log: `draws` are the draws from number `first` on. Asking for another kind of draw throws. */
export function recorded(draws: readonly Draw[], first = 0): ChanceSource {
  const take = (number: number): Draw => {
    const draw = draws[number - first];
    if (draw === undefined)
      throw new ReplayMismatch(`The rules ask for draw ${number}, which was never made.`);
    return draw;
  };
  return {
    pick(number, sides) {
      const draw = take(number);
      if ("order" in draw || draw.of !== sides) {
        throw new ReplayMismatch(
          `Draw ${number} was ${JSON.stringify(draw)}; the rules ask for one of ${sides}.`,
        );
      }
      return draw.drew;
    },
    order(number, length) {
      const draw = take(number);
      if (!("order" in draw) || draw.order.length !== length) {
        throw new ReplayMismatch(
          `Draw ${number} was ${JSON.stringify(draw)}; the rules ask for an order of ${length}.`,
        );
      }
      return draw.order;
    },
  };
}
