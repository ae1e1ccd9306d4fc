import type { ChanceSource, Draw } from "./chance.ts";

/** Thrown where a log and the rules no longer tell the same story. */
export class ReplayMismatch extends Error {
  override readonly name = "ReplayMismatch";
}

/** Chance as it was drawn: `draws` are the draws from number `first` on. A request of another kind is a mismatch. */
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
