import type { Room } from "./rooms.ts";

// The server, from the bottom to the top. A folder may import those below it that it names, and never one above it.

const SERVER = ["kernel", "language", "protocol", "host", "npm", "node"];
/** What every feature stands on. */
const BASE = ["own common", "own store"];
/** What the routes of a feature stand on. */
const ROUTES = [...BASE, "own config", "own net", "own people", "own wire"];

const room = (name: string, may: readonly string[], because: string): Room => ({
  folder: `packages/server/src/${name}`,
  may: [...SERVER, ...may],
  because,
});

export const SERVER_ROOMS: readonly Room[] = [
  room("common", [], "What everything may use knows nothing of the server."),
  room("bots", ["own common", "bots"], "A thread of bots knows games by the registry that it is handed."),
  room(
    "store",
    ["own common"],
    "The store keeps what others play: they reach it, and it reaches no feature.",
  ),
  room("login-attempts", BASE, "Attempts are counted, whatever is attempted."),
  room("outbox", BASE, "The outbox carries messages, and knows no feature that sends them."),
  room("ratings", ["own store"], "How strong somebody is follows from results alone."),
  room("people", BASE, "People are known by what the store has of them."),
  room("mail", ["own store", "own outbox"], "A mail goes out by the outbox, whatever it says."),
  room("config", ["own mail"], "Settings are read before anything else begins."),
  room("net", ["own config"], "Addresses and calls to others know no feature."),
  room(
    "account-log",
    [...BASE, "own mail", "own net", "own people"],
    "The log of an account is written by many.",
  ),
  room("wire", ROUTES, "Requests and their policies know no feature: features declare routes."),
  // Features below the live tables, which use their repositories.
  room(
    "client-errors",
    [...ROUTES, "own login-attempts"],
    "Errors of pages concern nobody; how many one address brings is counted.",
  ),
  room(
    "guest-bots",
    [...ROUTES, "own account-log"],
    "A guest bot is a person with a token, and a line in a log.",
  ),
  room("offline-uploads", [...ROUTES, "fairness"], "What was played offline is verified by the file alone."),
  room("reviews", [...ROUTES, "bots"], "A review is made of a match that is over, wherever that is found."),
  room(
    "moderation",
    [...ROUTES, "own client-errors", "own guest-bots"],
    "Moderation is told what it may end.",
  ),
  room(
    "sessions",
    [...ROUTES, "own guest-bots"],
    "A session, a signed cookie or a bot's token says who calls.",
  ),
  room(
    "recent-players",
    [...BASE, "own guest-bots", "own moderation"],
    "Blocked people are no recent players.",
  ),
  room(
    "notifications",
    [...ROUTES, "own login-attempts", "own mail", "own moderation", "own outbox"],
    "Notifications are told of, and ask no table.",
  ),
  room(
    "history",
    [...ROUTES, "own guest-bots", "own moderation", "own ratings", "own recent-players"],
    "History is what was written when matches ended.",
  ),
  room(
    "retention",
    [
      ...BASE,
      "own account-log",
      "own client-errors",
      "own history",
      "own notifications",
      "own people",
      "own reviews",
    ],
    "What is removed is found in the store of every feature.",
  ),
  {
    folder: "packages/server/src/live",
    may: [
      "kernel",
      "protocol",
      "fairness",
      "bots",
      "host",
      "npm:pino",
      "node",
      ...BASE,
      "own history",
      "own moderation",
      "own notifications",
      "own people",
      "own ratings",
      "own recent-players",
      "own retention",
      "own reviews",
    ],
    because: "What is live reaches the host and the store, and never the wire by which people come.",
  },
  // Features above the live tables.
  room("lobby", [...ROUTES, "own live"], "The lobby lists tables and makes them."),
  room(
    "pages",
    [...ROUTES, "own live"],
    "Pages are files, with a preview of the table that a link leads to.",
  ),
  room(
    "operations",
    [...ROUTES, "own live", "own moderation"],
    "Operators read here how the server does, and change nothing.",
  ),
  room(
    "websocket",
    [...ROUTES, "own live", "own moderation", "own sessions"],
    "A socket carries commands to tables, and what they tell.",
  ),
  room(
    "matchmaking",
    [...ROUTES, "own live", "own lobby", "own moderation", "own ratings", "own recent-players"],
    "Matchmaking brings people together at a table that it has made.",
  ),
  room(
    "account-data",
    [
      ...ROUTES,
      "own guest-bots",
      "own history",
      "own live",
      "own login-attempts",
      "own moderation",
      "own sessions",
    ],
    "What is exported, merged and deleted lies in every feature.",
  ),
  room(
    "account",
    [
      ...ROUTES,
      "own account-data",
      "own account-log",
      "own guest-bots",
      "own live",
      "own login-attempts",
      "own mail",
      "own moderation",
      "own sessions",
    ],
    "Who signs in may bring a guest's tables along.",
  ),
];
