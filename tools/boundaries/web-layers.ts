import type { Layer } from "./layers.ts";

// The page, from the bottom to the top. A layer may import the layers below it that it names, and never one above it.

const PAGE = ["kernel", "language", "kit", "protocol", "npm"];
/** What everything that is drawn may use. */
const BOTTOM = ["own settings", "own i18n", "own parts", "own games", "own connection", "own errors"];
const SHELL = [...BOTTOM, "own shell"];
const TABLE = [...SHELL, "own offline", "own table"];

const layer = (name: string, may: readonly string[], because: string): Layer => ({
  folder: `packages/web/src/${name}`,
  may: [...PAGE, ...may],
  because,
});

export const WEB_LAYERS: readonly Layer[] = [
  layer("settings", [], "Settings are signals that everything may read: they know nothing of the page."),
  layer("styles", [], "Styles are what every page begins with."),
  layer("i18n", ["own settings"], "Texts follow the language that is set, and nothing else."),
  layer(
    "parts",
    ["own settings", "own i18n"],
    "Parts are used by every page: they know no page, no server and no game.",
  ),
  layer(
    "games",
    ["own parts", "screens"],
    "The one place that loads games: all others ask it by a game's id.",
  ),
  layer("connection", ["own settings"], "The connection transports messages, and draws nothing."),
  layer(
    "errors",
    ["own i18n", "own connection"],
    "Error notices depend on as little as possible, so that they still work after an error.",
  ),
  layer("service-worker", [], "The service worker runs without a page."),
  layer("shell", BOTTOM, "The shell is around every page, and knows none of them."),
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
    because: "Local tables run in a web worker: they use the host, and nothing of the page that is drawn.",
  },
  layer(
    "offline",
    [...SHELL, "own service-worker"],
    "Local tables take the server's place: the table page uses them, and they do not know it.",
  ),
  layer(
    "table",
    [...TABLE, "fairness"],
    "The table declares slots, and app/ fills them: it imports no feature.",
  ),
  // Features. Each plugs into the table, or has a page of its own.
  layer("synced-settings", BOTTOM, "Synced settings are settings that the server stores."),
  layer("spectating", TABLE, "Spectating fills slots of the table and of the lobby."),
  layer("moderation", TABLE, "Moderation fills slots of the table."),
  layer("bug-reports", TABLE, "Bug reports fill a slot of the table, and replays offer them as well."),
  layer("hints", TABLE, "Hints fill slots of the table."),
  layer(
    "history",
    [...SHELL, "screens"],
    "Match history is read on pages of its own; games bring the facts that its charts show.",
  ),
  layer(
    "ratings",
    [...TABLE, "own history"],
    "Ratings are shown where matches are listed, and fill slots of the table.",
  ),
  layer(
    "time-controls",
    [...TABLE, "own ratings"],
    "Time controls fill slots of the table; a rated match has limits of its own.",
  ),
  layer(
    "table-list",
    [...SHELL, "own ratings", "own time-controls"],
    "A list of tables shows the time control of each, and whether it is rated.",
  ),
  layer(
    "matchmaking",
    [...SHELL, "own table-list", "own time-controls"],
    "Matchmaking leads to tables, and lists those that are open.",
  ),
  layer(
    "replay",
    [...TABLE, "own bug-reports", "fairness"],
    "A replay is drawn with the parts of the table.",
  ),
  layer(
    "reviews",
    [...TABLE, "own replay"],
    "A review leads to moments of a replay, and fills a slot of the table.",
  ),
  layer(
    "learn",
    [...TABLE, "host"],
    "Lessons are played at the table, by a table host of their own; the coach fills a slot of it.",
  ),
  layer(
    "lobby",
    [...TABLE, "own matchmaking", "own moderation", "own ratings", "own spectating", "own time-controls"],
    "The lobby fills a slot of the table, and composes the features that matter before a match.",
  ),
  layer("account", SHELL, "The account page is given its sections by app/."),
  layer("guest-bots", [...SHELL, "own account"], "Guest bots are a section of the account page."),
  layer(
    "notifications",
    [...SHELL, "own account", "own matchmaking", "own time-controls"],
    "Notifications are a section of the account page; a tab also counts invitations.",
  ),
  layer("credits", SHELL, "Credits are a page."),
  layer("moderator", SHELL, "The moderator of a game at a real table is a page around the game's own."),
  layer("operator", SHELL, "The operator's page needs nothing of the players' pages."),
  layer(
    "home",
    [...SHELL, "own offline", "own learn", "own matchmaking", "own table-list"],
    "The home page leads everywhere. What every visitor waits for is small.",
  ),
  layer(
    "app",
    ["own *"],
    "The composition root says which page has which address, and which feature fills which slot: it imports everything, and only main.tsx imports it.",
  ),
  layer("testing", [], "Setup for the tests of screens."),
  {
    folder: "packages/web",
    may: ["kernel", "language", "kit", "fairness", "protocol", "screens", "npm"],
    because: "The page has neither Node nor the server nor a bot.",
  },
];
