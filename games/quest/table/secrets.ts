import type { QuestEvent } from "../rules/events.ts";

/** QU-7: events that only I was shown or decided; a role screen can never be shown to others. */
export function isSecret(event: QuestEvent): boolean {
  switch (event.kind) {
    case "decided":
      return true;
    case "dealt":
      return event.character !== undefined;
    case "learned":
      return event.facts !== undefined;
    case "shown":
    case "overheard":
      return event.loyalty !== undefined;
    default:
      return false;
  }
}
