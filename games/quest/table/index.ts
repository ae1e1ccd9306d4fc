import type { GameTable } from "@roundtable/kit";
import type { QuestShape } from "../rules/quest.ts";
import { shownAnswers } from "./shown-answers.ts";
import { Board } from "./board.tsx";
import { pieces } from "./looks.ts";
import { Picture } from "./picture.tsx";
import { play } from "./play.ts";
import { isSecret } from "./secrets.ts";
import { SeatNote } from "./seat-note.tsx";
import { optionEditor } from "./set-builder.tsx";
import { talk } from "./talk.tsx";
import "./room.css";
import "./track.css";
import "./tools.css";
import "./seats.css";
import "./cards.css";
import "./talk.css";
import "./set-builder.css";

export const table: GameTable<QuestShape> = {
  Board,
  SeatNote,
  Picture,
  pieces,
  play,
  isSecret,
  shownAnswers,
  showsSeats: true,
  talk,
  optionEditor,
};
