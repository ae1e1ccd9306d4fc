import type { CodeBody } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { origin } from "../../connection/index.ts";
import { QrCode } from "../../lobby/qr-code.tsx";
import { dateLocale } from "../../parts/dates.ts";
import type { MeText } from "../i18n/index.ts";
import { useAttempt } from "../parts.tsx";
import { newCode } from "../requests.ts";

/** A code that another device is signed in by. */
export function SecondDevice({ says }: { says: MeText }) {
  const text = says.account;
  const { problem, isBusy, attempt } = useAttempt(says);
  const [shown, setShown] = useState<CodeBody | null>(null);
  return (
    <div class="me-way">
      <h3>{text.secondDevice}</h3>
      <p class="hint">{text.secondDeviceHelp}</p>
      {shown !== null && (
        <div class="me-code">
          <QrCode link={`${origin.value}/me#code=${shown.code}`} label={text.qr} />
          <div>
            <output class="me-code-letters">{`${shown.code.slice(0, 4)} ${shown.code.slice(4)}`}</output>
            <p class="hint">{text.codeUntil(timeOf(shown.until))}</p>
          </div>
        </div>
      )}
      <p>
        <button
          type="button"
          class="plain"
          disabled={isBusy}
          onClick={() => void attempt(async () => setShown(await newCode()))}
        >
          {shown === null ? text.showCode : text.anotherCode}
        </button>
      </p>
      <output class="problem">{problem}</output>
    </div>
  );
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleTimeString(dateLocale(), { timeStyle: "short" });
}
