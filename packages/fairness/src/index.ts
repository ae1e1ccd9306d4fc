export { fairChance } from "./fair-chance.ts";
export { commit, newKey } from "./key.ts";
export type { Key } from "./key.ts";
export { verify } from "./verify.ts";
export type { Verdict, Witness, WrongDraw } from "./verify.ts";
