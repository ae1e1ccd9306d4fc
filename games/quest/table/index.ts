import type { GameTable } from "@roundtable/kit";
import type { QuestShape } from "../rules/quest.ts";
import { shownAnswers } from "./shown-answers.ts";
import { Board } from "./board.tsx";
import { landmark } from "./landmarks.ts";
import { pieces } from "./characters/looks.ts";
import { Picture } from "./characters/picture.tsx";
import { play } from "./play.ts";
import { EndPage, EndSide } from "./quests/ending.tsx";
import { isSecret } from "./secrets.ts";
import { SeatNote } from "./seat-note.tsx";
import { optionEditor } from "./set-builder/set-builder.tsx";
import { talk } from "./talk/talk.tsx";
import "./hall/hall.css";
import "./quests/track.css";
import "./tools.css";
import "./hall/seats.css";
import "./characters/cards.css";
import "./characters/ending.css";
import "./talk/talk.css";
import "./talk/notes.css";
import "./set-builder/set-builder.css";

export const table: GameTable<QuestShape> = {
  Board,
  SeatNote,
  Picture,
  Verdict: EndSide,
  Ending: EndPage,
  pieces,
  play,
  landmark,
  isSecret,
  shownAnswers,
  showsSeats: true,
  talk,
  optionEditor,
};
