import {
  answerAnything,
  answerOnce,
  bar,
  hurryBots,
  menuButton,
  openTable,
  playNow,
  question,
  rename,
  seatFor,
  sitDown,
  start,
  whoIsAsked,
} from "../support/steps.ts";
import { roomOf } from "../support/board-room.ts";
import { DESKTOP, PHONE } from "../support/screens.ts";
import { expect, type Page, test } from "../support/test.ts";

test("one leaves, a bot plays on, and the seat is taken back on return", async ({ newPerson }) => {
  const anna = await newPerson();
  const boris = await newPerson();
  const link = await openTable(anna, "grail-cup");
  await sitDown(boris, link, "Boris");
  await start(anna);
  await hurryBots(anna);

  await menuButton(boris).click();
  await boris.getByRole("button", { name: "Leave the game" }).click();
  await expect(boris.getByText("A bot is playing for you.")).toBeVisible();
  const seat = anna.locator(".rail-seat", { hasText: "Boris" });
  await expect(seat.getByRole("img", { name: "bot" })).toBeVisible();
  await boris.close();
  await answerAnything(anna, anna.locator(".column .log li", { hasText: /Boris (passes|discards) / }));

  const returned = await boris.context().newPage();
  await returned.goto(link);
  await returned.getByRole("button", { name: "Take my seat back" }).click();
  await expect(returned.getByText("A bot is playing for you.")).toBeHidden();
  await expect(seat.getByRole("img", { name: "bot" })).toBeHidden();
  await answerAnything(anna, anna.locator(".rail-seat[data-asked]", { hasText: "Boris" }));
  await answerOnce(returned);
});

test("the first player takes a card back freely, and the cards that were passed on when all agree", async ({
  newPerson,
}) => {
  const people = [await newPerson(), await newPerson(), await newPerson()] as const;
  const [host, ...friends] = people;
  const link = await openTable(host, "grail-cup");
  await host.getByRole("button", { name: "One fewer" }).click();
  for (const friend of friends) await sitDown(friend, link);
  await start(host, people.length);

  const first = await whoIsAsked(people);
  // While others play, the bar keeps the room of its questions, so that the board stays where it is.
  for (const size of [PHONE.viewport, DESKTOP]) {
    for (const person of people) await person.setViewportSize(size);
    const { bar: asked } = await roomOf(first);
    for (const person of people) expect((await roomOf(person)).bar).toBe(asked);
  }
  const kept = first.locator(".column .log li", { hasText: /You keep (the|Merlin)/ });
  await answerOnce(first);
  await expect(question(first)).toHaveText("Pass the other cards on: to your left or to your right?");
  await first.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(question(first)).toHaveText("Keep one of these allies for this round.");
  await expect(kept).toHaveAttribute("data-struck", "");

  await answerOnce(first);
  await expect(question(first)).toHaveText("Pass the other cards on: to your left or to your right?");
  await answerOnce(first);
  await expect(question(first)).toBeHidden();
  await first.getByRole("button", { name: "Ask to undo" }).click();
  await expect(first.getByText("Waiting for the others to allow your undo.")).toBeVisible();
  for (const other of people) {
    if (other === first) continue;
    await expect(question(first)).toBeHidden();
    await expect(bar(other).getByText("asks to undo a move.")).toBeVisible();
    await other.getByRole("button", { name: "Agree" }).click();
  }
  await expect(question(first)).toHaveText("Pass the other cards on: to your left or to your right?");
});

