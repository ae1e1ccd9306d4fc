import type { Room } from "./rooms.ts";

// The page, from the bottom to the top. A room may import those below it that it names, and never one above it.

const PAGE = ["kernel", "language", "kit", "protocol", "npm"];
/** What everything that is drawn stands on. */
const BOTTOM = ["own settings", "own i18n", "own parts", "own games", "own connection", "own errors"];
const SHELL = [...BOTTOM, "own shell"];
const TABLE = [...SHELL, "own offline", "own table"];

const room = (name: string, may: readonly string[], because: string): Room => ({
  folder: `packages/web/src/${name}`,
  may: [...PAGE, ...may],
  because,
});

export const WEB_ROOMS: readonly Room[] = [
  room("settings", [], "Settings are signals that everything may read: they know nothing of the page."),
  room("styles", [], "Styles are what every page begins with."),
  room("i18n", ["own settings"], "Texts follow the language that is set, and nothing else."),
  room(
    "parts",
    ["own settings", "own i18n"],
    "Parts are used by every page: they know no page, no server and no game.",
  ),
  room(
    "games",
    ["own parts", "screens"],
    "The one place that loads games: all others ask it by a game's id.",
  ),
  room("connection", ["own settings"], "The connection carries what others say: it draws nothing."),
  room(
    "errors",
    ["own i18n", "own connection"],
    "What went wrong is told by a part that needs nothing that could have gone wrong.",
  ),
  room("service-worker", [], "The service worker runs without a page."),
  room("shell", BOTTOM, "The shell is around every page, and knows none of them."),
  {
    folder: "packages/web/src/offline/host",
    may: [
      "kernel",
      "fairness",
      "bots",
      "protocol",
      "host",
      "registry",
      "npm:valibot",
      "own connection",
      "own offline",
    ],
    because:
      "The tables of a device run in a web worker: they use the host, and of the page nothing that is seen.",
  },
  room(
    "offline",
    [...SHELL, "own service-worker"],
    "Tables of this device stand in the server's place: the table asks for them, and they know no table page.",
  ),
  room(
    "table",
    [...TABLE, "fairness"],
    "The table declares slots, and app/ fills them: it imports no feature.",
  ),
  // Features. Each plugs into the table, or has a page of its own.
  room("synced-settings", BOTTOM, "Synced settings are settings that the server keeps."),
  room("spectating", TABLE, "Spectating fills slots of the table and of the lobby."),
  room("moderation", TABLE, "Moderation fills slots of the table."),
  room("bug-reports", TABLE, "Bug reports fill a slot of the table, and replays offer them as well."),
  room("hints", TABLE, "Hints fill slots of the table."),
  room(
    "history",
    [...SHELL, "screens"],
    "Match history is read on pages of its own; games bring the facts that its charts show.",
  ),
  room(
    "ratings",
    [...TABLE, "own history"],
    "Ratings are told where matches are listed, and fill slots of the table.",
  ),
  room(
    "time-controls",
    [...TABLE, "own ratings"],
    "Time controls fill slots of the table; a rated match has limits of its own.",
  ),
  room(
    "table-list",
    [...SHELL, "own ratings", "own time-controls"],
    "A list of tables says by which time each plays, and whether it is rated.",
  ),
  room(
    "matchmaking",
    [...SHELL, "own table-list", "own time-controls"],
    "Matchmaking leads to tables, and lists those that are open.",
  ),
  room("replay", [...TABLE, "own bug-reports", "fairness"], "A replay is drawn with the parts of the table."),
  room(
    "reviews",
    [...TABLE, "own replay"],
    "A review leads to moments of a replay, and fills a slot of the table.",
  ),
  room(
    "learn",
    [...TABLE, "host"],
    "Lessons are played at the table, by a table host of their own; the coach fills a slot of it.",
  ),
  room(
    "lobby",
    [...TABLE, "own matchmaking", "own moderation", "own ratings", "own spectating", "own time-controls"],
    "The lobby fills a slot of the table. What is agreed before a match is a feature each.",
  ),
  room("account", SHELL, "The account page is given its sections by app/."),
  room("guest-bots", [...SHELL, "own account"], "Guest bots are a section of the account page."),
  room(
    "notifications",
    [...SHELL, "own account", "own matchmaking", "own time-controls"],
    "Notifications are a section of the account page; a tab also counts invitations.",
  ),
  room("credits", SHELL, "Credits are a page."),
  room("moderator", SHELL, "The moderator of a game at a real table is a page around the game's own."),
  room("operator", SHELL, "The operator's page needs nothing of the players' pages."),
  room(
    "home",
    [...SHELL, "own offline", "own learn", "own matchmaking", "own table-list"],
    "The home page leads everywhere. What every visitor waits for is small.",
  ),
  room(
    "app",
    ["own *"],
    "The composition root says which page has which address, and which feature fills which slot: it imports everything, and only main.tsx imports it.",
  ),
  room("testing", [], "What every test of a screen begins with."),
  {
    folder: "packages/web",
    may: ["kernel", "language", "kit", "fairness", "protocol", "screens", "npm"],
    because: "The page has neither Node nor the server nor a bot.",
  },
];
