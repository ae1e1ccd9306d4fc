import { afterEach, expect, test } from "vitest";
import { atTable } from "../table/testing/page-at-table.ts";
import { anna, summary } from "../table/testing/at-table.ts";
import { watchTabAlerts } from "./tab-alerts.ts";

const { game, clock, rated } = summary;
const invitation = { table: "mnopqrstuvwx", game, from: anna, until: 9, clock, rated };

function look(isLooking: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => !isLooking });
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => look(true));

test("a hidden tab counts my turns and invitations, and rings for new ones", () => {
  document.head.innerHTML = '<title>Roundtable</title><link rel="icon" href="/icon.svg">';
  const { wire, tell } = atTable();
  let rung = 0;
  watchTabAlerts(wire, () => rung++);
  tell({ kind: "invitations", invitations: [] });
  look(false);
  tell({ kind: "lobby", open: [], mine: [summary], more: { open: null, mine: null } });
  expect([document.title, rung]).toEqual(["Roundtable", 0]);
  tell({ kind: "invitations", invitations: [invitation] });
  expect([document.title, rung]).toEqual(["(1) Roundtable", 1]);
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/icon-asked.svg");
  tell({ kind: "lobby-news", mine: { changed: [{ ...summary, myTurn: true }], gone: [] } });
  expect([document.title, rung]).toEqual(["(2) Roundtable", 2]);
  tell({ kind: "invitations", invitations: [] });
  expect([document.title, rung]).toEqual(["(1) Roundtable", 2]);
  look(true);
  expect(document.title).toBe("Roundtable");
});
