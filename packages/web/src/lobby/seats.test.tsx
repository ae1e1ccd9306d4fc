import { registry } from "@roundtable/games/registry";
import type { Game } from "@roundtable/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeAll, expect, test } from "vitest";
import { announced, me, hasChosenName } from "../connection/index.ts";
import { speak } from "../i18n/index.ts";
import { level } from "../settings/settings.ts";
import { anna, gathering } from "../table/testing/at-table.ts";
import { atTable } from "../table/testing/page-at-table.ts";
import { Lobby } from "./lobby.tsx";

beforeAll(() => speak("en"));
afterEach(cleanup);

async function lobbyWith(
  bots: readonly string[],
  id = gathering.id,
  isSeated = true,
): Promise<readonly Record<string, unknown>[]> {
  const { game: whole } = await registry["grail-cup"].rules();
  const { statistics: _, ...game }: Game = whole;
  const text = await (await registry["grail-cup"].text()).texts.en();
  const { session, sent, tell } = atTable();
  const [, mine] = gathering.seats;
  const free = { kind: "open", invited: null } as const;
  const seats = [
    free,
    isSeated && mine !== undefined ? mine : free,
    { kind: "bot", bot: bots[0] ?? "" } as const,
  ];
  me.value = anna;
  tell({ kind: "table", table: { ...gathering, id, game: "grail-cup", seats, bots: [...bots] } });
  render(
    <LocationProvider>
      <Lobby session={session} game={game} text={text} table={null} />
    </LocationProvider>,
  );
  return sent;
}

const LEVELS = ["beginner", "casual", "strong", "master"];

test("a bot is seated with the last chosen level, alone and when all seats are filled", async () => {
  level.value = "strong";
  const sent = await lobbyWith(LEVELS);
  fireEvent.click(screen.getByTitle("Add a bot"));
  expect(sent.at(-1)).toMatchObject({ kind: "add-bot", seat: 0, bot: "strong" });
  fireEvent.click(screen.getByRole("button", { name: "Fill free seats with bots" }));
  expect(sent.at(-1)).toMatchObject({ kind: "add-bot", bot: "strong" });
  expect(sent.at(-1)).not.toHaveProperty("seat");
});

test("each bot’s level is chosen at its seat", async () => {
  const sent = await lobbyWith(LEVELS);
  fireEvent.change(screen.getByRole("combobox", { name: /’s level/ }), {
    target: { value: "master" },
  });
  expect(sent.at(-1)).toMatchObject({ kind: "add-bot", seat: 2, bot: "master" });
});

test("if a game’s bots do not have the chosen level, the table picks one", async () => {
  level.value = "strong";
  const sent = await lobbyWith(["random"]);
  fireEvent.click(screen.getByTitle("Add a bot"));
  expect(sent.at(-1)).toMatchObject({ kind: "add-bot", seat: 0 });
  expect(sent.at(-1)).not.toHaveProperty("bot");
});

test("a person who sits down with others is asked for a name, but not at a local table", async () => {
  hasChosenName.value = false;
  await lobbyWith(LEVELS);
  expect(screen.queryByRole("textbox", { name: "Your name" })).not.toBeNull();
  cleanup();
  await lobbyWith(LEVELS, "here-abcdefghijkl");
  expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
});

test("a banned person is told so instead of being offered a seat", async () => {
  hasChosenName.value = true;
  await lobbyWith(LEVELS, gathering.id, false);
  fireEvent.click(screen.getByRole("button", { name: "Join the table" }));
  announced.value = { kind: "announced", announcements: [], ban: { why: "Spam.", until: null } };
  await screen.findByText(/You’re suspended/);
  expect(screen.queryByRole("button", { name: "Join the table" })).toBeNull();
  announced.value = null;
});
