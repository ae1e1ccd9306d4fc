import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { LineText } from "@roundtable/kit";
import { useState } from "preact/hooks";
import type { QuestCard } from "../../rules/cards.ts";
import { CardBack, QuestCardFace } from "../../table/characters/cards.tsx";
import { countFails, sawResult, sendTeam, tapMagic, tapTeam } from "../sitting/entries.ts";
import { GoOn, Heading, Seats } from "./parts.tsx";
import { type Display, nameOf } from "./display.ts";

/** QU-10: the leader decides aloud; the host taps. */
export function TeamScreen({ display, leader, size }: { display: Display; leader: Seat; size: number }) {
  const { sitting, view, seats, words, enter } = display;
  const { team, magic } = sitting.draft;
  const says = words.quests;
  const printed = view.tableau[view.quests.length];
  return (
    <section class="qm-screen">
      <p class="label">{says.quest(view.quests.length + 1)}</p>
      <Heading>{says.leads(nameOf(display, leader))}</Heading>
      <News display={display} />
      {(printed?.failsNeeded ?? 1) > 1 && <p class="hint">{says.failsNeeded(printed?.failsNeeded ?? 1)}</p>}
      <Seats
        display={display}
        legend={says.team(team.length, size)}
        from={seats.map(({ seat }) => seat)}
        chosen={team}
        onPress={(seat) => enter(tapTeam(sitting, seat, size))}
      />
      {team.length === size && (
        <Seats
          display={display}
          legend={says.magic}
          from={team}
          chosen={magic === null ? [] : [magic]}
          onPress={(seat) => enter(tapMagic(sitting, seat))}
        />
      )}
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={team.length < size || magic === null}
          onClick={() => magic !== null && enter(sendTeam(sitting, team, magic))}
        >
          {says.send}
        </button>
      </div>
    </section>
  );
}

/** QU-12, QU-22 with real cards. */
export function CountScreen({
  display,
  of,
  most,
}: {
  display: Display;
  of: "cards" | "votes";
  most: number;
}) {
  const { sitting, view, words, enter } = display;
  const [fails, setFails] = useState<number | null>(null);
  const says = words.quests;
  return (
    <section class="qm-screen">
      {of === "cards" && <p class="label">{says.quest(view.quests.length + 1)}</p>}
      <Heading>{of === "cards" ? says.fails : says.votes}</Heading>
      <News display={display} />
      <fieldset class="qm-seats">
        <legend class="for-readers">{of === "cards" ? says.fails : says.votes}</legend>
        <div class="qm-targets qm-counts">
          {Array.from({ length: most + 1 }, (_, count) => (
            <button
              key={count}
              type="button"
              class="qm-target"
              aria-pressed={fails === count}
              onClick={() => setFails(count)}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
      <div class="qm-doors">
        <button
          type="button"
          class="gold large"
          disabled={fails === null}
          onClick={() => fails !== null && enter(countFails(sitting, fails))}
        >
          {says.enter}
        </button>
      </div>
    </section>
  );
}

/** QU-12: the cards are turned up one by one before everybody; real ones have been already. */
export function ResultScreen({ display, quest }: { display: Display; quest: number }) {
  const { sitting, view, words, text, enter } = display;
  const [open, setOpen] = useState(sitting.ways.cards === "real");
  const says = words.quests;
  const result = sitting.told.find((event) => event.kind === "quest" && event.quest === quest);
  const cards = result?.kind === "quest" ? result.cards : [];
  const failed = view.quests[quest - 1]?.failed ?? false;
  if (!open) {
    return (
      <section class="qm-screen qm-result">
        <p class="label">{says.quest(quest)}</p>
        <Heading>{says.turnUp}</Heading>
        <div class="qm-cards" aria-hidden="true">
          {cards.map((_, nth) => (
            <CardBack key={nth} />
          ))}
        </div>
        <GoOn label={says.show} onPress={() => setOpen(true)} />
      </section>
    );
  }
  return (
    <section
      key="open"
      class="qm-screen qm-result"
      data-result={failed ? "fail" : "success"}
      style={{ "--cards": cards.length }}
    >
      <p class="label">{says.quest(quest)}</p>
      <TurnedUp cards={cards} nameOf={(card) => text.piece[card]?.name ?? card} />
      <div class="qm-verdict">
        <Heading>{failed ? says.failed : says.succeeded}</Heading>
        <p>{result !== undefined && <LineText line={textFor(text.event, result)} />}</p>
      </div>
      <GoOn label={says.goOn} onPress={() => enter(sawResult(sitting))} />
    </section>
  );
}

function TurnedUp({
  cards,
  nameOf: name,
}: {
  cards: readonly QuestCard[];
  nameOf: (card: QuestCard) => string;
}) {
  return (
    <div class="qm-cards">
      {cards.map((card, nth) => (
        <span key={nth} class="qm-turning" style={{ "--nth": nth }}>
          <span class="for-readers">{name(card)}</span>
          <QuestCardFace card={card} name={name(card)} />
        </span>
      ))}
    </div>
  );
}

const OLD_NEWS: ReadonlySet<string> = new Set(["introduced", "begins"]);

/** The last event, if the table may have missed it. */
export function News({ display: { sitting, text } }: { display: Display }) {
  const last = sitting.told.at(-1);
  if (last === undefined || OLD_NEWS.has(last.kind)) return null;
  return (
    <p class="qm-news">
      <LineText line={textFor(text.event, last)} />
    </p>
  );
}
