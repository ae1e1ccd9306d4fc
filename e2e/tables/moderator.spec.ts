import { expectAccessible, expectNothingSticksOut, PHONE } from "../support/screens.ts";
import { expect, KEEPING, type Page, test } from "../support/test.ts";

const NAMES = ["Аня", "Борис", "Вера", "Константин", "Елизавета"];

test("five people around one phone play Quest from the deal to the verdict, without a connection", async ({
  newPerson,
}) => {
  const page = await newPerson({ ...PHONE, ...KEEPING, locale: "ru-RU" });
  await page.goto("/");
  await page.getByRole("link", { name: "За настоящим столом" }).click();
  for (const [nth, name] of NAMES.entries())
    await page.getByRole("textbox", { name: `Игрок ${nth + 1}`, exact: true }).fill(name);
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator before the deal", [PHONE.viewport]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);

  await page.getByRole("button", { name: "Раздать карты" }).click();
  const leader = await hearLeader(page);
  const looked: string[] = [];
  while (looked.length < NAMES.length) looked.push(await lookAtCard(page));
  expect(looked.toSorted()).toEqual(NAMES.toSorted());
  await hearIntroduction(page, leader);

  await expect(page.getByRole("heading", { name: `Лидер — ${leader}` })).toBeVisible();
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator of a quest", [PHONE.viewport]);
  await expectTeamKept(page);

  const verdict = page.locator(".qm-over");
  for (let press = 0; (await verdict.count()) === 0; press++) {
    expect(press).toBeLessThan(400);
    await goOn(page);
  }
  await expect(verdict).toContainText(/Побеждает (Добро|Зло)/);
  await expect(verdict.locator(".qm-dealt li")).toHaveCount(NAMES.length);
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator's verdict", [PHONE.viewport]);
  await page.getByText("Что произошло").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Поход 3" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Сыграть ещё раз" }).click();
  await expect(page.getByRole("textbox", { name: "Игрок 1", exact: true })).toHaveValue("Аня");
});

test("five people deal cards of paper, and the phone narrates, keeps the tableau and names no character", async ({
  newPerson,
}) => {
  const page = await newPerson({ ...PHONE, locale: "ru-RU" });
  await page.goto("/m/quest");
  for (const [nth, name] of NAMES.entries())
    await page.getByRole("textbox", { name: `Игрок ${nth + 1}`, exact: true }).fill(name);
  await page.getByRole("radio", { name: "Раздаём сами" }).check();
  await page.getByRole("button", { name: "Начать", exact: true }).click();

  await page.getByRole("button", { name: "Вера" }).click();
  await expect(page.getByRole("heading", { name: "Лидер первого похода — Вера" })).toBeVisible();
  await hearLeader(page);
  await expect(page.getByRole("heading", { name: "Раздайте карты сами" })).toBeVisible();
  await expect(page.locator(".qm-to-take li")).toHaveText([
    "Верный слуга Артура × 3",
    "Леди Моргана",
    "Слепая охотница",
  ]);
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator of a deal by hand", [PHONE.viewport]);
  await page.getByRole("button", { name: "Все посмотрели свои карты" }).click();
  await hearIntroduction(page, "Вера");

  for (const leader of ["Вера", "Аня", "Борис"]) {
    if (leader !== "Вера") {
      await page.getByRole("button", { name: leader }).click();
      await page.getByRole("button", { name: "Ввести" }).click();
    }
    await expect(page.getByRole("heading", { name: `Лидер — ${leader}` })).toBeVisible();
    await expect(page.getByRole("list", { name: "В игре" })).toContainText("Слепая охотница");
    while ((await page.locator(".qm-counts").count()) === 0) await goOn(page);
    await page.getByRole("button", { name: "1", exact: true }).click();
    await page.getByRole("button", { name: "Ввести" }).click();
    await expect(page.getByRole("heading", { name: "Поход провален" })).toBeVisible();
    await page.getByRole("button", { name: "Дальше" }).click();
  }
  await runOutOfTime(page);
  await page.getByRole("button", { name: "Закончить обсуждение" }).click();
  await expect(page.getByText("Лидерами были: Вера, Аня, Борис.")).toBeVisible();
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator of an end by hand", [PHONE.viewport]);
  await page.getByRole("button", { name: "Победило Зло" }).click();
  await expect(page.locator(".qm-over")).toHaveText(/Побеждает Зло/);
  await expect(page.locator(".qm-dealt")).toHaveCount(0);
});

/** Before any card is seen, everybody reads who leads first. Returns the leader's name. */
async function hearLeader(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { name: "Лидер первого похода — " });
  const name = (await heading.innerText()).replace(/.*\s— /, "");
  await expectNothingSticksOut(page);
  await page.getByRole("button", { name: "К картам" }).click();
  return name;
}

/** The clock is started and runs out. */
async function runOutOfTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.getByRole("button", { name: "Запустить часы" }).click();
  await page.clock.fastForward("04:59");
  await expect(page.getByText("Время вышло.")).toBeHidden();
  await page.clock.fastForward("00:02");
  await expect(page.getByText("Время вышло.")).toBeVisible();
  await page.clock.resume();
}

/** The called player looks behind a neutral cover, and a reload covers the card again. Returns the player's name. */
async function lookAtCard(page: Page): Promise<string> {
  const cover = page.getByRole("button", { name: "Это я" });
  const role = page.getByText("Ваш персонаж");
  await expect(role).toBeHidden();
  const name = (await cover.innerText()).replace("Это я, ", "");
  await expect(page.getByRole("heading", { name: `Передайте устройство: ${name}` })).toBeVisible();
  await cover.click();
  await expect(role).toBeVisible();
  if (name === NAMES[0]) {
    await page.reload();
    await expect(cover).toBeVisible();
    await expect(role).toBeHidden();
    await cover.click();
  }
  await page.getByRole("button", { name: "Скрыть и передать" }).click();
  return name;
}

/** With a voice or without, it goes on by itself; and it can be turned by hand. */
async function hearIntroduction(page: Page, leader: string): Promise<void> {
  const sentence = page.locator(".qm-sentence");
  await expect(sentence).toHaveText(`Лидер первого похода — ${leader}.`);
  await page.getByRole("button", { name: "Читать" }).click();
  await expect(page.getByText("2 из 7")).toBeVisible();
  await expect(sentence).toContainText("закройте глаза");
  const next = page.getByRole("button", { name: "Дальше", exact: true });
  while (await next.isEnabled()) await next.click();
  await expect(sentence).toContainText("откройте глаза");
  await page.getByRole("button", { name: "К первому походу" }).click();
}

/** After the page was closed by mistake, everything is as it was, even a half chosen team. */
async function expectTeamKept(page: Page): Promise<void> {
  const chosen = page.locator('.qm-seats [aria-pressed="true"]');
  await page.locator(".qm-seats button").nth(3).click();
  await expect(chosen).toHaveText("Константин");
  const heading = await page.locator(".qm-heading").innerText();
  await page.reload();
  await expect(page.locator(".qm-heading")).toHaveText(heading);
  await expect(chosen).toHaveText("Константин");
}

/** Presses what leads on; where nothing does yet, makes the first choice that is left. */
async function goOn(page: Page): Promise<void> {
  const screen = page.locator(".qm-screen");
  const door = screen.locator(".gold:enabled");
  const choices = screen.locator(".qm-seats").last().locator('[aria-pressed="false"]');
  await ((await door.count()) > 0 ? door : choices).first().click();
}
