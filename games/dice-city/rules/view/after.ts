import type { Seat } from "@roundtable/kernel";
import { type CityOwner, cityPoints, defenseAt } from "../city.ts";
import type { CellView, MarketView, PlayerView, Score, View } from "../dice-city.ts";
import type { DiceCityEvent } from "../events.ts";
import { type Card, type DeckCard, isCard, isPileCard } from "../pieces/locations.ts";
import {
  type Amounts,
  type Bandit,
  BANDIT_DEFENSE,
  type Column,
  COLUMNS,
  type Resource,
  type Row,
  ROWS,
} from "../pieces.ts";
import type { Cell, Spot, Turn } from "../state.ts";
import { newTurn } from "../turn.ts";

/** What a viewer sees after one event, as far as the event tells. */
export function after(view: View, event: DiceCityEvent): View {
  switch (event.kind) {
    case "begins":
      return { ...view, first: event.first };
    case "turn":
      return begun(view, event.seat, event.turn);
    case "rolled":
      return ROWS.reduce(
        (so, row) => placed(so, event.seat, row, { column: event.dice[row], spent: false }),
        view,
      );
    case "rerolled":
      return placed(view, event.seat, event.die, { column: event.to, spent: false });
    case "die-moved":
      return placed(view, event.seat, event.die, { column: event.to });
    case "spent":
      return placed(view, event.seat, event.die, { spent: true });
    case "tired":
      return laid(view, event.seat, event, { off: true });
    case "woken":
      return laid(view, event.seat, event, { off: false });
    case "gained":
      return stocked(view, event.seat, event.amounts, 1);
    case "paid":
    case "lost":
      return stocked(view, event.seat, event.amounts, -1);
    case "strength":
      return event.against === "bandits"
        ? turned(view, ({ banditStrength }) => ({ banditStrength: banditStrength + event.strength }))
        : turned(view, ({ strength }) => ({ strength: strength + event.strength }));
    case "points":
      return scored(view, event.seat, ({ tokens }) => ({ tokens: tokens + event.points }));
    case "for-this-turn":
      return forThisTurn(view, event.location);
    case "refreshed": {
      const gone = event.gone.length;
      const next = traded(view, {
        display: exchanged(view.market.display, event.places, event.come),
        deck: view.market.deck - event.come.length + (view.solo === null ? 0 : gone),
        discard: view.solo === null ? [...view.market.discard, ...event.gone] : view.market.discard,
      });
      return turned(next, () => ({ refreshed: true }));
    }
    case "pass-token":
      return turned(
        changed(view, event.seat, ({ passTokens }) => ({ passTokens: passTokens + 1 })),
        () => ({ tookPass: true }),
      );
    case "pass-tokens-spent":
      return changed(view, event.seat, ({ passTokens }) => ({ passTokens: passTokens - 2 }));
    case "bandit":
      return beaten(view, event.seat, event.bandit, event.cost);
    case "ship": {
      if (view.solo !== null) return view;
      const { ships } = view.market;
      const next = traded(view, { ships: { ...ships, [event.ship]: ships[event.ship] - 1 } });
      return scored(next, event.seat, (score) => ({ ships: [...score.ships, event.ship] }));
    }
    case "attacked":
      return turned(laid(view, event.victim, event, { off: true }), ({ strength }) => ({
        strength: strength - event.cost,
      }));
    case "robbed":
      return turned(stocked(view, event.victim, one(event.resource), -1), ({ strength }) => ({
        strength: strength - 2,
      }));
    case "built":
      return built(view, event);
    case "refilled":
      return traded(view, {
        display: view.market.display.with(event.place, event.card),
        deck: view.market.deck - 1,
      });
    case "row-left":
      return rowsMoved(view, event.gone, event.come);
    case "step":
      return turned(view, () => ({ step: event.step }));
    case "ending":
      return { ...view, ending: event.why };
    case "over":
      return {
        ...turned(view, () => ({ strength: 0, banditStrength: 0 })),
        over: true,
        solo: view.solo === null ? null : { ...view.solo, turnsLeft: view.solo.turnsLeft - 1 },
      };
    case "used":
      return view;
  }
}

/** DC-25: at the end all scores lie open, and only their sums are told. */
export function stripUntold(view: View): object {
  return view.over ? { ...view, players: view.players.map(({ score: _score, ...player }) => player) } : view;
}

function changed(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
  };
}

function turned(view: View, change: (turn: Turn) => Partial<Turn>): View {
  return { ...view, turn: { ...view.turn, ...change(view.turn) } };
}

function traded(view: View, part: Partial<MarketView>): View {
  return { ...view, market: { ...view.market, ...part } };
}

/** DC-21: a viewer who may not know a score is not told how it grows. */
function scored(view: View, seat: Seat, change: (score: Score) => Partial<Score>): View {
  return changed(view, seat, ({ score }) => {
    if (score === null) return {};
    const next = { ...score, ...change(score) };
    const taken = [...next.bandits, ...next.ships].reduce<number>((sum, points) => sum + points, 0);
    return { score: { ...next, total: next.tokens + taken + next.city } };
  });
}

