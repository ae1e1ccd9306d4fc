import { cleanup, render, waitFor } from "@testing-library/preact";
import { ErrorBoundary, LocationProvider, Route, Router } from "preact-iso";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { locale } from "../settings/settings.ts";
import { lazyText } from "./lazy-text.ts";
import { lazy, lazyPage, loadOnce } from "./lazy.ts";

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("a lazy component is drawn when its script is loaded, and its placeholder until then", async () => {
  const load = vi.fn<() => Promise<{ Greeting: typeof Greeting }>>(() => Promise.resolve({ Greeting }));
  const Lazy = lazy(load, "Greeting", () => <p>Loading</p>);
  const { container } = render(<Lazy name="Anna" />);
  expect(container.textContent).toBe("Loading");
  await waitFor(() => expect(container.textContent).toBe("Hello Anna"));
  render(<Lazy name="Bert" />);
  expect(load).toHaveBeenCalledOnce();
});

test("a lazy component whose script was preloaded is drawn at once", async () => {
  const Lazy = lazy(() => Promise.resolve({ Greeting }), "Greeting");
  await Lazy.preload();
  expect(render(<Lazy name="Anna" />).container.textContent).toBe("Hello Anna");
});

test("a script that failed to load is requested again when the component is mounted again", async () => {
  const load = vi.fn<() => Promise<{ Greeting: typeof Greeting }>>(() => Promise.resolve({ Greeting }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Lazy = lazy(load, "Greeting");
  const { container, rerender } = render(<Lazy name="Anna" />);
  await expect(load.mock.results[0]?.value).rejects.toThrow("Failed to fetch");
  expect(container.textContent).toBe("");
  rerender(<Lazy name="Bert" />);
  await waitFor(() => expect(container.textContent).toBe("Hello Bert"));
});

test("each key is loaded once", async () => {
  const load = vi.fn<(game: string, language: string) => Promise<string>>((game, language) =>
    Promise.resolve(`${game} in ${language}`),
  );
  const text = loadOnce(load);
  expect(await Promise.all([text("quest", "en"), text("quest", "fr"), text("quest", "en")])).toEqual([
    "quest in en",
    "quest in fr",
    "quest in en",
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("the previous page stays until a lazy page is loaded", async () => {
  let arrive = (_: { Page: () => preact.JSX.Element }): void => {};
  const Page = lazyPage(
    () => new Promise<{ Page: () => preact.JSX.Element }>((done) => (arrive = done)),
    "Page",
  );
  history.replaceState(null, "", "/");
  const { container } = render(
    <LocationProvider>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={() => <a href="/next">The page before</a>} />
          <Route path="/next" component={Page} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>,
  );
  await act(() => container.querySelector("a")?.click());
  expect(location.pathname).toBe("/next");
  expect(container.textContent).toBe("The page before");
  arrive({ Page: () => <p>The next page</p> });
  await waitFor(() => expect(container.textContent).toBe("The next page"));
});

test("texts are loaded in the reader’s language, and only if they are wanted", async () => {
  const chunk = (text: string) => vi.fn<() => Promise<{ text: string }>>(() => Promise.resolve({ text }));
  const languages = { en: chunk("Hello"), fr: chunk("Bonjour"), ru: chunk("Привет") };
  const useGreeting = lazyText(languages);
  const Says = ({ isWanted }: { isWanted: boolean }) => <p>{useGreeting(isWanted)}</p>;
  locale.value = "fr";
  const { container, rerender } = render(<Says isWanted={false} />);
  expect(languages.fr).not.toHaveBeenCalled();
  rerender(<Says isWanted />);
  await waitFor(() => expect(container.textContent).toBe("Bonjour"));
  expect(languages.en).not.toHaveBeenCalled();
  await act(() => {
    locale.value = "ru";
  });
  await waitFor(() => expect(container.textContent).toBe("Привет"));
});
