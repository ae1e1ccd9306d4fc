import { join } from "node:path";
import { readSettings } from "../../../src/config/settings.ts";
import { saveResults } from "../../../src/history/result-repository.ts";
import { openSqlite } from "../../../src/store/sqlite/open.ts";

// Beside a running server: somebody has played for weeks, and many others are known as well. Whole evenings of play would
// take a test as long. Usage: node give-past.ts PERSON, with DATA_DIR set as for the server.

const DAY = 24 * 60 * 60 * 1000;
const OTHERS = 45;

/** Of each game, what its own facts say of the seats that one had. */
const HAD = {
  "grail-cup": [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ally) => ({ had: { ally: [String(ally)] } })),
  quest: [
    ["good", "loyal-servant"],
    ["good", "reluctant-leader"],
    ["good", "revealer"],
    ["evil", "blind-hunter"],
    ["evil", "morgan-le-fay"],
    ["evil", "minion"],
  ].map(([side = "", character = ""]) => ({ had: { side: [side], character: [character] } })),
  "dice-city": [
    { points: 31, sources: { city: 18, tokens: 4, bandits: 3, ships: 6 } },
    { points: 42, sources: { city: 21, tokens: 0, bandits: 9, ships: 12 } },
  ],
};

const [person = ""] = process.argv.slice(2);
const { dataDir } = readSettings(process.env, join(import.meta.dirname, "../../../../.."));
const store = await openSqlite(join(dataDir, "roundtable.sqlite"));
const now = Date.now();
await store.write(async (db) => {
  for (const [game, facts] of Object.entries(HAD)) {
    for (let nth = 0; nth < 12; nth++) {
      const table = {
        id: `past${game[0]}${String(nth).padStart(7, "0")}`,
        game,
        over: now - (12 - nth) * DAY,
        ended: "played",
      } as const;
      const won = nth % 3 === 0;
      const mine = { person, bot: null, won, place: won ? 1 : 2, forfeited: false };
      const seats = [
        { ...mine, seat: 0, facts: facts[nth % facts.length] ?? {} },
        ...Array.from({ length: 1 + (nth % 4) }, (_, other) => ({
          seat: other + 1,
          person: null,
          bot: "master",
          won: !won,
          place: won ? 2 : 1,
          forfeited: false,
          facts: {},
        })),
      ];
      const change = { before: 1500 + 9 * nth, after: 1509 + 9 * nth, deviation: 300 - 20 * nth };
      await saveResults(db, table, seats, new Map([[0, change]]));
    }
    const known = Array.from({ length: OTHERS }, (_, nth) => `past${String(nth).padStart(8, "0")}`);
    await db
      .insertInto("people")
      .values(known.map((id, nth) => ({ id, name: `Player ${nth + 1}`, created: 0, seen: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const settled = { kind: "person", deviation: 60, volatility: 0.06, at: now, settled_until: now + DAY };
    await db
      .insertInto("ratings")
      .values(
        [person, ...known].map((who, nth) => ({
          game,
          who,
          rating: 1617 - 3 * nth,
          matches: 12,
          ...settled,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
});
await store.close();
