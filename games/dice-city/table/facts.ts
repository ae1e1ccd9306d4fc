import { pieceName } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { Answer, Endable, Question } from "../rules/asking.ts";
import type { DiceCity } from "../rules/dice-city.ts";
import { isCard, type Location, LOCATIONS } from "../rules/pieces/locations.ts";
import type { PieceKind } from "../text/piece-kinds.ts";
import { TABLE_WORDS } from "../text/table.ts";
import { figureName, priceName } from "./scene.ts";

/** What a location costs, scores, withstands, and of which type it is. */
export function facts(piece: string, text: GameText<DiceCity>): readonly string[] {
  if (!isLocation(piece)) return [];
  const { type, price, points, defense } = LOCATIONS[piece];
  const words = TABLE_WORDS[text.locale];
  const scene = { text, words };
  return [
    ...(isCard(piece) ? [words.price(priceName(scene, price))] : []),
    ...(typeof points === "number" && points > 0 ? [figureName(scene, "points", points)] : []),
    ...(defense === null ? [] : [figureName(scene, "defense", defense)]),
    pieceName(scene, `type-${type}`),
  ];
}

export function about(answer: Answer, question: Question): PieceKind | undefined {
  if (answer.kind === "spend") return "gate";
  if (answer.kind === "done") return ENDED[answer.with];
  // A place names what will be covered: what that does is lost, and what is built there is gained.
  if (question.kind === "place") return question.card;
  return question.kind === "army" ? "regular-army" : undefined;
}

/** What says what I give up by having had enough of something, or what comes after it. */
const ENDED: Readonly<Record<Endable, PieceKind>> = {
  dice: "step-dice",
  attack: "step-build",
  build: "step-end",
  well: "well",
  statue: "grand-statue",
};

function isLocation(piece: string): piece is Location {
  return piece in LOCATIONS;
}
