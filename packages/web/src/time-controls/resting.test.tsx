import { defaultDaysClock } from "@roundtable/protocol";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { locale } from "../settings/settings.ts";
import { text as english } from "./i18n/en.ts";
import { text as french } from "./i18n/fr.ts";
import { text as russian } from "./i18n/ru.ts";
import { Resting } from "./resting.tsx";

const place = document.createElement("div");
/** Longer than it takes on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const days = { ...defaultDaysClock("UTC"), weekends: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  locale.value = "en";
});
afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

async function shownAt(iso: string): Promise<void> {
  vi.setSystemTime(Date.parse(iso));
  await act(() => render(<Resting clock={days} />, place));
}

test("at night a multi-day table says until when its clock stands still", async () => {
  await shownAt("2026-11-17T02:30:00Z");
  await vi.waitFor(
    () => expect(place.textContent).toMatch(/^The clock is stopped until \d\d:\d\d$/),
    PATIENCE,
  );
  vi.setSystemTime(Date.parse("2026-11-17T08:00:00Z"));
  await act(() => void vi.advanceTimersByTime(30_000));
  expect(place.textContent).toBe("");
});

test("before a weekend it says on which day the clock goes on", async () => {
  await shownAt("2026-11-13T23:30:00Z");
  await vi.waitFor(() => expect(place.textContent).toContain("16 November"), PATIENCE);
});

test("the notice exists in every language", () => {
  expect(english.restsUntil("08:00")).toBe("The clock is stopped until 08:00");
  expect(french.restsUntil("08:00")).toBe("L’horloge est arrêtée jusqu’à 08:00");
  expect(russian.restsUntil("08:00")).toBe("Часы остановлены до 08:00");
});
