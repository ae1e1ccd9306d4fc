import type { PersonBody } from "@roundtable/protocol/history";
import { useEffect, useState } from "preact/hooks";
import { useHistoryText } from "./i18n/index.ts";
import { Ratings } from "./player-ratings.tsx";
import { fetchPerson } from "./requests.ts";
import "./history.css";

/** On my account page: my ratings, and the link to my matches. */
export function Section() {
  const says = useHistoryText();
  const [mine, setMine] = useState<PersonBody | null>(null);
  useEffect(() => {
    fetchPerson("me").then(setMine, () => {});
  }, []);
  if (says === null) return null;
  return (
    <section class="me-part" id="history" aria-labelledby="my-history">
      <h2 id="my-history">{says.myPage}</h2>
      <p class="hint">{says.myPageHelp}</p>
      {mine !== null && <Ratings says={says} ratings={mine.ratings} />}
      <p>
        <a class="button" href="/p/me">
          {says.open}
        </a>
      </p>
    </section>
  );
}
