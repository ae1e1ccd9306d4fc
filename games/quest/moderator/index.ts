import "../table/cards.css";
import "../table/room.css";
import "../table/track.css";
import "../table/tools.css";
import "../table/seats.css";
import "../table/set-builder.css";
import "./moderator.css";
import "./screens.css";
import "./course.css";

export { Moderator } from "./moderator.tsx";
