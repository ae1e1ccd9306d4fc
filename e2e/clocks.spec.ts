import { axeOn } from "./screens.ts";
import { menuButton, openTable, question, rename, seatFor, sitDown, start } from "./steps.ts";
import { type Server, startServer } from "./server.ts";
import { expect, type Page, test as base } from "./test.ts";

/** Here the clock of the server can be put forward. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see that nothing is wanted
    async ({}, use) => {
      const server = await startServer({ isHurried: true });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The page reads the server's clock when it connects. */
async function advance(server: Server, ms: number, ...pages: readonly Page[]): Promise<void> {
  await server.advance(ms);
  for (const page of pages) await page.reload();
}

async function seatTwo(newPerson: () => Promise<Page>): Promise<readonly [Page, Page]> {
  const anna = await newPerson();
  const boris = await newPerson();
  await rename(boris, "Boris");
  const link = await openTable(anna, "grail-cup");
  await seatFor(anna, 3);
  await sitDown(boris, link);
  return [anna, boris];
}

test("a rated game with a clock is agreed before anybody sits down; who runs out of time has lost, and may come back", async ({
  newPerson,
  server,
}) => {
  const [anna, boris] = await seatTwo(newPerson);
  const terms = anna.locator(".lobby-terms");
  await expect(terms.getByRole("checkbox", { name: "Rated" })).toBeDisabled();
  await terms.getByText("one sitting").click();
  await terms.getByText("Rated").click();
  await expect(boris.locator(".lobby-terms")).toContainText("8 min each, at most 90 sec for a decision");
  await expect(boris.locator(".lobby-terms")).toContainText("rated");
  expect((await (await axeOn(anna)).analyze()).violations).toEqual([]);
  await start(anna);
  await expect(boris.locator(".bar .clock, .bar .waited").first()).toBeAttached();
  await expect(anna.locator(".bar .clock").or(boris.locator(".bar .clock")).first()).toBeVisible();

  const slow = (await boris.locator(".bar .clock").count()) > 0 ? boris : anna;
  await advance(server, 3 * MINUTE, anna, boris);
  await expect(slow.getByText("You have lost this rated game")).toBeVisible();
  await slow.getByRole("button", { name: "Take my seat back" }).click();
  await expect(slow.getByText("A bot plays for you.")).toBeHidden();
});

test("among friends the others wait, and the clock goes on where it stood when the server was killed", async ({
  newPerson,
  server,
}) => {
  const [anna, boris] = await seatTwo(newPerson);
  await anna.locator(".lobby-terms").getByText("one sitting").click();
  await start(anna);
  const asked = anna.locator(".bar[data-asked]").or(boris.locator(".bar[data-asked]"));
  await expect(asked.first()).toBeVisible();
  const slow = (await boris.locator(".bar[data-asked]").count()) > 0 ? boris : anna;
  const other = slow === boris ? anna : boris;
  await advance(server, 30_000, anna, boris);
  await server.kill();
  await server.restart();
  for (const page of [anna, boris]) await page.reload();
  await expect(slow.locator(".bar .clock")).toBeVisible();
  await advance(server, 3 * MINUTE, anna, boris);
  await expect(slow.getByText("Your time is over.")).toBeVisible();
  await other.getByRole("button", { name: "Wait on" }).click();
  await expect(slow.getByText("Your time is over.")).toBeHidden();

  await menuButton(anna).click();
  await anna.getByRole("button", { name: "Pause the game" }).click();
  await boris.getByRole("button", { name: "Agree" }).click();
  await expect(anna.getByText("The game is paused. Nobody’s time runs.")).toBeVisible();
  await expect(slow.locator(".bar .clock")).toBeHidden();
});

for (const [language, over, perDecision] of [
  ["fr", "sur plusieurs jours", "par décision"],
  ["ru", "по дням", "на решение"],
] as const) {
  test(`over days a game waits, and is paused when nobody comes: ${language}`, async ({
    newPerson,
    server,
  }) => {
    const page = await newPerson();
    await page.addInitScript((chosen) => localStorage.setItem("locale", JSON.stringify(chosen)), language);
    const link = await openTable(page, "dice-city");
    await page.locator(".lobby-terms").getByText(over).click();
    await expect(page.locator(".terms-words")).toContainText(perDecision);
    await start(page);
    await expect(question(page)).toBeVisible();
    await page.goto("/");
    await server.advance(3 * MINUTE);
    for (let day = 0; day < 3; day++) await server.advance(24 * HOUR);
    await page.goto(link);
    await expect(question(page)).toBeVisible();
    await expect(page.locator(".bar .clock")).toBeVisible();
  });
}
