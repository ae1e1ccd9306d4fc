import type { CDPSession } from "@playwright/test";
import { expectFineInAll, speak } from "./screens.ts";
import { startServer } from "./server.ts";
import { openTable } from "./steps.ts";
import { byName, expect, type Page, test } from "./test.ts";

/** Of all that one may like, but the language, the last: theme, contrast, palette, speed, motion, confirming, tips, sound. */
const UNUSUAL = "#settings fieldset:not(:has([lang])) label:last-of-type input";

interface Keys {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** The browser has a device that keeps keys, and whoever sits before it always agrees. */
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

/** As a password manager does between devices. */
async function carryOver(from: Keys, to: Keys): Promise<void> {
  const { cdp, authenticatorId } = from;
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential });
}

test("a guest makes a passkey, names it, signs out, and has his table by it in another browser", async ({
  newPerson,
  server,
}) => {
  const laptop = await newPerson(byName(server));
  const keys = await withKeys(laptop);
  await openTable(laptop, "grail-cup");
  await laptop.goto("/me");
  await laptop.getByRole("button", { name: "Create a passkey" }).click();
  await laptop.getByRole("button", { name: /^Rename: Passkey/ }).click();
  await laptop.getByLabel("Name of this passkey").fill("My <b>laptop</b>");
  await laptop.locator("#account li").getByRole("button", { name: "Save" }).click();
  await expect(laptop.getByText("My <b>laptop</b>")).toBeVisible();
  await expect(laptop.getByText("Loading …")).toHaveCount(0);
  await expectFineInAll(laptop, "my page");
  await laptop.locator("#account").getByRole("button", { name: "Sign out", exact: true }).click();
  await laptop.waitForURL("/");
  await expect(laptop.getByRole("heading", { name: "Your tables" })).toBeHidden();

  const phone = await newPerson({ ...byName(server), locale: "ru" });
  await carryOver(keys, await withKeys(phone));
  await phone.goto("/me");
  await phone.getByRole("button", { name: "С ключом доступа" }).click();
  await phone.waitForURL("/");
  await expect(phone.getByRole("heading", { name: "Ваши столы" })).toBeVisible();
});

test("a password, a mail and a code bring somebody in; he signs out everywhere, takes his data, and leaves for good", async ({
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
  await laptop.locator("#account").getByLabel("E-mail").first().fill(email);
  await laptop.getByLabel("Nouveau mot de passe").fill("quelques mots à moi");
  await laptop.locator("#account").getByRole("button", { name: "Enregistrer" }).click();
  await expect(laptop.getByText("C’est enregistré.")).toBeVisible();
  for (const unusual of await laptop.locator(UNUSUAL).all()) await unusual.check();
  await laptop.getByRole("button", { name: "Afficher un code" }).click();
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
  // What he likes goes with him, and he sees that he is signed in elsewhere.
  await expect(phone.locator("html")).toHaveAttribute("lang", "fr");
  await expect(phone.locator("html")).toHaveAttribute("data-contrast", "high");
  await expect(phone.locator(UNUSUAL)).toHaveCount(8);
  for (const unusual of await phone.locator(UNUSUAL).all()) await expect(unusual).toBeChecked();
  await expect(phone.locator("#devices li")).toHaveCount(2);
  await phone.getByRole("button", { name: "Se déconnecter partout" }).click();
  await phone.waitForURL("/");
  await laptop.goto("/");
  await expect(laptop.getByRole("heading", { name: "Vos tables" })).toBeHidden();

  await back.goto("/me");
  await back.getByText("With a password").click();
  const form = back.locator("details", { hasText: "With a password" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Send me a link" }).click();
  await expect.poll(async () => (await server.told()).mails).toHaveLength(1);
  const [mail] = (await server.told()).mails;
  expect(mail).toMatchObject({ to: [email], subject: "A new password for Roundtable" });
  const tab = await back.context().newPage();
  await tab.goto(/http\S+#reset=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const anew = tab.locator("details", { hasText: "Choose a new password" });
  await anew.getByLabel("New password").fill("a few words of mine");
  await expectFineInAll(tab, "a new password");
  await anew.getByRole("button", { name: "Save" }).click();
  await tab.waitForURL("/");
  await expect(tab.locator(".table-card").first()).toBeVisible();
  await speak(tab, "en");

  await back.goto("/me");
  const saved = back.waitForEvent("download");
  await back.getByRole("link", { name: "Save my data" }).click();
  expect((await saved).suggestedFilename()).toBe("roundtable-my-data.json");
  await back.getByText("Delete my account and data", { exact: true }).click();
  const name = await back.locator(".masthead-name").innerText();
  await back.getByLabel(/^Type your name/).fill(name);
  await back.getByRole("button", { name: "Delete everything for good" }).click();
  await back.waitForURL("/");
  await expect(back.getByRole("heading", { name: "Your tables" })).toBeHidden();
  await expect(back.locator(".masthead-name")).not.toHaveText(name);
  await server.remove();
});
