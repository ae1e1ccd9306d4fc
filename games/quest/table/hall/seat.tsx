import type { Seat } from "@roundtable/kernel";
import { explain, Icon, icons as kitIcons, nameOf, pieceName, Shield, shieldOf } from "@roundtable/kit";
import type { Character } from "../../rules/characters.ts";
import type { Fact } from "../../rules/introduction.ts";
import { isCharacter } from "../../rules/pieces.ts";
import icons from "../icons.json" with { type: "json" };
import type { Note } from "../talk/notes.ts";
import { reachOf, shieldWidth } from "./hall-size.ts";
import type { Scene } from "../scene.ts";
import { before } from "./seating.ts";
import { CharacterToken } from "../characters/set.tsx";

/** The radius of a cup, in shields. */
const CUP = 0.33;

export interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly note: Note;
  /** What I know about the player, while I look at my role. */
  readonly known: readonly Fact["known"][];
  /** While a statement is being composed: null if it cannot be about this player. */
  readonly pointing: { readonly on: boolean } | null;
  readonly onPress: (() => void) | null;
}

/** One player at the rim: the shield, the name, and the tokens in front. */
export function SeatAtTable({ scene, seat, note, known, pointing, onPress }: SeatProps) {
  const { view, offers, offer, places, size, me } = scene;
  const place = places[seat] ?? { x: 0, y: 0 };
  const middle = { x: size.width / 2, y: size.height / 2 };
  const cup = before(place, middle, reachOf(size, view.leader === seat), shieldWidth(size) * CUP);
  const answer = onPress === null || pointing === null ? offers.seats.get(seat) : undefined;
  const offered = pointing === null ? offer(answer) : {};
  const isAnswer = "data-answer" in offered;
  const question = scene.decision?.question;
  const isTarget = question?.kind === "name-character" && question.seat === seat;
  const isAwaited = view.together === null && view.awaited?.seats.includes(seat) === true;
  return (
    <>
      <div
        class="qu-seat"
        data-awaited={isAwaited ? "" : undefined}
        data-asleep={view.hunt !== null && view.hunt.hunter !== seat ? "" : undefined}
        data-hunter={view.hunt?.hunter === seat ? "" : undefined}
        data-won={view.ending?.winners.includes(seat) === true ? "" : undefined}
        data-me={seat === me ? "" : undefined}
        data-target={isTarget ? "" : undefined}
        style={{ left: `${place.x}px`, top: `${place.y}px` }}
      >
        <button
          type="button"
          class="qu-shield"
          data-key={`seat-${seat}`}
          aria-label={labelOf(scene, seat)}
          data-pointing={pointing === null ? undefined : pointing.on ? "on" : "may"}
          disabled={!isAnswer && onPress === null}
          {...offered}
          {...(isAnswer || onPress === null ? {} : { onClick: onPress })}
        >
          <Shield name={shieldOf(scene, seat)} />
          {view.leader === seat && (
            <span class="qu-crown" data-key="leader" {...explain("leader")}>
              <Icon name={icons.leader} />
            </span>
          )}
          {note.mark !== null && <span class={`qu-mark qu-mark-${note.mark}`} />}
        </button>
        <span class="qu-tokens">
          {view.veterans.includes(seat) && (
            <span class="qu-small qu-veteran" data-key={`veteran-${seat}`} {...explain("veteran")}>
              <Icon name={icons.veteran} />
            </span>
          )}
          {view.amulets.map(
            ({ holder, checked }, nth) =>
              (holder === seat && <Pendant key={nth} kind="amulet" nth={nth} />) ||
              (checked === seat && <Pendant key={`faded ${nth}`} kind="faded-amulet" nth={nth} />),
          )}
        </span>
        <bdi class="qu-name">
          {isBot(scene, seat) && <Icon name={kitIcons.bot} />}
          {nameOf(scene, seat)}
        </bdi>
        <Faces scene={scene} seat={seat} known={known} />
      </div>
      {view.team?.chosen.includes(seat) === true && (
        <span
          class="qu-cup"
          data-key={`cup-${seat}`}
          data-magic={view.team.magic === seat ? "" : undefined}
          data-side={place.x < middle.x ? "left" : "right"}
          data-half={place.y < middle.y ? "upper" : "lower"}
          style={{ left: `${cup.x}px`, top: `${cup.y}px` }}
        >
          <Icon name={icons.team} />
          {view.team.magic === seat && (
            <span class="qu-magic" data-key="magic" {...explain("magic")}>
              <Icon name={icons.magic} />
            </span>
          )}
        </span>
      )}
    </>
  );
}

function Pendant({ kind, nth }: { kind: "amulet" | "faded-amulet"; nth: number }) {
  return (
    <span class={`qu-small qu-${kind}`} data-key={`${kind}-${nth}`} {...explain(kind)}>
      <Icon name={icons[kind]} />
    </span>
  );
}

/** The known characters of the player: revealed to everybody, open at the end, named in the hunt, or known to me. */
function Faces({ scene, seat, known }: { scene: Scene; seat: Seat; known: SeatProps["known"] }) {
  const { view } = scene;
  const character = view.deal?.[seat] ?? view.revealed[seat];
  const named = view.hunt?.named.filter((one) => one.seat === seat) ?? [];
  return (
    <span class="qu-faces">
      {character !== undefined && <Face character={character} />}
      {named.map(({ character: guess, right }) => (
        <span key={guess} class={`qu-named qu-named-${right ? "right" : "wrong"}`}>
          {character === undefined && <CharacterToken character={guess} />}
          <Icon name={right ? icons.right : icons.wrong} />
        </span>
      ))}
      {character === undefined &&
        known.flatMap((one) =>
          kindsOf(one).map((kind) => (
            <span key={kind} class="qu-known" {...explain(kind)}>
              {isCharacter(kind) ? (
                <CharacterToken character={kind} />
              ) : (
                <span class={`qu-token qu-${kind}`}>
                  <Icon name={icons[kind]} />
                </span>
              )}
            </span>
          )),
        )}
    </span>
  );
}

function Face({ character }: { character: Character }) {
  return (
    <span {...explain(character)}>
      <CharacterToken character={character} />
    </span>
  );
}

function kindsOf(known: Fact["known"]): readonly (Character | "good" | "evil")[] {
  switch (known) {
    case "hunter-or-lancelot":
      return ["blind-hunter", "evil-lancelot"];
    case "shows-good":
      return ["good"];
    case "shows-evil":
      return ["evil"];
    default:
      return [known];
  }
}

/** Everything public about the player in one line for screen readers. */
function labelOf(scene: Scene, seat: Seat): string {
  const { view } = scene;
  const character = view.deal?.[seat] ?? view.revealed[seat];
  const kinds = [
    ...(character === undefined ? [] : [character]),
    ...(view.leader === seat ? ["leader"] : []),
    ...(view.team?.magic === seat ? ["magic"] : []),
    ...(view.veterans.includes(seat) ? ["veteran"] : []),
    ...(view.amulets.some(({ holder }) => holder === seat) ? ["amulet"] : []),
    ...(view.amulets.some(({ checked }) => checked === seat) ? ["faded-amulet"] : []),
  ];
  const bot = isBot(scene, seat) ? [scene.words.bot] : [];
  return [nameOf(scene, seat), ...bot, ...kinds.map((kind) => pieceName(scene, kind))].join(", ");
}

function isBot({ seats }: Scene, seat: Seat): boolean {
  return seats[seat]?.holder === "bot";
}
