import type { Viewer } from "@roundtable/kernel";
import { defenseAt, locationAt } from "../city.ts";
import type { CellView, MarketView, PlayerView, View } from "../dice-city.ts";
import { COLUMNS, type Row } from "../pieces.ts";
import type { Location } from "../pieces/locations.ts";
import { scoreOf } from "../scoring/score.ts";
import type { Player, State } from "../state.ts";
import { banditCost } from "../strength.ts";
import { askingNow } from "../steps/index.ts";
import { SOLO_TURNS } from "../turn.ts";

/** DC-21: everything but the order of the deck and, before the end, the sums of others. Nothing in it changes when play goes on. */
export function view(state: State, viewer: Viewer, open: View = publicView(state)): View {
  const mine = viewer === "public" ? undefined : state.players[viewer];
  if (mine === undefined) return open;
  const withScore = (player: PlayerView, seat: number): PlayerView =>
    seat === viewer && player.score === null ? { ...player, score: scoreOf(mine) } : player;
  return { ...open, players: open.players.map(withScore) };
}

/** The sums of everybody; the order of the deck is shown to nobody. */
export function openView(state: State): View {
  return { ...publicView(state), players: state.players.map((player) => playerView(player, true)) };
}

function publicView(state: State): View {
  const { options, players, turn } = state;
  const asking = askingNow(state);
  return {
    first: state.first,
    turn: { ...turn },
    players: players.map((player) => playerView(player, state.over || options.openScores)),
    market: marketView(state),
    ending: state.ending,
    over: state.over,
    awaited: asking === null ? null : { seats: [turn.seat], question: asking.do },
    solo:
      players.length > 1
        ? null
        : {
            target: Number(options.target),
            turnsLeft: SOLO_TURNS[options.level] - turn.number + (state.over ? 0 : 1),
            level: options.level,
          },
  };
}

function playerView(player: Player, open: boolean): PlayerView {
  const row = (of: Row): CellView[] =>
    COLUMNS.map((column) => {
      const spot = { row: of, column };
      const cell = player.city[of][column - 1];
      const built = cell !== undefined && cell.card !== null;
      return cellView(locationAt(player, spot), built, cell?.off ?? false, defenseAt(player, spot));
    });
  return {
    city: {
      white: row("white"),
      yellow: row("yellow"),
      red: row("red"),
      blue: row("blue"),
      black: row("black"),
    },
    dice: { ...player.dice },
    stock: { ...player.stock },
    passTokens: player.passTokens,
    score: open ? scoreOf(player) : null,
  };
}

/** By their location, then by how they look. */
const CELLS = new Map<Location, CellView[]>();

/** The same for all that look the same: there are more than a hundred in a view, and hardly one of them changes. */
function cellView(location: Location, built: boolean, off: boolean, defense: number | null): CellView {
  const looks = CELLS.get(location) ?? [];
  if (looks.length === 0) CELLS.set(location, looks);
  const look = (built ? 1 : 0) + (off ? 2 : 0) + 4 * ((defense ?? -1) + 1);
  return (looks[look] ??= { location, built, off, defense });
}

function marketView(state: State): MarketView {
  const { display, deck, discard, piles, bandits, ships } = state.market;
  return {
    display: [...display],
    deck: deck.length,
    discard: [...discard],
    piles: { ...piles },
    bandits: {
      2: { left: bandits[2], defense: banditCost(state, 2) },
      3: { left: bandits[3], defense: banditCost(state, 3) },
      4: { left: bandits[4], defense: banditCost(state, 4) },
    },
    ships: { ...ships },
  };
}
