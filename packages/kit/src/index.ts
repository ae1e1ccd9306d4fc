export type {
  BoardProps,
  EndingProps,
  GameCover,
  GameModerator,
  GameTable,
  Landmark,
  ModeratorProps,
  OptionEditorProps,
  PictureProps,
  PieceLook,
  RepliesProps,
  Say,
  SeatAt,
  SeatNoteProps,
  TableTalk,
} from "./contract.ts";
export { useProgressiveCount } from "./progressive.ts";
export { Choice } from "./choice.tsx";
export { DieDrawing } from "./die.tsx";
export { aboutId, explain, inWords } from "./explain.ts";
export { Icon } from "./icon.tsx";
export { default as icons } from "./icons.json" with { type: "json" };
export { memoDrawing } from "./memo-drawing.tsx";
export { SeatsContext, LineText, SeatName } from "./line-text.tsx";
export { useMeasured } from "./measured.ts";
export { imageRole } from "./image-role.ts";
export { nameOf, namesOf, pieceName, shieldOf } from "./names.ts";
export type { OfferAttributes } from "./offer.ts";
export { group, stop, useRoving } from "./roving.ts";
export { Shield, ShieldDrawing } from "./shield.tsx";
export { BLAZONS, SHIELDS } from "./shields.ts";
export type { Blazon, ShieldName } from "./shields.ts";
export { play } from "./sound.ts";
export type { Glide, SoundName, Stage } from "./stage.ts";
