import { useEffect, useRef, useState } from "preact/hooks";
import {
  type PushState,
  renewPushSubscription,
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
} from "./push-subscription.ts";
import type { ChannelProps } from "./notification-settings.tsx";

/** Push notifications of this browser. It asks for permission when I press the button, and never before. */
export function PushChannel({ says, notices, attempt }: ChannelProps) {
  const { browser } = says;
  const [state, setState] = useState<PushState | null>(null);
  const look = async () => setState(await pushState());
  const arrive = useRef(() => {
    void look();
    void attempt(renewPushSubscription);
  });
  useEffect(() => arrive.current(), []);
  const turn = async (act: typeof unsubscribeFromPush) => {
    await attempt(act);
    await look();
  };
  return (
    <div class="notify-way">
      <h3>{browser.title}</h3>
      {state !== null && <p>{browser.states[state]}</p>}
      {state === "off" && (
        <button type="button" class="gold" onClick={() => void turn(() => subscribeToPush(notices.push.key))}>
          {browser.turnOn}
        </button>
      )}
      {state === "on" && (
        <button type="button" class="plain" onClick={() => void turn(unsubscribeFromPush)}>
          {browser.turnOff}
        </button>
      )}
      {notices.push.browsers > (state === "on" ? 1 : 0) && (
        <p class="hint">{browser.elsewhere(notices.push.browsers)}</p>
      )}
    </div>
  );
}
