import { expectAccessible } from "../support/screens.ts";
import { answerOnce, endScreen, hurryBots, menuButton } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

/** A short match against bots, ended soon; where it can be looked at again. */
async function finished(page: Page): Promise<string> {
  await page.goto("/");
  await expect(page.locator(".masthead-name")).not.toBeEmpty();
  const body = { id: crypto.randomUUID(), game: "grail-cup", seats: 3, play: true };
  const made = await page.request.post("/api/tables", { data: body });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await hurryBots(page);
  await answerOnce(page);
  await answerOnce(page);
  await menuButton(page).click();
  await page.getByRole("button", { name: "Offer to end the game" }).click();
  await expect(endScreen(page).getByRole("link", { name: "Review" })).toHaveAttribute(
    "href",
    `/t/${table}/replay/review?seen=0`,
  );
  return `/t/${table}/replay`;
}

test("a finished game is reviewed while one watches, says what decided it, and is the same for everybody who has the link", async ({
  newPerson,
}) => {
  const page = await newPerson();
  const replay = await finished(page);
  await page.goto(replay);
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page).toHaveURL(new RegExp(`${replay}/review`));
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Nothing was saved.")).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("heading", { name: "What decided it" })).toBeVisible({ timeout: 90_000 });
  const cards = page.locator(".review-card");
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(3);
  await expect(page.getByText(/Decisions as good as the strongest bot’s: \d+\sof\s\d+/)).toBeVisible();
  await expect(page.getByText("This game wasn’t finished")).toBeVisible();
  await expectAccessible(page, "a review");

  const chart = page.getByRole("img", { name: "Odds over time" });
  await chart.click({ position: { x: 120, y: 60 } });
  await expect(page.locator(".review-at .label")).toHaveText(/^Moment \d+ of \d+$/);
  await page.getByRole("radio", { name: "What each player knew" }).check({ force: true });

  const guest = await newPerson({ viewport: { width: 360, height: 740 } });
  const madeAnew: string[] = [];
  guest.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/review")) madeAnew.push(request.url());
  });
  await guest.goto(`${replay}/review`);
  await expect(guest.locator(".review-sums")).toBeVisible();
  expect(madeAnew).toEqual([]);
  const there = (await guest.locator(".review-sums td").allInnerTexts()).join(" ");
  expect(there).toBe((await page.locator(".review-sums td").allInnerTexts()).join(" "));
  expect(there).toContain("%");
  await expectAccessible(guest, "a review on a phone");

  const moment = (await cards.first().locator("a").getAttribute("href"))?.split("#")[1] ?? "";
  await cards.first().locator("a").click();
  await expect(page.locator(".transport-at")).toHaveText(new RegExp(`^${moment} `));
});
