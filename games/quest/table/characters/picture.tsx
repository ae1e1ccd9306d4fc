import { Icon, type PictureProps } from "@roundtable/kit";
import { CharacterCard, QuestCardFace } from "./cards.tsx";
import { isCharacter } from "../../rules/pieces.ts";
import icons from "../icons.json" with { type: "json" };

const TOKENS = ["good", "evil", "leader", "veteran", "magic", "amulet", "faded-amulet", "quest"] as const;

/** The picture of a piece for its tooltip, as it lies on the table. */
export function Picture({ piece }: PictureProps) {
  if (isCharacter(piece)) {
    return (
      <span class="qu-picture">
        <CharacterCard character={piece} name="" />
      </span>
    );
  }
  if (piece === "success" || piece === "fail") {
    return (
      <span class="qu-picture">
        <QuestCardFace card={piece} name="" />
      </span>
    );
  }
  const token = TOKENS.find((one) => one === piece);
  if (token === undefined) return null;
  return (
    <span class="qu-picture">
      <span class={`qu-token qu-${token}`}>
        <Icon name={icons[token]} />
      </span>
    </span>
  );
}
