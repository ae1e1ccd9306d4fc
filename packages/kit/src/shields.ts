import icons from "./icons.json" with { type: "json" };

/** The ten shields, each named by its charge. A seat's shield is `SHIELDS[seat]`. */
export const SHIELDS = [
  "lion",
  "stag",
  "eagle",
  "boar",
  "rose",
  "sun",
  "ship",
  "tower",
  "crescent",
  "key",
] as const;

export type ShieldName = (typeof SHIELDS)[number];

type Tincture = "gules" | "azure" | "vert" | "purpure" | "sable" | "tenne" | "or" | "argent" | "sky";

export interface Blazon {
  readonly field: Tincture;
  /** The second colour, and the part of the field that it covers: paths in a box of 48 by 56. */
  readonly division: Tincture;
  readonly path: string;
  readonly charge: Tincture;
  readonly icon: string;
}

/**
 * No two have the same division, and neighbours differ in lightness, so that colour is not needed to tell them apart.
 */
export const BLAZONS: Readonly<Record<ShieldName, Blazon>> = {
  lion: { field: "gules", division: "gules", path: "", charge: "or", icon: icons.lion },
  stag: { field: "argent", division: "vert", path: "M0 0H48V15H0Z", charge: "vert", icon: icons.stag },
  eagle: {
    field: "or",
    division: "sable",
    path: "M0 0H7V56H0ZM41 0H48V56H41Z",
    charge: "sable",
    icon: icons.eagle,
  },
  boar: {
    field: "sable",
    division: "argent",
    path: "M0 56V44L24 24L48 44V56Z",
    charge: "or",
    icon: icons.boar,
  },
  rose: { field: "argent", division: "azure", path: "M0 0H24V56H0Z", charge: "gules", icon: icons.rose },
  sun: {
    field: "azure",
    division: "or",
    path: "M0 0H48V56H0ZM9 9V27C9 37 15 43.5 24 47.5C33 43.5 39 37 39 27V9Z",
    charge: "or",
    icon: icons.sun,
  },
  ship: {
    field: "sky",
    division: "azure",
    path: "M0 38q6-5 12 0t12 0 12 0 12 0V56H0Z",
    charge: "sable",
    icon: icons.ship,
  },
  tower: { field: "purpure", division: "argent", path: "M0 0H48V56Z", charge: "or", icon: icons.tower },
  crescent: { field: "vert", division: "vert", path: "", charge: "argent", icon: icons.crescent },
  key: {
    field: "tenne",
    division: "sable",
    path: "M0 0H24V28H48V56H24V28H0Z",
    charge: "argent",
    icon: icons.key,
  },
};
