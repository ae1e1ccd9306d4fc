import type { Seat } from "@roundtable/kernel";
import { type BoardProps, Icon, nameOf } from "@roundtable/kit";
import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { QuestShape } from "../rules/quest.ts";
import type { Statement } from "../rules/statements.ts";
import { shownAnswers } from "./shown-answers.ts";
import { Bubbles } from "./hall/bubbles.tsx";
import { Centre } from "./quests/centre.tsx";
import { ClaimsBoard } from "./talk/claims-board.tsx";
import { Composer, isPointed } from "./talk/composer.tsx";
import { Cross } from "./cross.tsx";
import { Dossier } from "./talk/dossier.tsx";
import { type Draft, finished, mayPointAt, missing, pointed } from "./talk/draft.ts";
import { Story, Verdict } from "./quests/ending.tsx";
import { Grid } from "./quests/grid.tsx";
import { Hands } from "./hall/hands.tsx";
import icons from "./icons.json" with { type: "json" };
import { BLANK, useNotes } from "./talk/notes.ts";
import { offersOf } from "./offers.ts";
import { usePanel } from "./panel.ts";
import { RoleButton, RoleCard, useLooking } from "./characters/role.tsx";
import { ovalFor, shieldWidth, useSize } from "./hall/hall-size.ts";
import type { Scene } from "./scene.ts";
import { SeatAtTable } from "./hall/seat.tsx";
import { seating } from "./hall/seating.ts";
import { SetInPlay } from "./characters/set.tsx";
import { Hall, TableDrawing } from "./hall/table-drawing.tsx";
import { talk } from "./talk/talk.tsx";
import { Track } from "./quests/track.tsx";
import { TABLE_WORDS } from "../text/table.ts";

type Panel = "say" | "claims" | "quests" | "story" | { readonly of: Seat };

