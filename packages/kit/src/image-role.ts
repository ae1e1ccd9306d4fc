/** A drawing with a label is an image; one without is decoration, hidden from screen readers. */
export function imageRole(label: string | undefined) {
  return label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
}
