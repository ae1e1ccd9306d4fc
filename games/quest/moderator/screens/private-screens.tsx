import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText } from "@roundtable/kit";
import { useState } from "preact/hooks";
import type { Answer } from "../../rules/asking.ts";
import type { QuestEvent } from "../../rules/events.ts";
import { CharacterCard } from "../../table/characters/cards.tsx";
import { answerAlone, lookedAtCard, sawCheck } from "../sitting/entries.ts";
import { ownSight } from "../sitting/own-sight.ts";
import { Answers, Confirm, GoOn, Heading } from "./parts.tsx";
import type { Display } from "./display.ts";
import { matchOf } from "../sitting/sitting.ts";
import type { Moment, Secret } from "../sitting/moment.ts";

/** Screens for one person only. They are drawn only after their cover was opened. */

interface OwnProps {
  readonly display: Display;
  readonly seat: Seat;
}

export function PrivateScreen({ display, moment }: { display: Display; moment: Moment }) {
  switch (moment.kind) {
    case "look":
      return <LookScreen display={display} seat={moment.seat} />;
    case "secret":
      return <SecretScreen display={display} seat={moment.seat} what={moment.what} />;
    case "see-check":
      return <CheckScreen display={display} seat={moment.seat} as="holder" />;
    case "overhear":
      return <CheckScreen display={display} seat={moment.seat} as="sentinel" />;
    default:
      return null;
  }
}

/** QU-9 */
function LookScreen({ display, seat }: OwnProps) {
  const { sitting, words, enter } = display;
  const [chosen, setChosen] = useState<string | null>(null);
  const decision = matchOf(sitting).decision(seat);
  const choices = sitting.ways.knowledge === "device" ? (decision?.answers ?? []) : [];
  return (
    <section class="qm-screen">
      <OwnCard display={display} seat={seat} />
      {choices.length > 1 && (
        <OwnChoice display={display} seat={seat} answers={choices} chosen={chosen} onPress={setChosen} />
      )}
      <GoOn
        label={words.cover.hideAndPass}
        isReady={choices.length <= 1 || chosen !== null}
        onPress={() =>
          enter(chosen === null ? lookedAtCard(sitting, seat) : answerAlone(sitting, seat, chosen))
        }
      />
    </section>
  );
}

/** The player's card once more, at any time. */
export function PeekScreen({ display, seat, onHide }: OwnProps & { onHide: () => void }) {
  return (
    <section class="qm-screen">
      <OwnCard display={display} seat={seat} />
      <GoOn label={display.words.cover.hide} onPress={onHide} />
    </section>
  );
}

function OwnCard({ display, seat }: OwnProps) {
  const { sitting, words, text } = display;
  const { character, facts, putAway, checks } = ownSight(sitting, seat);
  const name = text.piece[character]?.name ?? character;
  const known: readonly QuestEvent[] = [
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

/** A decision that nobody else sees; players without a choice confirm it as well. */
function SecretScreen({ display, seat, what }: OwnProps & { what: Secret }) {
  const { sitting, view, words, enter } = display;
  const [chosen, setChosen] = useState<string | null>(null);
  const answers = matchOf(sitting).decision(seat)?.answers ?? [];
  return (
    <section class="qm-screen">
      <Heading>{what === "card" ? words.secrets.card(view.quests.length + 1) : words.secrets[what]}</Heading>
      <OwnChoice display={display} seat={seat} answers={answers} chosen={chosen} onPress={setChosen} />
      {answers.length === 1 && <p class="hint">{words.secrets.onlyOne}</p>}
      <Confirm
        label={words.secrets.confirm}
        chosen={chosen}
        onConfirm={(answer) => {
          setChosen(null);
          enter(answerAlone(sitting, seat, answer));
        }}
      />
    </section>
  );
}

interface OwnChoiceProps extends OwnProps {
  readonly answers: readonly Answer[];
  readonly chosen: string | null;
  readonly onPress: (answer: string) => void;
}

function OwnChoice({ display, seat, answers, chosen, onPress }: OwnChoiceProps) {
  const question = matchOf(display.sitting).decision(seat)?.question;
  if (question === undefined) return null;
  return (
    <>
      <p class="qm-question">
        <LineText line={textFor(display.text.question, question)} />
      </p>
      <Answers
        display={display}
        legend={display.words.secrets.answers}
        answers={answers}
        chosen={chosen}
        onPress={onPress}
      />
    </>
  );
}

/** QU-15: the holder reads the answer; everybody else looks too if the Sentinel may be among them. */
function CheckScreen({ display, seat, as }: OwnProps & { as: "holder" | "sentinel" }) {
  const { sitting, words, text, enter } = display;
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
      <GoOn label={words.cover.hide} onPress={() => enter(sawCheck(sitting))} />
    </section>
  );
}

function answerEvent(
  seat: Seat,
  target: Seat,
  loyalty: "good" | "evil",
  as: "holder" | "sentinel",
): QuestEvent {
  return as === "holder"
    ? { kind: "shown", seat, target, amulet: 0, loyalty }
    : { kind: "overheard", target, seat, loyalty };
}
