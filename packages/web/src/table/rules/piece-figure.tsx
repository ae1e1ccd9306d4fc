import { type GameTable, Icon } from "@roundtable/kit";

/** A piece as the game draws it, or its icon if the game does not draw it. */
export function PieceFigure({ kind, table }: { kind: string; table: GameTable }) {
  const { icon, colour } = table.pieces[kind] ?? {};
  return (
    <span class="piece-figure" style={colour === undefined ? {} : { color: colour }} aria-hidden="true">
      {table.Picture !== undefined ? (
        <table.Picture piece={kind} />
      ) : (
        icon !== undefined && <Icon name={icon} />
      )}
    </span>
  );
}
