import type { Page } from "@playwright/test";

/** The question, whoever is named in it and whatever is counted. */
export async function kindOfQuestion(page: Page): Promise<string> {
  return (await answerToAnotherKind(page, [])) ?? "";
}

/**
 * Answers, now with the one and now with another of the answers, until something of a kind is asked that is not known;
 * null when the game is over before.
 */
export function answerToAnotherKind(page: Page, known: readonly string[]): Promise<string | null> {
  return page.evaluate(async (kinds) => {
    const kindOf = (question: Element): string => {
      const words = question.cloneNode(true);
      if (words instanceof Element)
        for (const name of words.querySelectorAll(".seat-name")) name.replaceWith("…");
      return (words.textContent ?? "").replaceAll(/\d+|…(?:.{1,3}…)*/gu, "…");
    };
    for (let given = 0; document.querySelector(".end") === null;) {
      const bar = document.querySelector(".bar[data-asked]");
      const question = bar?.querySelector(".bar-question");
      const answers = [
        ...(bar?.querySelectorAll<HTMLElement>(".answer:enabled:not([aria-disabled='true'])") ?? []),
      ];
      // Where there is no way back, the first press only arms.
      const armed = answers.find(({ dataset }) => "armed" in dataset);
      const isShown = document.querySelector(".skip") === null;
      if (question != null && answers.length > 0 && isShown) {
        const kind = kindOf(question);
        if (!kinds.includes(kind)) return kind;
        (armed ?? answers[given++ % answers.length])?.click();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return null;
  }, known);
}
