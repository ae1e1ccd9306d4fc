import { screens } from "@roundtable/games/screens";
import type { Entry, Game } from "@roundtable/kernel";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { savedMatch } from "../replay/testing/saved-match.ts";
import { text as says } from "./i18n/en.ts";
import { Reviewed } from "./review-panel.tsx";
import type { Suspicion } from "./series.ts";
import { reviewOfSaved } from "./testing/review.ts";

afterEach(cleanup);

async function shown(): Promise<void> {
  await speak("en");
  const rooms = screens["dice-city"];
  const { game } = (await rooms.rules()) as { readonly game: Game };
  const [{ table }, { texts }] = await Promise.all([rooms.table(), rooms.text()]);
  const file = savedMatch({ ...game, seats: { ...game.seats, min: 2 } }, 6);
  render(
    <LocationProvider>
      <Reviewed
        file={file}
        review={reviewOfSaved(game, file)}
        says={says}
        game={game}
        text={await texts.en()}
        table={table}
        advice={{ reason: { because: () => ["It pays."] } }}
      />
    </LocationProvider>,
  );
}

/** Seat 1 lies about itself; from the next moment on everybody could know. */
async function shownWithALie(): Promise<void> {
  await speak("en");
  const rooms = screens.quest;
  const { game } = (await rooms.rules()) as { readonly game: Game };
  const [{ table }, { texts }] = await Promise.all([rooms.table(), rooms.text()]);
  const { log, ...played } = savedMatch(game, game.seats.min);
  const statement = { kind: "i-am-good" };
  const said: Entry = { n: 5, kind: "said", seat: 1, say: { statement }, command: "said" };
  const file = { ...played, log: { ...log, entries: [...log.entries, said] } };
  const suspicion: Suspicion = {
    beliefs: [
      { moment: 0, of: [4000, 4000] },
      { moment: 5, of: [3000, 8000] },
    ],
    moved: [{ moment: 5, seat: 1, from: 4000, to: 8000, reasons: [{ kind: "because" }] }],
    lies: [{ moment: 5, seat: 1, known: 5 }],
  };
  render(
    <LocationProvider>
      <Reviewed
        file={file}
        review={{ ...reviewOfSaved(game, file), last: 5, led: 5, suspicion }}
        says={says}
        game={game}
        text={await texts.en()}
        table={table}
        advice={{ reason: { because: () => ["That speech was too long."] } }}
      />
    </LocationProvider>,
  );
}

test("with hidden sides a review shows whom to suspect, what changed that, and who lied when", async () => {
  await shownWithALie();
  const room = screen.getByRole("region", { name: "Who to suspect" });
  const slider = within(room).getByRole("slider", { name: "Who to suspect: moment" });
  expect(room.querySelector(".review-now")?.textContent).toBe("Person 180%Person 030%");
  fireEvent.input(slider, { target: { value: "4" } });
  expect(room.querySelector(".review-now")?.textContent).toBe("Person 040%Person 140%");
  const [moved, lie] = room.querySelectorAll<HTMLElement>(".review-decision");
  expect(moved?.textContent).toContain("from 40% to 80%");
  expect(moved?.textContent).toContain("That speech was too long.");
  expect(lie?.textContent).toMatch(
    /Person 1.*I’m on the side of Good.*A lie, and everyone could have known right away\./,
  );
  expect(lie?.querySelector("a")?.getAttribute("href")).toBe("/t/abcdefghijkl/replay?seen=open#5");
});

test("a review shows how the chances developed, and each row of luck and decisions adds up", async () => {
  await shown();
  const rows = [...document.querySelectorAll(".review-sums tbody tr")];
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const numbers = [...row.querySelectorAll("td")].map(({ textContent }) =>
      Number((textContent ?? "").replace("−", "-").replace("%", "")),
    );
    const [start = 0, own = 0, others = 0, luck = 0, end] = numbers;
    expect(start + own + others + luck).toBe(end);
  }
});

test("the deciding moments say what happened, and link to it", async () => {
  await shown();
  const cards = [...document.querySelectorAll<HTMLElement>(".review-card")];
  expect(cards.map((card) => card.querySelector(".label")?.textContent)).toEqual(["Luck", "A decision"]);
  const [first] = cards;
  expect(first?.querySelector("a")?.getAttribute("href")).toBe("/t/abcdefghijkl/replay?seen=open#2");
});

test("a chart is read by its slider and its table, with all information open or by what each player knew", async () => {
  await shown();
  const slider = screen.getByRole("slider", { name: "Odds over time: moment" });
  fireEvent.input(slider, { target: { value: "1" } });
  expect(document.querySelector(".review-now")?.textContent).toBe("Person 155%Person 045%");
  expect(screen.getByRole("link", { name: "View this moment" }).getAttribute("href")).toContain("#1");
  fireEvent.click(screen.getByRole("radio", { name: "What each player knew" }));
  expect(document.querySelector(".review-now")?.textContent).toBe("Person 153%Person 052%");
  const table = screen.getByRole("table", { name: "Odds over time" });
  expect(within(table).getAllByRole("row").length).toBeGreaterThan(3);
});

test("a decision stands beside what the strongest would have done, with what it cost and why", async () => {
  await shown();
  const [decision] = document.querySelectorAll<HTMLElement>(".review-decision");
  expect(decision?.textContent).toContain("It cost 10%.");
  expect(decision?.textContent).toContain("Better");
  expect(decision?.textContent).toContain("It pays.");
  expect(decision?.querySelector("a")?.getAttribute("href")).toBe("/t/abcdefghijkl/replay?seen=0#0");
  expect(screen.getByText(/Decisions as good as the strongest bot’s: 0 of 1\./)).toBeTruthy();
});
