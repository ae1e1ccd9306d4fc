import { useState } from "preact/hooks";
import { saveWebhook } from "./requests.ts";
import type { ChannelProps } from "./notification-settings.tsx";

/** Notifications to a webhook, for people with a server of their own. */
export function WebhookChannel({ says, notices, attempt }: ChannelProps) {
  const { hook } = says;
  const [address, setAddress] = useState("");
  const known = notices.hook;
  return (
    <details class="notify-way" open={known !== null}>
      <summary>
        <h3>{hook.title}</h3>
      </summary>
      <p class="hint">{hook.help}</p>
      {known === null ? (
        <form
          class="notify-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => saveWebhook(address.trim()), hook.wrong);
          }}
        >
          <label>
            <span class="label">{hook.address}</span>
            <input
              type="url"
              maxLength={1000}
              required
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="plain">
            {hook.save}
          </button>
        </form>
      ) : (
        <>
          <p class="notify-address">{known.url}</p>
          <p>
            <span class="label">{hook.secret}</span> <code class="notify-address">{known.secret}</code>
          </p>
          <button type="button" class="plain" onClick={() => void attempt(() => saveWebhook(null))}>
            {hook.turnOff}
          </button>
        </>
      )}
    </details>
  );
}
