import { isSaid, type Said, type Seat, type Shape } from "@roundtable/kernel";
import { Icon, icons, LineText, type SeatAt, SeatName, Shield, type TableTalk } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { LIMITS, type TableInfo } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { me } from "../../connection/index.ts";
import { t } from "../../i18n/index.ts";
import { muted } from "../../settings/settings.ts";
import { saidText } from "../log/log-line.ts";
import { useStickToBottom } from "../log/stick-to-bottom.ts";
import type { TableSession } from "../session.ts";
import { Slot } from "../slots.ts";

interface TalkProps {
  readonly session: TableSession;
  /** Empty before the match, when nobody has a shield yet. */
  readonly seats: readonly SeatAt[];
  readonly text: GameText;
  /** Present if talk is part of the game. */
  readonly talk?: TableTalk;
  /** Whether I may speak now. */
  readonly isOpen?: boolean;
}

interface Remark {
  readonly key: string;
  /** null for a bot, which cannot be muted */
  readonly person: string | null;
  readonly name: string;
  readonly at: SeatAt | null;
  readonly words: ReturnType<typeof saidText>;
  /** A statement of the game, which is shown even if its speaker is muted. */
  readonly isGame: boolean;
  /** In the match: the remark and its number. */
  readonly said?: { readonly of: Said; readonly nth: number };
}

/** The chat, before the match and in it. Muting hides somebody from me alone. */
export function Talk({ session, seats, text, talk, isOpen = true }: TalkProps) {
  const [speaker, setSpeaker] = useState<Seat | null>(null);
  const remarks = remarksOf(session, seats, text);
  const list = useStickToBottom(remarks.length);
  const before = session.earlierChat.value;
  const heard = remarks.filter(
    ({ person, at, isGame, words }) =>
      (isGame || person === null || !muted.value.includes(person)) &&
      (speaker === null || at?.seat === speaker) &&
      words.length > 0,
  );
  const mine = session.mySeat.value;
  const say = (statement: Shape["statement"]) => void session.send({ kind: "say", say: { statement } });
  const others = new Map(
    remarks.flatMap(({ person, name }) =>
      person === null || person === me.value?.id ? [] : [[person, name]],
    ),
  );
  return (
    <div class="talk">
      {talk !== undefined && <Speakers seats={seats} speaker={speaker} onChoose={setSpeaker} />}
      {before !== null && (
        <button
          type="button"
          class="quiet small"
          onClick={() => void session.send({ kind: "earlier-chat", before })}
        >
          {t.value.table.earlierTalk}
        </button>
      )}
      {heard.length === 0 ? (
        <p class="hint column-empty">{t.value.table.noTalk}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <ol class="log" ref={list} tabIndex={0} aria-label={t.value.table.talk}>
          {heard.map(({ key, name, at, words, said }) => (
            <li key={key}>
              {t.value.table.remark(
                at === null ? <b>{name}</b> : <SeatName at={at} />,
                <LineText line={words} />,
              )}
              {said !== undefined && talk !== undefined && (
                <>
                  <Quoted said={said.of} talk={talk} remarks={remarks} />
                  {talk.Replies !== undefined && isOpen && mine !== null && said.of.seat !== mine && (
                    <talk.Replies said={said.of} nth={said.nth} text={text} locale={text.locale} say={say} />
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {others.size > 0 && (
        <div class="row talk-people">
          {[...others].map(([person, name]) => (
            <Slot key={person} name="speaker" given={{ person, name }} />
          ))}
        </div>
      )}
      {mine !== null && !isOut(session.info.value, mine) && isOpen && <SayForm session={session} />}
      {isSpectating(session.info.value, mine) && <SpectatorForm session={session} />}
      {!isOpen && <p class="hint talk-closed">{t.value.anyTable.refusal["talk-closed"]}</p>}
    </div>
  );
}

interface SpeakersProps {
  readonly seats: readonly SeatAt[];
  readonly speaker: Seat | null;
  readonly onChoose: (speaker: Seat | null) => void;
}

/** Filters the chat: one press on a shield shows only that speaker, another shows everybody again. */
function Speakers({ seats, speaker, onChoose }: SpeakersProps) {
  return (
    <fieldset class="speakers">
      <legend class="for-readers">{t.value.table.heardAlone}</legend>
      {seats.map(({ seat, name, shield }) => (
        <button
          key={seat}
          type="button"
          class="quiet"
          aria-pressed={speaker === seat}
          title={name}
          onClick={() => onChoose(speaker === seat ? null : seat)}
        >
          <Shield name={shield} label={name} />
        </button>
      ))}
    </fieldset>
  );
}

function Quoted({ said, talk, remarks }: { said: Said; talk: TableTalk; remarks: readonly Remark[] }) {
  const nth = "statement" in said.say ? (talk.answers?.(said.say.statement) ?? null) : null;
  const quoted = nth === null ? undefined : remarks.find((remark) => remark.said?.nth === nth);
  if (quoted === undefined) return null;
  return (
    <q class="quoted">
      <LineText line={quoted.words} />
    </q>
  );
}

function remarksOf(session: TableSession, seats: readonly SeatAt[], text: GameText): Remark[] {
  const before = session.chat.value.map(({ person, name, text: words }, n) => ({
    key: `before ${n}`,
    person,
    name: name === "" ? t.value.table.nobody : name,
    at: null,
    words: words === "" ? [] : [words],
    isGame: false,
  }));
  let nth = 0;
  const during = session.lines.value.flatMap((line, n) => {
    if (line.kind !== "told" || !isSaid(line.told)) return [];
    nth += 1;
    const { seat } = line.told;
    const holder = session.info.value?.seats[seat];
    const person = holder?.kind === "person" ? holder.person.id : null;
    const at = seats[seat] ?? null;
    const said = { of: line.told, nth };
    const { say } = line.told;
    const words = "text" in say && say.text === "" ? [] : saidText(line.told, text);
    const isGame = !("text" in say);
    return [{ key: `during ${n}`, person, name: at?.name ?? "", at, words, isGame, said }];
  });
  return [...before, ...during];
}

function isOut(info: TableInfo | null, seat: Seat): boolean {
  const at = info?.seats[seat];
  return at?.kind === "person" && at.isOut === true;
}

/** Whether I am a spectator of a running or finished match, and may write. */
function isSpectating(info: TableInfo | null, mine: Seat | null): boolean {
  if (info === null || info.status === "gathering" || (mine !== null && !isOut(info, mine))) return false;
  return info.status === "over" || info.watching?.kind !== "none";
}

/** The form in which spectators write to each other during a match. */
function SpectatorForm({ session }: { session: TableSession }) {
  return (
    <>
      {session.info.value?.status === "playing" && <Slot name="spectatorTalk" given={{}} />}
      <SayForm session={session} />
    </>
  );
}

function SayForm({ session }: { session: TableSession }) {
  const [words, setWords] = useState("");
  const say = async () => {
    const text = words.trim();
    if (text === "") return;
    setWords("");
    if (!(await session.send({ kind: "say", say: { text } }))) setWords(words);
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        value={words}
        maxLength={LIMITS.chat}
        aria-label={t.value.table.say}
        placeholder={t.value.table.say}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="quiet">
        <Icon name={icons.quill} label={t.value.table.send} />
      </button>
    </form>
  );
}
