import { explain, Icon, type SeatNoteProps } from "@roundtable/kit";
import type { QuestShape } from "../rules/quest.ts";
import { CharacterToken } from "./characters/set.tsx";
import icons from "./icons.json" with { type: "json" };

type NotedToken = "leader" | "magic" | "veteran" | "amulet" | "faded-amulet";

/** The public facts of a seat: its tokens, and its character if everybody has seen it. */
export function SeatNote({ seat, view, text }: SeatNoteProps<QuestShape>) {
  const character = view.deal?.[seat] ?? view.revealed[seat];
  const name = (piece: string) => text.piece[piece]?.name ?? piece;
  const tokens: readonly NotedToken[] = [
    ...(view.leader === seat ? (["leader"] as const) : []),
    ...(view.team?.magic === seat ? (["magic"] as const) : []),
    ...(view.veterans.includes(seat) ? (["veteran"] as const) : []),
    ...(view.amulets.some(({ holder }) => holder === seat) ? (["amulet"] as const) : []),
    ...(view.amulets.some(({ checked }) => checked === seat) ? (["faded-amulet"] as const) : []),
  ];
  return (
    <span class="qu-note-line">
      {view.team?.chosen.includes(seat) === true && (
        <span class="qu-note-team" {...explain("quest")}>
          <Icon name={icons.team} label={name("quest")} />
        </span>
      )}
      {tokens.map((token) => (
        <span key={token} class={`qu-note-${token}`} {...explain(token)}>
          <Icon name={icons[token]} label={name(token)} />
        </span>
      ))}
      {character !== undefined && (
        <span {...explain(character)}>
          <span class="for-readers">{name(character)}</span>
          <CharacterToken character={character} />
        </span>
      )}
    </span>
  );
}
