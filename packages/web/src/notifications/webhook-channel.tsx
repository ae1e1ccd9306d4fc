import { useState } from "preact/hooks";
import { keepHook } from "./requests.ts";
import type { ChannelProps } from "./notification-settings.tsx";

/** For those who have a server of their own: it is called. */
export function WebhookChannel({ says, notices, attempt }: ChannelProps) {
  const { hook } = says;
  const [address, setAddress] = useState("");
  const known = notices.hook;
  return (
    <details class="told-way" open={known !== null}>
      <summary>
        <h3>{hook.title}</h3>
      </summary>
      <p class="hint">{hook.help}</p>
      {known === null ? (
        <form
          class="told-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => keepHook(address.trim()), hook.wrong);
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
          <p class="told-address">{known.url}</p>
          <p>
            <span class="label">{hook.secret}</span> <code class="told-address">{known.secret}</code>
          </p>
          <button type="button" class="plain" onClick={() => void attempt(() => keepHook(null))}>
            {hook.turnOff}
          </button>
        </>
      )}
    </details>
  );
}
