import { answerAnything, answerOnce, playNow, question } from "./steps.ts";
import { startServer } from "./server.ts";
import { expect, type Page, test } from "./test.ts";

test("a reload and a server that is killed and comes back change nothing, and an answer given meanwhile arrives once", async ({
  newPerson,
}) => {
  const server = await startServer();
  try {
    const page = await newPerson({ baseURL: server.url });
    await playNow(page, "grail-cup");
    await answerOnce(page);
    await answerAnything(page, page.locator(".column .log li", { hasText: "Round 2." }));
    await expect(question(page)).toBeVisible();

    const before = await positionOf(page);
    await page.reload();
    await expect(question(page)).toBeVisible();
    expect(await positionOf(page)).toEqual(before);

    await server.kill();
    await expect(page.getByText("Connection lost.")).toBeVisible();
    expect(await positionOf(page)).toEqual(before);
    await answerOnce(page);
    await server.restart();
    await expect(page.getByText("Connection lost.")).toBeHidden({ timeout: 60_000 });
    await expect(page.locator(".bar .answer:disabled")).toHaveCount(0);

    const lines = page.locator(".column .log li");
    await expect.poll(() => lines.count()).toBeGreaterThan(before.log.length);
    expect((await lines.allInnerTexts()).slice(0, before.log.length)).toEqual(before.log);
    await answerAnything(page, page.locator(".column .log li", { hasText: "Round 3." }));
  } finally {
    await server.remove();
  }
});

/** All that the page says and shows of the match, once the board has played what happened. */
async function positionOf(page: Page) {
  await expect(page.locator(".skip")).toBeHidden();
  return {
    log: await page.locator(".column .log li").allInnerTexts(),
    seats: await page.locator(".rail-seat").allInnerTexts(),
    asked: await page.locator(".bar-question").innerText(),
    answers: await page.locator(".answer").allInnerTexts(),
    pieces: await page
      .locator(".board-place [data-key]")
      .evaluateAll((pieces) =>
        pieces.map((piece) => [piece.getAttribute("data-key"), piece.getAttribute("style")]),
      ),
  };
}
