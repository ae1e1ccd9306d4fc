import type { ComponentType } from "preact";
import { kept } from "../games.ts";

/** A part of my page: a section with a heading of its own, fetched with its own words. */
interface Room {
  readonly Section: ComponentType;
}

/** In the order in which they are read. */
export const SECTIONS: Readonly<Record<string, () => Promise<Room>>> = {
  account: () => import("./account/account.tsx"),
  history: () => import("../history/me-section.tsx"),
  settings: () => import("./settings/settings.tsx"),
  told: () => import("./told/told.tsx"),
  devices: () => import("./devices/devices.tsx"),
  bots: () => import("./bots/bots.tsx"),
  data: () => import("./data/data.tsx"),
  regards: () => import("../manners/regards-section.tsx"),
};

export const roomOf = kept((name): Promise<Room> => {
  const load = SECTIONS[name];
  if (load === undefined) throw new Error(`There is no section “${name}”.`);
  return load();
});
