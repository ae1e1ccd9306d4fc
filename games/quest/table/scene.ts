import type { Seat } from "@roundtable/kernel";
import { type Line, plainText, textFor, toldTo } from "@roundtable/language";
import { type BoardProps, namesOf } from "@roundtable/kit";
import type { QuestEvent } from "../rules/events.ts";
import type { QuestShape } from "../rules/quest.ts";
import type { Statement } from "../rules/statements.ts";
import type { Offers } from "./offers.ts";
import type { Point } from "./hall/seating.ts";
import type { TableWords } from "../text/table.ts";

/** The props of every part of the table. */
export interface Scene extends BoardProps<QuestShape> {
  readonly offers: Offers;
  readonly words: TableWords;
  readonly places: readonly Point[];
  readonly size: { readonly width: number; readonly height: number };
}

/** The log's sentence about an event, for this viewer. */
export function eventLine({ text, me }: Pick<Scene, "text" | "me">, event: QuestEvent): Line {
  return toldTo(text.locale, me, textFor(text.event, event));
}

export function spoken(scene: Pick<Scene, "seats" | "text">, statement: Statement, by: Seat): string {
  return plainText(textFor(scene.text.statement, statement, by), namesOf(scene));
}
