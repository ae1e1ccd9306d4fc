import { readFile } from "node:fs/promises";
import {
  COLOURS,
  DESKTOP,
  EVERYTHING,
  expectNoViolation,
  expectNothingSticksOut,
  PHONE,
} from "../support/screens.ts";
import { tabTo } from "../support/keys.ts";
import { answerOnce, bar, isAskedBefore, menuButton, playNow, question } from "../support/steps.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/** How somebody moves through a match. */
type Way = "mouse" | "finger" | "keys";

const LOOKS = [
  { game: "grail-cup", way: "mouse", locale: "en", viewport: DESKTOP, colorScheme: "light" },
  { game: "quest", way: "finger", ...PHONE, locale: "fr", colorScheme: "dark" },
  { game: "dice-city", way: "keys", locale: "ru", viewport: DESKTOP, colorScheme: "dark" },
] as const;

/** Plays a little and ends the match; the address of its table. */
async function playedAndEnded(page: Page, game: string): Promise<string> {
  await playNow(page, game);
  const address = page.url();
  // Quests may fail so soon, with so few questions to one player, that the match is over by then.
  for (let answers = 0; answers < 3 && (await isAskedBefore(page)); answers++) await answerOnce(page);
  if (await isAskedBefore(page)) {
    await menuButton(page).click();
    await page.locator(".menu-acts button").last().click();
  }
  await expect(page.locator('.end a[href*="replay?"]')).toBeVisible();
  return address;
}

const moment = async (page: Page) => Number.parseInt(await page.locator(".transport-at").innerText(), 10);

/** The moment to which it has gone on from this one: talk between two decisions is passed over. */
async function moved(page: Page, from: number): Promise<number> {
  await expect.poll(() => moment(page)).toBeGreaterThan(from);
  return await moment(page);
}

async function press(page: Page, button: Locator, way: Way): Promise<void> {
  if (way === "keys") {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  } else if (way === "finger") await button.tap();
  else await button.click();
}

/** On a phone held sideways the board keeps the height of the window, and no control lies over another. */
async function expectRoomSideways(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 740, height: 360 });
  const found = () =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll(".transport :is(button, select, a, input)")].filter(
        (one) => one.checkVisibility(),
      );
      const boxes = controls.map((one) => one.getBoundingClientRect());
      const overlapping = boxes.flatMap((one, nth) =>
        boxes
          .slice(nth + 1)
          .filter(
            ({ left, right, top, bottom }) =>
              left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1,
          ),
      );
      return {
        board: document.querySelector(".frame-board")?.getBoundingClientRect().height,
        overlapping: overlapping.length,
        low: boxes.filter(({ bottom }) => bottom > innerHeight).length,
      };
    });
  await expect.poll(found).toEqual({ board: 360, overlapping: 0, low: 0 });
  if (before !== null) await page.setViewportSize(before);
}

