import type { PictureProps } from "@roundtable/kit";
import type { SpaceKind } from "../../rules/board.ts";
import type { Ally, Token } from "../../rules/pieces.ts";
import { Building, GrailCastle } from "../landscape/buildings.tsx";
import { CardBack, CardFace } from "./cards.tsx";
import { TokenDrawing } from "./tokens.tsx";
import { DragonDrawing } from "./dragon.tsx";
import { LanceDrawing } from "./lance.tsx";

const ALLIES: readonly Ally[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TOKENS: readonly Token[] = ["boots", "goblin", "lure", "fake-grail", "magnet"];
const SPACES: readonly SpaceKind[] = [
  "clover",
  "church",
  "village",
  "castle",
  "castle-with-clover",
  "dragon",
  "finish",
];

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
  const space = SPACES.find((one) => piece === `space-${one}`);
  if (space !== undefined) return <SpaceDrawing kind={space} />;
  if (piece === "dragon") return <DragonDrawing turned={false} />;
  if (piece === "lance") return <LanceDrawing />;
  if (piece === "face-down-card") return <CardBack />;
  return null;
}

function SpaceDrawing({ kind }: { kind: SpaceKind }) {
  return (
    <svg class="gc-painted" viewBox="-70 -135 140 150" aria-hidden="true">
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
