import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { me } from "../connection/index.ts";
import { speak } from "../i18n/index.ts";
import { SettingsForm } from "./settings-form.tsx";

beforeAll(() => speak("en"));
afterEach(cleanup);

test("a default name that changes with the language also changes in the field", async () => {
  me.value = { id: "owlowlowlowl", name: "Brave Owl" };
  render(<SettingsForm />);
  const field = screen.getByLabelText<HTMLInputElement>("Your name");
  expect(field.value).toBe("Brave Owl");
  await act(() => {
    me.value = { id: "owlowlowlowl", name: "Смелый Филин" };
  });
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Смелый Филин");
});

test("a name without a letter cannot be saved, and the form says why", () => {
  me.value = { id: "owlowlowlowl", name: "Brave Owl" };
  render(<SettingsForm />);
  const field = screen.getByLabelText<HTMLInputElement>("Your name");
  fireEvent.input(field, { target: { value: "🦉🦉" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  expect(screen.getByRole("alert").textContent).toBe("A name needs at least one letter or digit.");
  fireEvent.input(field, { target: { value: "🦉 Owl" } });
  expect(screen.getByRole("alert").textContent).toBe("");
});
