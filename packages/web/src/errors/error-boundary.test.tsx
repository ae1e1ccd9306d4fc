import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.ts";
import { ErrorBoundary, NoticeBoundary } from "./error-boundary.tsx";
import { hasFailed, reloadInPlace } from "./failure.ts";

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn<typeof reportError>());
  vi.stubGlobal("fetch", sent);
});
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  sent.mockClear();
  reloadInPlace.value = null;
  hasFailed.value = false;
});

const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
let error: Error | null = null;

function Fragile() {
  if (error !== null) throw error;
  return <p>The board</p>;
}

const shown = (at = "/") => (
  <ErrorBoundary where="board" at={at}>
    <Fragile />
  </ErrorBoundary>
);

test("content that throws is replaced by a notice, and reported once without its message", async () => {
  error = new Error("Anna has the Grail");
  render(shown());
  render(shown());
  expect(screen.getAllByRole("alert")[0]?.textContent).toContain("the board can’t be shown");
  await vi.dynamicImportSettled();
  expect(sent).toHaveBeenCalledOnce();
  const [address, request] = sent.mock.calls[0] ?? [];
  const body = request?.body as string;
  expect(address).toBe("/api/errors");
  expect(JSON.parse(body)).toMatchObject({ where: "board", name: "Error", message: "" });
  expect(body).not.toContain("Anna");
});

test("the table is restarted in place if possible", () => {
  const begin = vi.fn<() => void>();
  reloadInPlace.value = begin;
  error = new TypeError("It is broken.");
  render(shown());
  fireEvent.click(screen.getByRole("button", { name: "Reload the table" }));
  expect(begin).toHaveBeenCalledOnce();
});

test("a notice that throws breaks nothing else, and the player is told", () => {
  error = new TypeError("It is no notice.");
  const { container } = render(
    <>
      <NoticeBoundary>
        <Fragile />
      </NoticeBoundary>
      <p>The table</p>
    </>,
  );
  expect(container.textContent).toBe("The table");
  expect(hasFailed.value).toBe(true);
});

test("on another page the content is rendered again", () => {
  error = new TypeError("It is broken again.");
  const { rerender, container } = render(shown("/one"));
  error = null;
  rerender(shown("/one"));
  expect(container.textContent).not.toContain("The board");
  rerender(shown("/two"));
  expect(container.textContent).toBe("The board");
});
