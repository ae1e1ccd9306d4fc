import type { MatchFile } from "@roundtable/protocol";
import { useEffect, useState } from "preact/hooks";
import { gameCard, gameRules, gameTable, gameText, kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings.ts";
import { isHere } from "../offline/here.ts";
import { Page } from "../shell/page.tsx";
import { fetchLog } from "../table/requests.ts";
import { Replay } from "./replay.tsx";
import { useReplayText } from "./text/index.ts";
import "../table/frame.css";
import "../table/head.css";
import "../table/rail.css";
import "../table/column.css";
import "../table/rules/explanations.css";
import "../table/rules/rules.css";
import "./replay.css";

/** `/t/:id/replay`: a finished match of this server, and `/t/:id/replay/review`, what is to be said of it. */
export function ReplayPage({ id, part }: { id: string; part?: string }) {
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
  if (file === null || says === null) return <Waiting />;
  if (file !== "none" && gameCard(file.log.header.game) !== undefined)
    return part === "review" ? (
      <OpenedReview file={file} />
    ) : (
      <Opened file={file} verified={isHere(id) ? "" : null} />
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

/** With everything of its game that it needs. */
export function Opened({ file, verified }: { file: MatchFile; verified: string | null }) {
  const { game: id } = file.log.header;
  const game = useFetched(gameRules(id));
  const text = useFetched(gameText(id, locale.value));
  const table = useFetched(gameTable(id));
  const says = useReplayText();
  if (game === null || text === null || table === null || says === null) return <Waiting />;
  return <Replay file={file} game={game} table={table} text={text} says={says} verified={verified} />;
}

const reviewRoom = kept(() => import("../review/review-room.tsx"));

function OpenedReview({ file }: { file: MatchFile }) {
  const room = useFetched(reviewRoom(""));
  return room === null ? <Waiting /> : <room.ReviewRoom file={file} />;
}

export function Waiting() {
  return (
    <Page>
      <output class="waiting">{t.value.loading}</output>
    </Page>
  );
}
