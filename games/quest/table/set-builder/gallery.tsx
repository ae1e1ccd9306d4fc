import { readBag, writeBag } from "@roundtable/kernel";
import { explain, type OptionEditorProps } from "@roundtable/kit";
import type { Character } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { CHARACTERS } from "../../rules/pieces.ts";
import { CharacterCard } from "../characters/cards.tsx";
import { IN_ORDER } from "../characters/characters.ts";
import { Cross } from "../cross.tsx";
import { TABLE_WORDS } from "../../text/table.ts";

type Bag = "set" | "goodPile" | "evilPile";

interface GalleryProps extends OptionEditorProps<QuestShape> {
  /** The option that is edited. */
  readonly bag: Bag;
}

/** Every character that may be in the set: a tap adds one, a tap on its corner removes it. */
export function Gallery({ game, options, bag, text, locale, disabled, onChoose }: GalleryProps) {
  const words = TABLE_WORDS[locale];
  const laid = readBag(options[bag]) ?? new Map<string, number>();
  const spec = game.options[bag];
  const items = spec.kind === "bag" ? spec.items : [];
  const lay = (character: Character, count: number) => {
    const next = new Map(laid).set(character, count);
    onChoose({ [bag]: writeBag(IN_ORDER.map((one) => [one, next.get(one) ?? 0])) });
  };
  return (
    <ul class="qu-gallery">
      {IN_ORDER.filter((character) => items.includes(character)).map((character) => {
        const count = laid.get(character) ?? 0;
        const name = text.piece[character]?.name ?? character;
        return (
          <li key={character} data-in={count > 0 ? "" : undefined}>
            <button
              type="button"
              class="qu-pick"
              aria-label={words.add(name, count)}
              {...explain(character)}
              disabled={disabled || count >= CHARACTERS[character].copies}
              onClick={() => lay(character, count + 1)}
            >
              <CharacterCard character={character} name={name} />
            </button>
            {count > 0 && (
              <button
                type="button"
                class="qu-less"
                aria-label={words.remove(name)}
                onClick={() => lay(character, count - 1)}
              >
                <Cross />
              </button>
            )}
            {count > 1 && (
              <b class="qu-count" aria-hidden="true">
                {count}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
