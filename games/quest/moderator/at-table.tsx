import type { Seat } from "@roundtable/kernel";
import { Company } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { pieces } from "../table/looks.ts";
import { ChooseScreen, RealCheckScreen, WindowScreen } from "./choosing.tsx";
import { Cover, WhoseCard } from "./cover.tsx";
import { takeBack } from "./entries.ts";
import {
  ActsScreen,
  DiscussionScreen,
  HandsScreen,
  HuntScreen,
  LowerScreen,
  VerdictScreen,
} from "./finale.tsx";
import { NarrationScreen } from "./narration.tsx";
import { OverScreen } from "./over.tsx";
import { DealScreen, FirstLeaderScreen } from "./opening.tsx";
import { InPlay, Story, Track } from "./parts.tsx";
import { PeekScreen, PrivateScreen } from "./private-screens.tsx";
import { CountScreen, ResultScreen, TeamScreen } from "./quest-screens.tsx";
import { type QuestText, type Scene, sceneOf } from "./scene.ts";
import type { Sitting } from "./sitting.ts";
import { eyesFor, type Step, stepOf } from "./steps.ts";
import { useAwake } from "./awake.ts";

interface AtTableProps {
  readonly sitting: Sitting;
  readonly text: QuestText;
  readonly onEnter: (next: Sitting) => void;
  readonly onAgain: () => void;
}

/** What somebody looks at beside the game: whose card, its cover, the card. */
type Peek = { readonly seat: Seat | null; readonly open: boolean };

/** One game from the deal to the verdict: what is asked now, behind a cover where it is for one pair of eyes. */
export function AtTable({ sitting, text, onEnter, onAgain }: AtTableProps) {
  /** The step that is uncovered now; it lives in this page only, so a reload always finds the cover. */
  const [uncovered, setUncovered] = useState<string | null>(null);
  const [peek, setPeek] = useState<Peek | null>(null);
  const enter = (next: Sitting) => {
    if (keyOf(stepOf(next)) !== uncovered) setUncovered(null);
    onEnter(next);
  };
  const scene = sceneOf(sitting, text, enter);
  useAwake();
  useEffect(() => {
    // Whoever puts the device down, or takes another page up, leaves nothing uncovered.
    const cover = () => {
      if (!document.hidden) return;
      setUncovered(null);
      setPeek((before) => (before === null ? null : { ...before, open: false }));
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  return (
    <Company.Provider value={{ seats: scene.seats, pieces }}>
      {peek === null ? (
        <Current
          scene={scene}
          isOpen={keyOf(scene.step) === uncovered}
          onOpen={() => setUncovered(keyOf(scene.step))}
          onAgain={onAgain}
        />
      ) : (
        <Peeking scene={scene} peek={peek} onPeek={setPeek} />
      )}
      {peek === null && eyesFor(scene.step) === null && (
        <Aside scene={scene} onPeek={() => setPeek({ seat: null, open: false })} onAgain={onAgain} />
      )}
    </Company.Provider>
  );
}

interface CurrentProps {
  readonly scene: Scene;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
}

function Current({ scene, isOpen, onOpen, onAgain }: CurrentProps) {
  const { step } = scene;
  const eyes = eyesFor(step);
  const key = keyOf(step);
  if (eyes === null) {
    return (
      <>
        {step.kind !== "over" && <Track scene={scene} />}
        <PublicScreen key={key} scene={scene} step={step} onAgain={onAgain} />
      </>
    );
  }
  return isOpen ? (
    <PrivateScreen key={key} scene={scene} step={step} />
  ) : (
    <Cover key={key} scene={scene} seat={eyes} onReveal={onOpen} />
  );
}

function PublicScreen({ scene, step, onAgain }: { scene: Scene; step: Step; onAgain: () => void }) {
  switch (step.kind) {
    case "first-leader":
      return <FirstLeaderScreen scene={scene} />;
    case "deal":
      return <DealScreen scene={scene} />;
    case "narration":
      return <NarrationScreen scene={scene} />;
    case "team":
      return <TeamScreen scene={scene} leader={step.leader} size={step.size} />;
    case "count":
      return <CountScreen scene={scene} of={step.of} most={step.most} />;
    case "result":
      return <ResultScreen scene={scene} quest={step.quest} />;
    case "choose":
      return <ChooseScreen scene={scene} step={step} />;
    case "window":
      return <WindowScreen scene={scene} what={step.what} />;
    case "real-check":
      return <RealCheckScreen scene={scene} step={step} />;
    case "discussion":
      return <DiscussionScreen scene={scene} />;
    case "hands":
      return <HandsScreen scene={scene} />;
    case "lower":
      return <LowerScreen scene={scene} />;
    case "acts":
      return <ActsScreen scene={scene} />;
    case "hunt":
      return <HuntScreen scene={scene} hunter={step.hunter} />;
    case "verdict":
      return <VerdictScreen scene={scene} />;
    case "over":
      return <OverScreen scene={scene} onAgain={onAgain} />;
    case "look":
    case "secret":
    case "see-check":
    case "overhear":
      throw new Error(`“${step.kind}” is for one pair of eyes.`);
  }
}

interface PeekingProps {
  readonly scene: Scene;
  readonly peek: Peek;
  readonly onPeek: (peek: Peek | null) => void;
}

function Peeking({ scene, peek: { seat, open }, onPeek }: PeekingProps) {
  const close = () => onPeek(null);
  if (seat === null)
    return (
      <WhoseCard scene={scene} onChoose={(one) => onPeek({ seat: one, open: false })} onCancel={close} />
    );
  return open ? (
    <PeekScreen scene={scene} seat={seat} onHide={close} />
  ) : (
    <Cover scene={scene} seat={seat} onReveal={() => onPeek({ seat, open: true })} onCancel={close} />
  );
}

interface AsideProps {
  readonly scene: Scene;
  readonly onPeek: () => void;
  readonly onAgain: () => void;
}

/** Beside what is asked: what is in play, what happened, one's card again, a correction, a new beginning. */
function Aside({ scene, onPeek, onAgain }: AsideProps) {
  const { sitting, step, words, enter } = scene;
  const [sure, setSure] = useState(false);
  const byHand = sitting.ways.dealing === "by-hand";
  return (
    <aside class="qm-aside">
      {step.kind !== "deal" && <InPlay scene={scene} />}
      <Story scene={scene} />
      <div class="qm-doors">
        {step.kind !== "over" && step.kind !== "first-leader" && !byHand && (
          <button type="button" class="quiet" onClick={onPeek}>
            {words.cover.again}
          </button>
        )}
        {sitting.before !== null && (step.kind !== "over" || sitting.verdict !== null || byHand) && (
          <button type="button" class="quiet" onClick={() => enter(takeBack(sitting))}>
            {words.correct}
          </button>
        )}
        {step.kind !== "over" && !sure && (
          <button type="button" class="quiet" onClick={() => setSure(true)}>
            {words.beginAnew}
          </button>
        )}
      </div>
      {sure && (
        <div class="qm-sure" role="alertdialog" aria-label={words.beginAnewSure}>
          <p>{words.beginAnewSure}</p>
          <div class="qm-doors">
            <button type="button" onClick={onAgain}>
              {words.yes}
            </button>
            <button type="button" class="gold" onClick={() => setSure(false)}>
              {words.no}
            </button>
          </div>
        </div>
      )}
    </aside>
  );
}

/** Two answers of one person to one question share their cover. */
function keyOf(step: Step): string {
  return JSON.stringify(step);
}
