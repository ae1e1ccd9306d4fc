import type { GameTable } from "@roundtable/kit";
import type { DiceCity } from "../rules/dice-city.ts";
import { Board } from "./board.tsx";
import { BestCity, EndPage } from "./ending/ending.tsx";
import { optionEditor } from "./ending/ladder.tsx";
import { about, facts } from "./facts.ts";
import { landmark } from "./landmarks.ts";
import { pieces } from "./pieces/looks.ts";
import { Picture } from "./pieces/picture.tsx";
import { play } from "./play.ts";
import { SeatNote } from "./seat-note.tsx";
import "./colours.css";
import "./pieces/tile.css";
import "./city/city.css";
import "./market/market.css";
import "./table.css";
import "./turn/turn.css";
import "./city/neighbours.css";
import "./ending/ending.css";
import "./ending/ladder.css";
import "./phone.css";
import "./sideways.css";

export const table: GameTable<DiceCity> = {
  Board,
  SeatNote,
  Picture,
  Verdict: BestCity,
  Ending: EndPage,
  facts,
  about,
  pieces,
  play,
  landmark,
  needsPreview: ({ kind }) => kind === "move-die",
  showsSeats: true,
  optionEditor,
};
