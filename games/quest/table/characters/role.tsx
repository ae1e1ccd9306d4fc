import { explain, Icon, LineText, pieceName } from "@roundtable/kit";
import { useLayoutEffect, useState } from "preact/hooks";
import { sideOf } from "../../rules/pieces.ts";
import { CardBack, CharacterCard } from "./cards.tsx";
import icons from "../icons.json" with { type: "json" };
import { eventLine, type Scene } from "../scene.ts";

/** Long enough to read, and short enough if somebody forgets to close it. */
const OPEN_MS = 12_000;
const HOLD_MS = 450;

/** Whether I look at my role: held, or opened by a press; it closes by itself, and by Escape. */
export function useLooking(): readonly [boolean, (looks: boolean) => void] {
  const [looks, setLooks] = useState(false);
  // In a layout effect, so that an Escape pressed at once is not lost.
  useLayoutEffect(() => {
    if (!looks) return;
    const timer = setTimeout(() => setLooks(false), OPEN_MS);
    const hide = () => {
      if (document.hidden) setLooks(false);
    };
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setLooks(false);
    };
    document.addEventListener("visibilitychange", hide);
    addEventListener("keydown", close);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", close);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [looks]);
  return [looks, setLooks];
}

interface RoleProps {
  readonly scene: Scene;
  readonly looks: boolean;
  readonly onLook: (looks: boolean) => void;
}

/** My card, face down before me. */
export function RoleButton({ scene, looks, onLook }: RoleProps) {
  const [pressed, setPressed] = useState<{ at: number; before: boolean } | null>(null);
  const { view, words } = scene;
  if (view.mine === null) return null;
  return (
    <button
      type="button"
      class="qu-role-button"
      data-guide="role"
      aria-expanded={looks}
      data-new={scene.decision?.question.kind === "ready" && !looks ? "" : undefined}
      onPointerDown={({ timeStamp }) => {
        setPressed({ at: timeStamp, before: looks });
        onLook(true);
      }}
      onPointerUp={({ timeStamp }) => {
        // A long press shows it only while it is held; a short one turns it over.
        if (pressed !== null && (pressed.before || timeStamp - pressed.at > HOLD_MS)) onLook(false);
      }}
      onPointerCancel={() => onLook(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // A click without a pointer comes from the keyboard or a screen reader.
        if (detail === 0) onLook(!looks);
      }}
    >
      <CardBack />
      <span>{looks ? words.hide : words.role}</span>
    </button>
  );
}

/** My character and everything that I know, while I look. */
export function RoleCard({ scene }: { scene: Scene }) {
  const { view, text, words, me } = scene;
  const { mine } = view;
  if (mine === null || me === null) return null;
  const { character, facts, putAway } = mine;
  // QU-30
  const isHiddenFromEvil = character === "blind-hunter" && view.directorsCut && scene.seats.length >= 6;
  return (
    <section class="qu-role" aria-label={words.role}>
      <span {...explain(character)}>
        <CharacterCard character={character} name={pieceName(scene, character)} />
      </span>
      <div class="qu-role-words">
        <h2>{pieceName(scene, character)}</h2>
        <p>
          <LineText line={words.youServe[sideOf(character)]} />
        </p>
        <p>{text.piece[character]?.help}</p>
        {isHiddenFromEvil && <p>{words.hunterHidden}</p>}
        <p>
          <LineText line={eventLine(scene, { kind: "learned", seat: me, facts, putAway })} />
        </p>
        {mine.checks.map(({ seat, loyalty, as }) => (
          <p key={`${seat} ${as}`}>
            <LineText
              line={eventLine(
                scene,
                as === "holder"
                  ? { kind: "shown", seat: me, target: seat, amulet: 1, loyalty }
                  : { kind: "overheard", target: seat, seat: me, loyalty },
              )}
            />
          </p>
        ))}
        <p class="qu-own-cards">
          {mine.cards.map(
            (card, nth) =>
              card !== null && (
                <span key={nth} {...explain(card)}>
                  {words.quest(nth + 1)}: <Icon name={icons[card]} label={pieceName(scene, card)} />
                </span>
              ),
          )}
        </p>
        <p class="qu-role-help">{words.roleHelp}</p>
      </div>
    </section>
  );
}
