import type { Layer } from "./layers.ts";

// The server, from the bottom to the top. A folder may import those below it that it names, and never one above it.

const SERVER = ["kernel", "language", "protocol", "host", "npm", "node"];
/** What every feature may use. */
const BASE = ["own common", "own store"];
/** What the routes of a feature may use. */
const ROUTES = [...BASE, "own config", "own net", "own people", "own wire"];

const layer = (name: string, may: readonly string[], because: string): Layer => ({
  folder: `packages/server/src/${name}`,
  may: [...SERVER, ...may],
  because,
});

export const SERVER_LAYERS: readonly Layer[] = [
  layer("common", [], "Code that everything may use knows nothing of the server."),
  layer("bots", ["own common", "bots"], "A bot thread knows games through the registry that it is given."),
  layer("store", ["own common"], "Features use the store; the store uses no feature."),
  layer("login-attempts", BASE, "Attempts are counted, whatever they are for."),
  layer("outbox", BASE, "The outbox delivers messages, and knows no feature that sends them."),
  layer("ratings", ["own store"], "A rating follows from results alone."),
  layer("people", BASE, "People are what the store knows about them."),
  layer("mail", ["own store", "own outbox"], "Mails are sent through the outbox, whatever they say."),
  layer("config", ["own mail"], "Settings are read before anything else starts."),
  layer("net", ["own config"], "Addresses and calls to others know no feature."),
  layer(
    "account-log",
    [...BASE, "own mail", "own net", "own people"],
    "The log of an account is written by many.",
  ),
  layer("wire", ROUTES, "Requests and their policies know no feature: features declare routes."),
  // Features below the live tables, whose repositories the live tables use.
  layer(
    "client-errors",
    [...ROUTES, "own login-attempts"],
    "Page errors belong to no person; they are counted per address.",
  ),
  layer(
    "guest-bots",
    [...ROUTES, "own account-log"],
    "A guest bot is a person with a token, and a line in a log.",
  ),
  layer("offline-uploads", [...ROUTES, "fairness"], "An offline match is verified from its file alone."),
  layer("reviews", [...ROUTES, "bots"], "A review needs only a finished match."),
  layer(
    "moderation",
    [...ROUTES, "own client-errors", "own guest-bots"],
    "Moderation gets what it may end as an argument.",
  ),
  layer(
    "sessions",
    [...ROUTES, "own guest-bots"],
    "A session, a signed cookie or a bot's token says who calls.",
  ),
  layer(
    "recent-players",
    [...BASE, "own guest-bots", "own moderation"],
    "Blocked people are no recent players.",
  ),
  layer(
    "notifications",
    [...ROUTES, "own login-attempts", "own mail", "own moderation", "own outbox"],
    "Features report what to notify about; notifications ask no table.",
  ),
  layer(
    "history",
    [...ROUTES, "own guest-bots", "own moderation", "own ratings", "own recent-players"],
    "History is what was written when matches ended.",
  ),
  layer(
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
    "Retention removes data of every feature.",
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
    because: "Live tables use the host and the store, and never the wire.",
  },
  // Features above the live tables.
  layer("lobby", [...ROUTES, "own live"], "The lobby lists tables and makes them."),
  layer(
    "pages",
    [...ROUTES, "own live"],
    "Pages are files, with a preview of the table that a link leads to.",
  ),
  layer(
    "operations",
    [...ROUTES, "own live", "own moderation"],
    "Operators read the server's health here, and change nothing.",
  ),
  layer(
    "websocket",
    [...ROUTES, "own live", "own moderation", "own sessions"],
    "A socket carries commands to tables, and what they tell.",
  ),
  layer(
    "matchmaking",
    [...ROUTES, "own live", "own lobby", "own moderation", "own ratings", "own recent-players"],
    "Matchmaking brings people together at a table that it has made.",
  ),
  layer(
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
  layer(
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
