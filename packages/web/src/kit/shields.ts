/** The ten shields, each known by its charge. A seat's shield is `SHIELDS[seat]`. */
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
