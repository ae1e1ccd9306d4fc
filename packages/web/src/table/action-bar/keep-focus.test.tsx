import { cleanup, render, waitFor } from "@testing-library/preact";
import { useRef } from "preact/hooks";
import { afterEach, expect, test } from "vitest";
import { useKeepFocus } from "./keep-focus.ts";

afterEach(cleanup);

function Bar({ question }: { question: string }) {
  const bar = useRef<HTMLElement>(null);
  useKeepFocus(bar, question, false);
  return (
    <section ref={bar}>
      <p class="bar-question" tabIndex={-1}>
        {question}
      </p>
      <button type="button" key={question} data-answer="go">
        Go
      </button>
      <input />
    </section>
  );
}

test("the focus goes from an answer that was given to the next question", async () => {
  const { rerender, getByText } = render(<Bar question="Where to?" />);
  getByText("Go").focus();
  rerender(<Bar question="How far?" />);
  await waitFor(() => expect(document.activeElement).toBe(getByText("How far?")));
});

test("a text field keeps the focus when the question changes", async () => {
  const { rerender, getByRole, getByText } = render(<Bar question="Where to?" />);
  getByText("Go").focus();
  getByRole("textbox").focus();
  rerender(<Bar question="How far?" />);
  await waitFor(() => expect(getByText("How far?")).toBeDefined());
  expect(document.activeElement).toBe(getByRole("textbox"));
});
