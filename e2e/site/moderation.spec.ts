import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expectFineInAll, expectNoViolation } from "../support/screens.ts";
import { bar, menuButton, openTable, rename, seatFor, sitDown, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

/** The dialog about somebody, opened from the menu of a table. */
async function openAbout(page: Page, name: string): Promise<void> {
  await menuButton(page).click();
  await page.getByRole("region", { name: "People at the table" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Say something" }).fill(words);
  await page.keyboard.press("Enter");
}

async function expectFine(page: Page, screen: string): Promise<void> {
  await expectNoViolation(page, screen);
}

test("two who are called alike are told apart; one who is blocked is kept away, and let back on my page", async ({
  newPerson,
}) => {
  const [anna, other] = [await newPerson(), await newPerson()];
  await rename(anna, "Anna");
  const link = await openTable(anna, "grail-cup");
  await sitDown(other, link, "Аnna");
  await expect(anna.locator(".seat-row", { hasText: "Аnna (2)" })).toBeVisible();
  await say(other, "<b>Ha!</b>");
  await expect(anna.getByText("<b>Ha!</b>")).toBeVisible();
  await anna.getByRole("button", { name: "Mute, block or report Аnna (2)" }).click();
  await expectFineInAll(anna, "about somebody");
  await anna.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(anna.getByText("<b>Ha!</b>")).toHaveCount(0);
  await anna.getByRole("button", { name: "Block", exact: true }).click();
  await expect(anna.getByRole("button", { name: "Unblock" })).toBeVisible();
  await anna.keyboard.press("Escape");
  await expect(anna.getByText("Someone you’ve blocked is at this table: Аnna (2).")).toBeVisible();
  await expect(anna.getByText("<b>Ha!</b>")).toBeHidden();
  await anna.getByRole("button", { name: "Free up Аnna (2)’s seat" }).click();
  await anna.getByRole("button", { name: /^Let Аnna/ }).click();
  await other.locator(".sit-down button.gold").click();
  await expect(other.getByText("You can’t join this table.")).toBeVisible();

  await anna.goto("/me");
  const blocked = anna.locator("#regards li", { hasText: "Аnna" });
  await expect(blocked).toContainText("blocked");
  await expectFine(anna, "my page with somebody blocked");
  await blocked.getByRole("button", { name: "Undo for Аnna" }).click();
  await expect(blocked).toBeHidden();
  await anna.goto(link);
  await other.locator(".sit-down button.gold").click();
  await expect(other.locator(".seat-row[data-mine]")).toBeVisible();
});

test("a griefer is reported and voted out, looks on and talks apart; three languages", async ({
  newPerson,
}) => {
  const people = [
    await newPerson(),
    await newPerson({ locale: "fr-FR" }),
    await newPerson({ locale: "ru-RU" }),
  ] as const;
  const [anna, french, griefer] = people;
  const watcher = await newPerson();
  const link = await openTable(anna, "grail-cup");
  await seatFor(anna, 3);
  await sitDown(french, link, "Boris");
  await sitDown(griefer, link, "Griefer");
  await expect(anna.locator(".seat-row", { hasText: "Griefer" })).toBeVisible();
  await start(anna);
  for (const page of people) await expect(bar(page)).toBeVisible();

  await openAbout(anna, "Griefer");
  await anna.getByRole("button", { name: "Report", exact: true }).click();
  await anna.getByRole("radio", { name: "Spoiling the game" }).check();
  await anna.getByRole("textbox", { name: "In your own words" }).fill("Moves other people’s pieces.");
  await expectFine(anna, "a report about somebody");
  await anna.locator("dialog").getByRole("button", { name: "Send" }).click();
  await expect(anna.getByText("Thanks.")).toBeVisible();
  await anna.keyboard.press("Escape");

  await openAbout(anna, "Griefer");
  await anna.getByRole("button", { name: "Vote out" }).click();
  await expect(griefer.getByText("Остальные голосуют, не заменить ли вас ботом.")).toBeVisible();
  const asked = french.getByText("Un robot doit-il remplacer Griefer");
  await expect(asked).toBeVisible();
  await french.getByRole("button", { name: "D’accord" }).click();
  await expect(asked).toBeHidden();
  await expect(griefer.getByText("Остальные проголосовали: вас заменил бот.")).toBeVisible();
  await expect(
    anna.locator(".rail-seat", { hasText: "Griefer" }).getByRole("img", { name: "bot" }),
  ).toBeVisible();

  await watcher.goto(link);
  await expect(bar(watcher).getByText("You’re watching.")).toBeVisible();
  for (const page of [watcher, anna]) await page.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(watcher.getByText("The players will see this once the game is over.")).toBeVisible();
  await say(watcher, "They do not hear us.");
  await griefer.locator(".panel-tabs button").last().click();
  await expect(griefer.getByText("They do not hear us.")).toBeVisible();
  await expect(anna.getByText("They do not hear us.")).toHaveCount(0);
  await menuButton(anna).click();
  await anna.getByRole("button", { name: "Offer to end the game" }).click();
  await french.locator(".notice button").first().click();
  await anna.getByRole("button", { name: "View the board" }).click();
  await expect(anna.getByText("They do not hear us.")).toBeVisible();
});

test("where nobody may look on nothing is shown", async ({ newPerson }) => {
  const [anna, watcher] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, "grail-cup");
  await anna.getByRole("group", { name: "Who can watch" }).getByRole("radio", { name: "Nobody" }).check();
  await watcher.goto(link);
  await expect(watcher.getByText("Who can watch")).toBeVisible();
  await start(anna);
  await expect(watcher.getByText("This is a private table.")).toBeVisible();
  await expectFine(watcher, "a table that is not shown");
});

test("an operator reads the reports, bans, writes to everybody, and all of it is written down", async ({
  newPerson,
  server,
}) => {
  const [olga, griefer, anna] = [await newPerson(), await newPerson(), await newPerson()];
  await rename(olga, "Olga");
  const me = (await (await olga.request.get("/api/me")).json()) as { readonly me: { readonly id: string } };
  const before = await olga.request.get("/api/operator/deeds");
  const nowhere = await olga.request.get("/api/nowhere");
  expect([before.status(), await before.text()]).toEqual([nowhere.status(), await nowhere.text()]);
  await promisify(execFile)(process.execPath, ["packages/server/src/operator.ts", "--give", me.me.id], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  });

  const link = await openTable(anna, "grail-cup");
  await sitDown(griefer, link, "Griefer");
  await say(griefer, "You are all fools.");
  await anna.getByRole("button", { name: "Mute, block or report Griefer" }).click();
  await anna.getByRole("button", { name: "Report", exact: true }).click();
  await anna.getByRole("textbox", { name: "In your own words" }).fill("He insults us.");
  await anna.locator("dialog").getByRole("button", { name: "Send" }).click();
  await expect(anna.getByText("Thanks.")).toBeVisible();

  await olga.goto("/operator");
  const report = olga.locator(".operator-list li", { hasText: "He insults us." });
  await report.getByRole("button", { name: "Show chat" }).click();
  await expect(report.getByText("You are all fools.")).toBeVisible();
  await expectFineInAll(olga, "reports");
  await report.getByRole("button", { name: "Ban Griefer" }).click();
  await report.getByRole("radio", { name: "A week" }).check();
  await report.getByRole("textbox", { name: "Why?" }).fill("Insults.");
  await report.getByRole("button", { name: "Confirm" }).click();
  await expect(griefer.getByText("You’re suspended until")).toBeVisible();
  await expect(griefer.getByText("Insults.")).toBeVisible();
  await say(griefer, "Why?");
  await expect(griefer.getByText("You’re suspended at the moment.")).toBeVisible();

  await olga.getByRole("tab", { name: "Messages" }).click();
  await olga.getByRole("textbox", { name: "To everyone" }).fill("<i>We close at ten.</i>");
  await olga.getByRole("button", { name: "Send" }).click();
  await expect(anna.getByText("<i>We close at ten.</i>")).toBeVisible();
  await expectFineInAll(olga, "messages");
  await olga.getByRole("tab", { name: "Tables" }).click();
  const table = olga.locator(".operator-list li", { hasText: "Griefer" });
  await table.getByRole("button", { name: /^Close the chat/ }).click();
  await table.getByRole("textbox", { name: "Why?" }).fill("Let it cool down.");
  await table.getByRole("button", { name: "Confirm" }).click();
  await expect(table).toContainText("chat closed");
  await expectFineInAll(olga, "tables");
  await olga.getByRole("tab", { name: "People" }).click();
  await olga.getByRole("textbox", { name: "Name or id" }).fill("griefer");
  await olga.keyboard.press("Enter");
  await expect(olga.locator(".operator-list li", { hasText: "1 report · banned" })).toHaveCount(1);
  await expectFineInAll(olga, "people");
  await olga.getByRole("tab", { name: "Actions" }).click();
  await expect(olga.locator(".operator-list li").first()).toContainText("Olga closed the chat at table");
  await expect(olga.locator(".operator-list li").nth(1)).toContainText("Olga wrote to everyone");
  await expect(olga.locator(".operator-list li").nth(2)).toContainText("Olga banned Griefer");
  await olga.getByRole("tab", { name: "Bans" }).click();
  await olga.getByRole("button", { name: /^Lift the ban/ }).click();
  await olga.getByRole("textbox", { name: "Why?" }).fill("He is sorry.");
  await olga.getByRole("button", { name: "Confirm" }).click();
  await expect(griefer.getByText("You’re suspended until")).toBeHidden();
  await olga.getByRole("button", { name: "Ban addresses" }).click();
  await olga.getByRole("textbox", { name: "An address or a range" }).fill("203.0.113.0/24");
  await olga.getByRole("textbox", { name: "Why?" }).fill("Spam from there.");
  await olga.getByRole("button", { name: "Confirm" }).click();
  await expect(olga.locator(".operator-list li")).toContainText("203.0.113.0/24");

  await olga.getByRole("tab", { name: "Messages" }).click();
  await olga.getByRole("button", { name: /^Withdraw/ }).click();
  await olga.getByRole("textbox", { name: "Why?" }).fill("It is past ten.");
  await olga.getByRole("button", { name: "Confirm" }).click();
  await expect(anna.getByText("<i>We close at ten.</i>")).toBeHidden();
});
