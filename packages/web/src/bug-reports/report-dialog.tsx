import { PROTOCOL } from "@roundtable/protocol";
import { LONGEST_REPORT, type Report } from "@roundtable/protocol/reports";
import { useState } from "preact/hooks";
import { serverTime } from "../connection/server-time.ts";
import { Dialog } from "../parts/dialog.tsx";
import { save } from "../parts/save-file.ts";
import { Form } from "../shell/form.tsx";
import { fetchLog } from "../table/requests.ts";
import { sendReport } from "./send-report.ts";
import { useBugReportText } from "./i18n/index.ts";
import "../parts/report-form.css";

export interface ReportProps {
  readonly table: string;
  readonly rules: number;
  readonly seat: number | null;
  /** What I have seen myself: my file may hold no more than that while the match runs. */
  readonly seen: NonNullable<Report["seen"]>;
  /** The moment of a replay; absent at a running table. */
  readonly at?: number;
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Reports a bug to the operator in the reporter's words. */
export function ReportDialog({ onClose, ...props }: ReportProps) {
  const says = useBugReportText();
  const [words, setWords] = useState("");
  const [sent, setSent] = useState<string | null>(null);
  if (says === null) return null;
  const send = async () => setSent(await sendReport(props.table, words, props.at));
  return (
    <Dialog title={says.title} onClose={onClose}>
      {sent === null ? (
        <Form class="report-form" act={says.send} look="gold" isReady={words.trim() !== ""} onSubmit={send}>
          <p class="hint">{says.help}</p>
          <label>
            <span class="label">{says.words}</span>
            <textarea
              required
              rows={5}
              maxLength={LONGEST_REPORT}
              value={words}
              onInput={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </label>
        </Form>
      ) : (
        <>
          <output>{says.sent}</output>
          <p>
            <button type="button" class="plain" onClick={() => void keep(props, words, sent)}>
              {says.save}
            </button>
          </p>
          {!props.isOver && <p class="hint">{says.saveRunning}</p>}
        </>
      )}
    </Dialog>
  );
}

/** Saves the whole log of a finished match, or what I have seen of a running one. */
async function keep(
  { table, rules, seat, seen, at, isOver }: Omit<ReportProps, "onClose">,
  words: string,
  id: string,
) {
  const log = isOver ? (await fetchLog(table)).log : undefined;
  const report: Report = {
    report: 1,
    id,
    when: serverTime(),
    table,
    words,
    seat,
    versions: { rules, protocol: PROTOCOL },
    at: at ?? log?.entries.length ?? 0,
    ...(log === undefined ? { seen } : { log }),
  };
  save(`report-${id}.json`, "application/json", JSON.stringify(report));
}
