import { screens } from "@roundtable/games/screens";
import { type Game, Recording } from "@roundtable/kernel";
import { cleanup, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { Replay } from "./replay.tsx";
import { text as says } from "./i18n/en.ts";
import { savedMatch } from "./testing/saved-match.ts";

afterEach(cleanup);

test("a match that today's rules cannot set up still shows its log", async () => {
  await speak("en");
  const rooms = screens["grail-cup"];
  const { game } = (await rooms.rules()) as { readonly game: Game };
  const [{ table }, { texts }] = await Promise.all([rooms.table(), rooms.text()]);
  const file = savedMatch(game, 30);
  const then = new Recording(game, file.log);
  const told = Array.from({ length: then.last + 1 }, (_, moment) => [...then.toldAt(moment)]);
  const today = {
    ...game,
    setup(): never {
      throw new Error("There are other boards now.");
    },
  };
  render(
    <LocationProvider>
      <Replay
        file={{ ...file, told }}
        game={today}
        table={table}
        text={await texts.en()}
        says={says}
        verified={null}
      />
    </LocationProvider>,
  );
  expect(screen.getByText(/that the board can no longer show/)).toBeTruthy();
  const sentences = [...screen.getByRole("list", { name: "Log" }).querySelectorAll("li")].map(
    ({ textContent }) => textContent,
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences).toContainEqual(expect.stringMatching(/^Person \d rides? from space/));
});
