import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Page } from "../shell/page.tsx";
import { useNotificationsText } from "./i18n/index.ts";
import { redeemLink } from "./requests.ts";
import "./email-link-page.css";

type Purpose = "confirm" | "stop";
type Outcome = { readonly done: string } | "no-longer" | null;

/**
 * `/told#confirm=…` and `/told#stop=…`: the page that links in notification mails open. One press there is enough. The
 * path stays as it is, because mails that were sent long ago contain it.
 */
export function EmailLinkPage() {
  const says = useNotificationsText();
  const [asked] = useState(() => askedIn(location.hash));
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (asked === null) setOutcome("no-longer");
    else
      redeemLink(asked.purpose, asked.token).then(
        (done) => setOutcome({ done }),
        () => setOutcome("no-longer"),
      );
  }, [asked]);
  if (says === null) return <Page>{null}</Page>;
  const purpose = asked?.purpose ?? "confirm";
  const text = says.link[purpose];
  return (
    <Page title={says.title}>
      <div class="notify-link">
        <h1>{outcome === "no-longer" ? says.link.noLonger : text.title}</h1>
        <output>
          {outcome === null && t.value.loading}
          {outcome === "no-longer" && says.link.noLongerHelp}
          {outcome !== null && outcome !== "no-longer" && text.done(outcome.done)}
        </output>
        <p>
          <a class="button" href="/me#told">
            {says.link.settings}
          </a>
        </p>
      </div>
    </Page>
  );
}

function askedIn(hash: string): { readonly purpose: Purpose; readonly token: string } | null {
  const [, purpose, token = ""] = /^#(confirm|stop)=(.+)$/.exec(hash) ?? [];
  return purpose === "confirm" || purpose === "stop" ? { purpose, token } : null;
}
