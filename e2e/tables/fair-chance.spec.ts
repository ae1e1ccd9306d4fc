import { menuButton, openTable, sitDown, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

test("a player who seals a share of chance and never opens it loses the seat, and everybody reads so, before and in the match", async ({
  newPerson,
}) => {
  const anna = await newPerson();
  const boris = await newPerson();
  const keep = await keptShares(boris);
  const link = await openTable(anna, "grail-cup");
  await sitDown(boris, link, "Boris");
  await anna.locator(".lobby-begin button.plain").click();
  await anna.locator(".lobby-begin button.gold").click();
  const calledOff = /Start cancelled: Boris didn’t complete the fairness check/;
  await expect(anna.locator(".lobby-begin")).toContainText(calledOff);
  await expect(boris.locator(".lobby-begin")).toContainText(calledOff);
  await expect(anna.locator(".seat-row", { hasText: "Boris" })).toBeHidden();

  keep.nothing();
  await sitDown(boris, link);
  await start(anna);
  await menuButton(anna).click();
  await expect(anna.locator(".fairness")).toContainText(/Random shares came from: .*, Boris\./);
  await expect(anna.locator(".fairness")).toContainText("a random share was sealed but never opened (Boris)");
});

/** From now on this browser's shares are sealed, and never opened. */
async function keptShares(page: Page): Promise<{ nothing(): void }> {
  let keeps = true;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!keeps || !String(message).includes('"open-share"')) server.send(message);
    });
  });
  return { nothing: () => (keeps = false) };
}
