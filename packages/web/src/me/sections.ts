import type { ComponentType } from "preact";
import { kept } from "../games.ts";

/** A part of my page: a section with a heading of its own, fetched with its own words. */
interface Room {
  readonly Section: ComponentType;
}

/** In the order in which they are read. */
export const SECTIONS: Readonly<Record<string, () => Promise<Room>>> = {
  history: () => import("../history/me-section.tsx"),
  settings: () => import("./settings/settings.tsx"),
  devices: () => import("./devices/devices.tsx"),
};

export const roomOf = kept((name): Promise<Room> => {
  const load = SECTIONS[name];
  if (load === undefined) throw new Error(`There is no section “${name}”.`);
  return load();
});
