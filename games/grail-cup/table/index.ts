import type { GameTable } from "@roundtable/kit";
import type { GrailCup } from "../rules/grail-cup.ts";
import { Board } from "./board.tsx";
import { pieces } from "./looks.ts";
import { Picture } from "./picture.tsx";
import { play } from "./play.ts";
import { SeatNote } from "./seat-note.tsx";
import "./land.css";
import "./buildings.css";
import "./figures.css";
import "./tokens.css";
import "./cards.css";
import "./table.css";
import "./calls.css";
import "./tray.css";

export const table: GameTable<GrailCup> = { Board, SeatNote, Picture, pieces, play };
