import { Icon, icons, play } from "@roundtable/kit";
import { LIMITS, Name, type TableInfo } from "@roundtable/protocol";
import { useLocation } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import * as v from "valibot";
import { createTable } from "../offline/create-table.ts";
import { announced, renameMe, me, hasChosenName } from "../connection/index.ts";
import { reasonText, t } from "../i18n/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { nameProblem } from "../parts/name-problem.ts";
import { Action, Form } from "../shell/form.tsx";
import type { TableSession } from "../table/session.ts";

interface Props {
  readonly session: TableSession;
  readonly info: TableInfo;
}

/** For people who came by the link: enter a name and take a seat in one step, or read why there is no seat. */
export function SitDown({ session, info }: Props) {
  const text = t.value.lobby;
  const isFree = info.seats.some(
    (seat) => seat.kind === "open" && (seat.invited === null || seat.invited.id === me.value?.id),
  );
  const [wantsBell, setWantsBell] = useState(false);
  useFreeSeatAlert(isFree, wantsBell);
  const sit = () => void session.send({ kind: "sit" });
  // At a table with only bots no name is needed, and there is no server to send it to.
  const isKnown = hasChosenName.value || isLocal(info.id);
  if (session.mySeat.value !== null)
    return isKnown || me.value === null ? null : (
      <NameForm help={text.shownAs(me.value.name)} does={t.value.settings.rename} onNamed={() => {}} />
    );
  const keptOut = keptOutOf(info);
  if (keptOut !== null) return <output class="sit-down problem">{reasonText(keptOut)}</output>;
  if (!isFree) return <Full info={info} wantsBell={wantsBell} onBell={() => setWantsBell(!wantsBell)} />;
  if (!isKnown) return <NameForm does={text.sitDown} onNamed={sit} />;
  return (
    <div class="sit-down">
      <button type="button" class="gold large" onClick={sit}>
        {text.sitDown}
      </button>
    </div>
  );
}

function keptOutOf({ id, removed }: TableInfo): "banned" | "removed" | null {
  if (isLocal(id)) return null;
  if (removed.some((person) => person.id === me.value?.id)) return "removed";
  return announced.value === null || announced.value.ban === null ? null : "banned";
}

interface NameFormProps {
  readonly help?: string;
  /** The label of the button. */
  readonly does: string;
  readonly onNamed: () => void;
}

function NameForm({ help, does, onNamed }: NameFormProps) {
  const text = t.value.lobby;
  const [name, setName] = useState("");
  const submit = async () => {
    await renameMe(name);
    onNamed();
  };
  return (
    <Form
      class="sit-down"
      act={does}
      look={help === undefined ? "gold large" : "plain"}
      isReady={v.is(Name, name)}
      inputProblem={nameProblem(name)}
      onSubmit={submit}
    >
      {help !== undefined && <p class="hint">{help}</p>}
      <input
        value={name}
        required
        maxLength={LIMITS.name}
        aria-label={text.yourName}
        placeholder={text.yourName}
        autocomplete="off"
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </Form>
  );
}

interface FullProps {
  readonly info: TableInfo;
  readonly wantsBell: boolean;
  readonly onBell: () => void;
}

/** All seats are taken: the person can watch, be alerted when a seat is free, or play elsewhere. */
function Full({ info, wantsBell, onBell }: FullProps) {
  const text = t.value.lobby;
  const { route } = useLocation();
  const open = async () => route(`/t/${await createTable(info.game, false, info.seats.length)}`);
  return (
    <div class="sit-down">
      <output>
        <b>{text.full}</b> {text.fullHelp}
      </output>
      <button type="button" class="plain" aria-pressed={wantsBell} onClick={onBell}>
        <Icon name={icons.bell} />
        {wantsBell ? text.toldThen : text.tellMe}
      </button>
      <Action label={text.ownTable} onAct={open} />
    </div>
  );
}

/**
 * Alerts somebody who found the table full when a seat becomes free: by the tab's title, and by a bell if they asked
 * for one.
 */
function useFreeSeatAlert(isFree: boolean, wantsBell: boolean): void {
  const [wasFull, setWasFull] = useState(!isFree);
  if (!isFree && !wasFull) setWasFull(true);
  const title = `● ${t.value.lobby.seatFree}`;
  useEffect(() => {
    if (!isFree || !wasFull) return;
    document.title = title;
    if (wantsBell) play("bell");
    setWasFull(false);
  }, [isFree, wasFull, wantsBell, title]);
}
