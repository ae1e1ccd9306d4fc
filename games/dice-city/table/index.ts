import type { GameTable } from "@roundtable/kit";
import type { DiceCity } from "../rules/dice-city.ts";
import { Board } from "./board.tsx";
import { optionEditor } from "./ladder.tsx";
import { pieces } from "./looks.ts";
import { Picture } from "./picture.tsx";
import { play } from "./play.ts";
import { SeatNote } from "./seat-note.tsx";
import "./colours.css";
import "./tile.css";
import "./city.css";
import "./market.css";
import "./table.css";
import "./turn.css";
import "./neighbours.css";
import "./ending.css";
import "./ladder.css";
import "./phone.css";

export const table: GameTable<DiceCity> = {
  Board,
  SeatNote,
  Picture,
  pieces,
  play,
  showsSeats: true,
  optionEditor,
};
