export const SOUNDS = ["die", "card", "wood", "token", "quill", "bell", "wings", "fanfare"] as const;

export type SoundName = (typeof SOUNDS)[number];
