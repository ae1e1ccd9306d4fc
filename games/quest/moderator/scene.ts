import type { Seat } from "@roundtable/kernel";
import type { GameText, Locale } from "@roundtable/language";
import { type SeatAt, SHIELDS } from "@roundtable/kit";
import type { QuestShape, View } from "../rules/quest.ts";
import { gameFor } from "./real-cards.ts";
import type { Sitting } from "./sitting.ts";
import { type Step, stepOf } from "./steps.ts";
import { MODERATOR_WORDS, type ModeratorWords } from "../text/moderator.ts";

export type QuestText = GameText<QuestShape>;

/** What a screen that all may see is drawn from, and how what it asks is entered. */
export interface Scene {
  readonly sitting: Sitting;
  readonly step: Step;
  /** What is public. */
  readonly view: View;
  readonly seats: readonly SeatAt[];
  readonly words: ModeratorWords;
  readonly text: QuestText;
  readonly locale: Locale;
  readonly enter: (next: Sitting) => void;
}

export function sceneOf(sitting: Sitting, text: QuestText, enter: (next: Sitting) => void): Scene {
  const { locale } = text;
  return {
    sitting,
    step: stepOf(sitting),
    view: gameFor(sitting.ways).view(sitting.snapshot.state, "public"),
    seats: seatsAt(sitting.names),
    words: MODERATOR_WORDS[locale],
    text,
    locale,
    enter,
  };
}

export function nameOf({ sitting }: Pick<Scene, "sitting">, seat: Seat): string {
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
