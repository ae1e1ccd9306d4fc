import type { Page } from "@playwright/test";

/**
 * Answers whatever is asked until the game is over, or something else is on the page: the first of the preferred answers
 * there is, as a screen reader would press them, from within the page, where many answers cost no more than the page
 * itself. The questions.
 */
export async function answerInPage(
  page: Page,
  prefer: readonly string[] = [],
  until = ".end",
): Promise<string[]> {
  return page.evaluate(
    async ({ prefer: wanted, until: end }) => {
      const questions: string[] = [];
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.querySelector(end) === null) {
        const bar = document.querySelector(".bar[data-asked]");
        const answers = [
          ...(bar?.querySelectorAll<HTMLElement>(".answer:enabled:not([aria-disabled='true'])") ?? []),
        ];
        const preferred = wanted.flatMap((id) => answers.filter(({ dataset }) => dataset["answer"] === id));
        const [chosen] = [...preferred, ...answers];
        // Where there is no way back, the first press only arms.
        if (chosen !== undefined && !("armed" in chosen.dataset))
          questions.push(bar?.querySelector<HTMLElement>(".bar-question")?.innerText ?? "");
        chosen?.click();
        await drawn();
      }
      return questions;
    },
    { prefer, until },
  );
}
