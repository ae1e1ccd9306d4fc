import { chanceOf, seeded } from "@roundtable/kernel";
import { LOCALES } from "@roundtable/language";
import { newId } from "../../../src/common/ids.ts";
import { defaultName } from "../../../src/people/default-name.ts";

/** There are only a few hundred made-up names. A test with more guests than this must not depend on them. */
const REMEMBERED_GUESTS = 100;

const recentNames: (readonly string[])[] = [];

/**
 * The id of a guest whose made-up names no recent guest has. Two guests with one name would be numbered at their table
 * (“Curious Swan (2)”), so a test that expects a guest's own name would fail now and then.
 */
export function newDistinctPersonId(): string {
  const id = newId();
  const names = LOCALES.map((locale) => defaultName(locale, chanceOf(seeded(id))));
  if (recentNames.some((taken) => names.some((name) => taken.includes(name)))) return newDistinctPersonId();
  recentNames.push(names);
  if (recentNames.length > REMEMBERED_GUESTS) recentNames.shift();
  return id;
}
