import { type Amounts, RESOURCES } from "../../rules/pieces.ts";

/** What a stock has too little of for this price. */
export function lacking(price: Amounts, stock: Amounts): Amounts {
  return {
    wood: Math.max(0, price.wood - stock.wood),
    stone: Math.max(0, price.stone - stock.stone),
    iron: Math.max(0, price.iron - stock.iron),
  };
}

export function isPaidBy(price: Amounts, stock: Amounts): boolean {
  return RESOURCES.every((resource) => stock[resource] >= price[resource]);
}
