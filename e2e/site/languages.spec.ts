import { answerInPage } from "../support/answer-in-page.ts";
import { endScreen, hurryBots, openTable, rename, sitDown, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

test("two people who share a link, one in Russian and one in French, play with bots to the end, each in their own language", async ({
  newPerson,
}) => {
  const oleg = await newPerson({ locale: "ru-RU" });
  const zoe = await newPerson({ locale: "fr-FR" });
  await rename(oleg, "Oleg");
  const link = await openTable(oleg, "grail-cup");
  await oleg.getByRole("button", { name: "На один меньше" }).click();
  await sitDown(zoe, link, "Zoe");
  await expect(zoe.locator(".seat-row", { hasText: "Oleg" })).toBeVisible();
  await expect(zoe.locator("html")).toHaveAttribute("lang", "fr");
  await expect(zoe.locator("html")).toHaveAttribute("dir", "ltr");
  const app = await zoe.locator('link[rel="manifest"]').getAttribute("href");
  expect(await (await zoe.request.get(app ?? "")).json()).toMatchObject({ id: "/", lang: "fr" });
  await start(oleg);
  await hurryBots(oleg);

  const [russian, french] = await Promise.all([answerInPage(oleg), answerInPage(zoe)]);
  for (const question of russian) expect(question).toMatch(/[а-яё]{3}/i);
  for (const question of french) expect(question).toMatch(/[a-zé]{3}/i);
  expect(french).toContain("Gardez l’un de ces alliés pour cette manche.");

  const [olegs, zoes] = [await logOf(oleg), await logOf(zoe)];
  expect(zoes.length).toBe(olegs.length);
  expect(olegs.filter((line) => !/[а-яё]{3}/i.test(line))).toEqual([]);
  expect(zoes.filter((line) => /[а-яё]/i.test(line))).toEqual([]);
  expect(olegs.at(-1)).toMatch(/Грааль!$/);
  // Each is spoken to, and only the other is named; bots have names in the reader's language.
  expect(olegs.filter((line) => line.includes("Oleg"))).toEqual([]);
  expect(zoes.filter((line) => line.includes("Zoe"))).toEqual([]);
  expect(olegs.some((line) => line.startsWith("Вы оставляете себе "))).toBe(true);
  expect(zoes.some((line) => line.startsWith("Vous gardez "))).toBe(true);
  await expect(endScreen(zoe).locator(".fairness-line summary")).toContainText("tout est conforme au sceau");
});

function logOf(page: Page): Promise<string[]> {
  return page.locator(".column .log li").allInnerTexts();
}
