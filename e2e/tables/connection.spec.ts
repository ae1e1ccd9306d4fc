import { answerAnything, answerOnce, playNow, question } from "../support/steps.ts";
import { startServer } from "../support/server.ts";
import { openProxy, type Swallowed } from "../support/tcp-proxy.ts";
import { expect, type Page, test } from "../support/test.ts";

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

const SILENT: readonly (readonly [what: Swallowed, withReset: boolean])[] = [
  ["requests", false],
  ["answers", false],
  ["everything", false],
  ["everything", true],
];

for (const [what, withReset] of SILENT)
  test(`a line that swallows ${what}${withReset ? " after a reset" : ""} is noticed within ten seconds, and the answer given meanwhile arrives once`, async ({
    newPerson,
    server,
  }) => {
    const proxy = await openProxy(server.url);
    try {
      const page = await newPerson({ baseURL: proxy.url });
      const answers = sentAnswers(page);
      await playNow(page, "grail-cup");
      await expect(question(page)).toBeVisible();
      const before = await positionOf(page);

      proxy.swallow(what);
      if (withReset) proxy.reset();
      answers.length = 0;
      await answerOnce(page);
      await expect(page.getByText("Connection lost.")).toBeVisible({ timeout: 10_000 });

      proxy.restore();
      await expect(page.getByText("Connection lost.")).toBeHidden();
      await expect(page.locator(".bar .answer:disabled")).toHaveCount(0);
      const lines = page.locator(".column .log li");
      await expect.poll(() => lines.count()).toBeGreaterThan(before.log.length);
      await expect(question(page)).toBeVisible();
      expect(new Set(answers).size, "ids of the answer that was sent, and sent again").toBe(1);

      const after = await positionOf(page);
      expect(after.log.slice(0, before.log.length)).toEqual(before.log);
      // The browser would ask for the page over a line that it still believes in.
      proxy.reset();
      await page.reload();
      await expect(question(page)).toBeVisible();
      expect(await positionOf(page)).toEqual(after);
    } finally {
      proxy.close();
    }
  });

test("a line that goes silent while nothing is done is noticed within ten seconds, and at once when the page is seen again", async ({
  newPerson,
  server,
}) => {
  const proxy = await openProxy(server.url);
  try {
    const page = await newPerson({ baseURL: proxy.url });
    await playNow(page, "grail-cup");
    await expect(question(page)).toBeVisible();
    proxy.swallow("everything");
    await expect(page.getByText("Connection lost.")).toBeVisible({ timeout: 10_000 });
    // It lies over the head, which shows nothing of the game.
    const [notice, head] = await Promise.all([bottomOf(page, ".connection"), bottomOf(page, ".head")]);
    expect(notice).toBeLessThanOrEqual(head);
    proxy.restore();
    // As a phone says when it has a network again: a dial that hangs is not waited for.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("Connection lost.")).toBeHidden({ timeout: 10_000 });

    proxy.swallow("everything");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Connection lost.")).toBeVisible({ timeout: 5000 });
  } finally {
    proxy.close();
  }
});

function bottomOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
}

/** The ids under which the page sends answers from now on. */
function sentAnswers(page: Page): string[] {
  const ids: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { readonly kind: string; readonly id: string };
      if (message.kind === "answer") ids.push(message.id);
    });
  });
  return ids;
}

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
