import type { TableSummary } from "@roundtable/protocol";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { summary } from "../table/testing/at-table.ts";
import { text } from "./i18n/en.ts";
import { OpenTables } from "./open-tables.tsx";

beforeAll(() => speak("en"));
afterEach(cleanup);

function openTable(game: string): TableSummary {
  const id = `${game}aaaaaaaaaaaa`.slice(0, 12);
  return { ...summary, id, game, status: "gathering", seats: [...summary.seats, { kind: "open" }] };
}

test("choosing a game shows only its tables, even under the pointer, and marks none as gone", async () => {
  render(<OpenTables open={[openTable("quest"), openTable("dice-city")]} />);
  const select = await screen.findByLabelText(text.open.game);
  fireEvent.pointerEnter(select.closest(".open-tables") ?? select);
  fireEvent.change(select, { target: { value: "dice-city" } });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByText(text.open.gone)).toBeNull();
  fireEvent.change(select, { target: { value: "" } });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
