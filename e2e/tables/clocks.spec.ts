import { test } from "../support/fast-forward-test.ts";
import { expectFineInAll, expectNoViolation } from "../support/screens.ts";
import type { Server } from "../support/server.ts";
import {
  bar,
  endScreen,
  menuButton,
  openTable,
  question,
  rename,
  seatFor,
  sitDown,
  start,
} from "../support/steps.ts";
import { expect, type Page } from "../support/test.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The page reads the server's clock when it connects. */
async function pass(server: Server, ms: number, ...pages: readonly Page[]): Promise<void> {
  await server.advance(ms);
  for (const page of pages) await page.reload();
}

/** Anna, who may arrange the table, and Boris, at a table for two. */
async function seatTwo(newPerson: () => Promise<Page>): Promise<readonly [Page, Page]> {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await rename(anna, "Anna");
  const link = await openTable(anna, "dice-city");
  await seatFor(anna, 2);
  await sitDown(boris, link, "<i>Boris</i>");
  await expect(anna.locator(".seat-row", { hasText: "<i>Boris</i>" })).toBeVisible();
  return [anna, boris];
}

/** The player who is asked, and the other one. */
async function askedFirst([anna, boris]: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  for (const page of [anna, boris]) await expect(page.locator(".bar")).toBeVisible();
  const isAsked = async (page: Page) => (await question(page).count()) > 0;
  await expect.poll(async () => (await isAsked(anna)) || (await isAsked(boris))).toBe(true);
  return (await isAsked(anna)) ? [anna, boris] : [boris, anna];
}

/** In seconds. */
async function timeLeft(page: Page): Promise<number> {
  const shown = await page.locator(".bar .clock > span[aria-hidden]").innerText();
  const [minutes = 0, seconds = 0] = shown.split(":").map(Number);
  return 60 * minutes + seconds;
}

test("a rated game with a clock is agreed before anybody sits down and watched later; who runs out of time has lost, and may come back", async ({
  newPerson,
  server,
}) => {
  const people = await seatTwo(newPerson);
  const [anna, boris] = people;
  const terms = anna.locator(".lobby-time-control");
  await expect(terms.getByRole("checkbox", { name: "Rated" })).toBeDisabled();
  await terms.getByRole("radio", { name: "Live" }).check();
  await terms.getByText("Exact values").click();
  await terms.getByLabel("Limit per move, in seconds").fill("100");
  await terms.getByLabel("Limit per move, in seconds").press("Enter");
  await terms.getByRole("checkbox", { name: "Rated" }).check();
  await expect(boris.locator(".lobby-time-control .time-control-words")).toHaveText(
    /18\smin each, at most 100\ssec per move, 60\ssec while away · rated/,
  );
  await anna.getByRole("radio", { name: "Everyone, with a 3-minute delay" }).check();
  const stranger = await newPerson();
  await stranger.goto(anna.url());
  await expect(stranger.locator(".lobby-head .time-control-line")).toContainText("at most 100");
  await expectFineInAll(anna, "terms with a clock");
  await start(anna);
  await expect(stranger.getByText("Spectators see this table with a 3-minute delay.")).toBeVisible();

  const [slow, other] = await askedFirst(people);
  await expect(slow.locator(".bar .clock")).toBeVisible();
  await pass(server, 30 * SECOND, anna, boris);
  await expect(other.locator(".bar .waiting-time")).toBeVisible();
  await pass(server, 75 * SECOND, anna, boris);
  await expect(slow.getByText("You’ve lost this rated game")).toBeVisible();
  await expect(bar(stranger)).toHaveCount(0);
  await expectNoViolation(slow, "lost by time");
  await slow.getByRole("button", { name: "Take my seat back" }).click();
  await expect(slow.getByText("A bot is playing for you.")).toBeHidden();

  await server.advance(75 * SECOND);
  await expect(bar(stranger).getByText("You’re watching.")).toBeVisible();
  // The spectator sees the beginning, and not yet the later moves.
  const told = (page: Page) => page.locator(".column .log li").count();
  await expect.poll(() => told(stranger)).toBeGreaterThan(0);
  await expect.poll(() => told(other)).toBeGreaterThan(await told(stranger));
});

