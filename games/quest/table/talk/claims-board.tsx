import type { Seat } from "@roundtable/kernel";
import { Icon, inWords, SeatName, Shield, shieldOf } from "@roundtable/kit";
import { useMemo } from "preact/hooks";
import type { Statement } from "../../rules/statements.ts";
import { isCharacter } from "../../rules/pieces.ts";
import { claimedBy, claimsOf } from "./claims.ts";
import { signOf } from "./composer.tsx";
import icons from "../icons.json" with { type: "json" };
import type { Notes } from "./notes.ts";
import { type Scene, spoken } from "../scene.ts";
import { CharacterToken } from "../characters/set.tsx";

interface ClaimsBoardProps {
  readonly scene: Scene;
  readonly notes: Notes;
  readonly onSeat: (seat: Seat) => void;
}

/** QU-40: who has claimed to be what, and said what about whom, quest by quest. */
export function ClaimsBoard({ scene, notes, onSeat }: ClaimsBoardProps) {
  const { events, seats, words, view } = scene;
  const claims = useMemo(() => claimsOf(events, seats.length), [events, seats.length]);
  const columns = Math.min(view.tableau.length, Math.max(1, ...claims.map(({ length }) => length)));
  return (
    <div class="qu-claims">
      {claims.every((sayings) => sayings.flat().length === 0) && <p>{words.nothingClaimed}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {Array.from({ length: columns }, (_, nth) => (
              <th key={nth} scope="col">
                <span class="for-readers">{words.quest(nth + 1)}</span>
                <span aria-hidden="true">
                  <Icon name={icons.quest} /> {nth + 1}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((at) => {
            const sayings = claims[at.seat] ?? [];
            const mark = notes[at.seat]?.mark ?? null;
            const claim = claimedBy(sayings);
            return (
              <tr key={at.seat}>
                <th scope="row">
                  <button type="button" class="qu-claimant" onClick={() => onSeat(at.seat)}>
                    <SeatName at={at} />
                    {mark !== null && <span class={`qu-mark qu-mark-${mark}`} />}
                  </button>
                  {claim !== null && <Chip scene={scene} statement={claim} by={at.seat} />}
                </th>
                {Array.from({ length: columns }, (_, nth) => (
                  <td key={nth}>
                    {[
                      ...(sayings[nth] ?? []),
                      ...(nth === columns - 1 ? sayings.slice(columns).flat() : []),
                    ].map((statement, said) => (
                      <Chip key={said} scene={scene} statement={statement} by={at.seat} />
                    ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A statement at a glance; the whole text is in the tooltip and for screen readers. */
export function Chip({ scene, statement, by }: { scene: Scene; statement: Statement; by: Seat }) {
  const people = "seats" in statement ? statement.seats : "seat" in statement ? [statement.seat] : [];
  const colour = "saw" in statement ? `qu-${statement.saw}` : `qu-said-${statement.kind}`;
  const words = spoken(scene, statement, by);
  return (
    <span class={`qu-said ${colour}`} {...inWords(words)}>
      <span class="for-readers">{words}</span>
      <Icon name={signOf(statement.kind)} />
      {"character" in statement && isCharacter(statement.character) && (
        <CharacterToken character={statement.character} />
      )}
      {"quest" in statement && <b aria-hidden="true">{statement.quest}</b>}
      {people.map((seat) => (
        <Shield key={seat} name={shieldOf(scene, seat)} />
      ))}
      {"saw" in statement && <Icon name={icons[statement.saw]} />}
    </span>
  );
}
