import { LIMITS } from "@roundtable/protocol";
import type { GameText } from "@roundtable/language";
import { useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import type { SeatAt } from "../kit/contract.ts";
import icons from "../kit/icons.json" with { type: "json" };
import { Icon } from "../kit/icon.tsx";
import { LineText, SeatName } from "../kit/line-text.tsx";
import { muted } from "../settings.ts";
import { isSaid, saidText } from "./log-line.ts";
import { useFollowing } from "./log.tsx";
import type { TableSession } from "./session.ts";

interface TalkProps {
  readonly session: TableSession;
  /** None before the match: people have no shields yet. */
  readonly seats: readonly SeatAt[];
  readonly text: GameText;
}

interface Remark {
  readonly key: string;
  /** Null for a bot, which nobody mutes. */
  readonly person: string | null;
  readonly name: string;
  readonly at: SeatAt | null;
  readonly words: ReturnType<typeof saidText>;
}

/** What people say: before the match and in it. Whom I mute is hidden from me alone. */
export function Talk({ session, seats, text }: TalkProps) {
  const remarks = remarksOf(session, seats, text);
  const list = useFollowing(remarks.length);
  const heard = remarks.filter(({ person }) => person === null || !muted.value.includes(person));
  const others = new Map(
    remarks.flatMap(({ person, name }) =>
      person === null || person === me.value?.id ? [] : [[person, name]],
    ),
  );
  return (
    <div class="talk">
      {heard.length === 0 ? (
        <p class="hint column-empty">{t.value.table.noTalk}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <ol class="log" ref={list} tabIndex={0} aria-label={t.value.table.talk}>
          {heard.map(({ key, name, at, words }) => (
            <li key={key}>
              {at === null ? <b>{name}</b> : <SeatName at={at} />}: <LineText line={words} />
            </li>
          ))}
        </ol>
      )}
      {others.size > 0 && (
        <div class="row talk-people">
          {[...others].map(([person, name]) => (
            <MuteButton key={person} person={person} name={name} />
          ))}
        </div>
      )}
      {session.mySeat.value !== null && <SayForm session={session} />}
    </div>
  );
}

function remarksOf(session: TableSession, seats: readonly SeatAt[], text: GameText): Remark[] {
  const before = session.chat.value.map(({ person, name, text: words }, n) => ({
    key: `before ${n}`,
    person,
    name,
    at: null,
    words: [words],
  }));
  const during = session.lines.value.flatMap((line, n) => {
    if (line.kind !== "told" || !isSaid(line.told)) return [];
    const { seat } = line.told;
    const holder = session.info.value?.seats[seat];
    const person = holder?.kind === "person" ? holder.person.id : null;
    const at = seats[seat] ?? null;
    return [{ key: `during ${n}`, person, name: at?.name ?? "", at, words: saidText(line.told, text) }];
  });
  return [...before, ...during];
}

function MuteButton({ person, name }: { person: string; name: string }) {
  const hidden = muted.value.includes(person);
  return (
    <button
      type="button"
      class="quiet small"
      aria-label={hidden ? t.value.table.unmute(name) : t.value.table.mute(name)}
      onClick={() => {
        muted.value = hidden ? muted.value.filter((other) => other !== person) : [...muted.value, person];
      }}
    >
      <Icon name={hidden ? icons.silence : icons.sound} />
      <bdi>{name}</bdi>
      {hidden && <span>({t.value.table.muted})</span>}
    </button>
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
