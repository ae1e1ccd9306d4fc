import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";

/** Loads the next page of a list. The focus moves to the first new item, for people who use the keyboard. */
export function MoreButton({ onMore }: { onMore: () => Promise<void> }) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const press = async (button: HTMLElement) => {
    const above = button.parentElement?.previousElementSibling;
    const list = above?.querySelector("tbody") ?? above;
    const before = list?.childElementCount ?? 0;
    setState("busy");
    try {
      await onMore();
      setState("idle");
      requestAnimationFrame(() => list?.children[before]?.querySelector<HTMLElement>("a, button")?.focus());
    } catch {
      setState("failed");
    }
  };
  return (
    <p class="more">
      <button
        type="button"
        class="plain"
        disabled={state === "busy"}
        onClick={({ currentTarget }) => void press(currentTarget)}
      >
        {t.value.readOn}
      </button>
      <span role="alert" class="problem">
        {state === "failed" && t.value.failed}
      </span>
    </p>
  );
}
