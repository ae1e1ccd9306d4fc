import { Choice } from "@roundtable/kit";
import type { Person } from "@roundtable/protocol";
import {
  type OperatorAction,
  LONGEST_WORDS,
  type OperatorReportsBody,
  type OperatorTablesBody,
  type PeopleBody,
  type ReportTalkBody,
} from "@roundtable/protocol/operator";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { Form } from "../shell/form.tsx";
import { BanForm, LiftForm } from "./bans.tsx";
import { OperatorActionForm } from "./operator-action-form.tsx";
import type { OperatorText } from "./i18n/index.ts";
import { type ItemProps, momentOf, type SectionProps } from "./item.ts";
import { Paged } from "./paged.tsx";
import { act, fetchTalk } from "./requests.ts";

export function Reports({ says }: SectionProps) {
  return (
    <Paged
      name="reports"
      says={says}
      renderItem={(report, done) => <ReportItem key={report.id} report={report} says={says} onDone={done} />}
    />
  );
}

function ReportItem({ report, says, onDone }: ItemProps & { report: OperatorReportsBody["list"][number] }) {
  const [talk, setTalk] = useState<ReportTalkBody | null>(null);
  const { about, reporter } = report;
  const title = about === null ? says.reportOfGame : says.reportAbout(about.person.name);
  const show = () => {
    fetchTalk(report.id).then(setTalk, () => setTalk({ talk: [], isOver: false }));
  };
  return (
    <li>
      <p>
        <b>{title}</b>
        {about !== null && ` · ${says.reasons[about.reason]}`}
      </p>
      <p class="operator-words">{report.words}</p>
      <p class="hint">
        {momentOf(report.when)}
        {reporter !== null && ` · ${says.reportBy(reporter.name)}`}
      </p>
      {talk !== null && (
        <ol class="operator-talk">
          {talk.talk.length === 0 && <li class="hint">{says.noTalk}</li>}
          {talk.talk.map(({ name, text }, n) => (
            <li key={n}>{t.value.table.remark(<b>{name}</b>, <span>{text}</span>)}</li>
          ))}
        </ol>
      )}
      <div class="row">
        {talk === null && (
          <button type="button" class="plain" onClick={show}>
            {says.showTalk}
          </button>
        )}
        {talk?.isOver === true && (
          <a class="button plain" href={`/t/${report.table}/replay`}>
            {says.replay}
          </a>
        )}
        {about !== null && <BanForm says={says} person={about.person} addresses={[]} onDone={onDone} />}
        <OperatorActionForm
          says={says}
          does={says.aside}
          label={says.asideOf(title)}
          path={`reports/${report.id}/aside`}
          onDone={onDone}
        />
      </div>
    </li>
  );
}

export function People({ says }: SectionProps) {
  const [q, setQ] = useState("");
  const [asked, setAsked] = useState("");
  return (
    <>
      <search>
        <form
          class="operator-search"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(q.trim());
          }}
        >
          <label>
            <span class="label">{says.search}</span>
            <input value={q} maxLength={40} onInput={({ currentTarget }) => setQ(currentTarget.value)} />
          </label>
          <button type="submit" class="plain">
            {says.find}
          </button>
        </form>
      </search>
      <Paged
        name="people"
        q={asked}
        says={says}
        renderItem={(one, done) => <PersonItem key={one.person.id} one={one} says={says} onDone={done} />}
      />
    </>
  );
}

function PersonItem({ one, says, onDone }: ItemProps & { one: PeopleBody["list"][number] }) {
  const { person, ban, addresses } = one;
  const marks = [
    person.id,
    says.lastSeen(momentOf(one.seen)),
    ...(one.reports > 0 ? [says.reports(one.reports)] : []),
    ...(one.isOperator ? [says.operator] : []),
    ...(ban === null ? [] : [says.banned]),
  ];
  return (
    <li>
      <p>
        <b>
          <bdi>{person.name}</bdi>
        </b>
      </p>
      <p class="hint">{marks.join(" · ")}</p>
      <div class="row">
        {ban === null ? (
          <BanForm says={says} person={person} addresses={addresses} onDone={onDone} />
        ) : (
          <LiftForm says={says} ban={ban} onDone={onDone} />
        )}
        <MessageForm says={says} person={person} onDone={onDone} />
      </div>
    </li>
  );
}

