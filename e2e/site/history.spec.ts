import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { answerInPage } from "../support/answer-in-page.ts";
import { expectFineInAll } from "../support/screens.ts";
import { endScreen, hurryBots, sitDown } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

const CLOCK = { kind: "live", bankSeconds: 3600, capSeconds: 600, awaySeconds: 60 };

/** What is worth counting in each game, beside who has won among how many. */
const CHARTS = {
  "grail-cup": ["Wins by ally of the last round"],
  quest: ["Wins by side", "Wins by character"],
  "dice-city": ["Points per game, by source"],
};

/** A rated table of mine; with `play`, bots take the other seats and it begins at once. */
async function ratedTable(page: Page, game: string, seats: number, play: boolean): Promise<string> {
  await page.goto("/");
  await expect(page.locator(".masthead-name")).not.toBeEmpty();
  const body = { game, seats, play, rated: true, clock: CLOCK };
  const made = await page.request.post("/api/tables", { data: { ...body, id: crypto.randomUUID() } });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  return table;
}

/** Somebody has played for weeks, and so have others. */
async function givePast(page: Page, dataDir: string): Promise<void> {
  const { person } = (await (await page.request.get("/api/people/me")).json()) as { person: { id: string } };
  await promisify(execFile)(
    process.execPath,
    ["packages/server/test/support/servers/insert-past-matches.ts", person.id],
    {
      env: { ...process.env, DATA_DIR: dataDir },
    },
  );
}

test("a rated game against bots changes my rating and stands in my history; with many, charts tell how I play, and I am among the best", async ({
  page,
  server,
}) => {
  const table = await ratedTable(page, "grail-cup", 3, true);
  await hurryBots(page);
  await answerInPage(page);
  await expect(endScreen(page)).toBeVisible();
  await expect(page.locator(".rating-changes")).toContainText(/Your rating: 1500\s→ \d{4}/);

  await page.goto("/me");
  await expect(page.getByRole("heading", { name: "My games and ratings" })).toBeVisible();
  await page.getByRole("link", { name: "View my page" }).click();
  await expect(page.locator(".rating-card")).toContainText(/Grail Cup.*1 rated game.*provisional/s);
  await expect(page.locator(".match")).toContainText("2 bots");
  await expect(page.locator(`.match a[href="/t/${table}/replay"]`)).toBeVisible();

  await page.locator(".history-filter select").selectOption("grail-cup");
  await expect(page.getByRole("img", { name: "Wins by number of players" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Wins by ally of the last round" })).toBeVisible();
  await page.getByRole("link", { name: "Grail Cup", exact: true }).first().click();
  await expect(page.getByText("Nobody has played enough rated games yet.")).toBeVisible();

  await givePast(page, server.dataDir);
  for (const [game, charts] of Object.entries(CHARTS)) {
    await page.goto("/p/me");
    await page.locator(".history-filter select").selectOption(game);
    for (const name of ["Rating over time", "Wins by number of players", ...charts])
      await expect(page.getByRole("img", { name })).toBeVisible();
    await expect(page.locator(".match").first()).toBeVisible();
    await expectFineInAll(page, `my page with charts of ${game}`);
  }
  await page.getByRole("link", { name: "Quest", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Quest leaderboard" })).toBeVisible();
  await expect(page.locator(".leaderboard tr[data-me]")).toContainText("1617");
  const places = page.locator(".leaderboard tbody tr");
  const before = await places.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => places.count()).toBeGreaterThan(before);
  await expectFineInAll(page, "the best");
});

test("a table says that it is rated, and my page is seen by whom I let see it", async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson({ locale: "ru" })];
  const table = await ratedTable(anna, "dice-city", 2, false);
  await sitDown(boris, `/t/${table}`, "Борис");
  await expect(boris.locator(".rated-line")).toContainText("Это рейтинговый стол.");
  await expectFineInAll(boris, "a rated table before the match");
  await anna.locator(".lobby-begin button.gold").click();
  await expect(boris.locator(".bar")).toBeVisible();
  for (const page of [anna, boris]) {
    const sent = page.evaluate(() => fetch("/api/people/me").then((response) => response.json()));
    expect(await sent).toMatchObject({ ratings: [] });
  }
  const me = (await (await anna.request.get("/api/people/me")).json()) as { person: { id: string } };
  const page = `/api/people/${me.person.id}`;
  // They have not ended a match together yet.
  const nobody = await boris.request.get("/api/people/NobodyAtAll1");
  const before = await boris.request.get(page);
  expect([before.status(), await before.text()]).toEqual([nobody.status(), await nobody.text()]);

  await anna.goto("/p/me");
  await anna.getByRole("radio", { name: "Everyone" }).check();
  await expect.poll(async () => (await boris.request.get(page)).status()).toBe(200);
  await boris.goto(`/p/${me.person.id}`);
  await expect(boris.getByRole("heading", { name: "Партии" })).toBeVisible();
  await expectFineInAll(boris, "somebody’s page");
  await anna.getByRole("radio", { name: "Only me" }).check();
  await expect.poll(async () => (await boris.request.get(page)).status()).toBe(404);
});
