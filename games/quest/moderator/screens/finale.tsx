import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText, Shield } from "@roundtable/kit";
import { useState } from "preact/hooks";
import type { Character } from "../../rules/characters.ts";
import { SUCCESSES_FOR_GOOD } from "../../rules/tableau.ts";
import { answerAloud, enterVerdict, goOn, sawHands } from "../sitting/entries.ts";
import { ClockFace } from "../clock/clock-face.tsx";
import { Answers, Confirm, GoOn, Heading, Seats } from "./parts.tsx";
import { News } from "./quest-screens.tsx";
import { type Display, nameOf } from "./display.ts";
import { matchOf } from "../sitting/sitting.ts";

interface DisplayProps {
  readonly display: Display;
}

/** QU-18 */
export function DiscussionScreen({ display }: DisplayProps) {
  const { sitting, view, words, enter } = display;
  const match = matchOf(sitting);
  const [first = 0] = match.asked;
  return (
    <section class="qm-screen">
      <Heading>{words.discussion.title}</Heading>
      {sitting.ways.dealing === "by-hand" && view.set.includes("revealer") && (
        <p>{words.discussion.revealer}</p>
      )}
      <p>{words.discussion.help}</p>
      <ClockFace display={display} of="discussion" seconds={match.decision(first)?.duration?.seconds ?? 0} />
      <GoOn label={words.discussion.end} onPress={() => enter(goOn(sitting))} />
    </section>
  );
}

/** QU-20a: all hands at once. */
export function HandsScreen({ display }: DisplayProps) {
  const { sitting, words, enter } = display;
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.lastChance}</p>
      <Heading>{words.finale.hands}</Heading>
      <Hands display={display} />
      <GoOn label={words.quests.goOn} onPress={() => enter(sawHands(sitting))} />
    </section>
  );
}

/** QU-20b, where nobody has a choice. */
export function LowerScreen({ display }: DisplayProps) {
  const { sitting, words, enter } = display;
  return (
    <section class="qm-screen">
      <Heading>{words.finale.lastChance}</Heading>
      <p>{words.finale.lower}</p>
      <Hands display={display} />
      <GoOn label={words.finale.lowered} onPress={() => enter(goOn(sitting))} />
    </section>
  );
}

const ACTORS: ReadonlySet<Character> = new Set<Character>(["apprentice", "duke", "archduke"]);

/** QU-20c: if nobody in the set can act, the hands are counted at once. */
export function ActsScreen({ display }: DisplayProps) {
  const { sitting, view, words, enter } = display;
  const mayAct = view.set.some((character) => ACTORS.has(character));
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.lastChance}</p>
      <Heading>{mayAct ? words.finale.acts : words.finale.hands}</Heading>
      <News display={display} />
      <Hands display={display} />
      {mayAct && <Acting display={display} />}
      <GoOn label={mayAct ? words.finale.done : words.finale.count} onPress={() => enter(goOn(sitting))} />
    </section>
  );
}

/** A player confirms before acting: a slip of the finger must not reveal what somebody else could do. */
function Acting({ display }: DisplayProps) {
  const { sitting, seats, words, enter } = display;
  const [named, setNamed] = useState<Seat | null>(null);
  const [actor, setActor] = useState<Seat | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const says = words.finale;
  const answers = (actor === null ? null : matchOf(sitting).decision(actor))?.answers ?? [];
  const acts = answers.filter(({ kind }) => kind !== "done");
  return (
    <>
      <Seats
        display={display}
        legend={says.who}
        from={seats.map(({ seat }) => seat)}
        chosen={named === null ? [] : [named]}
        onPress={(seat) => {
          setNamed(seat);
          setActor(null);
          setChosen(null);
        }}
      />
      {actor !== null && acts.length === 0 && <p role="alert">{says.nothing(nameOf(display, actor))}</p>}
      {actor !== null && acts.length > 0 && (
        <Answers
          display={display}
          legend={nameOf(display, actor)}
          answers={acts}
          chosen={chosen}
          onPress={setChosen}
        />
      )}
      {named !== null && actor === null && (
        <button type="button" class="large" onClick={() => setActor(named)}>
          {says.saysSo(nameOf(display, named))}
        </button>
      )}
      {actor !== null && chosen !== null && (
        <button
          type="button"
          class="large"
          onClick={() => {
            setChosen(null);
            enter(answerAloud(sitting, actor, chosen));
          }}
        >
          {words.quests.enter}
        </button>
      )}
    </>
  );
}

/** QU-21: said aloud, entered by the host, answered at once. */
export function HuntScreen({ display, hunter }: DisplayProps & { hunter: Seat }) {
  const { sitting, words, text, enter } = display;
  const [chosen, setChosen] = useState<string | null>(null);
  const decision = matchOf(sitting).decision(hunter);
  if (decision === null) return null;
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.hunt}</p>
      <Heading>{words.finale.names(nameOf(display, hunter))}</Heading>
      <News display={display} />
      <p class="qm-question">
        <LineText line={textFor(text.question, decision.question)} />
      </p>
      <Answers
        display={display}
        legend={words.finale.hunt}
        answers={decision.answers}
        chosen={chosen}
        onPress={setChosen}
      />
      {decision.duration !== undefined && (
        <ClockFace display={display} of={decision.id} seconds={decision.duration.seconds} />
      )}
      <Confirm
        label={words.finale.confirm}
        chosen={chosen}
        onConfirm={(answer) => {
          setChosen(null);
          enter(answerAloud(sitting, hunter, answer));
        }}
      />
    </section>
  );
}

/** QU-17 to QU-22, played with real hands: what happens now, and what the table might forget. */
export function VerdictScreen({ display }: DisplayProps) {
  const { sitting, view, words, enter } = display;
  const says = words.finale;
  return (
    <section class="qm-screen">
      <Heading>{says.verdict}</Heading>
      <News display={display} />
      <p>{says.verdictHelp[nowPlayed(display)]}</p>
      {nowPlayed(display) !== "successes" && (
        <p>{says.allLeadersEvil(...view.quests.map(({ leader }) => nameOf(display, leader)))}</p>
      )}
      <div class="qm-doors">
        {(["good", "evil"] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`large qm-side qm-${side}`}
            onClick={() => enter(enterVerdict(sitting, side))}
          >
            {says[side]}
          </button>
        ))}
      </div>
    </section>
  );
}

function nowPlayed({ view, sitting }: Display): "successes" | "window" | "vote" | "lastChance" {
  if (view.quests.filter(({ failed }) => !failed).length === SUCCESSES_FOR_GOOD) return "successes";
  if (!view.set.includes("blind-hunter")) return "lastChance";
  return sitting.options.huntVote ? "vote" : "window";
}

/** Who points at whom. */
function Hands({ display }: DisplayProps) {
  const { view, seats, words } = display;
  return (
    <ul class="qm-hands">
      {seats.map(({ seat, name, shield }) => {
        const at = (view.hands?.[seat] ?? []).flatMap((hand) =>
          hand === null ? [] : [nameOf(display, hand)],
        );
        return (
          <li key={seat}>
            <Shield name={shield} /> <bdi>{name}</bdi> <span aria-hidden="true">→</span>{" "}
            <b>{at.length === 0 ? words.finale.nobody : at.join(", ")}</b>
          </li>
        );
      })}
    </ul>
  );
}