export function Tables({ says }: SectionProps) {
  return (
    <Paged
      name="tables"
      says={says}
      renderItem={(table, done) => <TableItem key={table.id} table={table} says={says} onDone={done} />}
    />
  );
}

function TableItem({ table, says, onDone }: ItemProps & { table: OperatorTablesBody["list"][number] }) {
  const { id, isSilenced } = table;
  const called = gameCard(table.game)?.name[locale.value] ?? table.game;
  const marks = [called, says.statuses[table.status], momentOf(table.created)];
  return (
    <li>
      <p>
        <a href={`/t/${id}`}>{id}</a> <bdi>{table.names.join(", ")}</bdi>
      </p>
      <p class="hint">{[...marks, ...(isSilenced ? [says.silenced] : [])].join(" · ")}</p>
      <div class="row">
        <OperatorActionForm
          says={says}
          does={isSilenced ? says.unsilence : says.silence}
          label={isSilenced ? says.unsilenceOf(id) : says.silenceOf(id)}
          path={`tables/${id}/silence`}
          more={{ on: !isSilenced }}
          onDone={onDone}
        />
        <OperatorActionForm
          says={says}
          does={says.endTable}
          label={says.endTableOf(id)}
          path={`tables/${id}/end`}
          onDone={onDone}
        />
      </div>
    </li>
  );
}

const HOURS = ["1", "24", "168"] as const;

/** A message to one person or to everybody; its text is also the recorded reason. */
function MessageForm({ says, person, onDone }: ItemProps & { person?: Person }) {
  const [isOpen, setOpen] = useState(person === undefined);
  const [words, setWords] = useState("");
  const [hours, setHours] = useState<(typeof HOURS)[number]>("24");
  const label = person === undefined ? says.toEverybody : says.to(person.name);
  if (!isOpen)
    return (
      <button
        type="button"
        class="plain"
        aria-label={says.writeTo(person?.name ?? "")}
        onClick={() => setOpen(true)}
      >
        {says.write}
      </button>
    );
  const send = async () => {
    const to = person === undefined ? {} : { person: person.id };
    await act("announcements", { words, hours: Number(hours), ...to });
    setWords("");
    setOpen(person === undefined);
    onDone();
  };
  return (
    <Form
      class="operator-action"
      label={label}
      act={says.send}
      look="gold"
      isReady={words.trim() !== ""}
      onSubmit={send}
    >
      <label>
        <span class="label">{says.wordsTo(label)}</span>
        <input
          value={words}
          required
          maxLength={LONGEST_WORDS}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <Choice
        legend={says.howLong}
        values={HOURS}
        value={hours}
        renderValue={(one) => says.hours[one]}
        onChoose={setHours}
      />
    </Form>
  );
}

export function Messages({ says }: SectionProps) {
  const [sent, setSent] = useState(0);
  return (
    <>
      <MessageForm says={says} onDone={() => setSent(sent + 1)} />
      <Paged
        key={sent}
        name="announcements"
        says={says}
        renderItem={({ id, person, words, until }, done) => (
          <li key={id}>
            <p>
              <b>{person === null ? says.toEverybody : says.to(person.name)}</b>
            </p>
            <p class="operator-words">{words}</p>
            <p class="hint">{says.until(momentOf(until))}</p>
            <div class="row">
              <OperatorActionForm
                says={says}
                does={says.withdraw}
                label={says.withdrawOf(words)}
                path={`announcements/${id}/withdraw`}
                onDone={done}
              />
            </div>
          </li>
        )}
      />
    </>
  );
}

/** The sentence for a recorded action; "*" is a message to everybody. */
function told(says: OperatorText, what: OperatorAction["what"], by: JSX.Element, about: string) {
  return what === "announce" && about === "*"
    ? says.wroteToEverybody(by)
    : says.deeds[what](by, <bdi>{about}</bdi>);
}

function Who({ name }: { readonly name: string }) {
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
}

export function Actions({ says }: SectionProps) {
  return (
    <Paged
      name="deeds"
      says={says}
      renderItem={({ id, at, operator, what, about, why }) => (
        <li key={id}>
          <p>{told(says, what, <Who name={operator.name} />, about)}</p>
          <p class="operator-words">{why}</p>
          <p class="hint">{momentOf(at)}</p>
        </li>
      )}
    />
  );
}