/** DC-20: what was effective for a turn ends with it. */
function begun(view: View, seat: Seat, number: number): View {
  const turnsLeft = (view.solo?.turnsLeft ?? 0) - (number > view.turn.number ? 1 : 0);
  return {
    ...traded(view, { bandits: weakened(view.market.bandits, 0) }),
    turn: newTurn(number, seat),
    solo: view.solo === null ? null : { ...view.solo, turnsLeft },
  };
}

function placed(view: View, seat: Seat, row: Row, die: { column?: Column; spent?: boolean }): View {
  return changed(view, seat, ({ dice }) => ({ dice: { ...dice, [row]: { ...dice[row], ...die } } }));
}

/** A token, or a card, changes what a whole row is worth and how well it is defended (DC-4). */
function laid(view: View, seat: Seat, { row, column }: Spot, cell: Partial<CellView>): View {
  const old = view.players[seat]?.city;
  if (old === undefined) return view;
  const cells = old[row].map((before, at) => (at === column - 1 ? { ...before, ...cell } : before));
  const owner = ownerOf({ ...old, [row]: cells });
  const defended = cells.map((of, at) => ({
    ...of,
    defense: defenseAt(owner, { row, column: COLUMNS[at] ?? column }),
  }));
  const next = changed(view, seat, ({ city }) => ({ city: { ...city, [row]: defended } }));
  return scored(next, seat, () => ({ city: cityPoints(owner) }));
}

function ownerOf({ white, yellow, red, blue, black }: PlayerView["city"]): CityOwner {
  const row = (cells: readonly CellView[]): Cell[] =>
    cells.map(({ location, off }) => ({ card: isCard(location) ? location : null, off }));
  return {
    city: { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) },
  };
}

function stocked(view: View, seat: Seat, amounts: Amounts, sign: 1 | -1): View {
  return changed(view, seat, ({ stock: { wood, stone, iron } }) => ({
    stock: {
      wood: wood + sign * amounts.wood,
      stone: stone + sign * amounts.stone,
      iron: iron + sign * amounts.iron,
    },
  }));
}

function one(resource: Resource): Amounts {
  return { wood: 0, stone: 0, iron: 0, [resource]: 1 };
}

function forThisTurn(view: View, location: "blacksmith" | "mint" | "training-camp"): View {
  switch (location) {
    case "blacksmith":
      return turned(view, ({ blacksmiths }) => ({ blacksmiths: blacksmiths + 1 }));
    case "mint":
      return turned(view, ({ mints }) => ({ mints: mints + 1 }));
    case "training-camp": {
      const trainingCamps = view.turn.trainingCamps + 1;
      const bandits = weakened(view.market.bandits, trainingCamps);
      return turned(traded(view, { bandits }), () => ({ trainingCamps }));
    }
  }
}

/** DC-4, Training Camp. */
function weakened(bandits: MarketView["bandits"], by: number): MarketView["bandits"] {
  const pile = (of: Bandit) => ({ ...bandits[of], defense: Math.max(1, BANDIT_DEFENSE[of] - by) });
  return { 2: pile(2), 3: pile(3), 4: pile(4) };
}

/** DC-17: strength that is good for bandits only is used first. DC-27: alone, they never run out. */
function beaten(view: View, seat: Seat, bandit: Bandit, cost: number): View {
  const paid = turned(view, ({ strength, banditStrength }) => {
    const only = Math.min(cost, banditStrength);
    return { strength: strength - cost + only, banditStrength: banditStrength - only };
  });
  if (view.solo !== null) return paid;
  const { bandits } = view.market;
  const pile = bandits[bandit];
  const next = traded(paid, { bandits: { ...bandits, [bandit]: { ...pile, left: pile.left - 1 } } });
  return scored(next, seat, (score) => ({ bandits: [...score.bandits, bandit] }));
}

/** DC-18: the card leaves its pile or the display; what it covers goes to the discard. */
function built(view: View, { seat, card, row, column }: Extract<DiceCityEvent, { kind: "built" }>): View {
  const old = view.players[seat]?.city[row][column - 1];
  const next = laid(view, seat, { row, column }, { location: card, built: true, off: false });
  const { piles, display, discard } = view.market;
  return traded(next, {
    ...(isPileCard(card) ? { piles: { ...piles, [card]: piles[card] - 1 } } : {}),
    display: withoutLast(display, card),
    discard: old !== undefined && isCard(old.location) ? [...discard, old.location] : discard,
  });
}

/** Of equal cards the last is the one that is sold (DC-28). */
function withoutLast(display: MarketView["display"], card: Card): MarketView["display"] {
  const place = display.findLastIndex((open) => open === card);
  return place === -1 ? display : display.with(place, null);
}

/** DC-11c: the new cards lie where the old ones lay, as far as they go. */
function exchanged(
  display: MarketView["display"],
  places: readonly number[],
  come: readonly DeckCard[],
): MarketView["display"] {
  return display.map((card, place) => {
    const nth = places.indexOf(place);
    return nth === -1 ? card : (come[nth] ?? null);
  });
}

/** DC-28 */
function rowsMoved(view: View, gone: readonly DeckCard[], come: readonly DeckCard[]): View {
  const { display, deck, discard } = view.market;
  const width = display.length / 2;
  const top = Array.from({ length: width }, (_, place) => come[place] ?? null);
  return traded(view, {
    display: [...top, ...display.slice(0, width)],
    deck: deck - come.length,
    discard: [...discard, ...gone],
  });
}
