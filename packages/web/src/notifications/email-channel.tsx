import { useState } from "preact/hooks";
import { keepMail } from "./requests.ts";
import type { ChannelProps } from "./notification-settings.tsx";

/** Whether I am told by mail, and where. An address is asked first whether it is mine. */
export function EmailChannel({ says, notices, attempt }: ChannelProps) {
  const { mail } = says;
  const [address, setAddress] = useState("");
  // The server sends no mails.
  if (notices.mail === null) return null;
  const known = notices.mail.address;
  return (
    <div class="told-way">
      <h3>{mail.title}</h3>
      <p class="hint">{mail.help}</p>
      {known === null ? (
        <form
          class="told-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => keepMail(address.trim()), mail.wrong);
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
          <button type="button" class="plain" onClick={() => void attempt(() => keepMail(null))}>
            {mail.turnOff}
          </button>
        </>
      )}
    </div>
  );
}
