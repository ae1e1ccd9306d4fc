import { useEffect, useRef, useState } from "preact/hooks";
import {
  type BrowserState,
  renewHere,
  stateOfBrowser,
  tellHere,
  tellHereNoMore,
} from "../../told/browser.ts";
import type { WayProps } from "./told.tsx";

/** Whether this browser tells me. It asks for permission when I press, and never before. */
export function BrowserWay({ says, notices, attempt }: WayProps) {
  const { browser } = says;
  const [state, setState] = useState<BrowserState | null>(null);
  const look = async () => setState(await stateOfBrowser());
  const arrive = useRef(() => {
    void look();
    void attempt(renewHere);
  });
  useEffect(() => arrive.current(), []);
  const turn = async (act: typeof tellHereNoMore) => {
    await attempt(act);
    await look();
  };
  return (
    <div class="told-way">
      <h3>{browser.title}</h3>
      {state !== null && <p>{browser.states[state]}</p>}
      {state === "off" && (
        <button type="button" class="gold" onClick={() => void turn(() => tellHere(notices.push.key))}>
          {browser.turnOn}
        </button>
      )}
      {state === "on" && (
        <button type="button" class="plain" onClick={() => void turn(tellHereNoMore)}>
          {browser.turnOff}
        </button>
      )}
      {notices.push.browsers > (state === "on" ? 1 : 0) && (
        <p class="hint">{browser.elsewhere(notices.push.browsers)}</p>
      )}
    </div>
  );
}
