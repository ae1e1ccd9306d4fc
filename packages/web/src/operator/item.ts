import { dateInWords } from "../parts/dates.ts";
import type { OperatorText } from "./i18n/index.ts";

export interface RoomProps {
  readonly says: OperatorText;
}

/** One thing in a list, about which something can be done. */
export interface ItemProps extends RoomProps {
  readonly onDone: () => void;
}

export function momentOf(moment: number): string {
  return dateInWords(moment, { dateStyle: "medium", timeStyle: "short" });
}
