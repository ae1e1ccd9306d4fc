import { Icon } from "@roundtable/kit";
import type { QuestCard } from "../../rules/cards.ts";
import type { Character } from "../../rules/characters.ts";
import { sideOf } from "../../rules/pieces.ts";
import icons from "../icons.json" with { type: "json" };

/** A character under an arch, blue for good, crimson for evil. Sized by --qu-card, its height. */
export function CharacterCard({ character, name }: { character: Character; name: string }) {
  return (
    <span class={`qu-card qu-character qu-${sideOf(character)}`}>
      <svg class="qu-arch" viewBox="0 0 100 140" aria-hidden="true">
        <path class="qu-arch-ground" d="M8 138V52C8 24 28 6 50 6s42 18 42 46v86z" />
        <g class="qu-arch-rays">
          {Array.from({ length: 13 }, (_, ray) => (
            <path key={ray} d="M50 62L47 -20H53Z" transform={`rotate(${ray * 30 - 180} 50 62)`} />
          ))}
        </g>
        <path class="qu-arch-line" d="M8 138V52C8 24 28 6 50 6s42 18 42 46v86" />
        <path class="qu-arch-line qu-arch-inner" d="M14 138V53C14 28 31 12 50 12s36 16 36 41v85" />
      </svg>
      <Icon name={icons[character]} class="qu-figure" />
      <span class="qu-card-name" data-long={hasLongWord(name) ? "" : undefined} aria-hidden="true">
        {name}
      </span>
    </span>
  );
}

/** «Обличительница», “Mystificatrice”: a word that is wider than its card at normal size. */
function hasLongWord(name: string): boolean {
  return name.split(" ").some((word) => word.length > 12);
}

export function QuestCardFace({ card, name }: { card: QuestCard; name: string }) {
  return (
    <span class={`qu-card qu-played qu-${card}`}>
      <svg class="qu-arch" viewBox="0 0 100 140" aria-hidden="true">
        {card === "success" ? (
          <g class="qu-arch-rays">
            {Array.from({ length: 16 }, (_, ray) => (
              <path key={ray} d="M50 58L46.500 -30H53.500Z" transform={`rotate(${ray * 22.5} 50 58)`} />
            ))}
          </g>
        ) : (
          <path
            class="qu-crack"
            d="M50 58L30 20 36 4M50 58L78 26 96 30M50 58L88 78 99 96M50 58L58 104 46 139M50 58L16 84 2 80M50 58L14 46 0 48"
          />
        )}
        <path class="qu-arch-line" d="M6 6h88v128H6z" />
      </svg>
      <Icon name={icons[card]} class="qu-figure" />
      <span class="qu-card-name" aria-hidden="true">
        {name}
      </span>
    </span>
  );
}

export function CardBack() {
  return (
    <span class="qu-card qu-back">
      <svg class="qu-arch" viewBox="0 0 100 140" aria-hidden="true">
        <path
          class="qu-arch-line"
          d="M8 8h84v124H8zM50 16L84 70 50 124 16 70zM50 36L70 70 50 104 30 70zM8 8l26 36M92 8L66 44M8 132l26-36M92 132L66 96"
        />
        <circle class="qu-arch-line" cx="50" cy="70" r="9" />
      </svg>
    </span>
  );
}
