import { readFile } from "node:fs/promises";
import { answerInPage } from "../support/answer-in-page.ts";
import { answerAnything, playNow } from "../support/steps.ts";
import { expect, test } from "../support/test.ts";

test("one plays Grail Cup from Play now, two rounds of it by clicking pieces, to the end, saves the log, checks the dice and plays again", async ({
  page,
}) => {
  await playNow(page, "grail-cup");
  const thirdRound = page.locator(".column .log li", { hasText: "Round 3." });
  const questions = await answerAnything(page, thirdRound, "board");
  expect(questions.length).toBeGreaterThan(3);
  await answerInPage(page);
  await expect(page.locator(".end > .gc-prize:first-child")).toBeVisible();
  await expect(page.locator(".end-sentence")).toContainText(/wins?!|You win!/);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Log as file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^roundtable-\w+\.json$/);
  const file: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ log: { header: { game: "grail-cup", seats: 4 } } });

  const fairness = page.locator(".fairness-line");
  await expect(fairness.locator("summary")).toContainText(
    "Provably fair: checked, everything matches the seal.",
  );
  await fairness.locator("summary").click();
  await expect(fairness.locator("output")).toHaveText(
    /^Fair: \d+ random draws recomputed.*It includes your browser’s share.*no one could have chosen this deal\.$/,
  );

  const first = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole("heading", { name: "Grail Cup" })).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".bar")).toBeVisible();
});
