import type { Page } from "@playwright/test";

/**
 * Follows the guide of a lesson until a new kind of question is asked, ignoring names and numbers in it; null when
 * the lesson ends first.
 */
export function learnToAnotherKind(page: Page, known: readonly string[]): Promise<string | null> {
  return page.evaluate(async (kinds) => {
    const kindOf = (question: Element): string => {
      const words = question.cloneNode(true);
      if (words instanceof Element)
        for (const name of words.querySelectorAll(".seat-name")) name.replaceWith("…");
      return (words.textContent ?? "").replaceAll(/\d+|…(?:.{1,3}…)*/gu, "…");
    };
    while (document.querySelector(".lesson-end") === null) {
      const [question] = document.querySelectorAll(".bar[data-asked] .bar-question");
      const [readOn] = document.querySelectorAll<HTMLElement>(".bubble .gold");
      const [fitting] = document.querySelectorAll<HTMLElement>(".bar .answer:enabled:not([aria-disabled])");
      if (readOn !== undefined) readOn.click();
      else if (
        document.querySelector(".bubble") !== null &&
        question !== undefined &&
        fitting !== undefined
      ) {
        const kind = kindOf(question);
        if (!kinds.includes(kind)) return kind;
        fitting.click();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return null;
  }, known);
}
