import { Icon, type PictureProps } from "@roundtable/kit";
import { ALLIES, SPACE_KINDS, type SpaceKind, TOKENS } from "../../rules/pieces.ts";
import { Building, GrailCastle } from "../landscape/buildings.tsx";
import { CardBack, CardFace } from "./cards.tsx";
import { TokenDrawing } from "./tokens.tsx";
import { DragonDrawing } from "./dragon.tsx";
import { KnightDrawing } from "./knights.tsx";
import { LanceDrawing } from "./lance.tsx";
import { pieces } from "./looks.ts";

/** A piece for its pop-over, as it is drawn on the board. */
export function Picture({ piece }: PictureProps) {
  const drawing = drawingOf(piece);
  return drawing === null ? null : <span class="gc gc-picture">{drawing}</span>;
}

function drawingOf(piece: string) {
  const ally = ALLIES.find((one) => piece === `ally-${one}`);
  if (ally !== undefined) return <CardFace ally={ally} name="" />;
  const token = TOKENS.find((one) => piece === `token-${one}`);
  if (token !== undefined) return <TokenDrawing lies="face-up" token={token} />;
  const space = SPACE_KINDS.find((one) => piece === `space-${one}`);
  if (space !== undefined && space !== "path") return <SpaceDrawing kind={space} />;
  if (piece === "dragon") return <DragonDrawing turned={false} />;
  if (piece === "lance") return <LanceDrawing />;
  if (piece === "knight") return <KnightDrawing shield="lion" lances={0} turned={false} />;
  if (piece === "face-down-card") return <CardBack />;
  const icon = pieces[piece]?.icon;
  return icon === undefined ? null : <Icon name={icon} />;
}

function SpaceDrawing({ kind }: { kind: SpaceKind }) {
  return (
    <svg class="gc-painted" viewBox="-70 -145 140 160" aria-hidden="true">
      {kind === "finish" ? (
        <g transform="scale(.6)">
          <GrailCastle />
        </g>
      ) : (
        <Building kind={kind} />
      )}
    </svg>
  );
}
