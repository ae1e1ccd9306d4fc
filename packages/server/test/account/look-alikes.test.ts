import { expect, test } from "vitest";
import { lookAlike } from "@roundtable/host/look-alikes";
import { isReserved } from "../../src/people/reserved-names.ts";
import { distinguished, withMark } from "@roundtable/host/tables/duplicate-names";
import type { Table } from "@roundtable/host/tables/table";
import { tableOf } from "../support/a-table.ts";

test.each([
  ["Anna", "anna"],
  ["Anna", "Аnnа"],
  ["Anna", "Ánna"],
  ["Пётр", "Петр"],
  ["Alice", "AIice"],
  ["Alice", "A1ice"],
  ["ALICE", "Alice"],
  ["Bob", "B0b"],
  ["Вася", "Bacя"],
  ["Νικος", "νικος"],
  ["Omar", "Οmаr"],
  ["Merlin", "Mer-lin".replace("-", "")],
  ["Tom Hall", "Tom  Hall."],
  ["Tom", "Torn"],
  ["Rob", "Ꭱob"],
  ["Rob", "ꭱob"],
  ["ALMA", "ᎪᏞᎷᎪ"],
  ["ALMA", "ꓮꓡꓟꓮ"],
  ["Oleg", "Օleց"],
])("%s and %s look alike", (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
});

test.each([
  ["Anna", "Anne"],
  ["Ира", "Ирма"],
  ["Bob", "Rob"],
  ["Anna", "Anna 2"],
  ["Лена", "Лера"],
])("%s and %s do not", (one, other) => {
  expect(lookAlike(one, other)).toBe(false);
});

test.each([
  "Roundtable",
  "RОUNDTАBLE",
  "Round table",
  "the operator",
  "Оператор",
  "0perator",
  "Bot",
  "бот",
  "B0T",
  "Moderator 7",
  "Ꭱoundtable",
  "ꭱoundtable",
  "Roundtablꓰ",
  "ꓣꓳꓴꓠꓓꓔꓮꓐꓡꓰ",
  "ⴰdmin",
  "the ᚩperator",
  "модератоᚱ",
  "Bⵔt",
  "r_o_u_n_d_t_a_b_l_e".replaceAll("_", " "),
])("nobody is called %s", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each([
  "ᏣᎳᎩ",
  "Anna 愛",
  "Ани愛",
  "愛",
  "אדמין",
  "Anna",
  "Mr Robot",
  "Botticelli",
  "Tablemate",
  "Admiral",
  "Merry Badger",
  "7",
])("%s is nobody's mark", (name) => {
  expect(isReserved(name)).toBe(false);
});

/** What everybody at the table is called. */
function calledAt(table: Table, names: Readonly<Record<string, string>>): string[] {
  return table.seats.flatMap((at) =>
    at.kind === "person" ? [withMark(at.called ?? names[at.person] ?? "", at.mark)] : [],
  );
}

test("a later arrival with a similar name gets a number on any seat; the first keeps the plain name", () => {
  const names: Record<string, string> = { ann: "Аnna", bob: "Anna", eve: "ANNA" };
  const table = tableOf("ann", "bob", "eve");
  const told = distinguished(table, (person) => names[person] ?? "", new Set(["ann"]));
  expect(calledAt(told, names)).toEqual(["Аnna (3)", "Anna", "ANNA (2)"]);
  names["eve"] = "Eve";
  const renamed = distinguished(told, (person) => names[person] ?? "", new Set(["eve"]));
  expect(calledAt(renamed, names)).toEqual(["Аnna (2)", "Anna", "Eve"]);
});

test("the number is never one that a person has in their own name", () => {
  const names: Record<string, string> = { ann: "Anna (2)", bob: "Anna", eve: "Anna" };
  const told = distinguished(tableOf("ann", "bob", "eve"), (person) => names[person] ?? "", new Set(["eve"]));
  expect(calledAt(told, names)).toEqual(["Anna (2)", "Anna", "Anna (3)"]);
});

test("where nobody is called alike nothing changes", () => {
  const table = tableOf("ann", "bob");
  expect(distinguished(table, (person) => person, new Set(["bob"]))).toBe(table);
});
