import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText } from "@roundtable/kit";
import { useState } from "preact/hooks";
import type { Answer } from "../rules/asking.ts";
import type { Event } from "../rules/events.ts";
import { CharacterCard } from "../table/cards.tsx";
import { answerAlone, lookedAtCard, sawCheck } from "./entries.ts";
import { ownSight } from "./own-sight.ts";
import { Answers, Heading } from "./parts.tsx";
import type { Scene } from "./scene.ts";
import { matchOf } from "./sitting.ts";
import type { Secret, Step } from "./steps.ts";

/** Screens for one pair of eyes. They are only ever drawn after their cover. */

interface OwnProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

export function PrivateScreen({ scene, step }: { scene: Scene; step: Step }) {
  switch (step.kind) {
    case "look":
      return <LookScreen scene={scene} seat={step.seat} />;
    case "secret":
      return <SecretScreen scene={scene} seat={step.seat} what={step.what} />;
    case "see-check":
      return <CheckScreen scene={scene} seat={step.seat} as="holder" />;
    case "overhear":
      return <CheckScreen scene={scene} seat={step.seat} as="sentinel" />;
    default:
      return null;
  }
}

/** QU-9 */
function LookScreen({ scene, seat }: OwnProps) {
  const { sitting, words, enter } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const decision = matchOf(sitting).decision(seat);
  const choices = sitting.ways.knowledge === "device" ? (decision?.answers ?? []) : [];
  return (
    <section class="qm-screen">
      <OwnCard scene={scene} seat={seat} />
      {choices.length > 1 && (
        <OwnChoice scene={scene} seat={seat} answers={choices} chosen={chosen} onPress={setChosen} />
      )}
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={choices.length > 1 && chosen === null}
          onClick={() =>
            enter(chosen === null ? lookedAtCard(sitting, seat) : answerAlone(sitting, seat, chosen))
          }
        >
          {words.cover.hideAndPass}
        </button>
      </div>
    </section>
  );
}

/** His card once more, at any time. */
export function PeekScreen({ scene, seat, onHide }: OwnProps & { onHide: () => void }) {
  return (
    <section class="qm-screen">
      <OwnCard scene={scene} seat={seat} />
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={onHide}>
          {scene.words.cover.hide}
        </button>
      </div>
    </section>
  );
}

function OwnCard({ scene, seat }: OwnProps) {
  const { sitting, words, text } = scene;
  const { character, facts, putAway, checks } = ownSight(sitting, seat);
  const name = text.piece[character]?.name ?? character;
  const known: readonly Event[] = [
    ...(facts === null && putAway.length === 0
      ? []
      : [{ kind: "learned", seat, facts: facts ?? [], putAway } as const]),
    ...checks.map(({ seat: target, loyalty, as }) => answerEvent(seat, target, loyalty, as)),
  ];
  return (
    <div class="qm-own">
      <CharacterCard character={character} name={name} />
      <div class="qm-own-words">
        <p class="label">{words.role.yours}</p>
        <Heading>{name}</Heading>
        <p>{text.piece[character]?.help}</p>
        {known.map((event, nth) => (
          <p key={nth} class="qm-known">
            <LineText line={textFor(text.event, event)} />
          </p>
        ))}
        <p class="hint">{facts === null ? words.role.eyesClosed : words.role.remember}</p>
      </div>
    </div>
  );
}

/** A decision that nobody else sees; whoever has no choice still makes it. */
function SecretScreen({ scene, seat, what }: OwnProps & { what: Secret }) {
  const { sitting, view, words, enter } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const answers = matchOf(sitting).decision(seat)?.answers ?? [];
  return (
    <section class="qm-screen">
      <Heading>{what === "card" ? words.secrets.card(view.quests.length + 1) : words.secrets[what]}</Heading>
      <OwnChoice scene={scene} seat={seat} answers={answers} chosen={chosen} onPress={setChosen} />
      {answers.length === 1 && <p class="hint">{words.secrets.onlyOne}</p>}
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={chosen === null}
          onClick={() => {
            if (chosen === null) return;
            setChosen(null);
            enter(answerAlone(sitting, seat, chosen));
          }}
        >
          {words.secrets.confirm}
        </button>
      </div>
    </section>
  );
}

interface OwnChoiceProps extends OwnProps {
  readonly answers: readonly Answer[];
  readonly chosen: string | null;
  readonly onPress: (answer: string) => void;
}

function OwnChoice({ scene, seat, answers, chosen, onPress }: OwnChoiceProps) {
  const question = matchOf(scene.sitting).decision(seat)?.question;
  if (question === undefined) return null;
  return (
    <>
      <p class="qm-question">
        <LineText line={textFor(scene.text.question, question)} />
      </p>
      <Answers
        scene={scene}
        legend={scene.words.secrets.answers}
        answers={answers}
        chosen={chosen}
        onPress={onPress}
      />
    </>
  );
}

/** QU-15: the holder reads the answer; all others look too where the Sentinel may be among them. */
function CheckScreen({ scene, seat, as }: OwnProps & { as: "holder" | "sentinel" }) {
  const { sitting, words, text, enter } = scene;
  const check = ownSight(sitting, seat).checks.findLast((one) => one.as === as);
  return (
    <section class="qm-screen">
      <Heading>{as === "holder" ? words.check.saw : words.check.overhear}</Heading>
      <p class="qm-question">
        {check === undefined ? (
          words.check.nothing
        ) : (
          <LineText line={textFor(text.event, answerEvent(seat, check.seat, check.loyalty, as))} />
        )}
      </p>
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={() => enter(sawCheck(sitting))}>
          {words.cover.hide}
        </button>
      </div>
    </section>
  );
}

function answerEvent(seat: Seat, target: Seat, loyalty: "good" | "evil", as: "holder" | "sentinel"): Event {
  return as === "holder"
    ? { kind: "shown", seat, target, amulet: 0, loyalty }
    : { kind: "overheard", target, seat, loyalty };
}
