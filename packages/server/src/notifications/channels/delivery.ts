import { Undeliverable } from "../../outbox/outbox.ts";
import { callPublicUrl, PrivateAddressError } from "../../net/outgoing-http.ts";

/**
 * Whether the message was accepted, or the recipient is gone. Throws for all other answers; the error says whether a retry
 * makes sense.
 */
export async function delivered(...call: Parameters<typeof callPublicUrl>): Promise<"taken" | "gone"> {
  const status = await callPublicUrl(...call).catch((error: unknown) => {
    throw error instanceof PrivateAddressError ? new Undeliverable(error.message) : error;
  });
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  const isForNow = status === 429 || status >= 500;
  const words = `It answers ${status}.`;
  throw Object.assign(isForNow ? new Error(words) : new Undeliverable(words), { status });
}
