import type { CDPSession } from "@playwright/test";
import { DESKTOP, expectFineInAll, PHONE, speak } from "../support/screens.ts";
import { type Server, startServer } from "../support/server.ts";
import { openTable } from "../support/steps.ts";
import { byName, expect, type Page, test } from "../support/test.ts";

/** Of all that one may like, but the language, the last: theme, contrast, palette, speed, motion, confirming, tips, sound. */
const UNUSUAL = "#settings fieldset:not(:has([lang])) label:last-of-type input";

interface Keys {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A browser with a virtual authenticator whose user always agrees. */
async function withKeys(page: Page): Promise<Keys> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Whether the person touches the device as soon as it asks for it. */
async function setPresent({ cdp, authenticatorId }: Keys, enabled: boolean): Promise<void> {
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}

/** How the page last asked the browser for a passkey, on its root element. */
async function noteMediation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset["mediation"] = options?.mediation ?? "";
      return get(options);
    };
  });
}

/** As a password manager does between devices. */
async function carryOver(from: Keys, to: Keys): Promise<void> {
  const { cdp, authenticatorId } = from;
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential });
}

test("a guest creates a passkey, names it, signs out, and finds their table with it in another browser", async ({
  newPerson,
  server,
}) => {
  const laptop = await newPerson(byName(server));
  const keys = await withKeys(laptop);
  await openTable(laptop, "grail-cup");
  await laptop.goto("/me");
  await laptop.getByRole("button", { name: "Create a passkey" }).click();
  await laptop.getByRole("button", { name: /^Rename: Passkey/ }).click();
  await laptop.getByLabel("Passkey name").fill("My <b>laptop</b>");
  await laptop.locator("#account li").getByRole("button", { name: "Save" }).click();
  await expect(laptop.locator("#passkeys").getByText("My <b>laptop</b>")).toBeVisible();
  await expect(laptop.getByText("One moment…")).toHaveCount(0);
  await expectFineInAll(laptop, "my page");
  await laptop.locator("#account").getByRole("button", { name: "Sign out", exact: true }).click();
  await laptop.waitForURL("/");
  await expect(laptop.getByRole("heading", { name: "Your tables" })).toBeHidden();

  const phone = await newPerson({ ...byName(server), locale: "ru" });
  const other = await withKeys(phone);
  await carryOver(keys, other);
  // The browser offers the passkey in the field; the button asks for it explicitly.
  await setPresent(other, false);
  await noteMediation(phone);
  await phone.goto("/me");
  await expect(phone.locator("html")).toHaveAttribute("data-mediation", "conditional");
  await expect(phone.getByLabel("Электронная почта").first()).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  await setPresent(other, true);
  await phone.getByRole("button", { name: "По ключу доступа" }).click();
  await phone.waitForURL("/");
  await expect(phone.getByRole("heading", { name: "Ваши столы" })).toBeVisible();

  // Who picks the passkey that the field offers is in at once.
  const tablet = await newPerson(byName(server));
  await carryOver(other, await withKeys(tablet));
  await tablet.goto("/me");
  await tablet.waitForURL("/");
  await expect(tablet.getByRole("heading", { name: "Your tables" })).toBeVisible();
});

const MINUTE = 60_000;

/** The newest link of this kind in the mails to an address; the test waits until there is one. */
async function linkIn(server: Server, email: string, kind: "confirm" | "reset"): Promise<string> {
  const links = async () =>
    (await server.told()).mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => new RegExp(`http\\S+#${kind}=\\S+`).exec(text)?.[0] ?? []);
  await expect.poll(links).not.toEqual([]);
  return (await links()).at(-1) ?? "";
}

/** In the dialog that asks who is there. */
async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=password]").fill(password);
  await dialog.locator("button.gold").click();
}

