import type { Game } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import { waitFor } from "@testing-library/preact";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { Frame } from "./frame.tsx";
import { gathering, sight, told } from "./testing/at-table.ts";
import { atTable } from "./testing/page-at-table.ts";
import { toy as game, toyTable as table, toyText as text } from "./testing/toy.ts";

const place = document.createElement("div");

beforeAll(async () => {
  locale.value = "en";
  await speak("en");
});
afterEach(() => {
  render(null, place);
  place.remove();
});

test("an answer can be given as soon as it is visible, by mouse or key", () => {
  for (const press of [
    (answer: HTMLElement) => answer.click(),
    () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "1", code: "Digit1" })),
  ]) {
    const { session, tell, sent } = atTable();
    tell({ kind: "table", table: { ...gathering, status: "playing" } });
    tell({ kind: "match", table: gathering.id, from: 0, lines: [told("dealt")], sight });
    document.body.append(place);
    render(<Frame session={session} game={game} table={table} text={text} />, place);
    const answer = place.querySelector<HTMLElement>(".answer");
    if (answer === null) throw new Error("Nothing is asked.");
    // Nothing after the first frame has happened yet.
    press(answer);
    expect(sent.at(-1)).toMatchObject({ kind: "answer", decision: "1-1", answer: "go" });
    render(null, place);
  }
});

test("the keys of the recap work as soon as it is visible", async () => {
  const { session, tell } = atTable();
  tell({ kind: "table", table: { ...gathering, status: "playing" } });
  tell({ kind: "match", table: gathering.id, from: 0, lines: [told("dealt")], sight });
  document.body.append(place);
  await act(() => render(<Frame session={session} game={game} table={table} text={text} />, place));
  await act(() => place.querySelector<HTMLElement>(".answer")?.click());
  await act(() => {
    const lines = [told("moved"), told("paid")];
    tell({ kind: "match", table: gathering.id, from: 1, lines, sight: { ...sight, undo: "none" } });
  });
  const recall = () => place.querySelector<HTMLButtonElement>(".recap-button:not([disabled])");
  await waitFor(() => expect(recall()).not.toBeNull());
  const strip = shownIn(place, ".recap");
  recall()?.focus();
  recall()?.click();
  await strip;
  // Nothing that comes after the first frame has happened yet.
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  await waitFor(() => expect(place.querySelector(".recap-at")?.textContent).toBe("2 of 2:"));
});

/** In the same turn in which it is put into the page. */
async function shownIn(box: HTMLElement, selector: string): Promise<void> {
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (box.querySelector(selector) === null) return;
      observer.disconnect();
      resolve();
    }).observe(box, { childList: true, subtree: true });
  });
}

test("an animated event rerenders only the board and the seat list", async () => {
  const { session, tell } = atTable();
  tell({ kind: "table", table: { ...gathering, status: "playing" } });
  tell({ kind: "match", table: gathering.id, from: 0, lines: [told("dealt")], sight });
  const drawn: string[] = [];
  const shown: GameTable = {
    pieces: {},
    Board: ({ view }) => {
      drawn.push(`board ${"last" in view ? String(view.last) : "as dealt"}`);
      return null;
    },
  };
  const played = {
    ...game,
    after: (view: object, { kind }: { kind: string }) => ({ ...view, last: kind }),
  } as unknown as Game;
  document.body.append(place);
  await act(() =>
    render(
      <Frame
        session={session}
        game={played}
        table={shown}
        text={text}
        guide={() => {
          drawn.push("around");
          return null;
        }}
      />,
      place,
    ),
  );
  await act(() => {
    const lines = [told("moved"), told("paid")];
    tell({
      kind: "match",
      table: gathering.id,
      from: 1,
      lines,
      sight: { ...sight, view: { ...sight.view } },
    });
  });
  await waitFor(() => expect(drawn).toContain("board moved"));
  drawn.length = 0;
  await waitFor(() => expect(drawn).toContain("board paid"));
  expect(drawn).not.toContain("around");
});
