import { defaultDaysClock } from "@roundtable/protocol";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { ExactDays } from "./exact-times.tsx";
import { text as says } from "./i18n/en.ts";

afterEach(cleanup);

test("the host's input survives other changes at the table, and applies when it is complete", async () => {
  const days = defaultDaysClock("Europe/Paris");
  let chosen: unknown = null;
  const fields = (weekends: boolean) => (
    <ExactDays
      clock={{ ...days, weekends }}
      says={says}
      hour={String}
      onChoose={(clock) => {
        chosen = clock;
      }}
    />
  );
  const { rerender } = render(fields(false));
  const hours = screen.getByLabelText<HTMLInputElement>(says.exact.hours);
  fireEvent.input(hours, { target: { value: "20" } });
  await act(() => rerender(fields(true)));
  expect(hours.value).toBe("20");
  fireEvent.change(hours);
  expect(chosen).toEqual({ ...days, weekends: true, hoursPerDecision: 20 });
});
