import type { GameTable } from "../kit/contract.ts";
import { Icon } from "../kit/icon.tsx";

/** A piece as the game draws it, or else its icon. */
export function PieceFigure({ kind, table }: { kind: string; table: GameTable }) {
  const look = table.pieces[kind];
  const picture = table.Picture?.({ piece: kind }) ?? null;
  if (picture === null && look?.icon === undefined) return null;
  return (
    <span
      class="piece-figure"
      style={look?.colour === undefined ? {} : { color: look.colour }}
      aria-hidden="true"
    >
      {picture ?? (look?.icon !== undefined && <Icon name={look.icon} />)}
    </span>
  );
}
