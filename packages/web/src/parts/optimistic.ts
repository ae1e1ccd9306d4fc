import { useState } from "preact/hooks";

/**
 * What holds, and a way to choose something else. What was chosen counts until the server has said what became of it:
 * whoever chooses again meanwhile builds upon it, and takes nothing back unawares.
 */
export function useChosen<T>(
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
