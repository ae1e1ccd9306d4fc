import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText, Shield } from "@roundtable/kit";
import { useState } from "preact/hooks";
import type { Character } from "../rules/characters.ts";
import { SUCCESSES_FOR_GOOD } from "../rules/tableau.ts";
import { answerAloud, enterVerdict, goOn, sawHands } from "./entries.ts";
import { ClockFace } from "./clock-face.tsx";
import { Answers, Heading, Seats } from "./parts.tsx";
import { News } from "./quest-screens.tsx";
import { nameOf, type Scene } from "./scene.ts";
import { matchOf } from "./sitting.ts";

interface SceneProps {
  readonly scene: Scene;
}

/** QU-18 */
export function DiscussionScreen({ scene }: SceneProps) {
  const { sitting, view, words, enter } = scene;
  const match = matchOf(sitting);
  const [first = 0] = match.asked;
  return (
    <section class="qm-screen">
      <Heading>{words.discussion.title}</Heading>
      {sitting.ways.dealing === "by-hand" && view.set.includes("revealer") && (
        <p>{words.discussion.revealer}</p>
      )}
      <p>{words.discussion.help}</p>
      <ClockFace scene={scene} of="discussion" seconds={match.decision(first)?.duration?.seconds ?? 0} />
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={() => enter(goOn(sitting))}>
          {words.discussion.end}
        </button>
      </div>
    </section>
  );
}

/** QU-20a: all hands at once. */
export function HandsScreen({ scene }: SceneProps) {
  const { sitting, words, enter } = scene;
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.lastChance}</p>
      <Heading>{words.finale.hands}</Heading>
      <Hands scene={scene} />
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={() => enter(sawHands(sitting))}>
          {words.quests.goOn}
        </button>
      </div>
    </section>
  );
}

/** QU-20b, where nobody has a choice. */
export function LowerScreen({ scene }: SceneProps) {
  const { sitting, words, enter } = scene;
  return (
    <section class="qm-screen">
      <Heading>{words.finale.lastChance}</Heading>
      <p>{words.finale.lower}</p>
      <Hands scene={scene} />
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={() => enter(goOn(sitting))}>
          {words.finale.lowered}
        </button>
      </div>
    </section>
  );
}

const ACTORS: ReadonlySet<Character> = new Set<Character>(["apprentice", "duke", "archduke"]);

/** QU-20c: where the set has nobody who acts, the hands are counted at once. */
export function ActsScreen({ scene }: SceneProps) {
  const { sitting, view, words, enter } = scene;
  const mayAct = view.set.some((character) => ACTORS.has(character));
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.lastChance}</p>
      <Heading>{mayAct ? words.finale.acts : words.finale.hands}</Heading>
      <News scene={scene} />
      <Hands scene={scene} />
      {mayAct && <Acting scene={scene} />}
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={() => enter(goOn(sitting))}>
          {mayAct ? words.finale.done : words.finale.count}
        </button>
      </div>
    </section>
  );
}

/** Whoever acts says so first: a finger that slips must not show what somebody else could do. */
function Acting({ scene }: SceneProps) {
  const { sitting, seats, words, enter } = scene;
  const [named, setNamed] = useState<Seat | null>(null);
  const [actor, setActor] = useState<Seat | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const says = words.finale;
  const answers = (actor === null ? null : matchOf(sitting).decision(actor))?.answers ?? [];
  const acts = answers.filter(({ kind }) => kind !== "done");
  return (
    <>
      <Seats
        scene={scene}
        legend={says.who}
        from={seats.map(({ seat }) => seat)}
        chosen={named === null ? [] : [named]}
        onPress={(seat) => {
          setNamed(seat);
          setActor(null);
          setChosen(null);
        }}
      />
      {actor !== null && acts.length === 0 && <p role="alert">{says.nothing(nameOf(scene, actor))}</p>}
      {actor !== null && acts.length > 0 && (
        <Answers
          scene={scene}
          legend={nameOf(scene, actor)}
          answers={acts}
          chosen={chosen}
          onPress={setChosen}
        />
      )}
      {named !== null && actor === null && (
        <button type="button" class="large" onClick={() => setActor(named)}>
          {says.saysSo(nameOf(scene, named))}
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
export function HuntScreen({ scene, hunter }: SceneProps & { hunter: Seat }) {
  const { sitting, words, text, enter } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const decision = matchOf(sitting).decision(hunter);
  if (decision === null) return null;
  return (
    <section class="qm-screen">
      <p class="label">{words.finale.hunt}</p>
      <Heading>{words.finale.names(nameOf(scene, hunter))}</Heading>
      <News scene={scene} />
      <p class="qm-question">
        <LineText line={textFor(text.question, decision.question)} />
      </p>
      <Answers
        scene={scene}
        legend={words.finale.hunt}
        answers={decision.answers}
        chosen={chosen}
        onPress={setChosen}
      />
      {decision.duration !== undefined && (
        <ClockFace scene={scene} of={decision.id} seconds={decision.duration.seconds} />
      )}
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={chosen === null}
          onClick={() => {
            if (chosen === null) return;
            setChosen(null);
            enter(answerAloud(sitting, hunter, chosen));
          }}
        >
          {words.finale.confirm}
        </button>
      </div>
    </section>
  );
}

/** QU-17 to QU-22, played with real hands: what comes now, and what the table might forget. */
export function VerdictScreen({ scene }: SceneProps) {
  const { sitting, view, words, enter } = scene;
  const says = words.finale;
  return (
    <section class="qm-screen">
      <Heading>{says.verdict}</Heading>
      <News scene={scene} />
      <p>{says.verdictHelp[nowPlayed(scene)]}</p>
      {nowPlayed(scene) !== "successes" && (
        <p>{says.allLeadersEvil(...view.quests.map(({ leader }) => nameOf(scene, leader)))}</p>
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

function nowPlayed({ view, sitting }: Scene): "successes" | "window" | "vote" | "lastChance" {
  if (view.quests.filter(({ failed }) => !failed).length === SUCCESSES_FOR_GOOD) return "successes";
  if (!view.set.includes("blind-hunter")) return "lastChance";
  return sitting.options.huntVote ? "vote" : "window";
}

/** Who points at whom. */
function Hands({ scene }: SceneProps) {
  const { view, seats, words } = scene;
  return (
    <ul class="qm-hands">
      {seats.map(({ seat, name, shield }) => {
        const at = (view.hands?.[seat] ?? []).flatMap((hand) => (hand === null ? [] : [nameOf(scene, hand)]));
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
