import { Icon, icons, Shield, SHIELDS } from "@roundtable/kit";
import type { TableSummary } from "@roundtable/protocol";
import { useRef, useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { gameCard, gameRules } from "../games/games.ts";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { usePagedList } from "../parts/paged-list.ts";
import { dateInWords } from "../parts/dates.ts";
import { locale } from "../settings/settings.ts";
import { Page } from "../shell/page.tsx";
import type { CheckedFile } from "./checked-file.ts";
import { fetchFinished } from "./requests.ts";
import { LoadingPage } from "../shell/loading-page.tsx";
import { LoadedReplay } from "./replay-page.tsx";
import { type ReplayText, useReplayText } from "./i18n/index.ts";

/** `/replay`: my finished matches, and a form to open a saved file. */
export function LibraryPage() {
  const says = useReplayText();
  const [checked, setChecked] = useState<CheckedFile | "busy" | null>(null);
  if (says === null) return <LoadingPage />;
  if (checked !== null && checked !== "busy" && checked.kind === "fine")
    return <LoadedReplay file={checked.file} verified={says.verified(checked.draws)} />;
  return (
    <Page title={says.again}>
      <div class="library">
        <h1>{says.again}</h1>
        <section aria-labelledby="finished">
          <h2 id="finished">{says.finished}</h2>
          <Finished says={says} />
        </section>
        <LocalMatches />
        <section aria-labelledby="from-file">
          <h2 id="from-file">{says.file}</h2>
          <p class="hint">{says.fileHelp}</p>
          <FileChoice says={says} isBusy={checked === "busy"} onChecked={setChecked} />
          <output class="library-verdict">
            {checked === "busy" && says.checking}
            {checked !== null && checked !== "busy" && checked.kind === "refused" && (
              <b class="problem">
                {says.refused[checked.why]}
                {checked.move !== null && ` ${says.refusedAt(checked.move)}`}
              </b>
            )}
          </output>
        </section>
      </div>
    </Page>
  );
}

function Finished({ says }: { says: ReplayText }) {
  const { items, more, hasFailed } = usePagedList<TableSummary>(
    async (after) => {
      const { finished, more: next } = await fetchFinished(after);
      return { items: finished, next };
    },
    // The first response sets the cookie by which the server knows me.
    me.value?.id ?? null,
  );
  const finished = hasFailed ? [] : items;
  if (finished === null) return <p class="hint">{t.value.loading}</p>;
  if (finished.length === 0) return <p class="hint">{says.nothingFinished}</p>;
  return (
    <>
      <ul class="table-list">
        {finished.map((table) => (
          <li key={table.id}>
            <a class="table-card" href={`/t/${table.id}/replay`}>
              <span class="table-card-words">
                <b>{gameCard(table.game)?.name[locale.value] ?? table.game}</b>
                <span>
                  {dateInWords(table.created, { dateStyle: "long" })}
                  {table.offline === true && ` · ${says.playedOffline}`}
                </span>
              </span>
              <span class="table-card-seats">
                {table.seats.map((seat, index) => {
                  const shield = SHIELDS[index];
                  return seat.kind === "open" || shield === undefined ? null : (
                    <Shield key={index} name={shield} />
                  );
                })}
              </span>
              <span class="table-card-go">{says.again}</span>
            </a>
          </li>
        ))}
      </ul>
      {more !== null && <MoreButton onMore={more} />}
    </>
  );
}

/** Matches of this device, loaded with this page only. */
const LocalMatches = lazy(() => import("../offline/local-matches.tsx"), "LocalMatches");

interface FileChoiceProps {
  readonly says: ReplayText;
  readonly isBusy: boolean;
  readonly onChecked: (checked: CheckedFile | "busy") => void;
}

function FileChoice({ says, isBusy, onChecked }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const check = async (chosen: File) => {
    onChecked("busy");
    onChecked(await verdictOn(chosen));
  };
  return (
    <p>
      <button type="button" class="plain" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name={icons.log} />
        {says.chooseFile}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Reset, so that the same file can be chosen again after it was corrected.
          currentTarget.value = "";
          if (chosen !== undefined) void check(chosen);
        }}
      />
    </p>
  );
}

/** The code that verifies files is loaded with the first one. */
async function verdictOn(chosen: File): Promise<CheckedFile> {
  const { checkedFile } = await import("./checked-file.ts");
  return await checkedFile(chosen, (id) => (gameCard(id) === undefined ? null : gameRules(id)));
}
