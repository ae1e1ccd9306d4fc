import type { GameTable } from "@roundtable/kit";
import type { FallingStars } from "../rules/falling-stars.ts";
import { Board } from "./board.tsx";
import { pieces } from "./looks.ts";
import { play } from "./play.ts";
import { SeatNote } from "./seat-note.tsx";
import "./table.css";

export const table: GameTable<FallingStars> = { Board, SeatNote, pieces, play, showsSeats: true };
