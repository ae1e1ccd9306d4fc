import type { ComponentType } from "preact";
import { kept } from "../games.ts";

/** A part of my page: a section with a heading of its own, fetched with its own words. */
interface Room {
  readonly Section: ComponentType;
}

const SECTIONS = {
  account: () => import("./account/account.tsx"),
  history: () => import("../history/me-section.tsx"),
  devices: () => import("./devices/devices.tsx"),
  activity: () => import("./activity/activity.tsx"),
  bots: () => import("./bots/bots.tsx"),
  regards: () => import("../manners/regards-section.tsx"),
  data: () => import("./data/data.tsx"),
  settings: () => import("./settings/settings.tsx"),
  told: () => import("./told/told.tsx"),
} satisfies Record<string, () => Promise<Room>>;

/** Also the id of the section, by which links lead to it. */
export type SectionName = keyof typeof SECTIONS;

/** Who I am here and what is mine, in the order in which it is read; how I like it, beside the others where there is room. */
export const COLUMNS: readonly (readonly SectionName[])[] = [
  ["account", "history", "devices", "activity", "bots", "regards", "data"],
  ["settings", "told"],
];

export const roomOf = kept((name: SectionName): Promise<Room> => SECTIONS[name]());
