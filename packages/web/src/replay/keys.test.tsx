import { screens } from "@roundtable/games/screens";
import type { Game } from "@roundtable/kernel";
import { waitFor } from "@testing-library/preact";
import { render } from "preact";
import { LocationProvider } from "preact-iso";
import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { text as says } from "./i18n/en.ts";
import { Replay } from "./replay.tsx";
import { savedMatch } from "./testing/saved-match.ts";

const place = document.createElement("div");

afterEach(() => {
  render(null, place);
  place.remove();
});

test("the keys of a replay work as soon as it is visible", async () => {
  await speak("en");
  const rooms = screens["grail-cup"];
  const { game } = (await rooms.rules()) as { readonly game: Game };
  const [{ table }, { texts }] = await Promise.all([rooms.table(), rooms.text()]);
  const text = await texts.en();
  document.body.append(place);
  render(
    <LocationProvider>
      <Replay file={savedMatch(game, 30)} game={game} table={table} text={text} says={says} verified={null} />
    </LocationProvider>,
    place,
  );
  // Nothing that comes after the first frame has happened yet.
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
  await waitFor(() => expect(place.querySelector(".transport-at")?.textContent).toMatch(/^(\d+) \/ \1$/));
});
