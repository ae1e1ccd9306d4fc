import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { text } from "./i18n/en.ts";
import { OfferDialog } from "./offer-dialog.tsx";

beforeAll(() => speak("en"));
afterEach(cleanup);

test("an offered table shows its time control and whether it is rated before anybody sits down", async () => {
  const there = { people: 2, ready: 0, amReady: false, until: Number.MAX_SAFE_INTEGER };
  const finding = { state: "offered", game: "dice-city", size: 2, rated: true, ...there } as const;
  render(<OfferDialog text={text} finding={finding} />);
  expect((await screen.findByText(/per move/)).textContent).toMatch(
    /^18\smin each, at most .* per move, .* while away · rated$/,
  );
});
