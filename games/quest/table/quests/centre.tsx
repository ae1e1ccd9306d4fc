import { plainText } from "@roundtable/language";
import { explain, Icon, namesOf, pieceName } from "@roundtable/kit";
import { useEffect } from "preact/hooks";
import type { QuestCard } from "../../rules/cards.ts";
import { CardBack, CharacterCard, QuestCardFace } from "../characters/cards.tsx";
import { counted } from "../characters/characters.ts";
import icons from "../icons.json" with { type: "json" };
import { eventLine, type Scene } from "../scene.ts";
import { Candle } from "../hall/table-drawing.tsx";

interface CentreProps {
  readonly scene: Scene;
  /** How many results this player has already seen turned up. */
  readonly seen: number;
  readonly onSeen: (quests: number) => void;
}

/** The middle of the table: cards to choose from, cards turned up, or the candles. */
export function Centre({ scene, seen, onSeen }: CentreProps) {
  const { decision, view, words } = scene;
  switch (decision?.question.kind) {
    case "card":
    case "hunt-vote":
      return <CardsToPlay scene={scene} />;
    case "name-character":
      return <CharactersToName scene={scene} />;
    case "name-player":
      return <FaceDown scene={scene} />;
    default:
      break;
  }
  if (view.together !== null) {
    const { answered, of } = view.together;
    return (
      <div class="qu-waiting">
        {view.hands === null && <Candles />}
        <p>{words.decided(answered, of)}</p>
      </div>
    );
  }
  const isOver = view.quests.length > 0 && view.team === null && view.hunt === null && view.hands === null;
  return isOver ? <TurnedUp scene={scene} seen={seen} onSeen={onSeen} /> : <Candles />;
}

function Candles() {
  return (
    <svg class="qu-candles" viewBox="-60 -92 120 100" aria-hidden="true">
      <g transform="translate(-34 4) scale(.8)">
        <Candle />
      </g>
      <g transform="translate(34 4) scale(.72)">
        <Candle />
      </g>
      <Candle />
    </svg>
  );
}

const CARDS: readonly QuestCard[] = ["success", "fail"];

/** Both cards are always there, so that a neighbour cannot tell who has a choice. */
function CardsToPlay({ scene }: { scene: Scene }) {
  const { offers, offer } = scene;
  return (
    <div class="qu-cards-to-play">
      {CARDS.map((card) => (
        <div key={card} class="qu-choice" {...explain(card)} {...offer(offers.cards.get(card))}>
          <QuestCardFace card={card} name={pieceName(scene, card)} />
        </div>
      ))}
    </div>
  );
}

/** QU-21 */
function CharactersToName({ scene }: { scene: Scene }) {
  const { offers, offer, view } = scene;
  const nameable = [...offers.characters.keys()];
  const inPlay = new Set(view.set);
  return (
    <div class="qu-names">
      {counted(nameable).map(({ character }) => (
        <div
          key={character}
          class="qu-choice"
          data-barred={inPlay.has(character) ? undefined : ""}
          {...explain(character)}
          {...offer(offers.characters.get(character))}
        >
          <CharacterCard character={character} name={pieceName(scene, character)} />
        </div>
      ))}
    </div>
  );
}

/** QU-30 */
function FaceDown({ scene }: { scene: Scene }) {
  const { offers, offer } = scene;
  if (offers.faceDown === undefined) return <Candles />;
  return (
    <div class="qu-choice" {...offer(offers.faceDown)}>
      <CardBack />
    </div>
  );
}

/** QU-12: the cards of the last quest, shuffled, turned up one after another when it is just over. */
function TurnedUp({ scene, seen, onSeen }: CentreProps) {
  const { view, events, words } = scene;
  const number = view.quests.length;
  useEffect(() => () => onSeen(number), [number, onSeen]);
  const event = events.findLast((one) => one.kind === "quest" && one.quest === number);
  const quest = view.quests[number - 1];
  if (event?.kind !== "quest" || quest === undefined) return <Candles />;
  return (
    <div
      class="qu-turned-up"
      key={number}
      data-fresh={number > seen ? "" : undefined}
      style={{ "--cards": event.cards.length }}
    >
      <p class="for-readers">{plainText(eventLine(scene, event), namesOf(scene))}</p>
      <div class="qu-row-of-cards" aria-hidden="true">
        {event.cards.map((card, nth) => (
          <span key={nth} class="qu-turning" style={{ "--nth": nth }}>
            <QuestCardFace card={card} name={pieceName(scene, card)} />
            <CardBack />
          </span>
        ))}
      </div>
      <p class={`qu-verdict qu-${quest.failed ? "evil" : "good"}`} aria-hidden="true">
        <Icon name={quest.failed ? icons.fail : icons.success} />
        {words.verdict(number, quest.failed)}
      </p>
    </div>
  );
}
