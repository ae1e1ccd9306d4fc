import type { Seat } from "@roundtable/kernel";
import { explain, Icon, nameOf, pieceName } from "@roundtable/kit";
import { useId } from "preact/hooks";
import type { QuestView } from "../../rules/quest.ts";
import icons from "../icons.json" with { type: "json" };
import type { Scene } from "../scene.ts";

/** QU-2: the quests as printed, and how they went. */
export function Track({ scene, seen, onOpen }: { scene: Scene; seen: number; onOpen: () => void }) {
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
            {...(quest === undefined ? explain("quest") : {})}
          >
            {quest === undefined ? (
              <span class="for-readers">{says}</span>
            ) : (
              <Past scene={scene} quest={quest} says={says} onOpen={onOpen} />
            )}
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

interface PastProps {
  readonly scene: Scene;
  readonly quest: QuestView;
  readonly says: string;
  readonly onOpen: () => void;
}

/** A finished quest tells who led, went and had the magic token, and leads to all of them. */
function Past({ scene, quest, says, onOpen }: PastProps) {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(scene, seat)).join(", ");
  const lines = [
    { icon: icons.leader, of: pieceName(scene, "leader"), who: names([quest.leader]) },
    { icon: icons.team, of: scene.words.team(quest.team.length), who: names(quest.team) },
    { icon: icons.magic, of: pieceName(scene, "magic"), who: names([quest.magic]) },
  ];
  const told = useId();
  return (
    <>
      <button
        type="button"
        class="qu-quest-past"
        aria-label={says}
        aria-describedby={told}
        onClick={onOpen}
      />
      <span class="qu-quest-told" id={told} role="tooltip">
        <b>{says}</b>
        {lines.map(({ icon, of, who }) => (
          <span key={of}>
            <Icon name={icon} /> {of} · {who}
          </span>
        ))}
      </span>
    </>
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
