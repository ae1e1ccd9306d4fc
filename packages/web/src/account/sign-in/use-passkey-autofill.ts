import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from "@simplewebauthn/browser";
import { useEffect, useState } from "preact/hooks";
import { pickPasskeyInField, signInWithPasskey } from "../requests.ts";

/** The server forgets what it has asked after five minutes. */
const FRESH_MS = 4 * 60 * 1000;

/** The browser's offer of passkeys in a field. Any other use of a passkey on the page calls it off. */
class PasskeyOffer {
  readonly #onSignedIn: () => void;
  readonly #onFailed: (error: unknown) => void;
  /** null while nothing is offered */
  #madeAt: number | null = null;

  constructor(onSignedIn: () => void, onFailed: (error: unknown) => void) {
    this.#onSignedIn = onSignedIn;
    this.#onFailed = onFailed;
  }

  /** An offer that is too old, or was called off, is made again. */
  async make(): Promise<void> {
    const now = performance.now();
    if (this.#madeAt !== null && now - this.#madeAt < FRESH_MS) return;
    if (!(await browserSupportsWebAuthnAutofill())) return;
    this.#madeAt = now;
    // Nobody is told why nothing was offered: they have not asked for it.
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
  /** Why the passkey that was picked did not open the account; null where it did, or none was picked. */
  readonly failure: unknown;
  /** For the field where passkeys are offered. */
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
