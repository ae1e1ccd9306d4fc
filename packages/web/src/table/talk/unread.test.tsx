import type { LogLine } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { gathering, said, sight, told } from "../testing/at-table.ts";
import { atTable } from "../testing/page-at-table.ts";
import { Unread } from "./unread.ts";

/** The bot on the first seat has said something before Anna, on the second, opens the page. */
function talking() {
  const { session, tell } = atTable();
  const log: LogLine[] = [];
  const goOn = (...lines: readonly LogLine[]) => {
    tell({ kind: "match", table: gathering.id, from: log.length, lines, sight });
    log.push(...lines);
  };
  tell({ kind: "table", table: { ...gathering, status: "playing" } });
  goOn(said(0, "Welcome"));
  return { unread: new Unread(session), goOn };
}

test("remarks of others are unread until they are seen, except those from before the page was opened", () => {
  const { unread, goOn } = talking();
  expect(unread.remarks.value).toEqual([]);
  goOn(told("moved"), said(0, "Your turn"));
  expect(unread.remarks.value.map(({ say }) => say)).toEqual([{ text: "Your turn" }]);
  unread.read();
  expect(unread.remarks.value).toEqual([]);
});

test("one’s own remarks are never unread", () => {
  const { unread, goOn } = talking();
  goOn(said(1, "I think"));
  expect(unread.remarks.value).toEqual([]);
});
