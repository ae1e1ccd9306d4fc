export type { Adviser, Reason, Suspicious, Watched, Weighed } from "./adviser.ts";
export { bestOf, ranked, type Tried } from "./best-of.ts";
export type { Bot, Bots, BotSight } from "./bot.ts";
export { aheadOf, besideTheBest, type Estimate, estimated } from "./estimate.ts";
export type { Constants, Fitted } from "./fitted.ts";
export type { Tuned } from "./tuned.ts";
export { heardBy } from "./heard.ts";
export type { Learner, Lesson, Thing } from "./learner.ts";
export { botNamed, LEVELS, nameOfBot, offeredBots, usualBot } from "./levels.ts";
export {
  asShares,
  inThousandths,
  type NetShape,
  ofThousandths,
  thoughtAt,
  weightsOfAKind,
  worthOf,
} from "./net.ts";
export { random } from "./random.ts";
export { plainSight, sightAt, type TrueTable } from "./sight.ts";
