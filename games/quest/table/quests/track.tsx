import { explain, Icon, pieceName } from "@roundtable/kit";
import type { QuestView } from "../../rules/quest.ts";
import icons from "../icons.json" with { type: "json" };
import type { Scene } from "../scene.ts";

/** QU-2: the quests as printed, and how they went. */
export function Track({ scene, seen }: { scene: Scene; seen: number }) {
  const { view, words } = scene;
  return (
    <ol class="qu-track" aria-label={pieceName(scene, "quest")}>
      {view.tableau.map(({ team, failsNeeded, amulet }, nth) => {
        const quest = view.quests[nth];
        const isNow = nth === view.quests.length && view.ending === null;
        const says = [
          words.quest(nth + 1),
          words.team(team),
          ...(failsNeeded > 1 ? [words.twoFails] : []),
          ...(amulet ? [pieceName(scene, "amulet")] : []),
          ...(quest === undefined
            ? []
            : [quest.failed ? words.failed : words.succeeded, words.fails(quest.fails)]),
        ].join(", ");
        return (
          <li
            key={nth}
            class="qu-quest"
            data-now={isNow ? "" : undefined}
            data-over={quest === undefined ? undefined : ""}
            data-result={quest === undefined ? undefined : quest.failed ? "fail" : "success"}
            style={{ "--cards": nth >= seen ? team : 0 }}
            {...explain("quest")}
          >
            <span class="for-readers">{says}</span>
            <span class="qu-quest-team" aria-hidden="true">
              {team}
              {failsNeeded > 1 && (
                <span class="qu-two">
                  <Icon name={icons.fail} />
                  <Icon name={icons.fail} />
                </span>
              )}
            </span>
            {quest !== undefined && <Result quest={quest} />}
            {amulet && (
              <span class="qu-quest-amulet" {...explain("amulet")}>
                <Icon name={icons.amulet} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Result({ quest }: { quest: QuestView }) {
  return (
    <span class="qu-result" aria-hidden="true">
      <Icon name={quest.failed ? icons.fail : icons.success} />
      {quest.fails > 0 && <b>{quest.fails}</b>}
    </span>
  );
}