test("a player signs in with a password, an e-mail and a code, signs out everywhere, exports their data and deletes the account", async ({
  newPerson,
}) => {
  const server = await startServer({ isHurried: true });
  const [laptop, phone, back] = await Promise.all(
    ["fr", "ru", "en"].map((locale) => newPerson({ ...byName(server), locale })),
  );
  if (laptop === undefined || phone === undefined || back === undefined) throw new Error("Nobody came.");
  const email = "somebody@example.org";
  await openTable(laptop, "quest");
  await laptop.goto("/me");
  await laptop.getByText("Définir un mot de passe").click();
  const wanted = laptop.locator("details", { hasText: "Définir un mot de passe" });
  await wanted.getByLabel("E-mail").fill(email);
  await wanted.getByLabel("Nouveau mot de passe").fill("quelques mots à moi");
  await wanted.getByRole("button", { name: "Enregistrer" }).click();
  await expect(wanted.getByText("Presque terminé")).toBeVisible();
  await expect(laptop.getByText(`Nous avons envoyé un message à ${email}.`)).toBeVisible();
  await expectFineInAll(laptop, "an address that is not confirmed");
  await laptop.goto(await linkIn(server, email, "confirm"));
  await laptop.locator(".me-first input[type=password]").fill("quelques mots à moi");
  await laptop.locator(".me-first button.gold").click();
  await expect(laptop.getByRole("status").filter({ hasText: "est confirmée" })).toBeVisible();
  await expect(laptop.locator("#activity")).toContainText(`Adresse e-mail confirmée\u00a0: ${email}`);
  await expectFineInAll(laptop, "an address that is confirmed");
  for (const unusual of await laptop.locator(UNUSUAL).all()) await unusual.check();
  await server.advance(10 * MINUTE);
  await laptop.getByRole("button", { name: "Afficher un code" }).click();
  await expect(laptop.getByRole("dialog")).toContainText("Confirmez que c’est vous");
  await prove(laptop, "pas le mien");
  await expect(laptop.getByRole("dialog").getByRole("alert")).toHaveText(
    "Ce mot de passe est incorrect. Réessayez.",
  );
  await expectFineInAll(laptop, "a proof that is asked for");
  await prove(laptop, "quelques mots à moi");
  const code = await laptop.locator(".me-code-letters").innerText();
  await expectFineInAll(laptop, "a code for a second device");

  await phone.goto(`/me#code=${code.replaceAll(/\s/g, "")}`);
  await expect(phone.getByText("Войти на этом устройстве?")).toBeVisible();
  await expectFineInAll(phone, "a code that was scanned");
  await phone
    .locator("form", { has: phone.getByLabel("Код") })
    .getByRole("button")
    .click();
  await phone.waitForURL("/");
  await expect(phone.locator(".table-card").first()).toBeVisible();
  await phone.goto("/me");
  // Settings follow the account, and the account page lists the other session.
  await expect(phone.locator("html")).toHaveAttribute("lang", "fr");
  await expect(phone.locator("html")).toHaveAttribute("data-contrast", "high");
  await expect(phone.locator(UNUSUAL)).toHaveCount(8);
  for (const unusual of await phone.locator(UNUSUAL).all()) await expect(unusual).toBeChecked();
  await expect(phone.locator("#devices li")).toHaveCount(2);
  await phone.getByRole("button", { name: "Se déconnecter partout" }).click();
  // A code from another device is no proof.
  await prove(phone, "quelques mots à moi");
  await phone.waitForURL("/");
  await laptop.goto("/");
  await expect(laptop.getByRole("heading", { name: "Vos tables" })).toBeHidden();

  await back.goto("/");
  await back.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await back.getByText("Forgot your password?").click();
  const forgotten = back.locator("details", { hasText: "Forgot your password?" });
  await forgotten.getByLabel("Email").fill(email);
  await forgotten.getByRole("button", { name: "Send me a link" }).click();
  const link = await linkIn(server, email, "reset");
  // Pasted into a tab that shows the page already, the link only changes what stands behind the #.
  await back.evaluate((hash) => location.assign(hash), new URL(link).hash);
  const anew = back.locator("form", { has: back.getByLabel("New password") }).first();
  await anew.getByLabel("New password").fill("a few words of mine");
  await expectFineInAll(back, "a new password");
  await anew.getByRole("button", { name: "Save" }).click();
  // In the language of the account, which comes a little later.
  await expect(back.locator("html")).toHaveAttribute("lang", "fr");
  await expect(back.getByRole("status").filter({ hasText: "Votre mot de passe a été changé" })).toBeVisible();
  await expectFineInAll(back, "the password was reset");
  await back.goto("/");
  await expect(back.locator(".table-card").first()).toBeVisible();
  await speak(back, "en");

  await back.goto("/me");
  const saved = back.waitForEvent("download");
  await back.getByRole("link", { name: "Download my data" }).click();
  expect((await saved).suggestedFilename()).toBe("roundtable-my-data.json");
  await back.getByText("Delete my account and data", { exact: true }).click();
  const name = await back.locator(".masthead-name").innerText();
  await back.getByLabel(/^Type your name/).fill(name);
  await server.advance(10 * MINUTE);
  await back.getByRole("button", { name: "Delete everything permanently" }).click();
  await prove(back, "a few words of mine");
  await back.waitForURL("/");
  await expect(back.getByRole("heading", { name: "Your tables" })).toBeHidden();
  await expect(back.locator(".masthead-name")).not.toHaveText(name);
  await server.remove();
});

