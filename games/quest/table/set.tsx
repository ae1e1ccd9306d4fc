import { explain, Icon } from "@roundtable/kit";
import type { Character } from "../rules/characters.ts";
import { counted, PAINTED } from "./characters.ts";
import icons from "./icons.json" with { type: "json" };
import { pieceName, type Scene } from "./scene.ts";

/** QU-7: the tokens of the set in play lie on the table for all to see. */
export function SetInPlay({ scene }: { scene: Scene }) {
  const { view, words } = scene;
  return (
    <ul class="qu-set" aria-label={words.inPlay}>
      {counted(view.set).map(({ character, count }) => (
        <li key={character} {...explain(character)}>
          <span class="for-readers">
            {pieceName(scene, character)} × {count}
          </span>
          <CharacterToken character={character} />
          {count > 1 && <b aria-hidden="true">{count}</b>}
        </li>
      ))}
    </ul>
  );
}

export function CharacterToken({ character }: { character: Character }) {
  return (
    <span class={`qu-token qu-${PAINTED[character]}`}>
      <Icon name={icons[character]} />
    </span>
  );
}
