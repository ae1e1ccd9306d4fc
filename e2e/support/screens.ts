import axe, { type RunOptions } from "axe-core";
import { devices } from "@playwright/test";
import { expect, type Page } from "./test.ts";

// What must hold for every screen, whatever is on it.

export const DESKTOP = { width: 1280, height: 720 };

export const PHONE = {
  ...devices["Pixel 5"],
  // Its sharpness is of no interest here, and a machine without a graphics card draws each pixel itself.
  deviceScaleFactor: 1,
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
};

/** The board has shown all that happened. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(".skip")).toBeHidden();
}

/**
 * Everything at each size by day, which is a desk's where nothing else is said; by night what colours can break. Colours
 * are the same at every size, and take the longest to look at. What lies behind an open dialog is out of reach.
 */
export async function expectAccessible(page: Page, screen: string, sizes = [DESKTOP]): Promise<void> {
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    await expectNoViolation(
      page,
      `${screen}, ${size.width} px`,
      size === sizes[0] ? EVERYTHING : EVERYTHING_BUT_COLOURS,
    );
  }
  await expectReadableByNight(page, screen);
}

const LOCALES = ["ru", "fr", "en"] as const;

/** The same in every language, on a desk and on a phone, where nothing may stick out either. Then all is as it was. */
export async function expectFineInAll(page: Page, screen: string): Promise<void> {
  const [before, size] = [await page.locator("html").getAttribute("lang"), page.viewportSize()];
  for (const locale of LOCALES) {
    await speak(page, locale);
    for (const viewport of [PHONE.viewport, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNothingSticksOut(page);
      const where = `${screen}, ${locale}, ${viewport.width} px`;
      await expectNoViolation(page, where, EVERYTHING_BUT_COLOURS);
      await keepPicture(page, where);
    }
  }
  if (size !== null) await page.setViewportSize(size);
  if (before !== null) await speak(page, before);
  await expectNoViolation(page, screen, COLOURS);
  await expectReadableByNight(page, screen);
}

/** By what every page of the shell has in its head; a dialog before it does not hinder a script. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page
    .locator(`.masthead [lang="${locale}"]`)
    .first()
    .evaluate((choice: HTMLElement) => choice.click());
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  // A room of the page fetches its own words.
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType("resource").length;
    for (let before = -1; before !== fetched();) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** To see the pictures: `PICTURES=folder npm run e2e`. */
async function keepPicture(page: Page, screen: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES !== undefined)
    await page.screenshot({
      path: `${PICTURES}/${screen.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.png`,
      fullPage: true,
    });
}

export async function expectReadableByNight(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await recoloured(page);
  await expectNoViolation(page, `${screen} by night`, COLOURS);
  await keepPicture(page, `${screen} by night`);
  await page.emulateMedia({ colorScheme: "light" });
}

// What is fine is not listed, nothing is fetched again: on a board of a thousand shapes that is most of its work.
export const EVERYTHING: RunOptions = { resultTypes: ["violations"], preload: false };
export const COLOURS: RunOptions = { ...EVERYTHING, runOnly: ["color-contrast"] };
export const EVERYTHING_BUT_COLOURS: RunOptions = {
  ...EVERYTHING,
  rules: { "color-contrast": { enabled: false } },
};

/** Axe finds nothing on the page, or in the dialog that is open. */
export async function expectNoViolation(page: Page, screen: string, options = EVERYTHING): Promise<void> {
  // It is half a megabyte: a page that has it is not given it again.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (wanted) => {
    const looked = document.querySelector("dialog[open]") ?? document;
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(looked, wanted);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
  expect.soft(found, screen).toEqual([]);
  if (options === EVERYTHING) await keepPicture(page, screen);
}

/** No colour is on its way to another. */
async function recoloured(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** The page does not scroll sideways, no text is beyond its edge, and no button is too narrow for its words. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const outside: string[] = [];
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        if (element?.checkVisibility() !== true || element.closest(".for-readers, .skip-link, svg") !== null)
          continue;
        // Said to readers only where there is no room for it.
        const { clipPath, textOverflow } = getComputedStyle(element);
        if (clipPath === "inset(50%)") continue;
        // A long name that ends in an ellipsis is as wide as its box.
        if (textOverflow === "ellipsis" && element.getBoundingClientRect().right <= clientWidth + 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if ((left < -1 || right > clientWidth + 1) && !scrolls(element))
          outside.push(`“${text.textContent}”`);
      }
      // What cannot be pressed is a picture.
      for (const button of document.querySelectorAll(":is(button, a.button):not([inert] *)"))
        if (
          button.checkVisibility() &&
          getComputedStyle(button).clipPath !== "inset(50%)" &&
          button.scrollWidth > button.clientWidth + 1
        )
          outside.push(`button “${button.textContent}”`);
      for (const word of document.querySelectorAll(".chart svg text")) {
        const [own, chart] = [word.getBoundingClientRect(), word.closest("svg")?.getBoundingClientRect()];
        if (chart !== undefined && (own.left < chart.left - 1 || own.right > chart.right + 1))
          outside.push(`“${word.textContent}” of a chart`);
      }
      if (scrollWidth > clientWidth)
        for (const element of document.querySelectorAll("body *"))
          if (element.getBoundingClientRect().right > clientWidth && !scrolls(element.parentElement))
            outside.push(`the page is ${scrollWidth} px wide: ${element.className}`);
      return outside;
    });
  await expect.poll(sticksOut).toEqual([]);
}