test("signing in is offered at the top of every page, and leads to everything that belongs to an account", async ({
  newPerson,
  server,
}) => {
  for (const viewport of [DESKTOP, PHONE.viewport]) {
    const page = await newPerson({ ...byName(server), viewport });
    await withKeys(page);
    await page.goto("/");
    const entry = page.locator(".masthead-account");
    await expect(entry).toHaveText("Sign in");
    await expect(entry).toBeInViewport();
    await expectFineInAll(page, "home of a guest");
    await entry.click();
    await expect(page.locator("#devices")).toContainText("So far only this browser knows you.");
    await page.getByRole("button", { name: "Create a passkey" }).click();
    // What is shown elsewhere follows without a reload: where one is signed in, and the header.
    await expect(page.locator("#devices li")).toHaveCount(1);
    await expect(entry).toContainText(await page.locator(".masthead-name").innerText());
    for (const [link, id] of [
      ["Games and ratings", "history"],
      ["Notifications", "told"],
      ["Bots", "bots"],
    ] as const) {
      await page.getByRole("navigation").getByRole("link", { name: link }).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.getByRole("navigation").getByRole("link", { name: "Leaderboard" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Quest" }).click();
    await expect(page).toHaveURL("/best/quest");
    await page.goto("/");
    await expect(entry).toContainText("Your account");
    await expectFineInAll(page, "home with an account");
  }
});

test("passkeys that are offered late in a field do not end the making of one", async ({
  newPerson,
  server,
}) => {
  const page = await newPerson(byName(server));
  await withKeys(page);
  // The person takes their time: the browser makes the passkey when the page hears “touched”.
  await page.addInitScript(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = async (options) => {
      document.documentElement.dataset["making"] = "";
      await new Promise((resolve) => addEventListener("touched", resolve, { once: true }));
      return await create(options);
    };
  });
  const offer = Promise.withResolvers<void>();
  await page.route("**/api/sign-in/passkey/options", async (route) => {
    await offer.promise;
    await route.continue();
  });
  await page.goto("/me");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.locator("html[data-making]")).toBeVisible();
  const isOffered = page.waitForEvent("requestfinished", (request) =>
    request.url().endsWith("/api/sign-in/passkey/options"),
  );
  offer.resolve();
  await isOffered;
  await page.evaluate(() => dispatchEvent(new Event("touched")));
  await expect(page.locator("#devices li")).toHaveCount(1);
});

test("what is refused is said at the form that was used, in view on a phone", async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ ...byName(server), viewport: PHONE.viewport });
  await page.goto("/me#sign-in");
  const form = page.locator("form", { has: page.getByLabel("Password", { exact: true }) });
  await form.getByLabel("Email").fill("nobody@example.org");
  await form.getByLabel("Password").fill("not my password");
  const alert = form.getByRole("alert");
  for (let tries = 0; tries < 20 && (await alert.filter({ hasText: "Too many" }).count()) === 0; tries++) {
    const answered = page.waitForResponse("/api/sign-in/password");
    await form.getByRole("button", { name: "Sign in" }).click();
    await answered;
    await expect(alert).not.toBeEmpty();
  }
  await expect(alert).toContainText("Too many attempts. Wait 15 minutes");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expectFineInAll(page, "too many attempts");

  await page.getByText("With a code from another device").click();
  const byCode = page.locator("form", { has: page.getByLabel("Code", { exact: true }) });
  await byCode.getByLabel("Code").fill("ABCD EFGH");
  await byCode.getByRole("button", { name: "Sign in" }).click();
  await expect(byCode.getByRole("alert")).toHaveText(
    "The code is wrong, has already been used or has expired. Ask for a new one.",
  );
  await expect(byCode.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(2);
});

test("a link to a section of the account page lands there when everything has loaded", async ({
  newPerson,
}) => {
  for (const viewport of [DESKTOP, PHONE.viewport]) {
    const page = await newPerson({ viewport });
    // As on a slow line: what stands above comes last.
    await page.route(/api\/me\/(account|bots|sessions)$/, async (route) => {
      await page.locator("#told h3").first().waitFor();
      await route.continue();
    });
    await page.goto("/me#told");
    await expect(page.locator("#sign-in form").first()).toBeAttached();
    await expect(page.getByText("One moment…")).toHaveCount(0);
    const top = () =>
      page.locator("#told").evaluate((section) => Math.abs(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(60);
  }
});
