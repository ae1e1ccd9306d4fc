import { Choice } from "@roundtable/kit";
import { type ProfileBody, PROFILE_VISIBILITY } from "@roundtable/protocol/history";
import { useState } from "preact/hooks";
import type { HistoryText } from "./i18n/index.ts";
import { saveProfile } from "./requests.ts";

/** Who may see my profile, and whether the leaderboard lists me. */
export function Profile({ says, profile }: { says: HistoryText; profile: ProfileBody }) {
  const text = says.profile;
  const [chosen, setChosen] = useState(profile);
  const [failed, setFailed] = useState(false);
  const keep = async (next: ProfileBody): Promise<void> => {
    setChosen(next);
    try {
      await saveProfile(next);
      setFailed(false);
    } catch {
      setChosen(chosen);
      setFailed(true);
    }
  };
  return (
    <section class="profile" aria-label={text.title}>
      <Choice
        legend={text.title}
        values={PROFILE_VISIBILITY}
        value={chosen.seenBy}
        renderValue={(seenBy) => text.seenBy[seenBy]}
        onChoose={(seenBy) => void keep({ ...chosen, seenBy })}
      />
      <p class="hint">{text.help}</p>
      <Choice
        legend={text.amongBest}
        values={["yes", "no"]}
        value={chosen.amongBest ? "yes" : "no"}
        renderValue={(value) => text[value]}
        onChoose={(value) => void keep({ ...chosen, amongBest: value === "yes" })}
      />
      <output class="problem">{failed && text.failed}</output>
    </section>
  );
}
