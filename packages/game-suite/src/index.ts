/**
 * The tests that every game must pass. A game calls them from one file, `games/<id>/suite.test.ts`:
 *
 *     import { suiteOf } from "@roundtable/game-suite";
 *     import { test } from "vitest";
 *
 *     const suite = suiteOf({ game, texts: { ru, fr, en }, bots });
 *     test.each(suite.tests)("$name", ({ run }) => run());
 *
 * and a fuzzer plays as many games as it likes under the same checks:
 *
 *     const checks = checksOf(subject, stride);
 *     for (const deal of deals) playRandomGame(game, deal, checks);
 *     for (const check of checks) check.conclude?.();
 *
 * or lets the bots play, `playBotGame(game, bots, botDealOf(game, bots, seats, seed))`.
 *
 * Whatever breaks the contract is thrown as a `SuiteFailure` with the deal, the log so far and a sentence.
 */
export { adviceTestsOf } from "./advice.ts";
export type { Advised, AdviceEffort, AdviceTest } from "./advice.ts";
export { botDealOf, playBotGame } from "./bot-game.ts";
export type { BotDeal, BotEffort } from "./bot-game.ts";
export { coachTestsOf } from "./coaches.ts";
export { SuiteFailure } from "./failure.ts";
export type { Deal } from "./failure.ts";
export { lessonTestsOf, stillTestsOf } from "./lessons.ts";
export type { LessonTest } from "./lessons.ts";
export { playRandomGame } from "./play.ts";
export type { Check, Watch } from "./play.ts";
export { randomTable } from "./random-table.ts";
export type { GameTexts } from "./reader.ts";
export type { Run, Move } from "./run.ts";
export { checksOf, dealsOf, MODEST, suiteOf } from "./suite.ts";
export type { Effort, Subject, Suite, SuiteTest } from "./suite.ts";
export { seatCountsOf, tablesOf } from "./tables.ts";
export type { TableSpec } from "./tables.ts";
