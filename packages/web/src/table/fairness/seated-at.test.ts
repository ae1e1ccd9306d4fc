import { expect, test } from "vitest";
import { haveChangedPlaces } from "./seated-at.ts";

test.each([
  [["ann", "bob", ""], false],
  [["account", "bob", ""], false],
  [["account", "nobody", ""], false],
  [["bob", "ann", ""], true],
  [["ann", "ann", ""], true],
  [["ann", "", ""], true],
  [["ann", "bob", "eve"], true],
  [["ann", "bob"], true],
])("who sat as ann, bob and a bot, and sits as %o: changed places %s", (now, changed) => {
  expect(haveChangedPlaces(["ann", "bob", ""], now)).toBe(changed);
});
