import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../i18n/index.ts";
import { openClause, openRulesAt } from "./open-clause.ts";
import { RulesDialog } from "./rules-dialog.tsx";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  openClause.value = null;
});

const text = {
  name: "Grail Cup",
  rules: [
    { title: "Aim", clauses: [{ id: "GC-1", text: "Ride past the post; dragons: GC-40." }] },
    { title: "Dragons", clauses: [{ id: "GC-40", text: "A lance lands you one past the dragon." }] },
  ],
  piece: {},
};

test("a link opens its clause every time, even if the search hides it", async () => {
  const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  openRulesAt("");
  render(<RulesDialog game={{ id: "grail-cup" } as never} text={text as never} table={{} as never} />);
  const follow = () => fireEvent.click(screen.getByRole("button", { name: "GC-40", hidden: true }));
  const ledTo = (nth: number) => (seen.mock.contexts[nth] as HTMLElement | undefined)?.dataset["clause"];

  fireEvent.input(screen.getByRole("searchbox", { hidden: true }), { target: { value: "post" } });
  expect(screen.queryByText(/A lance lands/)).toBeNull();
  follow();
  await waitFor(() => expect(ledTo(0)).toBe("GC-40"));
  follow();
  await waitFor(() => expect(ledTo(1)).toBe("GC-40"));
});
