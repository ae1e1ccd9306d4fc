import { randomBytes } from "node:crypto";
import { type Scripts, type Screen, weigh } from "../tools/budget.ts";
import { openTable, start } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

// What is fetched is weighed, whatever the chunks are called and whoever asks for them.

/** Somebody who comes for the first time; a worker between page and server would hide what is fetched. */
const stranger = (locale: string) => ({ locale, serviceWorkers: "block" }) as const;

for (const locale of ["ru", "fr", "en"]) {
  test(`home, lobbies and tables are within their budgets of script in ${locale}`, async ({ newPerson }) => {
    test.slow();
    const expectLight = async (screen: Screen, name: string, address: string, seen: string) => {
      const page = await newPerson(stranger(locale));
      const { isOver, sentence } = weigh(screen, await scriptsFor(page, address, seen));
      console.log(`${locale} ${name}: ${sentence}`);
      expect.soft(isOver, `${name}: ${sentence}`).toBe(false);
      return page;
    };

    const home = await expectLight("home", "home", "/", ".game-cover > svg");
    const games = await home
      .locator(".game-card h2")
      .evaluateAll((titles) => titles.map(({ id }) => id.replace("game-", "")));
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const link = await openTable(home, game);
      await expectLight("lobby", `lobby of ${game}`, link, ".seat-row");
      await start(home);
      await expectLight("table", `table of ${game}`, link, ".board-place > *");
    }
  });
}

test("a script that comes with the home page and nobody counted on is weighed", async ({ newPerson }) => {
  const page = await newPerson(stranger("en"));
  const more = `// ${randomBytes(60_000).toString("base64")}`;
  await page.route("/theme.js", (route) => route.fulfill({ contentType: "text/javascript", body: more }));
  const scripts = await scriptsFor(page, "/", ".game-cover > svg");
  expect(weigh("home", scripts).isOver).toBe(true);
});

/** The scripts that were fetched when the screen is there and nothing more is asked for. */
async function scriptsFor(page: Page, address: string, seen: string): Promise<Scripts> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? ""))
      scripts.set(new URL(response.url()).pathname, response.body());
  });
  await page.goto(address);
  await expect(page.locator(seen).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  return new Map(await Promise.all([...scripts].map(async ([path, body]) => [path, await body] as const)));
}
