import type { Seat } from "@roundtable/kernel";
import type { GameText, Locale } from "@roundtable/language";
import { type SeatAt, SHIELDS } from "@roundtable/kit";
import type { QuestShape, View } from "../../rules/quest.ts";
import { gameFor } from "../sitting/real-cards.ts";
import type { Sitting } from "../sitting/sitting.ts";
import { type Moment, momentOf } from "../sitting/moment.ts";
import { MODERATOR_WORDS, type ModeratorWords } from "../../text/moderator.ts";

export type QuestText = GameText<QuestShape>;

/** The props of a screen that everybody may see, and how its input is entered. */
export interface Display {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** The public view. */
  readonly view: View;
  readonly seats: readonly SeatAt[];
  readonly words: ModeratorWords;
  readonly text: QuestText;
  readonly locale: Locale;
  readonly enter: (next: Sitting) => void;
}

export function displayOf(sitting: Sitting, text: QuestText, enter: (next: Sitting) => void): Display {
  const { locale } = text;
  return {
    sitting,
    moment: momentOf(sitting),
    view: gameFor(sitting.ways).view(sitting.snapshot.state, "public"),
    seats: seatsAt(sitting.names),
    words: MODERATOR_WORDS[locale],
    text,
    locale,
    enter,
  };
}

export function nameOf({ sitting }: Pick<Display, "sitting">, seat: Seat): string {
  return sitting.names[seat] ?? "";
}

function seatsAt(names: readonly string[]): readonly SeatAt[] {
  return names.map((name, seat) => ({
    seat,
    name,
    shield: SHIELDS[seat] ?? "lion",
    holder: "person",
    present: true,
    asked: false,
  }));
}
