import { createHmac } from "node:crypto";
import type { Worker } from "@playwright/test";
import { test } from "../support/fast-forward-test.ts";
import { expectFineInAll } from "../support/screens.ts";
import type { Server } from "../support/server.ts";
import { answerOnce, bar, look, openTable, question, seatFor, sitDown, start } from "../support/steps.ts";
import { byName, expect, KEEPING, type Page } from "../support/test.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TITLE = "À vous de jouer";

/** Counts the tones that are struck: what they sound like no test can hear. */
async function withEars(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    const heard = { tones: 0 };
    Object.assign(globalThis, { heard });
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      heard.tones++;
      start.apply(this, when);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { tones: number } }).heard.tones);
}

/** A question whose answer is on its way is asked no more. */
async function answerIfAsked(page: Page): Promise<void> {
  if ((await question(page).count()) > 0) await answerOnce(page, "bar", ["done"]);
}

/** One plays until it is the turn of the other. */
async function playUntilAsked(from: Page, to: Page): Promise<void> {
  for (const page of [from, to]) await expect(bar(page)).toBeVisible();
  while ((await question(to).count()) === 0) await answerIfAsked(from);
}

/** As a clock in Reykjavik shows it, which is never put forward or back. */
function timeOfDay(moment: number): string {
  return new Date(moment).toISOString().slice(11, 16);
}

/** Everything is the browser's own, but its maker's push service, which cannot be reached from a test. */
async function withPushService(page: Page, { told }: Server): Promise<void> {
  const { subscription } = await told();
  await page.addInitScript((kept) => {
    let isSubscribed = false;
    const made = { ...kept, toJSON: () => kept, unsubscribe: () => Promise.resolve(true) };
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(made);
      },
      getSubscription: () => Promise.resolve(isSubscribed ? made : null),
    });
  }, subscription);
}

/**
 * Brings a message from the server to the worker of the site, as a browser does, and waits until the worker has shown it.
 * Chromium forgets a notification if a page asks for notifications while it is being shown, so nothing may poll for it.
 */
async function deliver(page: Page, worker: Worker, message: Readonly<Record<string, string>>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one !== undefined) found(one.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const [origin, registrationId] = [new URL(page.url()).origin, await registered];
  await worker.evaluate(`(() => {
    const show = registration.showNotification.bind(registration);
    globalThis.shown = new Promise((resolve) => {
      registration.showNotification = (...notification) => {
        const showing = show(...notification);
        resolve(showing);
        return showing;
      };
    });
  })()`);
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await worker.evaluate("shown");
}

/** The worker of the site, once it is active: before, no push would reach it. */
async function activeWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("The site has no worker.");
  return worker;
}

test("a tab that nobody looks at says by its title, its icon and, if I like it, a bell that it is my turn", async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const [annaHears, borisHears] = [await withEars(anna), await withEars(boris)];
  const link = await openTable(anna, "dice-city");
  await seatFor(anna, 2);
  await boris.goto("/");
  await boris.locator(".masthead-settings").click();
  await boris.getByRole("group", { name: "Sound" }).getByRole("radio").last().check();
  await expect.poll(borisHears).toBeGreaterThan(0);
  await sitDown(boris, link);
  await expect(anna).toHaveTitle(/^● The table is full/);
  await expect(anna.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-asked.svg");
  await look(boris, false);
  await start(anna);
  await playUntilAsked(anna, boris);
  await expect(boris).toHaveTitle(/^\(1\) ● /);
  await expect(boris.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-asked.svg");
  await expect.poll(borisHears).toBeGreaterThan(0);
  await look(boris, true);
  await expect(boris).toHaveTitle(/^● /);
  expect(await annaHears()).toBe(0);
});

test("an absent player is notified by mail, push and webhook, in their language and after their quiet hours; one press opens the table", async ({
  newPerson,
  server,
}) => {
  const anna = await newPerson();
  const boris = await newPerson({
    ...KEEPING,
    ...byName(server),
    locale: "fr",
    timezoneId: "Atlantic/Reykjavik",
    permissions: ["notifications"],
  });
  await withPushService(boris, server);
  const path = new URL(await openTable(anna, "dice-city")).pathname;
  await seatFor(anna, 2);
  await anna.locator(".lobby-time-control").getByRole("radio", { name: "Correspondence" }).check();
  await sitDown(boris, path);

  await boris.goto("/me#told");
  await boris.getByRole("button", { name: "M’avertir dans ce navigateur" }).click();
  await expect(boris.getByRole("button", { name: "Ne plus m’avertir ici" })).toBeVisible();
  await boris.getByText("Par votre propre serveur").click();
  const { hook } = await server.told();
  await boris.getByLabel("Adresse (https)").fill(hook);
  await boris.getByLabel("Adresse (https)").press("Enter");
  const secret = await boris.locator("#told code").innerText();
  await boris.getByRole("checkbox", { name: "Heures calmes" }).check();
  await boris.getByLabel("de", { exact: true }).fill(timeOfDay(server.now() - HOUR));
  await boris.getByLabel("à", { exact: true }).fill(timeOfDay(server.now() + HOUR));
  const address = boris.getByLabel("Votre adresse e-mail");
  await address.fill("boris@example.org");
  await address.press("Enter");
  await expectFineInAll(boris, "how I am told");
  await expect.poll(async () => (await server.told()).mails).toHaveLength(1);
  const asked = await boris.context().newPage();
  await asked.goto(/http\S+/.exec((await server.told()).mails[0]?.text ?? "")?.[0] ?? "");
  await expect(asked.getByText("boris@example.org")).toBeVisible();
  await expectFineInAll(asked, "an address that was confirmed");
  await asked.close();

  await boris.goto(path);
  await start(anna);
  await playUntilAsked(boris, anna);
  await boris.goto("/");
  // The table where it is their turn is on top of their page at once; notifications wait for the end of quiet hours.
  while ((await boris.locator(".table-card[data-turn]").count()) === 0) await answerIfAsked(anna);
  await server.advance(30 * MINUTE);
  const yourTurn = async () => (await server.told()).pushes.find(({ title }) => title === TITLE);
  expect(await yourTurn()).toBeUndefined();
  await server.advance(31 * MINUTE);
  await expect.poll(yourTurn).toBeDefined();
  const push = await yourTurn();
  expect(push).toMatchObject({ path, locale: "fr" });
  await expect.poll(async () => (await server.told()).mails.map(({ subject }) => subject)).toContain(TITLE);
  const mail = (await server.told()).mails.find(({ subject }) => subject === TITLE);
  expect(mail?.to).toEqual(["boris@example.org"]);
  await expect.poll(async () => (await server.told()).hooks).toHaveLength(1);
  const [call] = (await server.told()).hooks;
  const [, at = "", signed = ""] = /^t=(\d+),v1=(\w+)$/.exec(call?.signature ?? "") ?? [];
  expect(signed).toBe(createHmac("sha256", secret).update(`${at}.${call?.body}`).digest("hex"));
  expect(JSON.parse(call?.body ?? "")).toMatchObject({ title: TITLE, notices: [{ kind: "your-turn" }] });

  const worker = await activeWorker(boris);
  await deliver(boris, worker, push ?? {});
  const titles = await boris.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
  );
  expect(titles).toEqual([TITLE]);
  // No test can press on what the system shows: the worker is told that somebody did.
  await worker.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent("notificationclick", { notification })))`);
  await boris.waitForURL(path);
  await expect(question(boris)).toBeVisible();
  await boris.goto(/http\S+\/t\/\w+/.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(question(boris)).toBeVisible();
});