export function Board(props: BoardProps<QuestShape>) {
  const { view, me, decision, locale, say, notebook } = props;
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const oval = useMemo(() => ovalFor(size), [size]);
  const places = useMemo(() => seating(props.seats.length, me, oval), [props.seats.length, me, oval]);
  const offers = useMemo(() => offersOf(decision === null ? [] : shownAnswers(decision)), [decision]);
  // Quests that were over when the page opened, or whose cards were shown, are not turned up again.
  const [seen, setSeen] = useState(view.quests.length);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [looks, look] = useLooking();
  const [notes, writeNote] = useNotes(notebook);
  const words = TABLE_WORDS[locale];
  const scene: Scene = { ...props, offers, words, places, size };

  const maySpeak = say !== null && me !== null && talk.isOpen(view, me);
  const speak = (statement: Statement) => {
    say?.(statement);
    setDraft(null);
    setPanel(null);
  };
  const point = (seat: Seat) => {
    if (draft === null) return;
    const next = pointed(draft, seat);
    const statement = missing(next) === null ? finished(next) : null;
    if (statement === null) setDraft(next);
    else speak(statement);
  };
  const isPointing = isPointed(draft);
  const toggle = (next: Panel) => {
    setDraft(null);
    look(false);
    setPanel(panel === next ? null : next);
  };
  return (
    <div
      class="qu"
      data-hunt={view.hunt !== null && view.ending === null ? "" : undefined}
      data-panel={panel === null ? undefined : ""}
    >
      <div class="qu-top">
        <Track scene={scene} seen={seen} onOpen={() => toggle("quests")} />
        <SetInPlay scene={scene} />
      </div>
      <div class="qu-room" ref={room} style={{ "--shield": `${shieldWidth(size)}px` }}>
        <Hall />
        <TableDrawing oval={oval} {...size} />
        <div
          class="qu-centre"
          style={{
            left: `${oval.centre.x}px`,
            top: `${oval.centre.y}px`,
            "--across": `${oval.across}px`,
            "--down": `${oval.down}px`,
          }}
        >
          {view.ending === null ? (
            <Centre scene={scene} seen={seen} onSeen={setSeen} />
          ) : (
            <Verdict scene={scene} onStory={() => toggle("story")} />
          )}
        </div>
        <Hands scene={scene} />
        {props.seats.map(({ seat }) => (
          <SeatAtTable
            key={seat}
            scene={scene}
            seat={seat}
            note={notes[seat] ?? BLANK}
            known={looks ? knownOf(view, seat) : []}
            pointing={
              isPointing && draft !== null && me !== null && mayPointAt(draft, seat, me)
                ? { on: draft.seats.includes(seat) }
                : null
            }
            onPress={isPointing ? () => point(seat) : () => toggle({ of: seat })}
          />
        ))}
        <Bubbles scene={scene} />
        {looks && <RoleCard scene={scene} />}
        {panel === "say" && maySpeak && (
          <Composer
            scene={scene}
            draft={draft}
            onDraft={setDraft}
            onSay={speak}
            onClose={() => setPanel(null)}
          />
        )}
        {panel === "claims" && (
          <Sheet title={words.claims} closes={words.close} onClose={() => setPanel(null)}>
            <ClaimsBoard scene={scene} notes={notes} onSeat={(of) => setPanel({ of })} />
          </Sheet>
        )}
        {panel === "quests" && (
          <Sheet title={words.history} closes={words.close} onClose={() => setPanel(null)}>
            <Grid scene={scene} />
          </Sheet>
        )}
        {panel === "story" && (
          <Sheet title={words.story} closes={words.close} onClose={() => setPanel(null)}>
            <Story scene={scene} />
          </Sheet>
        )}
        {typeof panel === "object" && panel !== null && (
          <Sheet
            title={words.about(nameOf(scene, panel.of))}
            closes={words.close}
            onClose={() => setPanel(null)}
            narrow
          >
            <Dossier
              key={panel.of}
              scene={scene}
              seat={panel.of}
              note={notes[panel.of] ?? BLANK}
              onNote={(note) => writeNote(panel.of, note)}
              onSay={maySpeak ? speak : null}
            />
          </Sheet>
        )}
      </div>
      <div class="qu-tools">
        <RoleButton scene={scene} looks={looks} onLook={look} />
        {say !== null && (
          <button
            type="button"
            class="qu-tool"
            aria-pressed={panel === "say"}
            disabled={!maySpeak}
            onClick={() => toggle("say")}
          >
            <Icon name={icons.say} />
            <span>
              {maySpeak ? words.say : view.talk === "hunter-only" ? words.hunterSpeaks : words.talkClosed}
            </span>
          </button>
        )}
        <button
          type="button"
          class="qu-tool"
          data-guide="quests"
          aria-pressed={panel === "quests"}
          onClick={() => toggle("quests")}
        >
          <Icon name={icons.quest} />
          <span>{words.history}</span>
        </button>
        <button
          type="button"
          class="qu-tool"
          aria-pressed={panel === "claims"}
          onClick={() => toggle("claims")}
        >
          <Icon name={icons.claims} />
          <span>{words.claims}</span>
        </button>
      </div>
    </div>
  );
}

function knownOf({ mine }: QuestShape["view"], seat: Seat) {
  const checks = mine?.checks.filter((check) => check.seat === seat) ?? [];
  return [
    ...(mine?.facts.filter((fact) => fact.seat === seat).map(({ known }) => known) ?? []),
    ...checks.map(({ loyalty }) => (loyalty === "good" ? ("shows-good" as const) : ("shows-evil" as const))),
  ];
}

interface LeafProps {
  readonly title: string;
  readonly closes: string;
  readonly onClose: () => void;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** A sheet of paper over the table. */
function Sheet({ title, closes, onClose, narrow = false, children }: LeafProps) {
  const leaf = usePanel(onClose);
  return (
    <section
      ref={leaf}
      tabIndex={-1}
      class={`qu-sheet ${narrow ? "qu-sheet-narrow" : ""}`}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" aria-label={closes} onClick={onClose}>
          <Cross />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div class="qu-sheet-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
