import { signal } from "@preact/signals";

export interface ProofAsked {
  readonly onProved: () => void;
  readonly onCancelled: () => void;
}

/** The request that waits until the person has proved who they are (re-authentication); null if none does. */
export const proofAsked = signal<ProofAsked | null>(null);

let pending: Promise<void> | null = null;

/** Opens the dialog. Rejects with an `AbortError` if the person closes it. Concurrent requests share one dialog. */
export function askForProof(): Promise<void> {
  pending ??= new Promise<void>((resolve, reject) => {
    const end = () => {
      if (proofAsked.peek() !== asked) return;
      pending = null;
      proofAsked.value = null;
    };
    const asked: ProofAsked = {
      onProved() {
        end();
        resolve();
      },
      onCancelled() {
        end();
        reject(Object.assign(new Error("Nobody has proved who they are."), { name: "AbortError" }));
      },
    };
    proofAsked.value = asked;
  });
  return pending;
}
