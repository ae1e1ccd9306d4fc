import { expectAccessible, expectNothingSticksOut, PHONE, settled } from "./screens.ts";
import {
  answerAnything,
  hurryBots,
  openTable,
  playNowByKeys,
  question,
  rename,
  seatFor,
  sitDown,
  start,
} from "./steps.ts";
import { answerInPage } from "./answer-in-page.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

test("one plays Dice City alone to the end and sees the score by source and the ladder", async ({ page }) => {
  await openTable(page, "dice-city");
  await seatFor(page, 1);
  await page.getByRole("radio", { name: "Hard: 12 turns" }).check();
  await expect(page.getByRole("radio", { name: "55 still locked" })).toBeDisabled();
  await expectAccessible(page, "lobby of Dice City");
  await start(page);
  await expect(page.locator(".dc-alone")).toContainText("12");
  await settled(page);
  await expectAccessible(page, "Dice City while asked");

  const questions = await answerAnything(page, turn(page, 3), "board");
  expect(questions).toContain("Build locations and load ships, or end your turn.");
  await answerInPage(page, ["done"]);
  await expect(page.locator(".end-sentence")).toHaveText("Nobody wins.");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(page.getByText("Target 50 not reached. Try again!")).toBeVisible();
  await expect(page.getByRole("list", { name: "The ladder" }).getByRole("listitem")).toHaveCount(3);
  const sources = await page.locator(".board-place .dc-sources b").allInnerTexts();
  const total = await page.locator(".board-place .dc-ending-name b").innerText();
  expect(sources).toHaveLength(2);
  expect(total).toContain(`${sources.reduce((sum, points) => sum + Number(points), 0)} / 50`);
  await expectAccessible(page, "end of Dice City");
});

test("two people by a link play Dice City to the end, each in his own language, and see each other's score only then", async ({
  newPerson,
}) => {
  const [oleg, zoe] = [await newPerson({ locale: "ru-RU" }), await newPerson({ locale: "fr-FR" })];
  await rename(oleg, "Oleg");
  await rename(zoe, "Zoe");
  const link = await openTable(oleg, "dice-city");
  await sitDown(zoe, link);
  await start(oleg);
  for (const page of [oleg, zoe]) await settled(page);
  for (const page of [oleg, zoe]) {
    await expect(page.locator(".rail-seat", { hasText: "Oleg" })).toBeVisible();
    await expect(page.locator(".dc-points")).toHaveCount(1);
  }

  // A die a turn for new cards, so that the deck is soon empty.
  const playOn = (page: Page) => answerInPage(page, ["refresh", "spend-white", "done"]);
  const [russian, french] = await Promise.all([playOn(oleg), playOn(zoe)]);
  for (const asked of russian) expect(asked).toMatch(/[а-яё]{3}/i);
  for (const asked of french) expect(asked).not.toMatch(/[а-яё]/i);
  const totals = await Promise.all(
    [oleg, zoe].map((page) => page.locator(".board-place .dc-ending-name").allInnerTexts()),
  );
  expect(totals[0]).toHaveLength(2);
  expect(totals[0]).toEqual(totals[1]);
});

test("four with bots play Dice City to the end on a phone: a turn with a finger, and nothing runs over the edge", async ({
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

  await answerInPage(page, ["refresh", "spend-white", "done"]);
  await expect(page.locator(".board-place .dc-ending > li")).toHaveCount(4);
  await expectNothingSticksOut(page);
});

test("a whole turn of Dice City is played with the keyboard alone", async ({ page }) => {
  await playNowByKeys(page, "dice-city");
  await answerAnything(page, turn(page, 4), "keys");
});

function turn(page: Page, number: number): Locator {
  return page.locator(".column .log li", { hasText: `Turn ${number}:` });
}
