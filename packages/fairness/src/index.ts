export { fairChance } from "./fair-chance.ts";
export { commit, newKey } from "./key.ts";
export type { Key } from "./key.ts";
export { sealOf, shareStep } from "./share.ts";
export type { Nonce, ShareStep, Start, Terms } from "./share.ts";
export { verify } from "./verify.ts";
export type { Proof, Verdict, Witness, WrongDraw } from "./verify.ts";
