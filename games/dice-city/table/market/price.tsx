import { type Amounts, RESOURCES } from "../../rules/pieces.ts";
import { Goods } from "../pieces/glyphs.tsx";
import { Num } from "../pieces/num.tsx";

/** A price piece by piece, the pieces that the stock has in full colour; a long one as figures. */
export function Price({ price, stock }: { price: Amounts; stock: Amounts }) {
  return (
    <span class="dc-price" aria-hidden="true">
      {RESOURCES.map((resource) =>
        Array.from({ length: price[resource] }, (_, nth) => (
          <span key={`${resource}-${nth}`} class={nth < stock[resource] ? "" : "dc-lacking"}>
            <Goods kind={resource} />
          </span>
        )),
      )}
    </span>
  );
}

/** The price of a ship: how much of each, and how much of it is still to come. */
export function Cargo({ price, stock }: { price: Amounts; stock: Amounts }) {
  return (
    <span class="dc-price dc-cargo" aria-hidden="true">
      {RESOURCES.map((resource) => {
        const short = Math.max(0, price[resource] - stock[resource]);
        return (
          <span key={resource} class={short === 0 ? "" : "dc-short"}>
            <Goods kind={resource} />
            <Num of={`${price[resource] - short}/${price[resource]}`} />
          </span>
        );
      })}
    </span>
  );
}
