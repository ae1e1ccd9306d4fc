import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from "@simplewebauthn/browser";
import { useEffect, useState } from "preact/hooks";
import { pickPasskeyInField, signInWithPasskey } from "../requests.ts";

/** The server forgets its challenge after five minutes. */
const FRESH_MS = 4 * 60 * 1000;

/** The browser's autofill offer of passkeys. Any other use of a passkey on the page cancels it. */
class PasskeyOffer {
  readonly #onSignedIn: () => void;
  readonly #onFailed: (error: unknown) => void;
  /** null while nothing is offered */
  #madeAt: number | null = null;

  constructor(onSignedIn: () => void, onFailed: (error: unknown) => void) {
    this.#onSignedIn = onSignedIn;
    this.#onFailed = onFailed;
  }

  /** Makes the offer, and makes it again if it is too old or was cancelled. */
  async make(): Promise<void> {
    const now = performance.now();
    if (this.#madeAt !== null && now - this.#madeAt < FRESH_MS) return;
    if (!(await browserSupportsWebAuthnAutofill())) return;
    this.#madeAt = now;
    // A failure is not shown, because the person did not ask for the offer.
    const picked = await pickPasskeyInField().catch(() => null);
    if (this.#madeAt === now) this.#madeAt = null;
    if (picked === null) return;
    try {
      await signInWithPasskey(picked);
      this.#onSignedIn();
    } catch (error) {
      this.#onFailed(error);
    }
  }

  callOff(): void {
    WebAuthnAbortService.cancelCeremony();
  }
}

interface PasskeyAutofill {
  /** Why the picked passkey did not sign in; null if it did, or if none was picked. */
  readonly failure: unknown;
  /** For the field with the autofill. */
  readonly onFocus: () => void;
}

/** Lets the browser offer passkeys in the field with `autocomplete="… webauthn"`, until the page is left. */
export function usePasskeyAutofill(isWanted: boolean, onSignedIn: () => void): PasskeyAutofill {
  const [failure, setFailure] = useState<unknown>(null);
  const [offer] = useState(() => new PasskeyOffer(onSignedIn, setFailure));
  useEffect(() => {
    if (!isWanted) return;
    void offer.make();
    return () => offer.callOff();
  }, [offer, isWanted]);
  return { failure, onFocus: () => void (isWanted && offer.make()) };
}
