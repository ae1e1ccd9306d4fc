import type { GameTable } from "@roundtable/web/kit";
import type { GrailCup } from "../rules/grail-cup.ts";
import { after } from "./after.ts";
import { Board } from "./board.tsx";
import { pieces } from "./looks.ts";
import { Picture } from "./picture.tsx";
import { play } from "./play.ts";
import { SeatNote } from "./seat-note.tsx";
import "./land.css";
import "./pieces.css";
import "./table.css";

export const table: GameTable<GrailCup> = { Board, SeatNote, Picture, pieces, after, play };
