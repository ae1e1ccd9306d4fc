import { Icon, inWords, type RepliesProps, type TableTalk } from "@roundtable/kit";
import type { QuestShape } from "../../rules/quest.ts";
import icons from "../icons.json" with { type: "json" };
import { TABLE_WORDS } from "../../text/table.ts";

export const talk: TableTalk<QuestShape> = {
  /** QU-41 */
  isOpen: ({ talk: is, hunt }, seat) => is === "open" || (is === "hunter-only" && hunt?.hunter === seat),
  answers: (statement) =>
    statement.kind === "i-agree" || statement.kind === "i-disagree" ? statement.entry : null,
  Replies,
};

/** Agree or disagree with a statement; chat is answered by chat. */
function Replies({ said, nth, locale, say }: RepliesProps<QuestShape>) {
  if (!("statement" in said.say)) return null;
  const { seat } = said;
  const words = TABLE_WORDS[locale];
  return (
    <span class="qu-replies">
      <button
        type="button"
        class="quiet"
        aria-label={words.agree}
        {...inWords(words.agree)}
        onClick={() => say({ kind: "i-agree", seat, entry: nth })}
      >
        <Icon name={icons.trust} />
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={words.disagree}
        {...inWords(words.disagree)}
        onClick={() => say({ kind: "i-disagree", seat, entry: nth })}
      >
        <Icon name={icons.suspect} />
      </button>
    </span>
  );
}
