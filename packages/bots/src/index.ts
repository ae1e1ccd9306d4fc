export { bestOf } from "./best-of.ts";
export type { Bot, BotSight } from "./bot.ts";
export { random } from "./random.ts";
