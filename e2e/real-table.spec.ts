import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "./test.ts";

const NAMES = ["Аня", "Борис", "Вера", "Константин", "Елизавета"];

test("five people around one phone play Quest from the deal to the verdict, without a connection", async ({
  newPerson,
}) => {
  const page = await newPerson({ locale: "ru-RU", viewport: { width: 360, height: 740 } });
  await page.goto("/");
  await page.getByRole("link", { name: "За настоящим столом" }).click();
  for (const [nth, name] of NAMES.entries())
    await page.getByLabel(`Игрок ${nth + 1}`, { exact: true }).fill(name);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Раздать роли" }).click();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.context().setOffline(true);

  // Everybody looks, each behind a cover; a reload in between covers what was open and loses nothing.
  for (let nth = 0; nth < NAMES.length; nth++) {
    await expect(page.getByRole("heading", { name: "Устройство берёт" })).toBeVisible();
    await page.getByRole("button", { name: "Это я" }).click();
    await expect(page.getByText("Ваша роль")).toBeVisible();
    if (nth === 0) {
      await expectNoViolations(page);
      await page.reload();
      await expect(page.getByText("Ваша роль")).toBeHidden();
      await page.getByRole("button", { name: "Это я" }).click();
    }
    await page.getByRole("button", { name: "Скрыть и передать" }).click();
  }

  // The introduction goes on by itself, with a voice or without.
  await expect(page.getByText("Пусть все закроют глаза")).toBeVisible();
  await page.getByRole("button", { name: "Читать" }).click();
  await expect(page.getByText("2 из 6")).toBeVisible();
  await page.getByRole("button", { name: "К первому походу" }).click();

  for (let press = 0; !(await page.getByRole("heading", { name: "побеждает" }).isVisible()); press++) {
    expect(press).toBeLessThan(400);
    await pressOn(page);
  }
  await expectNoViolations(page);
  await page.getByText("Что произошло").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Поход 3" }).first()).toBeVisible();
});

/** Enters what the screen offers: the first choices it needs, then its golden button. */
async function pressOn(page: Page): Promise<void> {
  const golden = page.locator(".qm-screen .gold:enabled");
  if ((await golden.count()) > 0) return golden.first().click();
  const groups = page.locator(".qm-screen fieldset");
  await groups.last().locator("[aria-pressed=false]").last().click();
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
