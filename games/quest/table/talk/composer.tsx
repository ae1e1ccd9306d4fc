import { Icon, nameOf, pieceName } from "@roundtable/kit";
import { begin, type Draft, finished, missing, SAYINGS } from "./draft.ts";
import icons from "../icons.json" with { type: "json" };
import { usePanel } from "../panel.ts";
import type { Scene } from "../scene.ts";
import { counted } from "../characters/characters.ts";
import { CharacterToken } from "../characters/set.tsx";
import type { Statement } from "../../rules/statements.ts";
import type { SayingKind } from "../../text/table.ts";

export interface ComposerProps {
  readonly scene: Scene;
  readonly draft: Draft | null;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onSay: (statement: Statement) => void;
  readonly onClose: () => void;
}

const SIGNS: Readonly<Record<SayingKind, string>> = {
  "i-am": icons.minion,
  "i-am-good": icons.good,
  "i-checked": icons.checked,
  "i-trust": icons.trust,
  "i-suspect": icons.suspect,
  send: icons.quest,
  "give-magic": icons.magic,
  "should-lead": icons.leader,
  "i-played-success": icons.success,
};

export function signOf(kind: Statement["kind"]): string {
  if (kind === "i-agree") return icons.right;
  return kind === "i-disagree" ? icons.wrong : SIGNS[kind];
}

/** QU-40: first what, then about whom, by pointing at the shields. */
export function Composer({ scene, draft, onDraft, onSay, onClose }: ComposerProps) {
  const { words } = scene;
  const composer = usePanel(() => (draft === null ? onClose() : onDraft(null)));
  return (
    <section
      ref={composer}
      tabIndex={-1}
      class="qu-composer"
      aria-label={words.say}
      data-pointing={isPointed(draft) ? "" : undefined}
    >
      {draft === null ? (
        <Sayings scene={scene} onDraft={onDraft} onSay={onSay} />
      ) : (
        <Rest scene={scene} draft={draft} onSay={onSay} />
      )}
      <button
        type="button"
        class="qu-chip qu-chip-away"
        onClick={() => (draft === null ? onClose() : onDraft(null))}
      >
        {draft === null ? words.close : words.cancel}
      </button>
    </section>
  );
}

/** Whether it is finished by pointing at shields, which must not be covered then. */
export function isPointed(draft: Draft | null): boolean {
  const wanted = draft === null ? null : missing(draft);
  return wanted === "seat" || wanted === "team";
}

function Sayings({ scene, onDraft, onSay }: Pick<ComposerProps, "scene" | "onDraft" | "onSay">) {
  const hasPlayed = questsOf(scene).length > 0;
  return SAYINGS.filter((kind) => kind !== "i-played-success" || hasPlayed).map((kind) => (
    <button
      key={kind}
      type="button"
      class="qu-chip"
      onClick={() => {
        const draft = begin(kind);
        const statement = missing(draft) === null ? finished(draft) : null;
        if (statement === null) onDraft(draft);
        else onSay(statement);
      }}
    >
      <Icon name={SIGNS[kind]} />
      {scene.words.sayings[kind]}
    </button>
  ));
}

/** What is still missing from the statement, with a button for each way to give it. */
function Rest({ scene, draft, onSay }: Pick<ComposerProps, "scene" | "onSay"> & { draft: Draft }) {
  const { words, view } = scene;
  const people = draft.seats.map((seat) => nameOf(scene, seat)).join(", ");
  const begun = [words.sayings[draft.kind], people].filter((part) => part !== "").join(" ");
  const say = (statement: Statement | null) => {
    if (statement !== null) onSay(statement);
  };
  const title = (hint: string) => (
    <p class="qu-begun">
      <Icon name={SIGNS[draft.kind]} /> <b>{begun}</b> <span>{hint}</span>
    </p>
  );
  switch (missing(draft)) {
    case "character":
      return (
        <>
          {title(words.whichCharacter)}
          {counted(view.set).map(({ character }) => (
            <button
              key={character}
              type="button"
              class="qu-chip"
              onClick={() => say(finished(draft, { character }))}
            >
              <CharacterToken character={character} />
              {pieceName(scene, character)}
            </button>
          ))}
        </>
      );
    case "loyalty":
      return (
        <>
          {title(words.whatSeen)}
          {(["good", "evil"] as const).map((loyalty) => (
            <button
              key={loyalty}
              type="button"
              class={`qu-chip qu-${loyalty}`}
              onClick={() => say(finished(draft, { loyalty }))}
            >
              <Icon name={icons[loyalty]} />
              {pieceName(scene, loyalty)}
            </button>
          ))}
        </>
      );
    case "quest":
      return (
        <>
          {title(words.whichQuest)}
          {questsOf(scene).map((quest) => (
            <button key={quest} type="button" class="qu-chip" onClick={() => say(finished(draft, { quest }))}>
              {words.quest(quest)}
            </button>
          ))}
        </>
      );
    case "team":
      return (
        <>
          {title(words.pointAtTeam(draft.seats.length))}
          {draft.seats.length > 0 && (
            <button type="button" class="qu-chip qu-chip-say" onClick={() => say(finished(draft))}>
              {words.sayIt}
            </button>
          )}
        </>
      );
    default:
      return title(words.pointAtOne);
  }
}

/** The quests that I was on. */
function questsOf({ view, me }: Scene): readonly number[] {
  return view.quests.flatMap(({ team }, nth) => (me !== null && team.includes(me) ? [nth + 1] : []));
}
