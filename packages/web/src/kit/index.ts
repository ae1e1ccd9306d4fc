export type {
  BoardProps,
  GameCover,
  GameModerator,
  GameTable,
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
export { Choice } from "../parts/choice.tsx";
export { Die, DieDrawing } from "./die.tsx";
export { explain } from "./explain.ts";
export { Icon, iconAddress } from "./icon.tsx";
export { Company, LineText, SeatName } from "./line-text.tsx";
export type { OfferAttributes } from "./offer.ts";
export { group, stop, useRoving } from "./roving.ts";
export { Shield, ShieldDrawing } from "./shield.tsx";
export { BLAZONS, SHIELDS } from "./shields.ts";
export type { Blazon, ShieldName } from "./shields.ts";
export { play, SOUNDS } from "./sound.ts";
export type { SoundName } from "./sound.ts";
export type { Glide, Stage } from "./stage.ts";
