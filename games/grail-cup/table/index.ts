import type { GameTable } from "@roundtable/kit";
import type { GrailCup } from "../rules/grail-cup.ts";
import { about } from "./about.ts";
import { Board } from "./board.tsx";
import { landmark } from "./landmarks.ts";
import { pieces } from "./pieces/looks.ts";
import { Picture } from "./pieces/picture.tsx";
import { play } from "./play.ts";
import { EndPage, Prize } from "./beside/ending.tsx";
import { SeatNote } from "./beside/seat-note.tsx";
import "./landscape/landscape.css";
import "./landscape/buildings.css";
import "./pieces/figures.css";
import "./pieces/dragon.css";
import "./pieces/tokens.css";
import "./pieces/cards.css";
import "./table.css";
import "./beside/calls.css";
import "./beside/tray.css";

export const table: GameTable<GrailCup> = {
  Board,
  SeatNote,
  Picture,
  Verdict: Prize,
  Ending: EndPage,
  pieces,
  play,
  landmark,
  about,
  needsPreview: ({ kind }) => kind === "steps",
};
