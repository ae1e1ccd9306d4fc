import { explain, Icon, pieceName } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { Character } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { sideOf } from "../../rules/pieces.ts";
import { counted } from "./characters.ts";
import icons from "../icons.json" with { type: "json" };
import type { Scene } from "../scene.ts";

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

/** The same with names, if there is room for them. */
export function NamedSet({ set, label, text }: NamedSetProps) {
  return (
    <ul class="qu-set qu-named-set" aria-label={label}>
      {counted(set).map(({ character, count }) => (
        <li key={character} {...explain(character)}>
          <CharacterToken character={character} />
          <span>
            {text.piece[character]?.name}
            {count > 1 && `\u00a0×\u00a0${count}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NamedSetProps {
  readonly set: readonly Character[];
  readonly label: string;
  readonly text: GameText<QuestShape>;
}

export function CharacterToken({ character }: { character: Character }) {
  return (
    <span class={`qu-token qu-${sideOf(character)}`}>
      <Icon name={icons[character]} />
    </span>
  );
}