for (const { game, way, ...look } of LOOKS) {
  test(`a finished match of ${game} is looked at again by ${way}, in ${look.locale}, and shared`, async ({
    newPerson,
  }) => {
    const page = await newPerson(look);
    await playedAndEnded(page, game);
    await press(page, page.locator('.end a[href*="replay?"]'), way === "keys" ? "mouse" : way);
    await expect(page.locator(".transport")).toBeVisible();
    await expect(page.locator(".board-place > *")).toBeVisible();
    expect(page.url()).toContain("/replay?seen=0");
    await expectNothingSticksOut(page);
    await expectRoomSideways(page);
    await expectNoViolation(page, "replay", look.colorScheme === "dark" ? COLOURS : EVERYTHING);

    const steps = page.locator(".transport-steps button");
    const last = Number(await page.locator(".transport-slider input").getAttribute("max"));
    expect(last).toBeGreaterThan(2);
    if (way === "keys") {
      await page.keyboard.press("ArrowRight");
      const first = await moved(page, 0);
      await page.keyboard.press("ArrowRight");
      await moved(page, first);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => moment(page)).toBe(first);
      await page.keyboard.press("Shift+ArrowRight");
      await expect.poll(() => moment(page)).toBeGreaterThan(1);
      await page.keyboard.press("End");
      await expect.poll(() => moment(page)).toBe(last);
      await page.keyboard.press("Home");
      await page.keyboard.press("?");
      await expect(page.locator(".replay-keys")).toBeVisible();
      await page.keyboard.press("Escape");
    } else {
      await press(page, steps.nth(4), way);
      const first = await moved(page, 0);
      await press(page, steps.nth(4), way);
      await moved(page, first);
      await press(page, steps.nth(2), way);
      await expect.poll(() => moment(page)).toBe(first);
      await press(page, steps.nth(6), way);
      await expect.poll(() => moment(page)).toBe(last);
      await press(page, steps.nth(0), way);
    }
    await expect.poll(() => moment(page)).toBe(0);

    // It plays by itself, and stops when it is told to.
    await page.locator(".transport-speed select").selectOption("4");
    if (way === "keys") await page.keyboard.press("Escape");
    await press(page, steps.nth(3), way);
    await expect.poll(() => moment(page)).toBeGreaterThan(1);
    if (way === "keys") {
      await page.locator("#content").focus();
      await page.keyboard.press("Space");
    } else await press(page, steps.nth(3), way);

    // The log jumps; with everything open it tells more.
    if (look.viewport === DESKTOP) await expect(page.locator(".column .log-moment").first()).toBeVisible();
    else await press(page, page.locator(".head-panel"), way);
    const log = page.locator(".replay-log:visible");
    const seen = await log.locator("li").count();
    const line = log.locator("[data-moment]").last();
    const there = Number(await line.getAttribute("data-moment"));
    await line.click();
    await expect.poll(() => moment(page)).toBe(there);
    await page.locator(".transport-perspective select").selectOption("open");
    await expect.poll(() => page.url()).toContain(`?seen=open#${there}`);
    if (look.viewport !== DESKTOP) await press(page, page.locator(".head-panel"), way);
    expect(await page.locator(".replay-log:visible li").count()).toBeGreaterThanOrEqual(seen);
    if (look.viewport !== DESKTOP) await page.keyboard.press("Escape");

    // The shared link opens the same moment, with the same view.
    const stranger = await newPerson(look);
    await stranger.goto(page.url());
    await expect(stranger.locator(".transport-at")).toHaveText(`${there} / ${last}`);
    await expect(stranger.locator(".transport-perspective select")).toHaveValue("open");
    const shared = await stranger.request.get(page.url(), { headers: { "accept-language": look.locale } });
    expect(await shared.text()).toContain('property="og:title"');
    const picture = /og:image" content="([^"]+)"/.exec(await shared.text())?.[1] ?? "";
    expect((await stranger.request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
  });
}

test("a match goes on from any moment, and comes back from a file only if nothing in it was changed", async ({
  page,
  newPerson,
}) => {
  const table = await playedAndEnded(page, "grail-cup");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Log as file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");

  const reader = await newPerson({ viewport: DESKTOP });
  await reader.goto("/replay");
  await expect(reader.getByText("No finished games yet.")).toBeVisible();
  const upload = (text: string) =>
    reader
      .locator("input[type=file]")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await upload(saved.replace(/"key": "(.)/, (_, digit: string) => `"key": "${digit === "0" ? 1 : 0}`));
  await expect(reader.getByText("don’t match the seal.")).toBeVisible();
  await upload("<script>alert(1)</script>");
  await expect(reader.getByText("This isn’t a Roundtable game, or the file is damaged.")).toBeVisible();
  await expectNoViolation(reader, "library");
  await upload(saved.replace(/"names": \[\s*"[^"]*"/, '"names": ["<img src=x onerror=alert(1)>"'));
  await expect(reader.locator(".replay-notice")).toContainText("every move follows the rules");
  await expect(reader.locator(".rail")).toContainText("<img src=x onerror=alert(1)>");

  await reader.goto(`${table}/replay#2`);
  await reader.getByRole("button", { name: "Continue from here" }).click();
  await expectNoViolation(reader, "playing on");
  await reader.locator(".play-on-seat select").selectOption("1");
  await reader.getByRole("button", { name: "Start", exact: true }).click();
  await expect(bar(reader)).toBeVisible();
  await expect(reader.locator(".rail-seat[data-me]")).toHaveCount(1);
  await menuButton(reader).click();
  await expect(reader.getByText("This game continues another one, after move 2.")).toBeVisible();
});

test("while a match runs its replay is nobody's, but who comes back sees what happened, and reports what is wrong", async ({
  page,
  newPerson,
  server,
}) => {
  await playNow(page, "grail-cup");
  await expect(question(page)).toBeVisible();
  await answerOnce(page);
  await expect(question(page)).toBeVisible();
  const address = page.url();
  const stranger = await newPerson();
  for (const somebody of [stranger, page]) {
    await somebody.goto(`${address}/replay`);
    await expect(
      somebody.getByText("This game isn’t over yet, or its replay is no longer available."),
    ).toBeVisible();
  }
  const sinceMyTurn = page.getByRole("button", { name: "Since my last turn" });
  const step = page.locator(".recap-at");
  const back = page.getByRole("button", { name: "Back to now" });
  // A player who is asked twice in a row has little to catch up on: they answer, and come back again.
  for (;;) {
    await page.goto(address);
    await expect(question(page)).toBeVisible();
    if (await sinceMyTurn.isEnabled()) {
      await sinceMyTurn.click();
      await expect(step).toContainText("1 of");
      if (!(await step.innerText()).includes("1 of 1:")) break;
      await back.click();
    }
    await answerOnce(page);
    await expect(question(page)).toBeVisible();
  }
  await page.getByRole("button", { name: "Later" }).click();
  await expect(step).toContainText("2 of");
  await back.click();

  await menuButton(page).click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByLabel("In your own words").fill("The dragon does not move.");
  await expectNoViolation(page, "report");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thanks! Your report has arrived.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file too" }).click();
  const own = await readFile(await (await saving).path(), "utf8");
  expect(JSON.parse(own)).not.toHaveProperty("log");
  const { reports } = (await (await fetch(`${server.url}/reports`)).json()) as {
    reports: { words: string }[];
  };
  // Others have reported their own tables to the same server.
  expect(reports.filter(({ words }) => words === "The dragon does not move.")).toHaveLength(1);
});
