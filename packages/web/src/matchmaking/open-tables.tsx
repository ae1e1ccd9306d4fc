import type { TableSummary } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { CARDS } from "../games/games.ts";
import { tableLists, loadPage, loadMore } from "../table-list/table-lists.ts";
import { useSteady } from "../table-list/steady-list.ts";
import { TableLink } from "../table-list/table-card.tsx";
import { t } from "../i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { locale } from "../settings/settings.ts";
import { type MatchmakingText, useMatchmakingText } from "./i18n/index.ts";
import "./matchmaking.css";

/** Tables that wait for players, of all games or of one. */
export function OpenTables({ open }: { open: readonly TableSummary[] }) {
  const text = useMatchmakingText();
  const [game, setGame] = useState("");
  /** The cursor of the next page for this game; null if there is none. */
  const [moreOfGame, setMoreOfGame] = useState<string | null>(null);
  const of = game === "" ? open : open.filter((table) => table.game === game);
  const { shown, fresh, showAll, holding } = useSteady(of, game);
  if (text === null) return null;
  const games = new Set(open.map((table) => table.game));
  const more = tableLists.value?.more.open ?? null;
  const choose = async (chosen: string) => {
    setGame(chosen);
    setMoreOfGame(null);
    if (chosen !== "" && more !== null) setMoreOfGame(await loadPage("open", `game=${chosen}`));
  };
  const readOnOfGame = async () =>
    setMoreOfGame(await loadPage("open", `game=${game}&after=${moreOfGame ?? ""}`));
  return (
    <div class="open-tables" {...holding}>
      <div class="open-head">
        {(games.size > 1 || game !== "") && <GameFilter text={text} game={game} onChoose={choose} />}
        {fresh > 0 && (
          <button type="button" class="plain" onClick={showAll}>
            {text.open.fresh(fresh)}
          </button>
        )}
        <output class="for-readers">{fresh > 0 && text.open.fresh(fresh)}</output>
      </div>
      {shown.length === 0 && <p class="hint">{text.open.none}</p>}
      <ul class="table-list">
        {shown.map(({ item, isGone }) => (
          <li key={item.id} class={isGone ? "table-gone" : ""}>
            <TableLink
              table={item}
              go={isGone ? text.open.gone : t.value.home.join}
              notes={notesOf(item, text)}
            />
          </li>
        ))}
      </ul>
      {game === "" && more !== null && <MoreButton onMore={() => loadMore("open")} />}
      {game !== "" && moreOfGame !== null && <MoreButton onMore={readOnOfGame} />}
    </div>
  );
}

/** Who sits there besides the host, and how many spectators there are. */
function notesOf(
  { seats, host, watchers }: TableSummary,
  { open: says }: MatchmakingText,
): readonly string[] {
  const names = seats.flatMap((seat) =>
    seat.kind === "person" && seat.name !== host?.name ? [seat.name] : [],
  );
  return [
    ...(names.length > 0 ? [names.join(", ")] : []),
    ...(watchers > 0 ? [says.watching(watchers)] : []),
  ];
}

interface GameFilterProps {
  readonly text: MatchmakingText;
  readonly game: string;
  readonly onChoose: (game: string) => Promise<void>;
}

function GameFilter({ text: { open: says }, game, onChoose }: GameFilterProps) {
  return (
    <label>
      <span class="label">{says.game}</span>
      <select value={game} onChange={({ currentTarget }) => void onChoose(currentTarget.value)}>
        <option value="">{says.all}</option>
        {CARDS.map(([id, { name }]) => (
          <option key={id} value={id}>
            {name[locale.value]}
          </option>
        ))}
      </select>
    </label>
  );
}
