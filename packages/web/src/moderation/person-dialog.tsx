import type { Seat } from "@roundtable/kernel";
import { Choice } from "@roundtable/kit";
import type { Person, TableInfo } from "@roundtable/protocol";
import {
  LONGEST_REPORT,
  REPORT_REASONS,
  ReportedBody,
  type ReportReason,
} from "@roundtable/protocol/reports";
import type { BlockKind } from "@roundtable/protocol/moderation";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ask } from "../connection/http.ts";
import { newId } from "../connection/id.ts";
import { me } from "../connection/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { blocked, muted } from "../settings/settings.ts";
import { Form, Problem, useAttempt } from "../shell/form.tsx";
import type { TableSession } from "../table/session.ts";
import { type ModerationText, useModerationText } from "./i18n/index.ts";
import { setBlock } from "./blocks.ts";
import "../parts/report-form.css";
import "./moderation.css";

export interface PersonDialogProps {
  readonly person: Person;
  readonly session: TableSession;
  readonly onClose: () => void;
}

/** The actions against a person at my table: mute, block, report, vote out. */
export function PersonDialog({ person, session, onClose }: PersonDialogProps) {
  const says = useModerationText();
  const { problem, attempt } = useAttempt();
  const [isReporting, setReporting] = useState(false);
  if (says === null) return null;
  const isBlocked = blocked.value.includes(person.id);
  const isMuted = muted.value.includes(person.id);
  const set = (kind: BlockKind | null) => attempt(() => setBlock(person.id, kind));
  const seat = seatToVoteOn(session.info.value, session.mySeat.value, person);
  return (
    <Dialog title={person.name} onClose={onClose} shape="sheet">
      {isReporting ? (
        <ReportForm says={says} person={person} table={session.id} />
      ) : (
        <div class="moderation-acts">
          <Deed help={says.muteHelp}>
            <button
              type="button"
              class="plain"
              disabled={isBlocked}
              aria-pressed={isMuted}
              onClick={() => void set(isMuted ? null : "mute")}
            >
              {isMuted && !isBlocked ? says.unmute : says.mute}
            </button>
          </Deed>
          <Deed help={says.blockHelp}>
            <button
              type="button"
              class="plain"
              aria-pressed={isBlocked}
              onClick={() => void set(isBlocked ? null : "block")}
            >
              {isBlocked ? says.unblock : says.block}
            </button>
          </Deed>
          <Deed help={says.reportHelp}>
            <button type="button" class="plain" onClick={() => setReporting(true)}>
              {says.report}
            </button>
          </Deed>
          {seat !== null && (
            <Deed help={says.voteOutHelp}>
              <button
                type="button"
                class="plain"
                onClick={() => {
                  void session.send({ kind: "vote-out", seat, agrees: true });
                  onClose();
                }}
              >
                {says.voteOut}
              </button>
            </Deed>
          )}
        </div>
      )}
      <Problem>{problem}</Problem>
    </Dialog>
  );
}

function Deed({ help, children }: { help: string; children: ComponentChildren }) {
  return (
    <p>
      {children}
      <span class="hint">{help}</span>
    </p>
  );
}

/** The seat to vote on: only if both of us play in a running match with others. */
function seatToVoteOn(info: TableInfo | null, mine: Seat | null, { id }: Person): Seat | null {
  if (info?.status !== "playing" || mine === null) return null;
  const playing = info.seats.flatMap((at, seat) =>
    at.kind === "person" && at.playedBy === "person" ? [{ seat, person: at.person.id }] : [],
  );
  const isPlaying = playing.some(({ person }) => person === me.value?.id);
  return isPlaying && playing.length > 2 ? (playing.find(({ person }) => person === id)?.seat ?? null) : null;
}

interface ReportFormProps {
  readonly says: ModerationText;
  readonly person: Person;
  readonly table: string;
}

function ReportForm({ says, person, table }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>("talk");
  const [words, setWords] = useState("");
  const [sent, setSent] = useState(false);
  const send = async () => {
    const body = JSON.stringify({ id: newId(), words, about: { person: person.id, reason } });
    await ask(ReportedBody, `/api/tables/${table}/report`, { method: "POST", body });
    setSent(true);
  };
  if (sent) return <output>{says.reported}</output>;
  return (
    <Form class="report-form" act={says.send} look="gold" isReady={words.trim() !== ""} onSubmit={send}>
      <p class="hint">{says.reportHelp}</p>
      <Choice
        legend={says.why}
        values={REPORT_REASONS}
        value={reason}
        renderValue={(one) => says.reasons[one]}
        onChoose={setReason}
      />
      <label>
        <span class="label">{says.words}</span>
        <textarea
          required
          rows={4}
          maxLength={LONGEST_REPORT}
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
    </Form>
  );
}