test("friends wait and remind; the clock survives a killed server, stops while everybody agrees, and is short for absent players", async ({
  newPerson,
  server,
}) => {
  const people = await seatTwo(newPerson);
  const [anna, boris] = people;
  await anna.locator(".lobby-time-control").getByRole("radio", { name: "Live" }).check();
  await start(anna);
  const [slow, other] = await askedFirst(people);
  await pass(server, 65 * SECOND, anna, boris);
  await other.getByRole("button", { name: /^Remind/ }).click();
  await expect(slow.getByText("waiting for you.")).toBeVisible();
  const before = await timeLeft(slow);
  expect(before).toBeLessThanOrEqual(55);

  await server.kill();
  await expect(slow.getByText("Connection lost.")).toBeVisible();
  await server.restart();
  for (const page of people) await page.reload();
  await expect(slow.locator(".bar .clock")).toBeVisible();
  // What was lost is given back, and after a kill a little more; but it is no new time.
  const after = await timeLeft(slow);
  expect(after).toBeGreaterThanOrEqual(before - 20);
  expect(after).toBeLessThan(100);

  await pass(server, 2 * MINUTE, anna, boris);
  await expect(slow.getByText("Your time is up.")).toBeVisible();
  for (const offer of ["Keep waiting", "Let a bot take over", "End the game"])
    await expect(other.getByRole("button", { name: offer, exact: true })).toBeVisible();
  await expectNoViolation(other, "out of time");
  await other.getByRole("button", { name: "Keep waiting" }).click();
  await expect(slow.getByText("Your time is up.")).toBeHidden();
  await expect(slow.locator(".bar .clock")).toBeVisible();

  await menuButton(anna).click();
  await anna.getByRole("button", { name: "Pause the game" }).click();
  await boris.getByRole("button", { name: "Agree" }).click();
  for (const page of people) await expect(page.getByText("The clocks are stopped.")).toBeVisible();
  await expect(slow.locator(".bar .clock")).toBeHidden();
  await expect(slow.getByText("waiting for you.")).toBeHidden();
  await pass(server, HOUR, anna, boris);
  await expect(slow.getByText("The clocks are stopped.")).toBeVisible();
  await expect(slow.getByText("Your time is up.")).toBeHidden();
  await expectNoViolation(slow, "paused");
  for (const page of people) await page.getByRole("button", { name: "Resume" }).click();
  await expect(slow.locator(".bar .clock")).toBeVisible();

  // Who sits there has had more than this; who has gone has not.
  await slow.goto("/credits");
  await expect(other.locator(".rail-seat[data-absent]")).toBeVisible();
  await server.advance(65 * SECOND);
  await other.getByRole("button", { name: "Let a bot take over", exact: true }).click();
  await slow.goBack();
  await slow.getByRole("button", { name: "Take my seat back" }).click();
  await expect(slow.getByText("A bot is playing for you.")).toBeHidden();
  // The bot may have played for them meanwhile.
  const [asked, waiting] = await askedFirst(people);
  await pass(server, 3 * MINUTE, asked, waiting);
  await waiting.getByRole("button", { name: "End the game", exact: true }).click();
  await expect(endScreen(asked)).toBeVisible();
});

test("over days a game waits, rests at night and at weekends, is paused when nobody comes, says so, and goes on when somebody does", async ({
  newPerson,
  server,
}) => {
  // There it is always the time by which the days of the epoch are counted; the first of them was a Thursday.
  const page = await newPerson({ locale: "ru", timezoneId: "Atlantic/Reykjavik" });
  const friday = DAY + 20 * HOUR;
  await server.advance((friday - (server.now() % WEEK) + WEEK) % WEEK);
  const link = await openTable(page, "dice-city");
  const terms = page.locator(".lobby-time-control");
  await terms.getByRole("radio", { name: "на несколько дней" }).check();
  await terms.getByText("Точные значения").click();
  await terms.getByLabel("Часов на решение").fill("20");
  await terms.getByLabel("Часов на решение").press("Enter");
  await terms.getByLabel("Начало ночи").selectOption("22");
  await terms.getByRole("checkbox", { name: "Выходные не считаются" }).check();
  await expect(terms.locator(".time-control-words")).toHaveText(
    /20\sч на решение · ночью часы стоят.* · в выходные часы стоят/,
  );
  await expect(terms).toContainText("С 22:00 до 8:00");
  await expectFineInAll(page, "terms over days");
  await start(page);
  await expect(question(page)).toBeVisible();
  // Two hours are left of that Friday, fourteen are Monday's, and four Tuesday's.
  const left = page.locator(".bar .clock > span[aria-hidden]");
  await expect(left).toHaveText(/^3\sдня$/);
  await page.goto("/");
  for (let day = 0; day < 3; day++) await server.advance(DAY);
  await page.goto(link);
  await expect(left).toHaveText(/^15\sч 5\d\sмин$|^16\sч$/);
  await page.goto("/");
  for (let day = 0; day < 4; day++) await server.advance(DAY);

  const watcher = await newPerson({ locale: "fr" });
  await watcher.goto(link);
  await expect(watcher.getByText("personne n’est venu depuis longtemps")).toBeVisible();
  await page.goto(link);
  await expect(question(page)).toBeVisible();
  await expect(page.getByText("Ваше время вышло, но никто не ждёт")).toBeVisible();
  await expect(watcher.getByText("personne n’est venu depuis longtemps")).toBeHidden();
});
