import { type Amounts, RESOURCES } from "../../rules/pieces.ts";
import { Goods } from "../pieces/glyphs.tsx";
import { Num } from "../pieces/num.tsx";

/** A price in figures, each kind with its picture; what the stock lacks is underlined. */
export function Price({ price, stock }: { price: Amounts; stock: Amounts }) {
  return (
    <span class="dc-price" aria-hidden="true">
      {RESOURCES.filter((resource) => price[resource] > 0).map((resource) => (
        <span key={resource} class={stock[resource] < price[resource] ? "dc-lacking" : ""}>
          <Num of={price[resource]} />
          <Goods kind={resource} />
        </span>
      ))}
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
