import { waitFor } from "@testing-library/preact";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { Frame } from "../table/frame.tsx";
import { gathering, sight, told } from "../table/testing/at-table.ts";
import { atTable } from "../table/testing/page-at-table.ts";
import { toy, toyTable, toyText } from "../table/testing/toy.ts";
import { TableSlots } from "../table/slots.ts";
import { Coach } from "./coach.tsx";

const place = document.createElement("div");

beforeAll(async () => {
  locale.value = "en";
  await speak("en");
});
afterEach(() => {
  render(null, place);
  place.remove();
  localStorage.clear();
});

/** The coach only speaks about games that have texts for it. */
const game = { ...toy, id: "grail-cup" };

test("the aim of the game stays until it is dismissed or the first question is answered", async () => {
  const { session, tell } = atTable();
  tell({ kind: "table", table: { ...gathering, status: "playing" } });
  tell({ kind: "match", table: gathering.id, from: 0, lines: [told("dealt")], sight });
  document.body.append(place);
  await act(() =>
    render(
      <TableSlots.Provider value={{ coach: [Coach] }}>
        <Frame session={session} game={game} table={toyTable} text={toyText} />
      </TableSlots.Provider>,
      place,
    ),
  );
  const bubble = () => place.querySelector(".bubble")?.textContent ?? null;
  await waitFor(() => expect(bubble()).toContain("Be the first knight to reach the Grail"));

  await act(() => tell({ kind: "match", table: gathering.id, from: 1, lines: [told("dealt")], sight }));
  expect(bubble()).toContain("Be the first knight");

  const next = { ...sight, decision: { ...sight.decision, id: "2-1" } } as typeof sight;
  await act(() => tell({ kind: "match", table: gathering.id, from: 2, lines: [told("dealt")], sight: next }));
  await waitFor(() => expect(bubble()).toBeNull());
});
