import { answerInPage } from "../support/answer-in-page.ts";
import { expectRoom } from "../support/board-room.ts";
import { expectAccessible, expectNothingSticksOut, PHONE, settled } from "../support/screens.ts";
import {
  answerAnything,
  answerOnce,
  endScreen,
  hurryBots,
  openTable,
  playNowByKeys,
  question,
  rename,
  seatFor,
  sitDown,
  start,
} from "../support/steps.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/** Windows in which little room is left. */
const CLOSE = [
  { width: 1280, height: 720, board: 0.55, letters: 12 },
  { width: 360, height: 740, board: 0.5, letters: 11 },
  { width: 740, height: 360, board: 0.6, letters: 0 },
];

test("five play a set of their own with bots to the end: the role is hidden until asked for, and at the end everything is open", async ({
  page,
}) => {
  await openTable(page, "quest");
  await seatFor(page, 5);
  await page.getByRole("button", { name: "Your own set" }).click();
  await page.getByRole("button", { name: "Remove: Blind Hunter" }).click();
  await expect(page.getByText("The set has 1 evil character; it needs 2.").first()).toBeVisible();
  await page.getByRole("button", { name: "Add: Braggart" }).click();
  await expect(page.getByText("This set can be played.")).toBeVisible();
  await expectAccessible(page, "lobby of Quest");
  await expectNothingSticksOut(page);
  await start(page);
  await hurryBots(page);
  await expect(question(page)).toBeVisible();
  await settled(page);
  await expect(page.locator(".qu-role")).toBeHidden();
  await answerAnything(page, firstResult(page), "board");
  await answerInPage(page);
  await expect(page.locator(".end > :first-child")).toHaveText(/^\s*(Good|Evil) wins$/);
  await page.getByRole("button", { name: "View the board" }).click();
  await expect(page.locator(".qu-ending-side")).toHaveText(/^(Good|Evil) wins$/);
  await page.getByRole("button", { name: "Who knew what" }).click();
  await expect(page.locator(".qu-told")).toHaveCount(5);
  await expectAccessible(page, "end of Quest");

  await page.goto("/p/me");
  await page.locator(".history-filter select").selectOption("quest");
  await expect(page.getByRole("img", { name: "Wins by side" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Wins by character" })).toBeVisible();
});

test("ten play the Director's Cut of Quest on a phone: with a finger, to the end, and nothing runs over the edge", async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  await openTable(page, "quest");
  await page.getByRole("button", { name: "Director’s Cut" }).tap();
  await seatFor(page, 10);
  await expectNothingSticksOut(page);
  await start(page);
  await hurryBots(page);
  await expect(question(page)).toBeVisible();
  await expectNothingSticksOut(page);
  await answerAnything(page, firstResult(page), "finger");
  await expectNothingSticksOut(page);
  await answerInPage(page);
  await expectNothingSticksOut(page);
});

test("a quest is played with the keyboard alone", async ({ page }) => {
  await playNowByKeys(page, "quest");
  await answerAnything(page, firstResult(page), "keys");
});

test("four people in three languages read each other's statements, and Good takes its Last Chance", async ({
  newPerson,
}) => {
  const people = await company(newPerson, "base");
  const [anna, oleg, zoe, ben] = people;
  await say(oleg, "Подозреваю…", "Zoe");
  await zoe.getByRole("button", { name: "Discussion", exact: true }).click();
  const heard = zoe.getByRole("list", { name: "Discussion", exact: true });
  await expect(heard).toContainText("Oleg\u00a0: Je soupçonne Zoe.");
  await zoe.locator(".speakers").getByRole("button", { name: "Ben" }).click();
  await expect(heard).toBeHidden();
  await anna.getByRole("button", { name: "Claims" }).click();
  await expect(anna.getByRole("row", { name: /^Oleg/ })).toContainText("I suspect Zoe.");
  await anna.locator(".qu-claims .qu-said").first().hover();
  await expect(anna.locator(".explanation")).toHaveText("I suspect Zoe.");
  await anna.keyboard.press("Escape");
  await expectMarkKept(zoe, "Oleg", [anna, oleg, ben]);

  // Morgan goes on every quest with the magic token, and plays Fail all the same.
  const roles = await Promise.all(people.map(roleOf));
  const evil = seatsOf(roles, "morgan-le-fay", "scion");
  const wanted = ["fail", ...evil];
  const asked = await Promise.all(people.map((page) => answerInPage(page, wanted, ".qu-hand")));
  expect(asked[0]).toContain("Good’s Last Chance: point at someone with your first hand.");
  await expectRoom(oleg, "pointing", CLOSE);
  await Promise.all(people.map((page) => answerInPage(page, wanted)));
  await expect(anna.locator(".qu-why").first()).toHaveText(
    "Good pointed at every evil player and no one else.",
  );
  await anna.getByRole("button", { name: "Play again" }).click();
  await expect(zoe.locator(".end .end-again")).toBeInViewport();
});

test("four people let every quest succeed by the clock, which runs for all who are asked, and the Blind Hunter hunts while nobody else may speak", async ({
  newPerson,
}) => {
  const people = await company(newPerson, "recommended", "Live");
  for (const page of people) await expect(page.locator(".bar .clock")).toBeVisible();
  const roles = await Promise.all(people.map(roleOf));
  const prey = seatsOf(roles, "loyal-servant");
  const hunter = people[roles.indexOf("blind-hunter")];
  if (hunter === undefined) throw new Error("Nobody hunts.");
  // The hunter may be asked a moment before the board has grown dark.
  const wanted = ["success", ...prey, "loyal-servant"];
  await Promise.all(people.map((page) => answerInPage(page, wanted, ".qu[data-hunt]")));
  for (const page of people) {
    const speak = page.locator(".qu-tool").first();
    await (page === hunter ? expect(speak).toBeEnabled() : expect(speak).toBeDisabled());
  }
  await expectRoom(hunter, "the hunt for a player", CLOSE);
  await answerOnce(hunter, "board", wanted);
  await expect(question(hunter)).toBeVisible();
  await expectRoom(hunter, "the hunt for a character", CLOSE);
  await answerAnything(hunter, endScreen(hunter), "board", wanted);
  await expect(people[0].locator(".qu-why").first()).toHaveText("The hunt has found two good players.");
});

type NewPerson = (like?: { locale: string }) => Promise<Page>;

/** Four people, one in Russian and one in French, at a table of Quest that has begun. */
async function company(newPerson: NewPerson, preset: "base" | "recommended", clock = "no clock") {
  const anna = await newPerson();
  const oleg = await newPerson({ locale: "ru-RU" });
  const zoe = await newPerson({ locale: "fr-FR" });
  const ben = await newPerson();
  const people = [anna, oleg, zoe, ben] as const;
  await rename(anna, "Anna");
  const link = await openTable(anna, "quest");
  await seatFor(anna, 4);
  const names = { base: "Base game", recommended: "Recommended" };
  await anna.getByRole("button", { name: names[preset] }).click();
  await anna.getByRole("radio", { name: clock }).check();
  await sitDown(oleg, link, "Oleg");
  await sitDown(zoe, link, "Zoe");
  await sitDown(ben, link, "Ben");
  await start(anna, 4);
  for (const page of people) await expect(question(page)).toBeVisible();
  return people;
}

/** The character that one press shows to its player alone; another press hides it. */
async function roleOf(page: Page): Promise<string> {
  const [button, role] = [page.locator(".qu-role-button"), page.locator(".qu-role")];
  await expect(role).toBeHidden();
  await button.press("Enter");
  await expect(role).toBeVisible();
  const character = await role.locator("[data-explain]").first().getAttribute("data-explain");
  await button.press("Enter");
  await expect(role).toBeHidden();
  return character ?? "";
}

/** The answers that name those who hold these characters; everybody sits in the order of the company. */
function seatsOf(roles: readonly string[], ...characters: readonly string[]): string[] {
  return characters.flatMap((character) =>
    roles.flatMap((role, seat) => (role === character ? [`seat-${seat}`] : [])),
  );
}

/** Two clicks: what, and whom. */
async function say(page: Page, what: string, whom: string): Promise<void> {
  await page.locator(".qu-tool").first().click();
  await page.getByRole("button", { name: what }).click();
  await page.locator(`.qu-shield[aria-label^="${whom}"]`).click();
}

/** What I think of somebody is there after a reload, for me alone. */
async function expectMarkKept(page: Page, whom: string, others: readonly Page[]): Promise<void> {
  await page.locator(`.qu-shield[aria-label^="${whom}"]`).click();
  await page.locator(".qu-marks button").last().click();
  await page.locator(".qu-note textarea").fill("!?");
  await page.reload();
  await expect(page.locator(`.qu-shield[aria-label^="${whom}"] .qu-mark-suspected`)).toBeVisible();
  for (const other of others) await expect(other.locator(".qu-mark")).toHaveCount(0);
}

function firstResult(page: Page): Locator {
  return page.locator(".qu-quest[data-result]").first();
}
