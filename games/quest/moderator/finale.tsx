import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText, Shield } from "@roundtable/web/kit";
import { useState } from "preact/hooks";
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
  const { sitting, words, enter } = scene;
  const match = matchOf(sitting);
  const [first = 0] = match.asked;
  return (
    <section class="qm-screen">
      <Heading>{words.discussion.title}</Heading>
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

/** QU-20c: whoever acts says so; what he may do is offered to nobody before. */
export function ActsScreen({ scene }: SceneProps) {
  const { sitting, seats, words, enter } = scene;
  const [actor, setActor] = useState<Seat | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const says = words.finale;
  const acts = (actor === null ? null : matchOf(sitting).decision(actor))?.answers ?? [];
  const real = acts.filter(({ kind }) => kind !== "done");
  const turning = actor !== null && acts.some(({ kind }) => kind === "seat");
  return (
    <section class="qm-screen">
      <p class="label">{says.lastChance}</p>
      <Heading>{says.acts}</Heading>
      <News scene={scene} />
      <Hands scene={scene} />
      <Seats
        scene={scene}
        legend={says.who}
        from={turning ? [actor] : seats.map(({ seat }) => seat)}
        chosen={actor === null ? [] : [actor]}
        onPress={(seat) => {
          setActor(seat);
          setChosen(null);
        }}
      />
      {actor !== null && real.length === 0 && <p role="alert">{says.nothing(nameOf(scene, actor))}</p>}
      {actor !== null && real.length > 0 && (
        <Answers
          scene={scene}
          legend={nameOf(scene, actor)}
          answers={real}
          chosen={chosen}
          onPress={setChosen}
        />
      )}
      <div class="qm-doors">
        {actor !== null && chosen !== null && (
          <button
            type="button"
            class="gold large"
            onClick={() => {
              setChosen(null);
              enter(answerAloud(sitting, actor, chosen));
            }}
          >
            {words.quests.enter}
          </button>
        )}
        <button
          type="button"
          class={chosen === null ? "gold large" : "large"}
          onClick={() => enter(goOn(sitting))}
        >
          {says.done}
        </button>
      </div>
    </section>
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

export function VerdictScreen({ scene }: SceneProps) {
  const { sitting, words, enter } = scene;
  const says = words.finale;
  return (
    <section class="qm-screen">
      <Heading>{says.verdict}</Heading>
      <News scene={scene} />
      <p>{says.verdictHelp}</p>
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
