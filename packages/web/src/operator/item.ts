import { dateInWords } from "../parts/dates.ts";
import type { OperatorText } from "./i18n/index.ts";

export interface SectionProps {
  readonly says: OperatorText;
}

/** An item of a list, with an action for it. */
export interface ItemProps extends SectionProps {
  readonly onDone: () => void;
}

export function momentOf(moment: number): string {
  return dateInWords(moment, { dateStyle: "medium", timeStyle: "short" });
}
