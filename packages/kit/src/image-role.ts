/** A drawing with a name is a picture; one without is an ornament beside words that say the same. */
export function imageRole(label: string | undefined) {
  return label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
}
