import { Undeliverable } from "../../outbox/outbox.ts";
import { callOutside, NotOutside } from "../../net/outgoing-http.ts";

/** Whether it was taken, or nobody is there any more. What may go better another time throws; so does what never will. */
export async function delivered(...call: Parameters<typeof callOutside>): Promise<"taken" | "gone"> {
  const status = await callOutside(...call).catch((error: unknown) => {
    throw error instanceof NotOutside ? new Undeliverable(error.message) : error;
  });
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  const isForNow = status === 429 || status >= 500;
  const words = `It answers ${status}.`;
  throw Object.assign(isForNow ? new Error(words) : new Undeliverable(words), { status });
}
