import { LOCALES } from "@roundtable/language";
import { expect, test } from "vitest";
import { locale } from "../settings/settings.ts";
import { speak } from "./index.ts";

test.each(LOCALES)(
  "in %s the page says its language and direction, and offers its app in it",
  async (language) => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.en.webmanifest">';
    locale.value = language;
    await speak(language);
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dir).toBe("ltr");
    const app = document.querySelector('link[rel="manifest"]')?.getAttribute("href");
    expect(app).toBe(`/manifest.${language}.webmanifest`);
  },
);
