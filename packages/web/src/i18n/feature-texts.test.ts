import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LOCALES, whyUnfit } from "@roundtable/language";
import { expect, test } from "vitest";
import { sentences } from "./testing/sentences.ts";

const SOURCES = join(import.meta.dirname, "..");
const ROOMS = globSync("*/**/{i18n,text}/en.ts", { cwd: SOURCES }).map((file) => join(file, ".."));

test("every room that is fetched when it is wanted has its own words", () => {
  expect(ROOMS.length).toBeGreaterThan(10);
});

for (const locale of LOCALES)
  test.each(ROOMS)(`%s says nothing in ${locale} that is not fit to be shown`, async (room) => {
    const module = pathToFileURL(join(SOURCES, room, `${locale}.ts`)).href;
    const { text } = (await import(module)) as { readonly text: unknown };
    const unfit = [...sentences(text)].flatMap((sentence) => {
      const why = whyUnfit(locale, sentence);
      return why === null ? [] : [`“${sentence}” ${why}`];
    });
    expect([...new Set(unfit)]).toEqual([]);
  });
