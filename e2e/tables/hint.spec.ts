import { expectAccessible } from "../support/screens.ts";
import { openTable, question, sitDown, start, whoIsAsked } from "../support/steps.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/** Longer than the server lets anybody wait for a hint. */
const THOUGHT = { timeout: 60_000 };

test("a hint tells the player what to answer and why, and tells the others that one was taken", async ({
  newPerson,
}) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  const link = await openTable(host, "grail-cup");
  await guest.goto(link);
  await expect(guest.getByText("Players can ask for a hint before they move")).toBeVisible();
  await sitDown(guest, link, "Clara");
  await start(host);

  const asker = await whoIsAsked([host, guest]);
  const other = asker === host ? guest : host;
  await asker.keyboard.press("h");
  await expect(hint(asker)).toContainText("The others will see that you asked for a hint.");
  await asker.getByRole("button", { name: "Ask for a hint" }).click();
  await expectTold(asker);
  await expectAccessible(asker, "a hint");
  await expect(other.locator(".log").getByText(/asks for a hint\./)).toBeVisible();
  await expect(hint(other)).toHaveCount(0);

  const piece = asker.locator(".board-place [data-hinted]").first();
  await expect(piece).toBeInViewport();
  const asked = await question(asker).innerText();
  await hint(asker).getByRole("button", { name: "Confirm" }).click();
  await expect(hint(asker)).toHaveCount(0);
  await expect(asker.locator(".bar-question")).not.toHaveText(asked);
});

function hint(page: Page): Locator {
  return page.getByRole("region", { name: "Hint" });
}

async function expectTold(page: Page): Promise<void> {
  await expect(hint(page).getByText(/^\d+%$/)).toBeVisible(THOUGHT);
  await hint(page).getByText("More", { exact: true }).click();
  await expect(hint(page).getByText(/Chance of winning from here/)).toBeVisible();
  await expect(page.locator(".answer[data-hinted]")).toHaveCount(1);
}
