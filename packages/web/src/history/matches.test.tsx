import { cleanup, render, screen } from "@testing-library/preact";
import type { HistoryBody } from "@roundtable/protocol/history";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { me } from "../connection/index.ts";
import { speak, t } from "../i18n/index.ts";
import { text } from "./i18n/en.ts";
import { Matches } from "./matches.tsx";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [anna, boris] = [
  { id: "annaannaanna", name: "Anna" },
  { id: "borisborisbo", name: "Boris" },
];

/** One match of both, with a bot. */
const BOTH: HistoryBody = {
  results: [
    {
      game: "grail-cup",
      seats: 3,
      over: 0,
      ended: "played",
      won: true,
      place: 1,
      points: null,
      forfeited: false,
      rating: null,
      there: {
        table: "tabletableta",
        isKept: true,
        company: [
          { kind: "person", seat: 0, person: anna, won: false },
          { kind: "person", seat: 1, person: boris, won: true },
          { kind: "bot", seat: 2, bot: "master", won: false },
        ],
      },
    },
  ],
  next: null,
};

function answering(answer: () => Response): void {
  me.value = anna;
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
}

test("a player’s page lists the people they have played with, and not themselves", async () => {
  answering(() => new Response(JSON.stringify(BOTH)));
  render(<Matches says={text} person={boris.id} game={null} />);
  expect((await screen.findByRole("link", { name: "Anna" })).parentElement?.parentElement?.textContent).toBe(
    "Anna, a bot",
  );
  cleanup();
  render(<Matches says={text} person="me" game={null} />);
  expect((await screen.findByRole("link", { name: "Boris" })).parentElement?.parentElement?.textContent).toBe(
    "Boris, a bot",
  );
});

test("a failed request is not shown as an empty list", async () => {
  answering(() => new Response("{}", { status: 503 }));
  render(<Matches says={text} person="me" game={null} />);
  await screen.findByText(t.value.failed);
  expect(screen.queryByText(text.noMatches)).toBeNull();
});
