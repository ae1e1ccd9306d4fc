import { LOCALES } from "@roundtable/language";
import { cleanup, render } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { Credits } from "./credits.tsx";

afterEach(cleanup);

test.each(LOCALES)(
  "the author of every icon is named with it, its licence and where it is from (%s)",
  async (language) => {
    locale.value = language;
    await speak(language);
    const page = render(
      <LocationProvider>
        <Credits />
      </LocationProvider>,
    );
    const skoll = page.getByText("Skoll").closest("div");
    expect([...(skoll?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toContain(
      "mounted knight",
    );
    const address = (name: RegExp) => page.getByRole("link", { name }).getAttribute("href");
    expect(address(/game-icons\.net/)).toBe("https://game-icons.net");
    expect(address(/CC BY 3\.0/)).toBe("https://creativecommons.org/licenses/by/3.0/");
  },
);