test("friends talk, one mutes another, a stranger only watches, and the host may send somebody away", async ({
  newPerson,
}) => {
  const [host, guest, stranger] = [await newPerson(), await newPerson(), await newPerson()];
  await rename(host, "Anna");
  const link = await openTable(host, "grail-cup");
  await sitDown(guest, link, "Boris");
  await host.getByRole("button", { name: "Free up Boris’s seat" }).click();
  await expect(guest.getByText("The host has removed you from this table.")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Join the table" })).toBeHidden();
  await host.getByRole("button", { name: "Let Boris back in" }).click();
  await expect(host.getByRole("button", { name: "Let Boris back in" })).toBeHidden();
  await sitDown(guest, link);

  await say(guest, "Good evening!");
  await expect(host.getByText("Good evening!")).toBeVisible();
  await start(host);
  for (const page of [host, guest]) await page.getByRole("button", { name: "Chat", exact: true }).click();
  const heard = (page: Page) => page.getByRole("list", { name: "Chat" });
  await say(guest, "May the best knight win");
  await expect(heard(host)).toContainText("Boris: May the best knight win");
  await host.getByRole("button", { name: "Mute Boris" }).click();
  await expect(heard(host)).toBeHidden();
  await say(guest, "Still there?");
  await say(host, "I hear nothing");
  await expect(heard(guest)).toContainText("I hear nothing");
  await expect(heard(host)).toContainText("I hear nothing");
  await expect(host.getByText("Still there?")).toHaveCount(0);
  await host.getByRole("button", { name: "Unmute Boris" }).click();
  await expect(heard(host)).toContainText("Still there?");

  await stranger.goto(link);
  await expect(bar(stranger).getByText("You’re watching.")).toBeVisible();
  await hurryBots(host);
  const round = (page: Page) => page.locator(".column .log li", { hasText: "Round 2." });
  await host.getByRole("button", { name: "Log", exact: true }).click();
  await guest.getByRole("button", { name: "Log", exact: true }).click();
  await Promise.all([host, guest].map((page) => answerAnything(page, round(page).or(page.locator(".end")))));
  const seen = await stranger.locator(".column .log li").allInnerTexts();
  const keeping = seen.filter((line) => / (keeps|discards|passes|picks up|chooses) /.test(line));
  expect(keeping.length).toBeGreaterThanOrEqual(4);
  for (const line of keeping) expect(line).toMatch(/discards the last card face down|passes \d cards? to/);
  await expect(stranger.locator(".answer")).toHaveCount(0);
  await expect(stranger.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a newcomer types their name and sits down in one step; a full table is reported to the newcomer and to the host", async ({
  newPerson,
}) => {
  const [host, friend, late] = [await newPerson(), await newPerson(), await newPerson()];
  const link = await openTable(host, "grail-cup");
  await host.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await host.getByRole("button", { name: "Save" }).click();
  await seatFor(host, 3);
  await host.getByRole("button", { name: "Add a bot" }).first().click();
  await friend.goto(link);
  await expect(friend.getByText("Anna", { exact: true })).toBeVisible();
  const sit = friend.getByRole("button", { name: "Join the table" });
  await expect(sit).toBeDisabled();
  await friend.getByRole("textbox", { name: "Your name" }).fill("Boris");
  await sit.click();
  await expect(host.locator(".seat-row", { hasText: "Boris" })).toBeVisible();
  await expect(friend.getByRole("textbox", { name: "Your name" })).toBeHidden();

  await late.goto(link);
  await expect(late.getByText("This table is full.")).toBeVisible();
  await expect(late.getByRole("button", { name: "Open my own table" })).toBeVisible();
  await late.getByRole("button", { name: "Tell me when a seat opens up" }).click();
  await expect(host.getByText("Someone wanted to join, but the table is full.")).toBeVisible();
  await host.getByRole("button", { name: "Add a seat" }).click();
  await expect(late).toHaveTitle("● A seat is free");
  await late.getByRole("textbox", { name: "Your name" }).fill("Zoe");
  await late.getByRole("button", { name: "Join the table" }).click();
  await expect(host.locator(".seat-row", { hasText: "Zoe" })).toBeVisible();
});

test("my tables stand first at home and can be left; a game against bots alone is ended", async ({
  page,
}) => {
  await playNow(page, "grail-cup");
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your tables" });
  await expect(mine.getByRole("listitem")).toHaveCount(1);
  await openTable(page, "quest");
  await page.goto("/");
  await expect(mine.getByRole("listitem")).toHaveCount(2);
  await mine.getByRole("button", { name: "Leave: Quest" }).click();
  await mine.getByRole("button", { name: "Yes" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(1);
  await mine.getByRole("button", { name: "Close: Grail Cup" }).click();
  await mine.getByRole("button", { name: "No" }).click();
  await mine.getByRole("button", { name: "Close: Grail Cup" }).click();
  await mine.getByRole("button", { name: "Yes" }).click();
  await expect(mine).toBeHidden();
});

test("a bad link says so and leads home", async ({ page }) => {
  await page.goto("/t/nosuchtable1");
  await expect(page.getByRole("heading", { name: "This table no longer exists." })).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found." })).toBeVisible();
  await page.getByRole("link", { name: "All games", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Grail Cup" })).toBeVisible();
});

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Say something" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
}
