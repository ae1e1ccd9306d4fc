import type { Page } from "@playwright/test";

/** What of the map the hand covers, and which of its names are too small or cut. */
export function faultsOfHand(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const faults: string[] = [];
    const hand = [...document.querySelectorAll(".gc-hand .gc-held")];
    if (hand.length === 0) faults.push("there is no hand");
    for (const piece of document.querySelectorAll(".gc-knight, .gc-space, .gc-map")) {
      const one = piece.getBoundingClientRect();
      for (const card of hand) {
        const other = card.getBoundingClientRect();
        const overlaps =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        if (overlaps) faults.push(`${card.getAttribute("aria-label")} covers ${piece.className}`);
      }
    }
    for (const card of document.querySelectorAll(".gc-hand .gc-card")) {
      const name = card.querySelector<HTMLElement>(".gc-card-name");
      if (name === null || Number.parseFloat(getComputedStyle(name).fontSize) < smallest)
        faults.push(`${name?.dataset["gcMark"]} is too small`);
      if (card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1)
        faults.push(`${name?.dataset["gcMark"]} is cut`);
    }
    return faults;
  }, least);
}
