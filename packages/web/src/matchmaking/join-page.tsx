import { Code, CodeBody } from "@roundtable/protocol/table-code";
import { useLocation, useRoute } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import * as v from "valibot";
import { ask, Refused } from "../connection/http.ts";
import { reasonText, t } from "../i18n/index.ts";
import { CodeForm } from "./code-form.tsx";
import { Page } from "../shell/page.tsx";
import "./matchmaking.css";
import { type MatchmakingText, useMatchmakingText } from "./i18n/index.ts";

/** `/j/:code`: goes to the table with this code, or says why there is none and offers another try. */
export function JoinPage() {
  const { params } = useRoute();
  const { route } = useLocation();
  const text = useMatchmakingText();
  const typed = params["code"] ?? "";
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    setFailure(null);
    tableBy(typed).then(
      (table) => wanted && route(`/t/${table}`, true),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [typed, route]);
  if (text === null) return null;
  return (
    <Page title={text.code.title}>
      <div class="join">
        <h1>{text.code.title}</h1>
        {failure === null ? (
          <output>{text.code.looking}</output>
        ) : (
          <>
            <p role="alert" class="problem">
              {whyNot(failure, text)}
            </p>
            <CodeForm typed={typed} />
          </>
        )}
      </div>
    </Page>
  );
}

async function tableBy(typed: string): Promise<string> {
  const code = v.parse(Code, typed);
  return (await ask(CodeBody, `/api/codes/${code}`)).table;
}

function whyNot(failure: unknown, text: MatchmakingText): string {
  if (v.isValiError(failure)) return text.code.bad;
  if (!(failure instanceof Refused)) return t.value.failed;
  return failure.reason === "no-such-table" ? text.code.none : reasonText(failure.reason);
}
