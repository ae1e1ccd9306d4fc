import type { Seat } from "@roundtable/kernel";
import { type EndingProps, explain, Icon, LineText, pieceName, SeatName } from "@roundtable/kit";
import { textFor } from "@roundtable/language";
import { useMemo } from "preact/hooks";
import type { Character } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import type { Statement } from "../../rules/statements.ts";
import { sideOf } from "../../rules/pieces.ts";
import { counted } from "../characters/characters.ts";
import { claimedBy, claimsOf, isTrueOf } from "../talk/claims.ts";
import icons from "../icons.json" with { type: "json" };
import { eventLine, type Scene } from "../scene.ts";
import { TABLE_WORDS } from "../../text/table.ts";
import { CharacterToken } from "../characters/set.tsx";

/** The side that has won, in the middle of the table. */
export function Verdict({ scene, onStory }: { scene: Scene; onStory: () => void }) {
  const { view, words } = scene;
  if (view.ending === null) return null;
  const { side } = view.ending;
  return (
    <div class={`qu-ending qu-${side}`}>
      <Icon name={icons[side]} />
      <p class="qu-ending-side">{side === "good" ? words.goodWins : words.evilWins}</p>
      <p class="qu-why">{words.why[view.ending.why]}</p>
      <button type="button" class="plain" onClick={onStory}>
        {words.story}
      </button>
    </div>
  );
}

/** The props of the story. */
type Telling = Pick<Scene, "view" | "seats" | "words" | "events" | "text" | "me">;

/** The top of the page at the end: the side that has won. */
export function EndSide({ view, locale }: EndingProps<QuestShape>) {
  const words = TABLE_WORDS[locale];
  if (view.ending === null) return null;
  const { side } = view.ending;
  return (
    <p class={`qu-end-side qu-${side}`}>
      <Icon name={icons[side]} /> {side === "good" ? words.goodWins : words.evilWins}
    </p>
  );
}

/** The page at the end: why that side has won, and the story. */
export function EndPage({ view, seats, text, locale, events, me }: EndingProps<QuestShape>) {
  return (
    <div class="qu-end-page">
      <Story scene={{ view, seats, words: TABLE_WORDS[locale], events, text, me }} />
    </div>
  );
}

/**
 * Everybody's character, what they knew from the beginning, whom they checked, and what they claimed to be. Who played
 * which card and what was shown in a check stay secret (QU-7, QU-12).
 */
export function Story({ scene }: { scene: Telling }) {
  const { view, seats, words, events } = scene;
  const { ending, deal, putAway, knew } = view;
  const claims = useMemo(() => claimsOf(events, seats.length), [events, seats.length]);
  if (ending === null || deal === null) return null;
  return (
    <div class="qu-story">
      <p class="qu-why">{words.why[ending.why]}</p>
      <ul>
        {seats.map((at) => {
          const character = deal[at.seat];
          if (character === undefined) return null;
          return (
            <li key={at.seat} class={`qu-told qu-${sideOf(character)}`}>
              <span {...explain(character)}>
                <CharacterToken character={character} />
              </span>
              <div>
                <p>
                  <SeatName at={at} /> · <b>{pieceName(scene, character)}</b>{" "}
                  {ending.winners.includes(at.seat) && <Icon name={icons.leader} class="qu-winner" />}
                </p>
                <p class="qu-knew">
                  <LineText
                    line={eventLine(scene, { kind: "learned", seat: at.seat, facts: knew?.[at.seat] ?? [] })}
                  />
                </p>
                {events.flatMap((event, nth) =>
                  event.kind === "checked" && event.seat === at.seat ? (
                    <p key={nth} class="qu-knew">
                      <LineText line={eventLine(scene, event)} />
                    </p>
                  ) : (
                    []
                  ),
                )}
                <Claim
                  scene={scene}
                  by={at.seat}
                  statement={claimedBy(claims[at.seat] ?? [])}
                  character={character}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {putAway !== null && putAway.length > 0 && (
        <p class="qu-put-away">
          {words.putAway}
          {counted(putAway).map(({ character }) => (
            <span key={character} {...explain(character)}>
              <CharacterToken character={character} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface ClaimProps {
  readonly scene: Telling;
  readonly by: Seat;
  readonly statement: Statement | null;
  readonly character: Character;
}

/** What the player last claimed to be, and whether it was true. */
function Claim({ scene, by, statement, character }: ClaimProps) {
  const { text, words } = scene;
  const isTrue = statement === null ? null : isTrueOf(statement, character);
  if (statement === null || isTrue === null) return null;
  return (
    <p class={`qu-claimed qu-${isTrue ? "truth" : "lie"}`}>
      <Icon name={isTrue ? icons.right : icons.wrong} label={isTrue ? words.truth : words.lie} />{" "}
      <q>
        <LineText line={textFor(text.statement, statement, by)} />
      </q>
    </p>
  );
}
