export type { Adviser, Reason, Suspicious, Watched, Weighed } from "./adviser.ts";
export { bestOf, ranked, type Tried } from "./best-of.ts";
export type { Bot, Bots, BotSight } from "./bot.ts";
export { aheadOf, besideTheBest, type Estimate, estimated } from "./estimate.ts";
export type { Constants, Fitted } from "./fitted.ts";
export { heardBy } from "./heard.ts";
export { botNamed, LEVELS, nameOfBot, offeredBots, usualBot } from "./levels.ts";
export { random } from "./random.ts";
export { plainSight, sightAt, type TrueTable } from "./sight.ts";
