import { type Line, type ShownPart, shownParts } from "@roundtable/language";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PieceLook, SeatAt } from "./contract.ts";
import { explain } from "./explain.ts";
import { Icon } from "./icon.tsx";
import { namesOf } from "./names.ts";
import { Shield } from "./shield.tsx";

/** The seats and piece looks that a sentence needs to show people and pieces. */
export interface SeatsContext {
  readonly seats: readonly SeatAt[];
  readonly pieces: Readonly<Record<string, PieceLook>>;
}

export const SeatsContext = createContext<SeatsContext>({ seats: [], pieces: {} });

/** A sentence of the game, with shields for people and coloured names for pieces, each with a tooltip. */
export function LineText({ line }: { line: Line }) {
  const { seats } = useContext(SeatsContext);
  const parts = shownParts(line, namesOf({ seats }));
  return parts.map((part, index) => {
    if (typeof part === "string")
      return typeof parts[index + 1] === "object" ? part.replace(OPENING, "") : part;
    const before = parts[index - 1];
    const opening = typeof before === "string" ? OPENING.exec(before)?.[0] : undefined;
    if (opening === undefined) return <PartText key={index} part={part} />;
    return (
      <span key={index} class="unbroken">
        {opening}
        <PartText part={part} />
      </span>
    );
  });
}

/** A line may wrap before any picture; an opening bracket and an elided word stay with what follows. */
const OPENING = /(?:[([«“„]\u202F?|\p{L}+’)$/u;

function PartText({ part }: { part: Exclude<ShownPart, string> }) {
  const { seats, pieces } = useContext(SeatsContext);
  if ("seat" in part) {
    const at = seats[part.seat];
    return at === undefined ? null : <SeatName at={part.as === undefined ? at : { ...at, name: part.as }} />;
  }
  const look = pieces[part.piece];
  return (
    <span
      class="piece-name"
      style={look?.colour === undefined ? {} : { color: look.colour }}
      {...explain(part.piece)}
    >
      {look?.icon !== undefined && <Icon name={look.icon} />}
      {part.name}
    </span>
  );
}

export function SeatName({ at }: { at: SeatAt }) {
  return (
    <span class="seat-name">
      <Shield name={at.shield} />
      <bdi>{at.name}</bdi>
    </span>
  );
}
