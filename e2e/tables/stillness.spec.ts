import { answerInPage } from "../support/answer-in-page.ts";
import { PHONE } from "../support/screens.ts";
import { playWatched, watchStillness } from "../support/stillness.ts";
import { hurryBots, openTable, seatFor, sitDown, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

const PHONES = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
];
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

interface Watched {
  readonly seats: number;
  /** Pieces that no rule moves. */
  readonly pieces: string;
  /** By which two rounds are known to be over. */
  readonly over: string;
  readonly count: number;
  readonly says?: string;
  /** What is opened by the way, at least. Quest knows no asking to take back, and need not ask for a choice. */
  readonly opened: readonly string[];
}

const GAMES: Readonly<Record<string, Watched>> = {
  "grail-cup": {
    seats: 4,
    pieces: ".gc-space",
    over: ".column .log li",
    says: "Round 3.",
    count: 1,
    opened: ["hint", "talk", "tip", "undo"],
  },
  quest: {
    seats: 6,
    pieces: ".qu-shield, .qu-quest",
    over: ".qu-quest[data-over]",
    count: 2,
    opened: ["talk", "tip"],
  },
  "dice-city": {
    seats: 3,
    pieces: ".dc-cell, .dc-display > *, .dc-purse .dc-chip",
    over: ".column .log li",
    says: ": yours.",
    count: 3,
    opened: ["hint", "talk", "tip", "undo"],
  },
};

for (const [game, { seats, pieces, opened, ...rounds }] of Object.entries(GAMES))
  for (const size of [...PHONES, ...LAPTOPS])
    test(`${game}, ${size.width}×${size.height}: the board stands still for two rounds, whatever is asked, hinted, voted on or said`, async ({
      newPerson,
    }) => {
      const isTouch = PHONES.includes(size);
      const [page, guest] = [await newPerson(isTouch ? PHONE : {}), await newPerson()];
      await page.addInitScript(() => localStorage.setItem("coach", "true"));
      await page.setViewportSize(size);
      await begin(page, guest, game, seats);
      const others = answerInPage(guest, [], ".watched");
      const watch = await watchStillness(page, pieces);
      const seen = await playWatched(page, watch, { isTouch, ...rounds });
      await guest.evaluate(() => document.body.classList.add("watched"));
      await others;
      const unrest = await watch.evaluate((watched) => watched.report());
      expect(unrest.boards, "the board’s box").toHaveLength(1);
      expect(unrest.marked, "pieces that no rule moves").toBeGreaterThanOrEqual(10);
      expect(unrest.pieces, "those that moved").toEqual([]);
      expect(unrest.slipped, "what moved before a press").toEqual([]);
      expect(unrest.shift, unrest.shifted.join("\n")).toBeLessThan(0.01);
      expect(seen).toEqual(expect.arrayContaining([...opened]));
    });

async function begin(page: Page, guest: Page, game: string, seats: number): Promise<void> {
  const link = await openTable(page, game);
  await seatFor(page, seats);
  await sitDown(guest, link, "Clara");
  await start(page);
  await hurryBots(page);
}
