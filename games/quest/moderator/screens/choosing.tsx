import type { Seat } from "@roundtable/kernel";
import { useState } from "preact/hooks";
import { choose, goOn, sawCheck, stepForward } from "../sitting/entries.ts";
import { GoOn, Heading, Seats } from "./parts.tsx";
import { News } from "./quest-screens.tsx";
import { type Display, nameOf } from "./display.ts";
import { matchOf } from "../sitting/sitting.ts";
import type { Moment } from "../sitting/moment.ts";

type Choosing = Extract<Moment, { kind: "choose" }>;

/** QU-13, QU-14: one person names another, aloud. */
export function ChooseScreen({
  display,
  moment: { what, seat: by },
}: {
  display: Display;
  moment: Choosing;
}) {
  const { sitting, view, words, enter } = display;
  const [chosen, setChosen] = useState<Seat | null>(null);
  const answers = matchOf(sitting).decision(by)?.answers ?? [];
  const braggart =
    sitting.ways.dealing === "by-hand" &&
    what === "new-leader" &&
    view.quests.length === 4 &&
    view.set.includes("braggart");
  return (
    <section class="qm-screen">
      <Heading>{words.choose[what]}</Heading>
      <News display={display} />
      {braggart && <p>{words.choose.braggart}</p>}
      <Seats
        display={display}
        legend={words.choose.by(nameOf(display, by))}
        from={answers.flatMap((answer) => (answer.kind === "seat" ? [answer.seat] : []))}
        chosen={chosen === null ? [] : [chosen]}
        onPress={setChosen}
      />
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={chosen === null}
          onClick={() => chosen !== null && enter(choose(sitting, chosen))}
        >
          {words.quests.enter}
        </button>
      </div>
    </section>
  );
}

type Window = Extract<Moment, { kind: "window" }>["what"];

/**
 * QU-13, QU-19: everybody is asked aloud alike. Every tap is confirmed with the same question first: a slip of the
 * finger must neither begin a hunt nor reveal what somebody is not.
 */
export function WindowScreen({ display, what }: { display: Display; what: Window }) {
  const { sitting, words, enter } = display;
  const [asking, setAsking] = useState(false);
  const [claims, setClaims] = useState<Seat | null>(null);
  const [wrong, setWrong] = useState<Seat | null>(null);
  const says = words.windows;
  const confirm = (seat: Seat) => {
    const next = stepForward(sitting, seat);
    if (next !== null) return enter(next);
    setClaims(null);
    setWrong(seat);
  };
  return (
    <section class="qm-screen">
      <Heading>{says[what]}</Heading>
      <News display={display} />
      <p>{says.ask}</p>
      {asking && (
        <Seats
          display={display}
          legend={says.who}
          from={mayStepForward(display, what)}
          chosen={claims === null ? [] : [claims]}
          onPress={(seat) => {
            setClaims(seat);
            setWrong(null);
          }}
        />
      )}
      <p role="alert" class="problem">
        {wrong !== null && says.not(nameOf(display, wrong))}
      </p>
      {claims !== null && (
        <>
          <p class="qm-question">{says.claims[what](nameOf(display, claims))}</p>
          {sitting.ways.dealing === "device" && <p class="hint">{says.final}</p>}
        </>
      )}
      <div class="qm-doors">
        {claims !== null && (
          <button type="button" class="gold large" onClick={() => confirm(claims)}>
            {says.confirm}
          </button>
        )}
        <button
          type="button"
          class={`large ${claims === null ? "gold" : ""}`}
          onClick={() => enter(goOn(sitting))}
        >
          {says.nobody}
        </button>
        {!asking && (
          <button type="button" class="large" onClick={() => setAsking(true)}>
            {says.somebody}
          </button>
        )}
      </div>
    </section>
  );
}

/** QU-13: Galahad only with neither token, which everybody can see. */
function mayStepForward({ seats, view }: Display, what: Window): readonly Seat[] {
  const tokens = [...view.veterans, ...view.amulets.map(({ holder }) => holder)];
  return seats.map(({ seat }) => seat).filter((seat) => what === "hunt-window" || !tokens.includes(seat));
}

type RealCheck = Extract<Moment, { kind: "real-check" }>;

/** QU-15, with the real cards on the table. */
export function RealCheckScreen({ display, moment }: { display: Display; moment: RealCheck }) {
  const { sitting, words, enter } = display;
  const says = words.check;
  return (
    <section class="qm-screen">
      <Heading>{says.real(nameOf(display, moment.holder), nameOf(display, moment.target))}</Heading>
      <p>{says.realHow}</p>
      {moment.sentinel && <p>{says.sentinel}</p>}
      <GoOn label={says.done} onPress={() => enter(sawCheck(sitting))} />
    </section>
  );
}
