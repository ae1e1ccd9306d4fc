import { useState } from "preact/hooks";
import { saveEmail } from "./requests.ts";
import type { ChannelProps } from "./notification-settings.tsx";

/** Notifications by mail. A new address must be confirmed first. */
export function EmailChannel({ says, notices, attempt }: ChannelProps) {
  const { mail } = says;
  const [address, setAddress] = useState("");
  // The server sends no mails.
  if (notices.mail === null) return null;
  const known = notices.mail.address;
  return (
    <div class="notify-way">
      <h3>{mail.title}</h3>
      <p class="hint">{mail.help}</p>
      {known === null ? (
        <form
          class="notify-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => saveEmail(address.trim()), mail.wrong);
          }}
        >
          <label>
            <span class="label">{mail.address}</span>
            <input
              type="email"
              autocomplete="email"
              maxLength={254}
              required
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="plain">
            {mail.send}
          </button>
        </form>
      ) : (
        <>
          <p>{notices.mail.isConfirmed ? mail.on(known) : mail.waiting(known)}</p>
          <button type="button" class="plain" onClick={() => void attempt(() => saveEmail(null))}>
            {mail.turnOff}
          </button>
        </>
      )}
    </div>
  );
}
