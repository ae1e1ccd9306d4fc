import { expectAccessible, expectNothingSticksOut, PHONE, settled } from "../support/screens.ts";
import {
  answerAnything,
  hurryBots,
  openTable,
  playNowByKeys,
  question,
  seatFor,
  start,
} from "../support/steps.ts";
import { answerInPage } from "../support/answer-in-page.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

test("one plays Dice City alone to the end and sees the score by source and the ladder", async ({ page }) => {
  await openTable(page, "dice-city");
  await seatFor(page, 1);
  await page.getByRole("radio", { name: "Hard: 12 turns" }).check();
  await expect(page.getByRole("radio", { name: "55 locked" })).toBeDisabled();
  await start(page);
  await expect(page.locator(".dc-alone")).toContainText("12");
  await settled(page);
  await expectAccessible(page, "Dice City while asked");

  const questions = await answerAnything(page, turn(page, 3), "board");
  expect(questions).toContain("Build locations and load ships, or end your turn.");
  await answerInPage(page, ["done"]);
  await expect(page.locator(".end > :first-child")).toHaveText(/\d+ \/ 50$/);
  await expect(page.locator(".end-sentence")).toHaveText("Nobody wins.");
  await page.getByRole("button", { name: "View the board" }).click();
  await expect(page.getByText("Target 50 not reached. Try again!")).toBeVisible();
  await expect(page.getByRole("list", { name: "The ladder" }).getByRole("listitem")).toHaveCount(3);
  const sources = await page.locator(".board-place .dc-sources b").allInnerTexts();
  const total = await page.locator(".board-place .dc-ending-name b").innerText();
  expect(sources).toHaveLength(2);
  expect(total).toContain(`${sources.reduce((sum, points) => sum + Number(points), 0)} / 50`);
  await expectAccessible(page, "end of Dice City");

  await page.goto("/p/me");
  await page.locator(".history-filter select").selectOption("dice-city");
  await expect(page.getByRole("img", { name: "Points per game, by source" })).toBeVisible();
});

test("four with bots play Dice City on a phone: a turn with a finger, and nothing runs over the edge", async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  await openTable(page, "dice-city");
  await seatFor(page, 4);
  await expectNothingSticksOut(page);
  await start(page);
  await hurryBots(page);
  await expect(question(page)).toBeVisible();
  await expectNothingSticksOut(page);
  await answerAnything(page, turn(page, 2), "finger");
  await expect(question(page)).toBeVisible();
  await expectNothingSticksOut(page);
});

test("a whole turn of Dice City is played with the keyboard alone", async ({ page }) => {
  await playNowByKeys(page, "dice-city");
  await answerAnything(page, turn(page, 4), "keys");
});

function turn(page: Page, number: number): Locator {
  return page.locator(".column .log li", { hasText: `Turn ${number}:` });
}
