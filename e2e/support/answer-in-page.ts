import type { Page } from "@playwright/test";

/**
 * Answers every question until the game is over, or `until` appears, and returns the questions. It takes the first
 * available of the preferred answers. It presses them as a screen reader would, from within the page, because that is
 * fast.
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
