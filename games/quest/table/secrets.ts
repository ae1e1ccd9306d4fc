import type { QuestEvent } from "../rules/events.ts";

/** QU-7: what was shown or decided for my eyes only; there is no way to show one's role screen to others. */
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
