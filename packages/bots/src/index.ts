export { bestOf } from "./best-of.ts";
export type { Bot, BotSight } from "./bot.ts";
export { heardBy } from "./heard.ts";
export { random } from "./random.ts";
export { sightAt } from "./sight.ts";
