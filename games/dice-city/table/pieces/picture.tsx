import { RESOURCES, ROWS } from "../../rules/pieces.ts";
import { Icon, type PictureProps } from "@roundtable/kit";
import { RowDie } from "./dice.tsx";
import { Goods, Rampart, Star, Token, TypeMark } from "./glyphs.tsx";
import { pieces } from "./looks.ts";
import { Tile } from "./tile.tsx";
import { type Location, LOCATIONS, type LocationType } from "../../rules/pieces/locations.ts";

const TYPES: readonly LocationType[] = ["resource", "military", "economic", "cultural", "civic"];

/** A piece for its pop-over, as it is drawn on the board. */
export function Picture({ piece }: PictureProps) {
  return <span class="dc-colours dc-picture">{drawingOf(piece)}</span>;
}

function drawingOf(piece: string) {
  if (isLocation(piece)) return <Tile location={piece} />;
  const resource = RESOURCES.find((one) => one === piece);
  if (resource !== undefined) return <Goods kind={resource} />;
  const row = ROWS.find((one) => piece === `die-${one}`);
  if (row !== undefined) return <RowDie row={row} face={5} />;
  const type = TYPES.find((one) => piece === `type-${one}`);
  if (type !== undefined) {
    return (
      <span class={`dc-type-${type} dc-type-picture`}>
        <TypeMark type={type} />
      </span>
    );
  }
  if (piece === "deactivation") return <Token />;
  if (piece === "points") return <Star />;
  if (piece === "defense") return <Rampart />;
  const icon = pieces[piece]?.icon;
  return icon === undefined ? null : <Icon name={icon} />;
}

function isLocation(piece: string): piece is Location {
  return piece in LOCATIONS;
}
