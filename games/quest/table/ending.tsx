import { explain, Icon, LineText, SeatName } from "@roundtable/web/kit";
import { counted, PAINTED } from "./characters.ts";
import icons from "./icons.json" with { type: "json" };
import { eventLine, pieceName, type Scene } from "./scene.ts";
import { CharacterToken } from "./set.tsx";

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

/** Everybody's character, and what each knew from the beginning. Who played which card stays secret (QU-12). */
export function Story({ scene }: { scene: Scene }) {
  const { view, seats, words } = scene;
  const { ending, deal, putAway, knew } = view;
  if (ending === null || deal === null) return null;
  return (
    <div class="qu-story">
      <p class="qu-why">{words.why[ending.why]}</p>
      <ul>
        {seats.map((at) => {
          const character = deal[at.seat];
          if (character === undefined) return null;
          return (
            <li key={at.seat} class={`qu-told qu-${PAINTED[character]}`}>
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
              </div>
            </li>
          );
        })}
      </ul>
      {putAway !== null && putAway.length > 0 && (
        <p class="qu-put-away">
          {words.putAway}:
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
