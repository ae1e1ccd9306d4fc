import type { MatchFile } from "@roundtable/protocol";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameCard, gameRules, gameTable, gameText } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { locale } from "../settings/settings.ts";
import { isLocal } from "../offline/local-id.ts";
import { Page } from "../shell/page.tsx";
import { fetchLog } from "../table/requests.ts";
import { LoadingPage } from "../shell/loading-page.tsx";
import { Replay } from "./replay.tsx";
import { useReplayText } from "./i18n/index.ts";
import "../table/frame.css";
import "../table/header.css";
import "../table/seat-list.css";
import "../table/side-panel/side-panel.css";
import "../table/rules/explanations.css";
import "../table/rules/rules.css";
import "./replay.css";

interface ReplayPageProps {
  readonly id: string;
  readonly part?: string;
  /** Passed in, because reviews are a feature that builds on replays. */
  readonly Review: FunctionComponent<{ file: MatchFile }>;
}

/** `/t/:id/replay`: a finished match of this server, and `/t/:id/replay/review`, its review. */
export function ReplayPage({ id, part, Review }: ReplayPageProps) {
  const [file, setFile] = useState<MatchFile | "none" | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (found: MatchFile | "none") => {
      if (wanted) setFile(found);
    };
    setFile(null);
    fetchLog(id).then(take, () => take("none"));
    return () => {
      wanted = false;
    };
  }, [id]);
  const says = useReplayText();
  if (file === null || says === null) return <LoadingPage />;
  if (file !== "none" && gameCard(file.log.header.game) !== undefined)
    return part === "review" ? (
      <Review file={file} />
    ) : (
      <LoadedReplay file={file} verified={isLocal(id) ? "" : null} />
    );
  return (
    <Page title={says.again}>
      <h1>{says.again}</h1>
      <p>{says.notYet}</p>
      <p class="row">
        <a class="button gold" href={`/t/${id}`}>
          {says.toTable}
        </a>
        <a class="button" href="/replay">
          {says.finished}
        </a>
      </p>
    </Page>
  );
}

/** Loads everything that the replay needs of its game. */
export function LoadedReplay({ file, verified }: { file: MatchFile; verified: string | null }) {
  const { game: id } = file.log.header;
  const game = useLoaded(gameRules(id));
  const text = useLoaded(gameText(id, locale.value));
  const table = useLoaded(gameTable(id));
  const says = useReplayText();
  if (game === null || text === null || table === null || says === null) return <LoadingPage />;
  return <Replay file={file} game={game} table={table} text={text} says={says} verified={verified} />;
}
