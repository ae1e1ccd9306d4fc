import "../table/characters/cards.css";
import "../table/characters/ending.css";
import "../table/hall/hall.css";
import "../table/quests/track.css";
import "../table/tools.css";
import "../table/hall/seats.css";
import "../table/set-builder/set-builder.css";
import "./moderator.css";
import "./screens/screens.css";
import "./screens/course.css";

export { Moderator } from "./moderator.tsx";
