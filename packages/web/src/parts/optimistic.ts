import { useState } from "preact/hooks";

/**
 * Optimistic updates: a choice is shown at once, until the server has answered. Choosing again meanwhile builds on the
 * last choice, and does not silently undo it.
 */
export function useOptimistic<T>(
  held: T,
  send: (value: T) => Promise<unknown>,
): readonly [value: T, choose: (value: T) => void] {
  const [chosen, setChosen] = useState<{ readonly value: T } | null>(null);
  const choose = (value: T): void => {
    const latest = { value };
    setChosen(latest);
    void send(value).then(() => setChosen((now) => (now === latest ? null : now)));
  };
  return [chosen === null ? held : chosen.value, choose];
}
