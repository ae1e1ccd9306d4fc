import type { CodeBody } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { origin } from "../../connection/index.ts";
import { QrCode } from "../../parts/qr-code.tsx";
import { dateLocale } from "../../parts/dates.ts";
import { AccountAction } from "../account-form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { newCode } from "../requests.ts";

/** Shows a code that signs in another device. */
export function SecondDevice({ says }: { says: AccountText }) {
  const text = says.account;
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
      <div>
        <AccountAction
          says={says}
          label={shown === null ? text.showCode : text.anotherCode}
          onAct={async () => setShown(await newCode())}
        />
      </div>
    </div>
  );
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleTimeString(dateLocale(), { timeStyle: "short" });
}
