import type { Seat } from "@roundtable/kernel";
import { SeatsContext } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { pieces } from "../table/characters/looks.ts";
import { ChooseScreen, RealCheckScreen, WindowScreen } from "./screens/choosing.tsx";
import { Cover, WhoseCard } from "./screens/cover.tsx";
import { takeBack } from "./sitting/entries.ts";
import {
  ActsScreen,
  DiscussionScreen,
  HandsScreen,
  HuntScreen,
  LowerScreen,
  VerdictScreen,
} from "./screens/finale.tsx";
import { NarrationScreen } from "./narration/narration-screen.tsx";
import { OverScreen } from "./screens/over.tsx";
import { DealScreen, FirstLeaderScreen } from "./screens/opening.tsx";
import { InPlay, Story, Track } from "./screens/parts.tsx";
import { PeekScreen, PrivateScreen } from "./screens/private-screens.tsx";
import { CountScreen, ResultScreen, TeamScreen } from "./screens/quest-screens.tsx";
import { type Display, displayOf, type QuestText } from "./screens/display.ts";
import type { Sitting } from "./sitting/sitting.ts";
import { viewerOf, type Moment, momentOf } from "./sitting/moment.ts";
import { useWakeLock } from "./wake-lock.ts";

interface AtTableProps {
  readonly sitting: Sitting;
  readonly text: QuestText;
  readonly onEnter: (next: Sitting) => void;
  readonly onAgain: () => void;
}

/** What somebody looks at besides the game: a choice of card, its cover, or the card. */
type Peek = { readonly seat: Seat | null; readonly open: boolean };

/** One game from the deal to the verdict: shows what is asked now, behind a cover if only one person may see it. */
export function AtTable({ sitting, text, onEnter, onAgain }: AtTableProps) {
  /** The moment that is uncovered now. It is not stored, so a reload always shows the cover. */
  const [uncovered, setUncovered] = useState<string | null>(null);
  const [peek, setPeek] = useState<Peek | null>(null);
  const enter = (next: Sitting) => {
    if (keyOf(momentOf(next)) !== uncovered) setUncovered(null);
    onEnter(next);
  };
  const display = displayOf(sitting, text, enter);
  useWakeLock();
  useEffect(() => {
    // Putting the device down, or opening another page, covers everything.
    const cover = () => {
      if (!document.hidden) return;
      setUncovered(null);
      setPeek((before) => (before === null ? null : { ...before, open: false }));
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  return (
    <SeatsContext.Provider value={{ seats: display.seats, pieces }}>
      {peek === null ? (
        <Current
          display={display}
          isOpen={keyOf(display.moment) === uncovered}
          onOpen={() => setUncovered(keyOf(display.moment))}
          onAgain={onAgain}
        />
      ) : (
        <Peeking display={display} peek={peek} onPeek={setPeek} />
      )}
      {peek === null && viewerOf(display.moment) === null && (
        <Aside display={display} onPeek={() => setPeek({ seat: null, open: false })} onAgain={onAgain} />
      )}
    </SeatsContext.Provider>
  );
}

interface CurrentProps {
  readonly display: Display;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
}

function Current({ display, isOpen, onOpen, onAgain }: CurrentProps) {
  const { moment } = display;
  const eyes = viewerOf(moment);
  const key = keyOf(moment);
  if (eyes === null) {
    return (
      <>
        {moment.kind !== "over" && <Track display={display} />}
        <PublicScreen key={key} display={display} moment={moment} onAgain={onAgain} />
      </>
    );
  }
  return isOpen ? (
    <PrivateScreen key={key} display={display} moment={moment} />
  ) : (
    <Cover key={key} display={display} seat={eyes} onReveal={onOpen} />
  );
}

function PublicScreen({
  display,
  moment,
  onAgain,
}: {
  display: Display;
  moment: Moment;
  onAgain: () => void;
}) {
  switch (moment.kind) {
    case "first-leader":
      return <FirstLeaderScreen display={display} />;
    case "deal":
      return <DealScreen display={display} />;
    case "narration":
      return <NarrationScreen display={display} />;
    case "team":
      return <TeamScreen display={display} leader={moment.leader} size={moment.size} />;
    case "count":
      return <CountScreen display={display} of={moment.of} most={moment.most} />;
    case "result":
      return <ResultScreen display={display} quest={moment.quest} />;
    case "choose":
      return <ChooseScreen display={display} moment={moment} />;
    case "window":
      return <WindowScreen display={display} what={moment.what} />;
    case "real-check":
      return <RealCheckScreen display={display} moment={moment} />;
    case "discussion":
      return <DiscussionScreen display={display} />;
    case "hands":
      return <HandsScreen display={display} />;
    case "lower":
      return <LowerScreen display={display} />;
    case "acts":
      return <ActsScreen display={display} />;
    case "hunt":
      return <HuntScreen display={display} hunter={moment.hunter} />;
    case "verdict":
      return <VerdictScreen display={display} />;
    case "over":
      return <OverScreen display={display} onAgain={onAgain} />;
    case "look":
    case "secret":
    case "see-check":
    case "overhear":
      throw new Error(`“${moment.kind}” is for one pair of eyes.`);
  }
}

interface PeekingProps {
  readonly display: Display;
  readonly peek: Peek;
  readonly onPeek: (peek: Peek | null) => void;
}

function Peeking({ display, peek: { seat, open }, onPeek }: PeekingProps) {
  const close = () => onPeek(null);
  if (seat === null)
    return (
      <WhoseCard display={display} onChoose={(one) => onPeek({ seat: one, open: false })} onCancel={close} />
    );
  return open ? (
    <PeekScreen display={display} seat={seat} onHide={close} />
  ) : (
    <Cover display={display} seat={seat} onReveal={() => onPeek({ seat, open: true })} onCancel={close} />
  );
}

interface AsideProps {
  readonly display: Display;
  readonly onPeek: () => void;
  readonly onAgain: () => void;
}

/** Beside the question: the set in play, the story so far, one's own card, a correction, and a new game. */
function Aside({ display, onPeek, onAgain }: AsideProps) {
  const { sitting, moment, words, enter } = display;
  const [sure, setSure] = useState(false);
  const byHand = sitting.ways.dealing === "by-hand";
  return (
    <aside class="qm-aside">
      {moment.kind !== "deal" && <InPlay display={display} />}
      <Story display={display} />
      <div class="qm-doors">
        {moment.kind !== "over" && moment.kind !== "first-leader" && !byHand && (
          <button type="button" class="quiet" onClick={onPeek}>
            {words.cover.again}
          </button>
        )}
        {sitting.before !== null && (moment.kind !== "over" || sitting.verdict !== null || byHand) && (
          <button type="button" class="quiet" onClick={() => enter(takeBack(sitting))}>
            {words.correct}
          </button>
        )}
        {moment.kind !== "over" && !sure && (
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
function keyOf(moment: Moment): string {
  return JSON.stringify(moment);
}
