import { randomUUID } from "node:crypto";
import { expectFineInAll, expectNoViolation, expectReadableByNight } from "../support/screens.ts";
import { startServer } from "../support/server.ts";
import { bar, look, menuButton, openTable, rename } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Says in the dialog what is looked for: the game, how many, and to wait for people or not. */
async function lookFor(page: Page, game: number, seats: string, patience: number): Promise<void> {
  await page.locator(".ways > button").click();
  const form = page.locator(".find-form");
  await form.locator(".choice").first().locator("label").nth(game).click();
  await form.locator("select").selectOption(seats);
  await form.locator(".choice").last().locator("label").nth(patience).click();
}

const GAMES = ["grail-cup", "quest", "dice-city"];
const DICE_CITY = GAMES.indexOf("dice-city");
const [BOTS_SOON, , PEOPLE] = [0, 1, 2];

const CLOCK = { kind: "live", bankSeconds: 3600, capSeconds: 600, awaySeconds: 60 };

/** A table with a clock that everybody sees, made as a page makes one. */
async function openToAll(page: Page, game: string): Promise<string> {
  const data = { id: randomUUID(), game, listed: true, clock: CLOCK };
  const made = await page.request.post("/api/tables", { data });
  return ((await made.json()) as { table: string }).table;
}

test("two who look for a game find each other, play, and one invites the other to the next", async ({
  newPerson,
}) => {
  const anna = await newPerson({ locale: "en" });
  const boris = await newPerson({ locale: "ru" });
  await rename(anna, "Anna");
  await rename(boris, "Борис");
  await lookFor(anna, DICE_CITY, "2", PEOPLE);
  await expectFineInAll(anna, "what to look for");
  await anna.locator(".find-form button[type=submit]").click();
  await expect(anna.locator(".waiting-bar")).toContainText("Nobody else is waiting yet.");
  await expectReadableByNight(anna, "waiting");
  await lookFor(boris, DICE_CITY, "2", PEOPLE);
  await expect(boris.locator(".find-form")).toContainText("ждёт 1 человек");
  await boris.locator(".find-form button[type=submit]").click();

  await expect(boris.getByRole("dialog", { name: "Стол готов" })).toContainText("2 человека, без ботов.");
  const offer = anna.getByRole("dialog", { name: "A table is ready" });
  await expect(offer).toContainText(/18\smin each/);
  await expectNoViolation(anna, "a table is ready");
  await offer.getByRole("button", { name: "Join" }).click();
  await expect(offer).toContainText("1 of 2 is ready");
  await boris.getByRole("button", { name: "Сесть за стол" }).click();
  for (const player of [anna, boris]) await expect(bar(player)).toBeVisible();
  expect(new URL(anna.url()).pathname).toBe(new URL(boris.url()).pathname);

  await menuButton(anna).click();
  await anna.getByRole("button", { name: "Offer to end the game" }).click();
  await boris.locator(".notice button").first().click();
  await expect(boris.locator(".end")).toBeVisible();
  await boris.goto("/credits");
  await expect(boris.locator(".masthead-name")).not.toBeEmpty();
  await look(boris, false);
  const link = await openTable(anna, "grail-cup");
  await anna.getByRole("radio", { name: "Live" }).check();
  await anna.getByRole("checkbox", { name: "Rated" }).check();
  await anna.getByRole("button", { name: "Invite Борис" }).click();
  await expect(anna.locator(".recent-player")).toContainText("Invited");
  const card = boris.locator(".invited-card");
  await expect(card).toContainText(/Anna держит для вас место.*мин · на рейтинг/);
  await expect(boris).toHaveTitle(/^\(1\) /);
  await expect(boris.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-asked.svg");
  await look(boris, true);
  await expectFineInAll(boris, "an invitation");
  await card.getByRole("button", { name: "Позже" }).click();
  await expect(card).toHaveCount(0);
  await boris.locator(".masthead-home").click();
  await expect(card.getByRole("button", { name: "Отказаться" })).toBeVisible();
  await card.getByRole("button", { name: "Сесть за стол" }).click();
  await expect(boris.locator(".seat-row[data-mine]")).toBeVisible();
  expect(boris.url()).toBe(link);
});

test("bots take the other seats when somebody has waited long enough", async ({ browser }) => {
  const server = await startServer({ isHurried: true });
  const page = await browser.newPage({ baseURL: server.url, locale: "fr" });
  await page.goto("/");
  await lookFor(page, DICE_CITY, "3", BOTS_SOON);
  await page.locator(".find-form button[type=submit]").click();
  await expect(page.locator(".waiting-bar")).toContainText("Des robots prennent les places libres dans");
  await server.advance(31_000);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator(".rail-seat")).toHaveCount(3);
  await page.close();
  await server.remove();
});

test("a table is found by the code that somebody reads out, and a wrong one is said to be wrong", async ({
  newPerson,
}) => {
  const host = await newPerson();
  const friend = await newPerson({ locale: "ru" });
  const link = await openTable(host, "quest");
  const code = (await host.locator(".lobby-code b").innerText()).replaceAll(/\s/g, "");
  await friend.goto("/");
  const field = friend.locator(".code-form input");
  await field.fill("абвгде");
  await field.press("Enter");
  await expect(friend.locator(".join .problem")).toContainText("Код состоит из шести латинских букв");
  await expectNoViolation(friend, "a wrong code");
  const cyrillic = new Map(
    Array.from("BCHKMPTX", (letter, nth) => [letter, "ВСНКМРТХ"[nth] ?? letter] as const),
  );
  const typed = Array.from(code, (letter) => cyrillic.get(letter) ?? letter)
    .join(" ")
    .toLowerCase();
  await field.fill(typed);
  await field.press("Enter");
  await expect(friend.locator(".sit-down")).toBeVisible();
  expect(friend.url()).toBe(link);
  await friend.goto(`/j/${code.toLowerCase()}`);
  await expect(friend.locator(".sit-down")).toBeVisible();
});

test("open tables do not move under the pointer: the new ones wait, and those that have gone keep their place", async ({
  newPerson,
}) => {
  const host = await newPerson();
  const looker = await newPerson({ locale: "fr" });
  await host.goto("/");
  await expect(host.locator(".masthead-name")).not.toBeEmpty();
  await openToAll(host, "quest");
  const going = await openToAll(host, "grail-cup");
  await looker.goto("/");
  const cards = looker.locator(".open-tables li");
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText(/place libre|places libres/);
  await expect(cards.last()).toContainText(/60\smin chacun/);
  await cards.last().hover();
  const before = await cards.last().boundingBox();
  await openToAll(host, "dice-city");
  const fresh = looker.locator(".open-head button");
  await expect(fresh).toHaveText("1 nouvelle table");
  await host.goto(`/t/${going}`);
  await host.locator(".seat-row[data-mine] button.quiet").click();
  await expect(looker.locator(".table-gone")).toHaveCount(1);
  await expect(cards).toHaveCount(2);
  expect(await cards.last().boundingBox()).toEqual(before);
  await fresh.click();
  await expect(looker.locator(".table-gone")).toHaveCount(0);
  await expect(cards).toHaveCount(2);
  await looker.locator(".open-head select").selectOption("quest");
  await expect(cards).toHaveCount(1);
  await expectFineInAll(looker, "open tables");
});
