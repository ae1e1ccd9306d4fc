import {
  NOTIFICATION_KINDS,
  type NotificationsBody,
  type NotificationSettings,
  type NotificationChannel,
} from "@roundtable/protocol/notifications";
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { placeOf } from "../time-controls/rest-in-words.ts";
import { type NotificationsText, useNotificationsText } from "./i18n/index.ts";
import { fetchNotificationSettings, saveSettings, RequestFailed, sendTest } from "./requests.ts";
import { Problem } from "../shell/form.tsx";
import { PushChannel } from "./push-channel.tsx";
import { WebhookChannel } from "./webhook-channel.tsx";
import { EmailChannel } from "./email-channel.tsx";
import "./notification-settings.css";

/** One notification channel: its settings, and how to change them. */
export interface ChannelProps {
  readonly says: NotificationsText;
  readonly notices: NotificationsBody;
  /** Sends a change and shows its result; `wrong` is the message if the server refuses it. */
  readonly attempt: (act: () => Promise<NotificationsBody | null>, wrong?: string) => Promise<void>;
}

/** The settings for notifications while I am away. */
export function Section() {
  const says = useNotificationsText();
  return says === null ? <section id="told" class="me-part" /> : <NotificationSettingsForm says={says} />;
}

/** Every part that sends something. An error is shown at the part that was used. */
const PARTS = [
  ["browser", PushChannel],
  ["mail", EmailChannel],
  ["hook", WebhookChannel],
  ["what", What],
  ["when", When],
  ["test", Test],
] as const;
type PartName = (typeof PARTS)[number][0];

function NotificationSettingsForm({ says }: { says: NotificationsText }) {
  const [notices, setNotices] = useState<NotificationsBody | null>(null);
  const [problem, setProblem] = useState<{ readonly at: PartName | null; readonly says: string } | null>(
    null,
  );
  const attemptAt =
    (at: PartName | null): ChannelProps["attempt"] =>
    async (act, wrong) => {
      setProblem(null);
      try {
        const after = await act();
        if (after !== null) setNotices(after);
      } catch (error) {
        setProblem({ at, says: whyNot(error, says, wrong) });
      }
    };
  const problemAt = (at: PartName | null) => (problem?.at === at ? problem.says : null);
  const arrive = useRef(() => void attemptAt(null)(fetchNotificationSettings));
  useEffect(() => arrive.current(), []);
  return (
    <section id="told" class="me-part" aria-labelledby="notifications-title">
      <h2 id="notifications-title">{says.title}</h2>
      <p class="hint">{says.help}</p>
      {notices === null && problem === null && <p class="hint">{t.value.loading}</p>}
      {notices !== null &&
        PARTS.map(([name, Part]) => (
          <Fragment key={name}>
            <Part says={says} notices={notices} attempt={attemptAt(name)} />
            <Problem>{problemAt(name)}</Problem>
          </Fragment>
        ))}
      <Problem>{problemAt(null)}</Problem>
    </section>
  );
}

function What({ says, notices, attempt }: ChannelProps) {
  const { settings } = notices;
  const ways: readonly NotificationChannel[] = [
    "push",
    ...(notices.mail?.address == null ? [] : ["mail" as const]),
    ...(notices.hook === null ? [] : ["hook" as const]),
  ];
  const tell = (kind: (typeof NOTIFICATION_KINDS)[number], way: NotificationChannel, isWanted: boolean) => {
    const told = { ...settings.told, [kind]: { ...settings.told[kind], [way]: isWanted } };
    void attempt(() => saveSettings({ ...settings, told }));
  };
  return (
    <table class="notify-what">
      <caption class="label">{says.what}</caption>
      <thead class={ways.length === 1 ? "for-readers" : ""}>
        <tr>
          <th scope="col">
            <span class="for-readers">{says.what}</span>
          </th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {says.ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{says.kinds[kind]}</th>
            {ways.map((way) => (
              <td key={way}>
                <label class="notify-tick">
                  <input
                    type="checkbox"
                    aria-label={says.by(says.kinds[kind], says.ways[way])}
                    checked={settings.told[kind][way]}
                    onChange={({ currentTarget }) => tell(kind, way, currentTarget.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT = { from: "22:00", to: "08:00" };

function When({ says, notices, attempt }: ChannelProps) {
  const { settings } = notices;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const keep = (news: Partial<NotificationSettings>) =>
    void attempt(() => saveSettings({ ...settings, timeZone: zone, ...news }));
  const { quiet } = settings;
  return (
    <fieldset class="notify-when">
      <legend>{says.when}</legend>
      <label class="notify-switch">
        <input
          type="checkbox"
          checked={settings.onlyWhenAway}
          onChange={({ currentTarget }) => keep({ onlyWhenAway: currentTarget.checked })}
        />
        <span>{says.onlyWhenAway}</span>
      </label>
      <label class="notify-switch">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ currentTarget }) => keep({ quiet: currentTarget.checked ? NIGHT : null })}
        />
        <span>{says.quiet}</span>
      </label>
      {quiet !== null && (
        <div class="notify-hours">
          {(["from", "to"] as const).map((end) => (
            <label key={end}>
              <span>{says[end]}</span>
              <input
                type="time"
                required
                value={quiet[end]}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== "") keep({ quiet: { ...quiet, [end]: value } });
                }}
              />
            </label>
          ))}
          <span class="hint">{says.zone(placeOf(settings.timeZone))}</span>
        </div>
      )}
      <p class="hint">{says.quietHelp}</p>
    </fieldset>
  );
}

function Test({ says, attempt }: ChannelProps) {
  const [sent, setSent] = useState<number | null>(null);
  const outcome = sent === 0 ? says.untested : says.tested;
  const said = sent === null ? "" : outcome;
  const test = async () => {
    setSent(await sendTest());
    return null;
  };
  return (
    <p class="me-act">
      <button type="button" class="plain" onClick={() => void attempt(test)}>
        {says.test}
      </button>
      <output class="hint">{said}</output>
    </p>
  );
}

function whyNot(error: unknown, says: NotificationsText, wrong?: string): string {
  if (!(error instanceof RequestFailed)) return t.value.failed;
  if (error.status === 429) return says.tooFast;
  return error.status === 400 && wrong !== undefined ? wrong : t.value.failed;
}
