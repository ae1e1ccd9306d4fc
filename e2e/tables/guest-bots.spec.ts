import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expectAccessible, expectFineInAll } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const LIVE = { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 60 };

test("a bot of mine comes by a token from my page, all see whose it is and that it is not rated with us, and I cut it off", async ({
  page,
  server,
}) => {
  await page.goto("/me#bots");
  const mine = page.locator("#bots");
  await mine.getByLabel("Bot name").fill("Deep Thought");
  await mine.getByRole("button", { name: "Create a token" }).click();
  const token = await mine.getByRole("textbox", { name: "Deep Thought’s token" }).inputValue();
  expect(token).toMatch(/^roundtable-bot-.{43}$/);
  await expect(mine.getByText("never used")).toBeVisible();
  await expectFineInAll(page, "my bots");
  for (const link of await mine.locator("a[download]").all())
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);

  const wanted = { id: randomUUID(), game: "grail-cup", seats: 3, clock: LIVE, rated: true };
  const made = await page.request.post("/api/tables", { data: wanted });
  const { table } = (await made.json()) as { table: string };
  const bot = spawn(process.execPath, ["examples/bot.ts", `${server.url}/t/${table}`], {
    env: { ...process.env, ROUNDTABLE_TOKEN: token },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const cutOff = once(bot.stderr, "data");
  await page.goto(`/t/${table}`);
  await expect(page.locator(".seat-row").nth(1)).toContainText(/Deep Thought.*’s bot/s);
  await expect(page.locator(".lobby-time-control output")).toContainText("isn’t rated");
  await expectAccessible(page, "a lobby with a bot of mine");
  await page.getByLabel("Rated with other people’s bots too").check();
  await expect(page.locator(".lobby-time-control output")).toHaveCount(0);

  await page.goto("/me#bots");
  await mine.getByRole("button", { name: "Revoke Deep Thought’s token" }).click();
  await mine.getByRole("button", { name: "Revoke permanently" }).click();
  await expect(mine.locator("li")).toHaveCount(0);
  expect(String(await cutOff)).toContain("The connection failed");
  bot.kill();
});
