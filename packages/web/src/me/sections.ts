import type { ComponentType } from "preact";
import { kept } from "../games.ts";

/** A part of my page: a section with a heading of its own, fetched with its own words. */
interface Room {
  readonly Section: ComponentType;
}

type Sections = Readonly<Record<string, () => Promise<Room>>>;

/** Who I am here, and what is mine, in the order in which it is read. */
const MINE: Sections = {
  account: () => import("./account/account.tsx"),
  history: () => import("../history/me-section.tsx"),
  devices: () => import("./devices/devices.tsx"),
  bots: () => import("./bots/bots.tsx"),
  regards: () => import("../manners/regards-section.tsx"),
  data: () => import("./data/data.tsx"),
};

/** How I like it; beside the others where there is room. */
const LIKED: Sections = {
  settings: () => import("./settings/settings.tsx"),
  told: () => import("./told/told.tsx"),
};

const SECTIONS: Sections = { ...MINE, ...LIKED };

/** The names of the sections, a column each. */
export const COLUMNS: readonly (readonly string[])[] = [Object.keys(MINE), Object.keys(LIKED)];

export const roomOf = kept((name): Promise<Room> => {
  const load = SECTIONS[name];
  if (load === undefined) throw new Error(`There is no section “${name}”.`);
  return load();
});
